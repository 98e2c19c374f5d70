import type { HelpDictionary } from './HelpDictionary'

/** The same in Chinese. */
export const zh: HelpDictionary = {
  'connect.whatIsAWallet.own.title': '存放您的资产',
  'connect.whatIsAWallet.own.text': '钱包保管您的代币和收藏品，让您可以发送和接收它们。',
  'connect.whatIsAWallet.login.title': '一次登录，畅行多站',
  'connect.whatIsAWallet.login.text': '无需新账号，无需新密码：连接钱包即可使用。',
  'connect.whatIsAWallet.keys.title': '密钥只在您手中',
  'connect.whatIsAWallet.keys.text': '网站能看到您的地址并提出请求。未经您批准，资产不会有任何变动。',
  'network.whatIsANetwork.ledger.title': '共享的账本',
  'network.whatIsANetwork.ledger.text': '网络公开记录谁拥有什么，由许多计算机共同维护，不属于任何人。',
  'network.whatIsANetwork.choice.title': '各有特点',
  'network.whatIsANetwork.choice.text':
    '费用、速度和应用各不相同。您在某个网络上的资产会一直留在那里，直到您转移它们。',
  'pairing.none.title': '暂时无法连接',
  'pairing.none.text': '此网站尚未设置任何连接方式。您可以先准备好钱包。',
  'network.unsupported.text': '{site}不支持您钱包当前所在的网络。请选择其他网络以继续。',
  'network.unsupported.thisSite': '此网站',
  'action.gotIt': '知道了',
  'network.none.title': '没有名为“{query}”的网络',
  'network.none.text': '请检查拼写，或查看完整列表。',
  'directory.downloads.text': '选择您想在哪里使用。',
  'directory.downloads.none': '没有找到 {wallet} 的下载页面。',
  'directory.chrome': '浏览器扩展',
  'directory.ios': 'iPhone 和 iPad',
  'directory.android': 'Android',
  'directory.website': '网站',
  'directory.none.title': '没有名为“{query}”的钱包',
  'directory.none.text': '请检查拼写，或查看完整列表。',
  'directory.getWallet.text': '第一次使用？安装其中一个，然后回到这里。',
}
