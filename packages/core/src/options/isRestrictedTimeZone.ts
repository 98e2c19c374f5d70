/** Where neither buying nor swapping is offered. */
const restricted = [
  'ASIA/SHANGHAI',
  'ASIA/URUMQI',
  'ASIA/CHONGQING',
  'ASIA/HARBIN',
  'ASIA/KASHGAR',
  'ASIA/MACAU',
  'ASIA/HONG_KONG',
  'ASIA/MACAO',
  'ASIA/BEIJING',
]

/** [FLG-3] Returns whether a visitor's time zone is one where swap and buy are hidden. */
export function isRestrictedTimeZone(zone: string): boolean {
  return restricted.includes(zone.toUpperCase())
}
