import * as css from '../components/accountButton.module.css'
import { text as textClass } from '../components/HostButton.module.css'
import type { ButtonFace } from './ButtonContent'

/** Fills a button: picture, text, balance. */
export function drawFace(button: HTMLElement, face: ButtonFace): void {
  const { text, isLost, balance } = face
  const document = button.ownerDocument
  const words = create(document, 'span', textClass, text)
  if (isLost) words.dataset.state = 'lost'
  button.replaceChildren(...drawPicture(document, face), words)
  if (typeof balance !== 'string') return
  // Isolated, because a right-to-left page would put the symbol first.
  const amount = create(document, 'bdi', css.balance, balance)
  amount.dataset.part = 'balance'
  button.append(amount)
}

function drawPicture(document: Document, { picture, image, letter }: ButtonFace): readonly HTMLElement[] {
  if (image) {
    const drawn = create(document, 'img', css.icon)
    drawn.alt = ''
    drawn.referrerPolicy = 'no-referrer'
    drawn.addEventListener('error', () => drawn.replaceWith(drawLetter(document, letter)))
    drawn.src = image
    return [drawn]
  }
  if (picture === undefined) return letter === undefined ? [] : [drawLetter(document, letter)]
  const drawn = create(document, 'span', css.icon)
  drawn.setAttribute('aria-hidden', 'true')
  // Through the CSSOM, because a policy may forbid the style attribute.
  drawn.style.backgroundImage = picture
  return [drawn]
}

function drawLetter(document: Document, letter = ''): HTMLElement {
  const drawn = create(document, 'span', `${css.icon} ${css.letter}`, letter)
  drawn.setAttribute('aria-hidden', 'true')
  return drawn
}

function create<K extends keyof HTMLElementTagNameMap>(
  document: Document,
  name: K,
  className: string,
  text = '',
): HTMLElementTagNameMap[K] {
  const element = document.createElement(name)
  element.className = className
  element.textContent = text
  return element
}
