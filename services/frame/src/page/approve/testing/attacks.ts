/** What a hostile site does to the frame so that its visitor approves something unseen. Each runs in the site's page. */
export const attacks: { readonly [name: string]: (frame: HTMLElement) => void } = {
  'clips all but the button': (frame) => {
    frame.style.clipPath = 'inset(530px 0 0 180px)'
  },
  'cuts the frame to 70 px': (frame) => {
    frame.style.height = '70px'
  },
  'shows the last 70 px through a hole': (frame) => {
    // Else the body's overflow would be the window's.
    document.documentElement.style.overflow = 'hidden'
    document.body.style.cssText =
      'position: fixed; inset: 530px auto auto 0; width: 360px; height: 70px; overflow: hidden; transform: translate(0)'
    frame.style.top = '-530px'
  },
  'covers the frame with a transparent layer': () => {
    const layer = document.createElement('div')
    layer.style.cssText = 'position: fixed; inset: 0; pointer-events: none'
    document.body.append(layer)
  },
  'paints another question over it, which lets clicks through': () => {
    const decoy = document.createElement('div')
    decoy.textContent = 'Free coins! Press Approve.'
    decoy.style.cssText =
      'position: fixed; top: 0; left: 0; width: 360px; height: 500px; background: white; pointer-events: none'
    document.body.append(decoy)
  },
  'covers only the first line': () => {
    const strip = document.createElement('div')
    strip.style.cssText =
      'position: fixed; top: 10px; left: 10px; width: 200px; height: 24px; background: white; pointer-events: none'
    document.body.append(strip)
  },
  'covers it with a popover in the top layer': () => {
    const popover = document.createElement('div')
    popover.popover = 'manual'
    popover.textContent = 'Bank'
    popover.style.cssText =
      'position: fixed; inset: 0 auto auto 0; margin: 0; border: 0; width: 300px; height: 200px; pointer-events: none'
    document.body.append(popover)
    popover.showPopover()
  },
  'makes it a little transparent': (frame) => {
    frame.style.opacity = '0.99'
  },
  'makes the page around it transparent': () => {
    document.body.style.opacity = '0.01'
  },
  'filters it': (frame) => {
    frame.style.filter = 'contrast(0)'
  },
  'blends it with the page': (frame) => {
    frame.style.mixBlendMode = 'difference'
  },
  'shrinks it': (frame) => {
    frame.style.transform = 'scale(.2)'
  },
  'turns it': (frame) => {
    frame.style.transform = 'rotate(180deg)'
  },
  'pushes half of it out of the window': (frame) => {
    frame.style.left = '-180px'
  },
}
