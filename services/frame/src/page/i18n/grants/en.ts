/** What the panel for permissions says in English. */
export const en = {
  'grant.headline': 'Let {site} do this without asking you',
  'grant.call': 'Call a contract',
  'grant.contract': 'Contract',
  'grant.each': 'Pays each time: {amount}',
  'grant.upTo': 'up to {amount}',
  'grant.none': 'nothing',
  'grant.count': 'Number of calls',
  'grant.times': 'up to {count}',
  'grant.rate': 'Calls every {seconds} seconds',
  'grant.total': 'Pays in total',
  'grant.fees': 'Network fees in total',
  'grant.fees.ask': 'You’re asked if you have to pay one',
  'grant.until': 'Ends',
  'grant.unasked': 'Until it ends, your wallet doesn’t ask you before these calls.',
  'grant.unasked.why':
    'You can end it in your account at any time. A contract can take tokens that you allowed it to spend before.',
} as const
