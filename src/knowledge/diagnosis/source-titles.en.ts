import type { Translated } from '#locales/translated.ts'

/** Titles of the sources of crops and rules. Keys as in sources.ts. */
export const sourceTitles: Translated<typeof import('./source-titles.ja.ts').sourceTitles> = {
  'MAFF-PH':
    'Ministry of Agriculture (MAFF): prefectural fertilizer standards, document 3 "Soil pH and crop growth", 3-1 list of best pH by crop (p. 38). The original PDF was not seen; checked in the two copies below',
  'PH-COPY-1': 'Vegetables by pH (copy of the MAFF list of best pH by crop)',
  'PH-COPY-2':
    'Code of agriculture-saas (copy of MAFF document 3, 3-1, p. 38; sweet potato from the Chiba guide)',
  KUDO: 'Kudo-karu (dolomitic lime): rates (document based on the soil management policy of the national soil survey)',
  'JACOM-EC': 'JAcom farming notes no. 18: EC (right EC by crop group and soil)',
  'SAI-COPY':
    'fertilization-program (code with a copy of the Saitama standards, with page numbers)',
  'SAI-V':
    'Saitama Prefecture: fertilizer standards for main crops (January 2025), vegetables. Seen in a copy',
  'TAKII-FRUIT':
    'Soil for kitchen gardens: fertilizer for fruit vegetables (uses rates of Takii Seed)',
  'FUK-16':
    'Fukuoka Agricultural Research Center report 16 (1997): guide values of inorganic nitrogen in strawberry field soil',
  'FUK-15': 'Fukuoka Prefecture: guide values of soil solution for strawberry "Toyonoka"',
  NAGASAKI: 'JA Zen-Noh Green Report no. 560: soil diagnosis for asparagus, Nagasaki Prefecture',
  'TAKII-SUIKA': 'Takii Seed: kitchen garden in pictures, watermelon',
  SUMI: 'How to grow fruit vegetables (pumpkin: too much fertilizer early gives only vines)',
  DAIZU: 'Growing soybeans (correct soil to pH 6.0–6.5)',
  'GUNMA-SOY': 'Gunma Prefecture: fertilizer standards by crop, soybean',
  'PH-LEAFLET':
    'Farming leaflet "Is the pH of your soil right?" (copied page, publisher not confirmed)',
  HANAGOKORO: 'Hanagokoro: plants that like or do not like acid soil',
  'KIT-06': 'Zenpi (fertilizer dealers, Japan): how to read Midori-kun values',
  'JA-YOKO-2025': 'JA Yokohama: farming news, February 2025',
  NOUKAWEB: 'Nouka Web: fertilizer for garlic',
  JEINOU:
    'Minna no Nogyo Hiroba (Japan Agricultural Development and Extension Association): asparagus',
  'ZENNOH-T':
    'JA Zen-Noh: thoughts on proper fertilizing (carrots in Chiba Prefecture, paddy rice in Iwate Prefecture)',
  MIRAI: 'Growing potatoes: main points (nutrients per 10 a)',
  JAIGA: 'JA: growing potatoes (soil pH not above 6; common scab)',
  JRT: 'Japanese Society of Root and Tuber Crops: potato growing Q&A (pH 5.6–5.8)',
  'CHIBA-SP': 'Chiba Prefecture: sweet potato growing guide (March 2023). Seen in a copy',
  'JA-YOKO-261':
    'JA Yokohama: Agri Yokohama vol. 261, table 2 (right acidity, from the Kanagawa fertilizer standards by crop, May 2019)',
  NIKKOU: 'Nishi-Nihon Nikko: advice on soil pH for blueberries (poor growth at pH 6.3)',
  CITRUS: 'Citrus: soil care and recovery of tree vigor (copied page, best pH 5.5–6.5)',
  'GUNMA-FRUIT':
    'Gunma Prefecture: fertilizer standards by crop, 4) fruit trees (copied page of the PDF)',
  WAKAYAMA: 'Wakayama Prefecture: soil improvement targets (persimmon database)',
  KIWI: 'Kiwi Club Q&A (pH 6–7)',
  YOKOTAEN: 'Yokota-en (Sayama tea): improving soil chemistry',
  SAICHAKYO: 'Saitama Tea Association: fertilizer rates and times',
  'ZENNOH-K':
    'JA Zen-Noh: improvement targets of the national guidelines for soil fertility (paddy fields)',
  'SAI-T':
    'Saitama Prefecture: fertilizer standards for main crops (January 2025), methods, table 7. Seen in a copy',
  'SAI-G':
    'Saitama Prefecture: fertilizer standards for main crops (January 2025), paddy rice, wheat and barley, soybean. Seen in a copy',
  YAMAGATA: 'Yamagata Prefecture: rice growing in pictures, soil for seedlings (copied page)',
  'HRO-1967':
    'Hokkaido Agricultural Experiment Station: correcting soil reaction in cold rice nurseries (1967)',
  'NARO-FLOWER': 'NARO and Hokkaido: guide values for the soil of cut flowers',
  HLKMX: 'Plants and soil pH (general article)',
  'AOMORI-FLOWER': 'Aomori Prefecture: flowers, general matters, soil and fertilizer (copied page)',
  'TAKII-LAWN': 'Takii Seed: all about lawns, soil',
  'KIT-02': 'Zenpi (fertilizer dealers, Japan): Midori-kun 02',
  'KIT-03': 'Zenpi (fertilizer dealers, Japan): Midori-kun 03',
  'KIT-05': 'Zenpi (fertilizer dealers, Japan): Midori-kun 05, how to use it',
  'KIT-USER': 'Page of a user who quotes the Midori-kun leaflet (potassium excess and magnesium)',
  KAJU: 'Advice for fruit growers (how water-soluble phosphate and potassium differ from available and exchangeable)',
  TSUCHI: 'Zenkoku Tsuchi no Kai (national soil society, from Tokyo University of Agriculture)',
  'AOM-L': 'Aomori Prefecture: manual for healthy soil (lime, p. 31–39)',
  'AOM-R': 'Aomori Prefecture: manual for healthy soil (reducing fertilizer, p. 232–235)',
  'ARR-JA': 'Public code of a JA soil diagnosis program (coefficients of the Arrhenius table)',
  'ARR-1':
    'Japan International Forestry Promotion and Cooperation Center (JIFPRO): Arrhenius table (values for sandy loam, some humus)',
  'ARR-2':
    'Nippon Beet Sugar: calculating lime (values for sandy loam, rich in humus; volcanic ash soil × 0.7)',
  'LAB-TABLE':
    'Eiichi Takahashi et al.: deficient, healthy and excessive soil nutrients (reprinted by a prefecture; which one is not confirmed)',
  'JACOM-EC-BASAL': 'JAcom farming notes no. 247: EC and basal dressing',
  SHISETSU: 'shisetsuengei.com: when nitrate is high and pH is low',
  DOJO: 'Dojo Works: how to calculate fertilizer',
  ARYSTA: 'Arysta LifeScience: kitchen garden, neutralizing with lime',
  'LIME-DOC': 'Improving acid soil (copied page, alkalinity of lime products)',
  'SULFUR-DOC': 'Soil improvement (copied page, cautions for sulfur powder)',
  'JA-AICHI': 'JA Aichi Keizairen: how to read a soil diagnosis (upper limit of one dressing)',
  YOSHIDA: 'Yoshida Kasei: about soil acidity (too much lime)',
  'NIHON-ORG': 'Nihon Organic: calculating the amount of fertilizer',
  NAGANO: 'Nagano Prefecture: how organic materials act as fertilizer, table 1',
  'GUNMA-COMPOST': 'Gunma Prefecture: reducing fertilizer when compost is used',
  PT6: 'PACKTEST: how to measure soil (20 g of soil, 100 mL of liquid)',
}
