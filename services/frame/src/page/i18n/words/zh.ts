import type { Dictionary } from '@latchkey/ui'
import type { en } from './en'

/** What the pages with recovery words say in Chinese. */
export const zh: Dictionary<typeof en> = {
  'words.warning': '知道这些词的人就能控制您的钱包。任何帮助您的人都不需要它们。',
  'words.show': '显示恢复词',
  'words.hide': '隐藏恢复词',
  'words.evm': 'EVM 账户',
  'words.solana': 'Solana 账户',
  'words.failed': '操作未成功。请重试。',
  'export.title': '恢复词',
  'export.text': '这 24 个词可以在其他应用中打开您的钱包。请确保没有人看到您的屏幕。您会收到一封相关邮件。',
  'export.passkey':
    '这 24 个词可以在其他应用中打开您的钱包。请确保没有人看到您的屏幕，然后用通行密钥确认。您会收到一封相关邮件。',
  'export.told': '请按此顺序写在纸上。我们已就此给您发送邮件。',
  'export.continue': '继续',
  'export.cancelled': '未使用通行密钥。请重试。',
  'export.old': '请确认是您本人：在网站上重新登录，然后在 10 分钟内打开此窗口。',
  'export.wait': '此钱包刚恢复不久。为了您的安全，新设备暂时无法导出其密钥。',
  'export.ended': '此窗口已过期。请从钱包设置中重新打开。',
  'export.framed': '恢复词只在单独的窗口中显示。',
  'recover.title': '打开恢复文件',
  'recover.text': '您的文件和密码不会离开此页面：它不连接任何服务器。保存的副本可以离线使用。',
  'recover.file': '恢复文件',
  'recover.choose': '选择文件',
  'recover.none': '未选择文件',
  'recover.secret': '密码或代码',
  'recover.open': '打开文件',
  'recover.invalid': '这不是 Latchkey 钱包的恢复文件。',
  'recover.wrong': '此密码或代码无法打开文件。',
}
