/** A field of an ERC-7730 format: a value, a group of fields or a reference to a definition. */
export type DescriptorField = {
  readonly $ref?: string
  readonly path?: string
  readonly value?: unknown
  readonly label?: string
  readonly format?: string
  readonly params?: { readonly [name: string]: unknown }
  readonly visible?: unknown
  readonly fields?: readonly DescriptorField[]
  readonly iteration?: string
}

/** How an ERC-7730 descriptor shows one function or one type of message. */
export type DescriptorFormat = {
  readonly intent?: unknown
  readonly interpolatedIntent?: string
  readonly fields?: readonly DescriptorField[]
}

type Deployments = readonly { readonly chainId?: number; readonly address?: string }[]

/** An ERC-7730 descriptor, version 2, with its includes merged. */
export type Descriptor = {
  readonly context?: {
    readonly contract?: { readonly deployments?: Deployments }
    readonly eip712?: {
      readonly deployments?: Deployments
      readonly domain?: { readonly [name: string]: unknown }
    }
  }
  readonly metadata?: { readonly owner?: string; readonly [name: string]: unknown }
  readonly display?: {
    readonly definitions?: { readonly [name: string]: DescriptorField }
    readonly formats?: { readonly [signature: string]: DescriptorFormat }
  }
}

/** Whether a descriptor is for this contract. One that names no contract is for every one that it's served for. */
export function isDeployed(deployments: Deployments | undefined, chainId: number, address: string): boolean {
  if (!deployments) return true
  const wanted = address.toLowerCase()
  return deployments.some((one) => one.chainId === chainId && one.address?.toLowerCase() === wanted)
}
