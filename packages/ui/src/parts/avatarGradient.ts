import { hashText } from './hashText'

/** Returns a CSS gradient for an address, the same in any letter case. */
export function avatarGradient(address: string): string {
  const text = address.toLowerCase()
  const hue = hashText(text) % 360
  const turn = 30 + (hashText(text, 1) % 50)
  const [x, y] = [15 + (hashText(text, 2) % 70), 15 + (hashText(text, 3) % 70)]
  const at = (step: number) => (hue + turn * step) % 360
  return [
    `radial-gradient(circle at ${x}% ${y}%,hsl(${hue} 92% 78%),transparent 52%)`,
    `radial-gradient(circle at ${100 - x}% ${100 - y / 2}%,hsl(${at(1)} 78% 58%),transparent 58%)`,
    `linear-gradient(${hue}deg,hsl(${at(2)} 72% 58%),hsl(${at(0.5)} 76% 64%))`,
  ].join(',')
}
