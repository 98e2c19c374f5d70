/** A plain key on a blue background, as the data URI that EIP-6963 requires. */
export const defaultIcon =
  'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96"%3E%3Crect width="96" height="96" rx="20" fill="%232f6bff"/%3E%3Cg fill="none" stroke="%23fff" stroke-width="8"%3E%3Ccircle cx="36" cy="48" r="14"/%3E%3Cpath d="M50 48h30M70 48v14"/%3E%3C/g%3E%3C/svg%3E'
