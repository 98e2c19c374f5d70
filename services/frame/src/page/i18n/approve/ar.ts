import type { Dictionary } from '@latchkey/ui'
import type { en } from './en'

/** What the approval panel says in Arabic. */
export const ar: Dictionary<typeof en> = {
  'approve.asks': 'يطلب موافقتك',
  'approve.account': 'الحساب',
  'approve.signIn': 'يسجّل دخولك إلى',
  'approve.payer': 'يدفع الرسوم',
  'approve.payer.you': 'أنت',
  'approve.payer.operator': 'مشغّل المحفظة',
  'approve.upgrade': 'ترقية',
  'approve.upgrade.smart': 'يصبح حسابًا ذكيًا، بالعنوان نفسه',
  'approve.cancel': 'يُلغي',
  'approve.cancel.refused': 'الطلب الذي رفض المشغّل دفع رسومه',
  'approve.yes': 'موافقة',
  'approve.no': 'رفض',
  'approve.details': 'تفاصيل الطلب',

  'block.window': 'لا يستطيع هذا المتصفح معرفة ما إذا كان شيء ما يغطي هذا الطلب. راجعه في نافذة محفظتك.',
  'block.small': 'لا توجد مساحة كافية لهذا الطلب. كبّر النافذة.',
  'block.hidden': 'شيء ما يغطي هذا الطلب. يمكنك الموافقة عندما يظهر كاملًا.',
  'block.checking': 'جارٍ التحقق مما يفعله هذا الطلب…',
  'block.unread': 'مرّر إلى النهاية للموافقة.',
  'block.wait': 'لحظة واحدة…',

  'stepUp.note': 'سيُطلب منك مفتاح المرور بسبب الحد الذي حددته.',
  'stepUp.failed': 'لم يؤكد أي مفتاح مرور ذلك. حاول مرة أخرى.',

  'warning.seeming': 'يبدو هذا كتسجيل دخول، لكنه ليس بتنسيق قياسي.',
  'why.seeming': 'لا تستطيع محفظتك التحقق من الجهة المقصودة. ارفضه إذا كنت لا تعرف الغرض منه.',
  'warning.insecure': 'اتصال هذا الموقع غير مشفّر.',
  'why.insecure': 'يمكن لآخرين على شبكتك تغيير ما يطلبه الموقع.',

  'warning.budget-project': 'نفدت ميزانية المشغّل لهذا الموقع لهذا اليوم.',
  'warning.budget-visitor': 'استنفدت ما يدفعه المشغّل عنك اليوم.',
  'warning.target': 'لا يدفع المشغّل رسوم هذا العقد.',
  'warning.gas': 'يحتاج هذا إلى غاز أكثر مما يدفعه المشغّل.',
  'warning.unpaid': 'لا يستطيع المشغّل الدفع في الوقت الحالي.',
  'why.payer': 'إذا وافقت، فستدفع رسوم الشبكة بنفسك.',

  'window.open': 'فتح نافذة المحفظة',
  'window.waiting': 'تابع في نافذة محفظتك.',
  'window.approved': 'تمت الموافقة',
  'window.rejected': 'تم الرفض',
  'window.ended': 'انتهت صلاحية هذا الطلب',
  'window.ended.text': 'ارجع إلى الموقع وحاول مرة أخرى.',
  'window.close': 'يمكنك إغلاق هذه النافذة.',

  'refused.title': 'رفضت محفظتك هذا الطلب',
  'refused.sign-in': 'طلب {site} منك تسجيل الدخول إلى {domain}. يمكن استخدام توقيع كهذا لتسجيل الدخول باسمك.',
  'refused.delegation': 'طلب {site} منك تسليم حسابك إلى برنامج لا تعرفه محفظتك. قد يأخذ كل ما تملكه.',
  'refused.network': 'طلب {site} منك توقيع شيء غير صالح على {network}. إما أنه لشبكة أخرى أو انتهت صلاحيته.',
  'refused.replacement': 'طلب {site} منك استبدال معاملة أرسلتها من قبل. قد تفعل المعاملة الجديدة شيئًا آخر.',
  'refused.account-delegated':
    'جعلت محفظة أخرى حسابك يشغّل شيفرة أخرى على {network}. لا تستبدلها محفظتك. ألغِ ذلك في المحفظة الأخرى، ثم حاول مرة أخرى.',
  'refused.funds.title': 'لا يمكنك دفع هذا',
  'refused.funds':
    'لا يدفع المشغّل رسوم هذا الطلب، ورصيد حسابك لا يكفي: يحتاج إلى ما يصل إلى {needed} ولديه {balance}.',
  'refused.next': 'لم يُوقَّع أي شيء.',
  'refused.next.signed': 'لقد وافقت عليه من قبل، لذلك قد ينفّذه المشغّل لاحقًا.',
  'refused.close': 'إغلاق',
}
