import { type FrameMessageName, frameMessages } from './frameMessages'

/** Whether a name is that of a message to the frame. */
export function isMessageName(name: string): name is FrameMessageName {
  return Object.hasOwn(frameMessages, name)
}
