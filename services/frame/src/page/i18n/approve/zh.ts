import type { Dictionary } from '@latchkey/ui'
import type { en } from './en'

/** What the approval panel says in Chinese. */
export const zh: Dictionary<typeof en> = {
  'approve.asks': '请求您的批准',
  'approve.account': '账户',
  'approve.signIn': '将您登录到',
  'approve.payer': '手续费支付方',
  'approve.payer.you': '您',
  'approve.payer.operator': '钱包运营方',
  'approve.upgrade': '升级',
  'approve.upgrade.smart': '变为智能账户，地址不变',
  'approve.cancel': '取消',
  'approve.cancel.refused': '运营方拒绝支付的请求',
  'approve.yes': '批准',
  'approve.no': '拒绝',
  'approve.details': '请求详情',

  'block.window': '此浏览器无法判断是否有内容遮挡了此请求。请在钱包窗口中查看。',
  'block.small': '空间不足，无法显示此请求。请放大窗口。',
  'block.hidden': '有内容遮挡了此请求。完整显示后即可批准。',
  'block.checking': '正在检查此请求的作用…',
  'block.unread': '滚动到底部后才能批准。',
  'block.wait': '请稍候…',

  'stepUp.note': '由于您设置的限额，将要求使用通行密钥。',
  'stepUp.failed': '没有通行密钥确认此操作。请重试。',

  'warning.seeming': '这看起来像登录请求，但不是标准格式。',
  'why.seeming': '钱包无法确认它用于何处。如果您不清楚其用途，请拒绝。',
  'warning.insecure': '此网站的连接未加密。',
  'why.insecure': '您所在网络中的其他人可能会更改网站的请求内容。',

  'warning.budget-project': '运营方今天为此网站准备的预算已用完。',
  'warning.budget-visitor': '运营方今天为您支付的额度已用完。',
  'warning.target': '运营方不为此合约支付手续费。',
  'warning.gas': '此请求需要的 gas 超出了运营方的支付上限。',
  'warning.unpaid': '运营方目前无法支付。',
  'why.payer': '如果您批准，网络手续费由您自己支付。',

  'window.open': '打开钱包窗口',
  'window.waiting': '请在钱包窗口中继续。',
  'window.approved': '已批准',
  'window.rejected': '已拒绝',
  'window.ended': '此请求已过期',
  'window.ended.text': '请返回网站重试。',
  'window.close': '您可以关闭此窗口。',

  'refused.title': '钱包已拒绝此请求',
  'refused.sign-in': '{site} 要求您登录 {domain}。这样的签名可能被用来冒充您登录。',
  'refused.delegation': '{site} 要求您把账户交给钱包不认识的代码。它可能会拿走您的全部资产。',
  'refused.network': '{site} 要求您签署在 {network} 上无效的内容。它用于其他网络，或已过期。',
  'refused.replacement': '{site} 要求您替换之前发送的交易。新交易可能会做别的事情。',
  'refused.account-delegated':
    '另一个钱包让您的账户在 {network} 上运行了其他代码。您的钱包不会替换它。请在那个钱包中撤销，然后重试。',
  'refused.funds.title': '您无法支付此请求',
  'refused.funds': '运营方不为此请求支付手续费，而您的账户余额不足：最多需要 {needed}，现有 {balance}。',
  'refused.next': '没有签署任何内容。',
  'refused.next.signed': '您之前已批准此请求，运营方之后仍可能执行它。',
  'refused.close': '关闭',
}
