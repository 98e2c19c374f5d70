import type { Dictionary } from '@latchkey/ui'
import type { en } from './en'

/** What the panel for permissions says in Chinese. */
export const zh: Dictionary<typeof en> = {
  'grant.headline': '允许 {site} 无需询问即可执行以下操作',
  'grant.call': '调用合约',
  'grant.contract': '合约',
  'grant.each': '每次支付：{amount}',
  'grant.upTo': '最多 {amount}',
  'grant.none': '无',
  'grant.count': '调用次数',
  'grant.times': '最多 {count} 次',
  'grant.rate': '每 {seconds} 秒的调用',
  'grant.total': '支付总额',
  'grant.fees': '网络费用总额',
  'grant.fees.ask': '需要支付时会询问您',
  'grant.until': '结束时间',
  'grant.unasked': '在结束之前，钱包不会在这些调用前询问您。',
  'grant.unasked.why': '您可以随时在账户中结束此权限。合约可能会取走您以前允许它使用的代币。',
}
