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
  'approve.yes': '批准',
  'approve.no': '拒绝',
  'approve.details': '请求详情',

  'block.window': '此浏览器无法判断是否有内容遮挡了此请求。请在钱包窗口中查看。',
  'block.small': '空间不足，无法显示此请求。请放大窗口。',
  'block.hidden': '有内容遮挡了此请求。完整显示后即可批准。',
  'block.checking': '正在检查此请求的作用…',
  'block.unread': '滚动到底部后才能批准。',
  'block.wait': '请稍候…',

  'warning.seeming': '这看起来像登录请求，但不是标准格式。',
  'why.seeming': '钱包无法确认它用于何处。如果您不清楚其用途，请拒绝。',
  'warning.insecure': '此网站的连接未加密。',
  'why.insecure': '您所在网络中的其他人可能会更改网站的请求内容。',

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
  'refused.next': '没有签署任何内容。',
  'refused.close': '关闭',
}
