/** One icon: strokes on a 20 px grid; `flips` when it points in the reading direction. */
export type IconShape = { readonly d: string; readonly flips?: true }

/** Arrow back to the start side. */
export const iconBack: IconShape = { d: 'M16 10H4.5M9.25 5 4.25 10l5 5', flips: true }
/** Arrow on to the end side. */
export const iconForward: IconShape = { d: 'M4 10h11.5M10.75 5l5 5-5 5', flips: true }
/** Cross. */
export const iconClose: IconShape = { d: 'M5 5l10 10M15 5 5 15' }
/** Clock. */
export const iconClock: IconShape = { d: 'M10 17.5a7.5 7.5 0 1 0 0-15 7.5 7.5 0 0 0 0 15M10 5.75V10l2.75 2' }
/** Question mark in a circle. */
export const iconHelp: IconShape = {
  d: 'M17.5 10a7.5 7.5 0 1 1-15 0 7.5 7.5 0 0 1 15 0M7.8 7.9a2.25 2.25 0 1 1 3.4 1.9c-.8.5-1.2.9-1.2 1.7M10 14h.01',
}
/** Letter i in a circle. */
export const iconInfo: IconShape = { d: 'M17.5 10a7.5 7.5 0 1 1-15 0 7.5 7.5 0 0 1 15 0M10 9.5v4M10 6.5h.01' }
/** Two sheets. */
export const iconCopy: IconShape = {
  d: 'M9.25 7.25h5.25a2 2 0 0 1 2 2v5.25a2 2 0 0 1-2 2H9.25a2 2 0 0 1-2-2V9.25a2 2 0 0 1 2-2M4.3 12.6a1.8 1.8 0 0 1-.8-1.5V5.5a2 2 0 0 1 2-2h5.6c.6 0 1.2.3 1.5.8',
}
/** Tick. */
export const iconCheck: IconShape = { d: 'M4 10.75 8 14.5 16 5.75' }
/** Arrow out of a box. */
export const iconExternal: IconShape = {
  d: 'M11.75 3.5h4.75v4.75M16.25 3.75 9.5 10.5M15 11.5v3a2 2 0 0 1-2 2H5.5a2 2 0 0 1-2-2V7a2 2 0 0 1 2-2h3',
  flips: true,
}
/** Angle down. */
export const iconChevronDown: IconShape = { d: 'M5 7.75l5 5 5-5' }
/** Angle to the end side. */
export const iconChevronEnd: IconShape = { d: 'M7.75 5l5 5-5 5', flips: true }
/** Arrow out of a door. */
export const iconDisconnect: IconShape = {
  d: 'M8.5 3.5h-3a2 2 0 0 0-2 2v9a2 2 0 0 0 2 2h3M12.75 6.25 16.5 10l-3.75 3.75M16.25 10H8',
  flips: true,
}
/** Wallet with a clasp. */
export const iconWallet: IconShape = {
  d: 'M14.5 6.5V5A1.5 1.5 0 0 0 13 3.5H5a1.5 1.5 0 0 0 0 3h10a1.5 1.5 0 0 1 1.5 1.5v7a1.5 1.5 0 0 1-1.5 1.5H5.5a2 2 0 0 1-2-2V5M13.25 11.5h.01',
}
/** Three joined points. */
export const iconNetwork: IconShape = {
  d: 'M12 5a2 2 0 1 1-4 0 2 2 0 0 1 4 0M6.5 15a2 2 0 1 1-4 0 2 2 0 0 1 4 0M17.5 15a2 2 0 1 1-4 0 2 2 0 0 1 4 0M9 6.75 5.5 13.25M11 6.75l3.5 6.5M6.5 15h7',
}
/** Arrow round a circle. */
export const iconRefresh: IconShape = { d: 'M16 10.5a6 6 0 1 1-1.6-4.6l2.1 2.1M16.5 4v4h-4' }
/** Exclamation mark in a triangle. */
export const iconWarning: IconShape = {
  d: 'M8.7 4.2 2.9 14.3a1.5 1.5 0 0 0 1.3 2.2h11.6a1.5 1.5 0 0 0 1.3-2.2L11.3 4.2a1.5 1.5 0 0 0-2.6 0M10 8.25v3.25M10 13.9h.01',
}
/** Exclamation mark in a circle. */
export const iconError: IconShape = {
  d: 'M17.5 10a7.5 7.5 0 1 1-15 0 7.5 7.5 0 0 1 15 0M10 6.5v4M10 13.5h.01',
}
/** Corner of a matrix code. */
export const iconQr: IconShape = {
  d: 'M4.5 3.5H8v4.5H3.5V4.5a1 1 0 0 1 1-1M12 3.5h3.5a1 1 0 0 1 1 1V8H12zM3.5 12H8v4.5H4.5a1 1 0 0 1-1-1zM12 12h1.25M16.5 12v1.25M12 15.25v1.25M15.25 16.5h1.25',
}
/** Sun. */
export const iconSun: IconShape = {
  d: 'M13 10a3 3 0 1 1-6 0 3 3 0 0 1 6 0M10 2.5v1.25M10 16.25v1.25M2.5 10h1.25M16.25 10h1.25M4.7 4.7l.9.9M14.4 14.4l.9.9M15.3 4.7l-.9.9M5.6 14.4l-.9.9',
}
/** Moon. */
export const iconMoon: IconShape = { d: 'M16.75 11.9A7 7 0 1 1 8.1 3.25a5.5 5.5 0 0 0 8.65 8.65' }
/** Head and shoulders. */
export const iconAccount: IconShape = {
  d: 'M13 7a3 3 0 1 1-6 0 3 3 0 0 1 6 0M3.75 16.5c.5-3 3-4.75 6.25-4.75s5.75 1.75 6.25 4.75',
}
/** Magnifying glass. */
export const iconSearch: IconShape = {
  d: 'M14 8.75a5.25 5.25 0 1 1-10.5 0 5.25 5.25 0 0 1 10.5 0M12.6 12.6l3.9 3.9',
}
/** Key. */
export const iconKey: IconShape = {
  d: 'M10.5 13a3.5 3.5 0 1 1-7 0 3.5 3.5 0 0 1 7 0M9.5 10.5l7-7M13.5 6.5l2.5 2.5',
}
/** Arrow down onto a line. */
export const iconDownload: IconShape = { d: 'M10 3.5v8.75M6.25 8.75 10 12.5l3.75-3.75M3.5 16.5h13' }
/** Phone. */
export const iconPhone: IconShape = {
  d: 'M7 2.5h6A1.5 1.5 0 0 1 14.5 4v12a1.5 1.5 0 0 1-1.5 1.5H7A1.5 1.5 0 0 1 5.5 16V4A1.5 1.5 0 0 1 7 2.5M9.5 15h1',
}
/** Browser window. */
export const iconBrowser: IconShape = {
  d: 'M5 3.5h10a2 2 0 0 1 2 2v9a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2v-9a2 2 0 0 1 2-2M3 7.5h14M5.75 5.5h.01M8 5.5h.01',
}
/** Globe. */
export const iconGlobe: IconShape = {
  d: 'M17.5 10a7.5 7.5 0 1 1-15 0 7.5 7.5 0 0 1 15 0M2.5 10h15M10 2.5c4.3 4.4 4.3 10.6 0 15-4.3-4.4-4.3-10.6 0-15',
}
/** Arrow up and out. */
export const iconSend: IconShape = { d: 'M6 14 14.25 5.75M7.25 5.5h7.25v7.25', flips: true }
/** Two arrows that change places. */
export const iconSwitch: IconShape = { d: 'M6.5 4v12M3.5 13l3 3 3-3M13.5 16V4M10.5 7l3-3 3 3' }
/** Corners of a frame around a square, as a camera looks for a code. */
export const iconScan: IconShape = {
  d: 'M3.5 6.75V4.5a1 1 0 0 1 1-1h2.25M13.25 3.5h2.25a1 1 0 0 1 1 1v2.25M16.5 13.25v2.25a1 1 0 0 1-1 1h-2.25M6.75 16.5H4.5a1 1 0 0 1-1-1v-2.25M7.25 7.25h5.5v5.5h-5.5z',
}
/** Envelope. */
export const iconMail: IconShape = {
  d: 'M4.5 4.5h11a1.5 1.5 0 0 1 1.5 1.5v8a1.5 1.5 0 0 1-1.5 1.5h-11A1.5 1.5 0 0 1 3 14V6a1.5 1.5 0 0 1 1.5-1.5M3.5 6l6.5 5 6.5-5',
}
/** Three dots. */
export const iconMore: IconShape = { d: 'M4.75 10h.01M10 10h.01M15.25 10h.01' }
/** Sheet of a shield with a tick. */
export const iconShield: IconShape = {
  d: 'M10 2.75 16 5v4.5c0 3.75-2.4 6.4-6 7.75-3.6-1.35-6-4-6-7.75V5zM7.25 9.75l2 2 3.5-3.75',
}
/** Padlock. */
export const iconLock: IconShape = {
  d: 'M5.5 9h9a1.25 1.25 0 0 1 1.25 1.25v5a1.25 1.25 0 0 1-1.25 1.25h-9a1.25 1.25 0 0 1-1.25-1.25v-5A1.25 1.25 0 0 1 5.5 9M7 9V6.5a3 3 0 0 1 6 0V9',
}
/** Eye. */
export const iconEye: IconShape = {
  d: 'M2.5 10s2.75-5 7.5-5 7.5 5 7.5 5-2.75 5-7.5 5-7.5-5-7.5-5M12.25 10a2.25 2.25 0 1 1-4.5 0 2.25 2.25 0 0 1 4.5 0',
}
/** Eye with a stroke through it. */
export const iconEyeOff: IconShape = { d: `${iconEye.d}M3.75 16.25l12.5-12.5` }
