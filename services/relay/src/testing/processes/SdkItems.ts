/** What an SDK keeps on the device. */
export type SdkItems = readonly (readonly [string, unknown])[]
