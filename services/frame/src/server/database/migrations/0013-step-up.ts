/** Above how many US dollars a visitor is asked for a passkey again. */
export const stepUp = /* sql */ `
alter table frame_users add step_up_above integer;
`
