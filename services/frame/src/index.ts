export { type Frame, type FrameOptions, startFrame } from './startFrame'
