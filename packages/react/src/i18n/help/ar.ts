import type { HelpDictionary } from './HelpDictionary'

/** The same in Arabic. */
export const ar: HelpDictionary = {
  'connect.whatIsAWallet.own.title': 'مكان لما تملكه',
  'connect.whatIsAWallet.own.text': 'تحفظ المحفظة رموزك ومقتنياتك الرقمية، وتتيح لك إرسالها واستلامها.',
  'connect.whatIsAWallet.login.title': 'دخول واحد لمواقع كثيرة',
  'connect.whatIsAWallet.login.text': 'لا حساب جديد ولا كلمة مرور جديدة: اربط محفظتك وابدأ.',
  'connect.whatIsAWallet.keys.title': 'المفاتيح معك وحدك',
  'connect.whatIsAWallet.keys.text': 'يرى الموقع عنوانك ويمكنه أن يطلب، ولا يتحرك شيء قبل موافقتك.',
  'network.whatIsANetwork.ledger.title': 'سجل مشترك',
  'network.whatIsANetwork.ledger.text': 'الشبكة سجل عام لمن يملك ماذا، تحفظه حواسيب كثيرة ولا يملكه أحد.',
  'network.whatIsANetwork.choice.title': 'لكل شبكة طابعها',
  'network.whatIsANetwork.choice.text':
    'تختلف الرسوم والسرعة والتطبيقات. وما تملكه على شبكة يبقى عليها حتى تنقله.',
  'pairing.none.title': 'لا توجد طريقة للربط بعد',
  'pairing.none.text': 'لم يُعِدّ هذا الموقع أي طريقة للربط بعد. يمكنك تجهيز محفظتك من الآن.',
  'network.unsupported.text': 'الشبكة التي تستخدمها محفظتك غير مدعومة في {site}. اختر شبكة أخرى للمتابعة.',
  'network.unsupported.thisSite': 'هذا الموقع',
  'action.gotIt': 'فهمت',
  'network.none.title': 'لا توجد شبكة باسم «{query}»',
  'network.none.text': 'تحقّق من الكتابة أو تصفّح القائمة كاملة.',
  'directory.downloads.text': 'اختر أين تريد استخدامها.',
  'directory.downloads.none': 'لا نعرف صفحة لتنزيل {wallet}.',
  'directory.chrome': 'إضافة للمتصفح',
  'directory.ios': 'آيفون وآيباد',
  'directory.android': 'أندرويد',
  'directory.website': 'الموقع الإلكتروني',
  'directory.none.title': 'لا توجد محفظة باسم «{query}»',
  'directory.none.text': 'تحقّق من الكتابة أو تصفّح القائمة كاملة.',
  'directory.getWallet.text': 'هل هذه أول مرة؟ ثبّت إحدى هذه المحافظ ثم عُد إلى هنا.',
}
