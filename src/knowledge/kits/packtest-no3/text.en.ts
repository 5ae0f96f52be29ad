import { kitNames } from '#knowledge/kits/kit-names.en.ts'
import type { Translated } from '#locales/translated.ts'

export const packtestNo3Text: Translated<typeof import('./text.ja.ts').packtestNo3Text> = {
  ...kitNames['packtest-no3'],
  note: 'Measures nitrate in soil mixed with 5 parts water, by the color of a tube. The value is nitrate ion (NO3) in the liquid. The numbers of the levels are estimates: where the standard colors in your box differ, enter the number.',
  prepare: {
    soil: '20 g of soil (without stones or roots) and a scale',
    water: '100 mL of pure water',
    bottle: 'A container with a lid (about 150 mL)',
    filter:
      'If the liquid does not become clear: syringe filters (1 µm, then 0.45 µm) or No. 5C filter paper',
    tube: 'A PACKTEST tube and the standard colors',
  },
  cautions: {
    hands:
      'Wash your hands before and after use. Dirty hands, or a finger in the liquid, change the result.',
    cut: 'Do not cut the tube and do not squeeze out what is inside. When a child uses the kit, an adult must be there. Keep it out of reach of babies and small children.',
    eyes: 'If it gets into the eyes, rinse with water at once for 15 minutes or more and see an eye doctor, even without pain. With contact lenses: rinse for a few minutes, take the lenses out, and rinse again.',
    skin: 'If it gets on skin or clothes, rinse with water at once.',
    swallowed:
      'If it is swallowed, give plenty of water or milk to drink, do not make the person vomit, and see a doctor at once.',
    temperature:
      'The temperature of the liquid changes the color. Check the right one in the leaflet (for zinc: 15–30 °C).',
    between: 'If it looks between two colors, choose "between".',
    potassium:
      'If you extract with potassium chloride solution, check its strength in the leaflet or with the maker.',
  },
  analytes: { nitrate: 'Nitrate ion' },
  lanes: { extract: 'Make the soil extract', test: 'Tube' },
  steps: {
    soil: {
      title: 'Put 20 g of soil in',
      detail: 'Weigh 20 g of soil without stones or roots and put it into the container.',
    },
    water: {
      title: 'Add 100 mL of water',
      detail: 'Add 100 mL of pure water and close the lid.',
    },
    shake: {
      title: 'Shake the container hard',
      detail: 'Shake hard up and down for 1 minute.',
      endCue: 'Stop',
    },
    settle: {
      title: 'Let the container clear',
      detail:
        'Leave it until the liquid on top is clear. If it does not become clear, use a filter or filter paper.',
    },
    pull: {
      title: 'Pull out the thread',
      detail: 'Pull out the thread at the tip: it leaves a small hole.',
    },
    draw: {
      title: 'Fill half of the tube',
      detail:
        'Hold the hole up and pinch the lower half to press out the air. Still pinching, put the hole into the liquid, then let go until the tube is half full. When it is in, press the button at once.',
    },
    wait: {
      title: 'Shake the tube and wait',
      detail:
        'Shake lightly 5–6 times at once. Wait until 3 minutes have passed since the tube was filled.',
    },
    read: {
      title: 'Read the tube color',
      detail: 'Lay the tube on the standard colors and compare.',
    },
  },
  sources: [
    {
      key: 'PT6',
      title: 'Kyoritsu Chemical-Check Lab.: PACKTEST, examples with soil',
      url: 'https://packtest.jp/case06',
    },
    {
      key: 'KY',
      title: 'Kyoritsu Chemical-Check Lab.: precautions for use',
      url: 'https://kyoritsu-lab.co.jp/tokusyu/sum01/inhi.html',
    },
    {
      key: 'ZN',
      title: 'PACKTEST Zinc leaflet (copy)',
      url: 'http://paperzz.com/doc/6418662/',
    },
    {
      key: 'YU',
      title: 'Yusui Map (spring water map): how to use PACKTEST',
      url: 'https://yuusui-map.jp/user/yuusui_howto.html',
    },
    {
      key: 'WR',
      title: 'Water Rangers: how to use PACKTEST Nitrate (in English)',
      url: 'https://data.waterrangers.com/help/kyoritsu_packtest_nitrate_nitrogen?locale=en',
    },
    {
      key: 'KZ1',
      title: 'Kanazawa University: experiments for chemistry education',
      url: 'http://araim.ch.t.kanazawa-u.ac.jp/ChemistryEducation/e_method14.html',
    },
    {
      key: 'QH',
      title: 'River club: PACKTEST values',
      url: 'http://qryo-hotaru.org/20220827.html',
    },
    { key: 'EB', title: 'Water club: PACKTEST levels', url: 'https://ecobioinfo.com/?p=428' },
    {
      key: 'WN',
      title: 'PACKTEST measuring ranges (wanetjp, in English)',
      url: 'http://www14.plala.or.jp/wanetjp/kome/en_mizu_1.html',
    },
  ],
}
