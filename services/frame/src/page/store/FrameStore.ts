import type { DeviceChange, DeviceRow } from './DeviceRow'

/** What the frame remembers for one site. */
export type FrameStore = {
  /** Whether it outlives the page. If not, the visitor signs in again after a reload. */
  readonly isLasting: boolean
  /** Reads the row, which another tab may have changed. */
  read(): Promise<DeviceRow>
  /** Changes the row, and returns it. */
  change(change: DeviceChange | ((row: DeviceRow) => DeviceChange)): Promise<DeviceRow>
}
