/** The key of what was sent. Known early, while its parser is loaded later. */
export const sentKey = 'sent_transfers'
