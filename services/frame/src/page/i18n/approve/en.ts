/** What the approval panel says in English. */
export const en = {
  'approve.asks': 'asks for your approval',
  'approve.account': 'Account',
  'approve.signIn': 'Signs you in at',
  'approve.payer': 'Fee paid by',
  'approve.payer.you': 'You',
  'approve.payer.operator': 'The wallet’s operator',
  'approve.upgrade': 'Upgrade',
  'approve.upgrade.smart': 'Becomes a smart account, same address',
  'approve.cancel': 'Cancels',
  'approve.cancel.refused': 'The request that the operator refused to pay for',
  'approve.yes': 'Approve',
  'approve.no': 'Reject',
  'approve.details': 'Details of the request',

  'block.window':
    'This browser can’t tell if something covers this request. Review it in a window of your wallet.',
  'block.small': 'There isn’t enough room for this request. Make the window larger.',
  'block.hidden': 'Something covers this request. You can approve it once all of it is visible.',
  'block.checking': 'Checking what this does…',
  'block.unread': 'Scroll to the end to approve.',
  'block.wait': 'One moment…',

  'stepUp.note': 'You’ll be asked for your passkey, because of the limit you set.',
  'stepUp.failed': 'No passkey confirmed this. Try again.',

  'warning.seeming': 'This looks like a sign-in, but not in a standard format.',
  'why.seeming': 'Your wallet can’t check who it’s for. Reject it if you don’t know what it’s for.',
  'warning.insecure': 'This site’s connection isn’t encrypted.',
  'why.insecure': 'Others on your network can change what the site asks for.',

  'warning.budget-project': 'The operator’s budget for this site is used up for today.',
  'warning.budget-visitor': 'You’ve used up what the operator pays for you today.',
  'warning.target': 'The operator doesn’t pay for this contract.',
  'warning.gas': 'This takes more gas than the operator pays for.',
  'warning.unpaid': 'The operator can’t pay at the moment.',
  'why.payer': 'If you approve, you pay the network’s fee yourself.',

  'window.open': 'Open wallet window',
  'window.waiting': 'Continue in the window of your wallet.',
  'window.approved': 'Approved',
  'window.rejected': 'Rejected',
  'window.ended': 'This request has expired',
  'window.ended.text': 'Go back to the site and try again.',
  'window.close': 'You can close this window.',

  'refused.title': 'Your wallet refused this',
  'refused.sign-in':
    '{site} asked you to sign in at {domain}. A signature like that could be used to sign in as you.',
  'refused.delegation':
    '{site} asked you to hand your account over to code that your wallet doesn’t know. It could take everything you have.',
  'refused.network':
    '{site} asked you to sign something that isn’t valid on {network}. It’s for another network, or it has expired.',
  'refused.replacement':
    '{site} asked you to replace a transaction that you sent before. The new one could do something else.',
  'refused.account-delegated':
    'Another wallet made your account run other code on {network}. Your wallet doesn’t replace it. Undo that in the other wallet, then try again.',
  'refused.funds.title': 'You can’t pay for this',
  'refused.funds':
    'The operator doesn’t pay for this request, and your account has too little: it needs up to {needed} and has {balance}.',
  'refused.next': 'Nothing was signed.',
  'refused.next.signed': 'You approved it before, so the operator could still carry it out.',
  'refused.close': 'Close',
} as const
