/** The window of a page that may be in a frame. */
export type FramedPage = Pick<Window, 'parent' | 'addEventListener' | 'removeEventListener'>
