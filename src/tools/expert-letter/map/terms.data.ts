/**
 * Words and phrases by which a statement of a paper is known to serve an issue of the findings. Stems are compared: one
 * form is enough.
 */
export const issueTerms: Readonly<Record<string, readonly string[]>> = {
  'eb1a.contribution': words(
    'method algorithm invention patent introduced developed designed invented new first novel built created discovered model system prototype design library published',
  ),
  'eb1a.use': words(
    'adopted adoption used use uses users licensed license installed customers hospitals laboratories companies cited citations downloads implemented relies deployed operators reproduced repeated',
    ['in use'],
  ),
  'eb1a.significance': words(
    'changed reduced increased saved faster cheaper before after improvement percent significance important standard guideline effect result',
  ),
  role: words(
    'led lead leads head heads director managed team responsible critical budget reports supervised role engineer-in-charge founder',
  ),
  'eb1a.other': words(
    'award prize medal judge jury reviewer panel membership fellow press article exhibition salary keynote grant',
  ),
  'eb1b.research': words(
    'research laboratory assay method experiment study studies project field soil theory measurement result discovered',
  ),
  'eb1b.recognition': words(
    'international recognition keynote invited congress conference country countries abroad prize award adopted laboratories cited citations worldwide',
  ),
  'eb1b.kinds': words('award membership reviewer judge editor articles books citations original contribution'),
  'eb1b.experience': words('years teaching taught research associate scientist professor employed since position'),
  'eb1b.post': words(
    'offer offers offered permanent position post tenure tenure-track employ employment start salary institute',
  ),
  'niw.endeavor': words('endeavor plans plan proposes proposal aims intends project goal venture'),
  'niw.merit': words(
    'results trial test tested measured found confirmed accuracy percent cost costs time saves supplies screened detected flagged laboratory error rate method detects value benefit',
  ),
  'niw.importance': words(
    'national nation states state region country industry members public shortage losses reported lost health safety economy farms hospitals schools communities open library everyone rely',
  ),
  'niw.positioned': words(
    'intends intend place trained visited installed grant funded funding funder users customers interest partner agreement contract certification license progress pilot experience record prepared team patent medal award',
  ),
  'niw.balance': words('owners employer employers independent several many open owned labor market certification'),
  'o1.basis': words('met known worked know saw attended'),
  'o1.recognition': words(
    'award prize review reviews press sold-out audience critics acclaimed recognition season festival tour cities prize reviewed seats jury citations talked-about',
  ),
  'o1.criteria': words(
    'lead leading starring critical role judge jury salary fee contributions membership published high published authored',
  ),
  'o1.coming': words(
    'engages engagement agreement contract create direct lead program performance season production itinerary event work will fee depends',
    ['from February', 'coming work', 'new work', 'new program'],
  ),
  'cc.method': words(
    'survey sources interviews interviewed research visits field published method data compiled monitors',
  ),
  'cc.context': words(
    'history background government since election war regime law passed coup economy economic political',
  ),
  'cc.group': words(
    'killed detained arrested attacked targeted drivers reporters journalists women minority members beaten threatened victims identified treatment persecuted payments extort demand',
  ),
  'cc.actor': words(
    'gang gangs guard militia cartel army police posts districts list network members reach find photographs circulate informants control territory post lists locate telephone',
  ),
  'cc.protection': words(
    'police prosecutor prosecutors court complaint complaints inquiry inquiries charge charged report reported investigate investigated protection authorities convicted dismissed impunity conviction warrant',
    ['police report', 'filed a police report', 'brought no charge'],
  ),
  'cc.acquiescence': words(
    'officers officials tolerated consent ignored pass passed paid bribes collude colluded corruption complicit participated acquiescence',
  ),
  'cc.relocation': words(
    'moved move relocate relocated another city district districts elsewhere lived stayed region troubled internal aunt hiding',
    ['another city', 'other cities', 'all districts', 'all 14 districts'],
  ),
  'cc.fit': words(
    'declaration declares took held shot broke called threatened threat complained account studio beat told happened stopped drove respondent demanded',
    ['my bus', 'held me'],
  ),
  'cc.return': words('return returned returnees deported deportees airport arrival removed deportation'),
  'cc.contrary': words(
    'fell amended reform improved improvement new law acquitted released warrant arrests unit decline decreased opened however',
  ),
  'clinical.basis': words(
    'interviewed interview examined examination evaluated saw met session sessions interpreter tests test inventory scale score records read reported described told referred consent history hours video telephone clinic photographs',
    ['I saw', 'I interviewed', 'I read', 'she reported', 'he reported', 'he described', 'she described', 'I gave'],
  ),
  'clinical.state': words(
    'diagnosis diagnosed disorder depression anxiety posttraumatic stress symptoms nightmares sleep sleeps wakes panic mood affect oriented treatment medication therapy prescribed lithium hospitalized relapse remission response improved limitation range',
    ['my diagnosis'],
  ),
  'med.correlation': words(
    'scar scars finding consistent typical diagnostic lesion burn fracture wound injury survivors',
  ),
  'med.memory': words(
    'memory remember dates errors date forget dissociation demeanor avoidance delay late speak before shame confuse',
    ['filed late', 'why he did not', 'why she did not'],
  ),
  'med.needs': words(
    'recommend recommends treatment needed therapy surgery detention return care follow-up weekly referral',
  ),
  'hard.separation': words(
    'separation separated without husband wife absence alone watches drives gives cares caring relapse medication remains stays income rent school meetings father mother attends',
    ['separation from'],
  ),
  'hard.relocation': words(
    'relocation relocate move moves moving abroad country Nigeria psychiatrist there language school leave leaves',
  ),
  'hard.combined': words('together cumulative combined weightiest'),
  'hard.care': words('recommend recommends therapy monitoring weekly follow-up care plan referral levels', [
    'I recommend',
  ]),
  generic: words('found measured opinion analysis data results tested examined reviewed'),
}

/** Statements that speak against the opinion, or limit it; they are told openly. */
export const against: readonly string[] = [
  'depends on',
  'depend on',
  'does not bind',
  'not an order',
  'stopped after',
  'false alarms',
  'false alarm',
  'failed',
  'above the limit',
  'overstates',
  'overstated',
  'overstate',
  'drags',
  'criticized',
  'weakness',
  'no longer',
  'fell by',
  'was amended',
  'now requires',
  'improved',
  'good response',
  'has not been hospitalized',
  'made progress',
  'paid toward',
  'paid for the',
  'says nothing about',
  'limitation',
  'not reproduce',
  'nobody troubled',
  'not confirmed',
  'made arrests',
  'arrests in',
  'more than moisture',
  'no load',
]

function words(single: string, phrases: readonly string[] = []): readonly string[] {
  return [...new Set([...single.split(' '), ...phrases])]
}
