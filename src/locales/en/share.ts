import type { share as source } from '#locales/ja/share.ts'
import type { Translated } from '#locales/translated.ts'
import { notSaved } from './not-saved.ts'

/** Words for sharing kits and charts, and for QR codes. */
export const share: Translated<typeof source> = {
  give: {
    title: (name) => `Share "${name}"`,
    packing: 'Making the link…',
    qrHow:
      'On the other phone, open the "Choose a kit" screen, press "Scan a QR code", and point the camera at this screen.',
    qrHowCamera: 'The camera app of the other phone can read it too.',
    send: 'Send',
    copy: 'Copy link',
    copied: 'The link was copied',
    notCopied: {
      title: 'Could not copy',
      text: 'Press and hold the link below to copy it.',
    },
    linkText: 'Link',
    inside: 'Only the steps and colors are shared. No records are sent.',
    file: 'Save to a file',
    fileHow: 'For places without a signal, or when a long link cannot be sent.',
    message: (name) => `The steps of the soil test kit "${name}".`,
    cannotPack: {
      'too-long': {
        title: 'Too long for a link',
        text: 'There is too much in it for a link or a QR code. Share it as a file.',
      },
      unsupported: {
        title: 'This browser cannot make links',
        text: 'Update your browser, or share it as a file.',
      },
    },
  },
  receive: {
    title: 'Receive a kit',
    opening: 'Reading the link…',
    stepCount: (steps) => (steps === 1 ? 'See the 1 step' : `See the ${steps} steps`),
    unknownTimes: (count) =>
      count === 1 ? 'The time of 1 step is not known' : `The times of ${count} steps are not known`,
    timesKnown: 'All times are given',
    strangers: {
      title: 'The sender wrote this',
      text: 'The reliability marks are the sender’s too. Compare it with the leaflet before you start.',
    },
    add: 'Add this kit',
    adding: 'Adding…',
    notNow: 'Do not add',
    different: 'It differs from your own. It will be added beside it. Your kit does not change.',
    same: 'You already have this kit.',
    use: 'Use this kit',
    nothingAdded: 'Nothing was added.',
    problems: 'What could not be read',
    moreProblems: (count) => (count === 1 ? 'and 1 more place' : `and ${count} more places`),
    cannotReceive: {
      'not-a-link': {
        title: 'This is not a link of this app',
        text: 'Open a link or QR code made by this app.',
      },
      damaged: {
        title: 'The link was cut off or is broken',
        text: 'Ask the sender to send it again. Long links are sometimes cut off. A file does not break.',
      },
      'too-long': {
        title: 'The link is too large',
        text: 'Ask the sender for a file.',
      },
      'newer-version': {
        title: 'This link was made by a newer version of the app',
        text: 'Update this app, then open the link again.',
      },
      unsupported: {
        title: 'This browser cannot read the link',
        text: 'Update your browser, or ask the sender for a file.',
      },
    },
    notAKit: {
      title: 'This cannot be used as a kit',
      text: 'It contains an error. Ask the sender.',
    },
  },
  chart: {
    title: 'Receive a chart',
    qrHow:
      'On the other phone, open "My charts" on the color chart page, press "Scan a QR code", and point the camera at this screen.',
    message: (kit) => `A chart for the soil test kit "${kit}".`,
    inside:
      'The link holds only colors, values and the name. Photos are not in it. Nothing is sent to a server.',
    fileHow: 'To share the photos too. It saves all charts of this kit.',
    kit: 'Kit',
    analyte: 'Item to test',
    white: 'White reference',
    hasWhite: 'yes',
    noWhite: 'no (for the eye only)',
    strangers: {
      title: 'The sender photographed these colors',
      text: 'Light and camera change colors. Compare them with the paper chart before you use them.',
    },
    same: 'You already have this chart.',
    keep: 'Save this chart',
    notNow: 'Do not save',
    kept: 'The chart was saved.',
    notKept: {
      ...notSaved,
      invalid: 'This cannot be saved. Ask the sender.',
    },
    notAChart: {
      title: 'This cannot be used as a chart',
      text: 'The link could be read, but its content is broken. Ask the sender to send it again.',
    },
    noKit: {
      title: (kit) => `The kit "${kit}" is not on this device`,
      text: 'First receive the kit from the sender. Then open this link again.',
    },
    noAnalyte: {
      title: (kit) => `"${kit}" on this device does not have this item`,
      text: 'Receive the same kit from the sender too. Then open this link again.',
    },
  },
  scan: {
    title: 'Scan a QR code',
    start: 'Use the camera',
    how: 'Hold the QR code in the frame.',
    parts: (found, all) => `${found} of ${all} codes read. Keep the camera on it.`,
    stop: 'Stop the camera',
    file: 'From a photo',
    fileHow: 'A photo or a screenshot of the QR code works too.',
    video: 'Camera picture',
    asking: 'Getting the camera ready…',
    otherCode: {
      title: 'This QR code cannot be used here',
      text: 'Show a code from a Share screen, or from the label of a bag.',
    },
    moreParts: {
      title: (found, all) => `This is ${found} of ${all} QR codes that belong together`,
      text: 'The others cannot be read from a photo. Use the camera.',
    },
    noCode: {
      title: 'No QR code was found',
      text: 'Go to a bright place, and get the whole QR code into the picture.',
    },
    badPicture: {
      title: 'The photo cannot be opened',
      text: 'Choose another photo.',
    },
    camera: {
      denied: {
        title: 'The camera is not allowed',
        text: 'Allow the camera in the settings of your browser, or scan from a photo.',
      },
      missing: {
        title: 'No camera was found',
        text: 'Scan from a photo, or ask for a link or a file.',
      },
      busy: {
        title: 'The camera cannot be used',
        text: 'Check that no other app is using the camera, then press again.',
      },
    },
  },
  code: {
    picture: (name) => `QR code of ${name}`,
    drawing: 'Making the QR code…',
    tooBig: {
      title: 'Too large for a QR code',
      text: 'Share it as a link or a file.',
    },
    part: (place, all) => `${place} of ${all}`,
    moving: 'The QR code keeps changing. Hold still until all parts are read.',
    play: 'Play',
    pause: 'Pause',
    next: 'Next',
    previous: 'Previous',
  },
}
