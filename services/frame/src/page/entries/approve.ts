import { reviewInWindow } from '../approve/window/reviewInWindow'

// The window in which a visitor reviews a request that their browser can't protect inside the frame.
void reviewInWindow(location.pathname.split('/').at(-1) ?? '')
