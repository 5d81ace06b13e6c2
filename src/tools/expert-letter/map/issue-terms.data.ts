/**
 * Words and phrases by which a statement of a paper is known to serve an issue of the findings. Stems are compared: one
 * form is enough.
 */
export const issueTerms: Readonly<Record<string, readonly string[]>> = {
  'eb1a.contribution': words(
    'method algorithm invention patent introduced developed designed invented new first novel built created discovered model system prototype design library published',
  ),
  'eb1a.use': words(
    'adopted adoption used use uses users customers licensed license installed hospitals laboratories companies cited downloads implemented relies deployed operators reproduced repeated',
    ['in use'],
  ),
  'eb1a.significance': words(
    'changed reduced increased saved faster cheaper before after improvement percent significance standard guideline effect result',
  ),
  role: words('led lead leads head heads director managed team responsible critical budget reports supervised role'),
  'eb1a.other': words(
    'award prize medal judge jury reviewer panel membership fellow press article exhibition keynote grant',
  ),
  'eb1b.research': words(
    'research laboratory assay method experiment study studies project soil theory measurement result discovered',
  ),
  'eb1b.recognition': words(
    'international recognition keynote invited congress conference country countries abroad prize award adopted laboratories cited worldwide',
  ),
  'eb1b.kinds': words('award membership reviewer judge editor articles books original contribution'),
  'eb1b.experience': words('years teaching taught research associate scientist professor employed since position'),
  'eb1b.post': words('offer offers offered permanent position post tenure employ employment start institute'),
  'niw.endeavor': words('endeavor plans plan proposes proposal aims intends project goal venture'),
  'niw.merit': words(
    'results trial test tested measured found confirmed accuracy percent cost costs time saves supplies screened detected flagged error rate method detects value benefit',
  ),
  'niw.importance': words(
    'national nation states state region country industry members public shortage losses reported lost health safety economy farms hospitals schools communities open everyone rely',
  ),
  'niw.positioned': words(
    'intends intend place trained visited installed grant funded funding funder customers interest partner agreement contract certification license progress pilot experience record prepared team patent medal award carry placed',
    ['few people'],
  ),
  'niw.balance': [],
  'o1.basis': words('met known worked know saw attended'),
  'o1.recognition': words(
    'award prize review reviews press audience critics acclaimed recognition season festival tour cities reviewed seats jury talked-about',
    ['sold out'],
  ),
  'o1.criteria': words(
    'lead leading starring critical role judge salary contributions membership high published authored',
  ),
  'o1.coming': words(
    'engages engagement agreement contract create direct lead program performance production itinerary event work will fee depends',
    ['coming work', 'new work', 'new program'],
  ),
  'cc.method': words('survey sources research visits field published method data compiled monitors'),
  'cc.context': words(
    'history background government since election war regime law passed coup economy economic political',
  ),
  'cc.group': words(
    'killed detained arrested attacked targeted drivers reporters journalists women minority members beaten victims identified treatment persecuted confined feud feuds abducted kidnapped raped displaced evicted payments extort demand threatened',
  ),
  'cc.actor': words(
    'gang gangs guard militia cartel army posts districts list network reach find photographs circulate informants control territory lists locate',
  ),
  'cc.protection': words(
    'police policial denuncia shelter shelters militia station stations inspector inspectors prosecutor prosecutors court complaint complaints inquiry inquiries charge charged reported investigate investigated protection authorities convicted dismissed impunity conviction',
    ['police report', 'filed a police report', 'brought no charge', 'written decision', 'went to the militia'],
  ),
  'cc.acquiescence': words(
    'officials tolerated consent ignored passed bribes collude colluded corruption complicit participated acquiescence',
  ),
  'cc.relocation': words(
    'moved move relocate relocated another city cities district districts elsewhere lived stayed region troubled internal aunt hiding',
    ['another city', 'other cities', 'all districts'],
  ),
  'cc.fit': words(
    'declaration declares took held shot broke called threatened threat account beat told happened stopped drove respondent demanded compares pattern patterns cases describes',
  ),
  'cc.return': words('return returned returnees deported deportees airport arrival removed deportation'),
  'cc.contrary': words(
    'fell amended amendment reform improved improvement acquitted released warrant arrests unit decline decreased opened however',
  ),
  'clinical.basis': words(
    'interviewed interview examined examination evaluated saw met session sessions interpreter tests test inventory scale score records read reported described told referred consent history hours video telephone photographs',
    ['I saw', 'I interviewed', 'I read', 'she reported', 'he reported', 'he described', 'she described', 'I gave'],
  ),
  'clinical.diagnosis': words('diagnosis criteria differential', ['my diagnosis', 'ruled out']),
  'clinical.treatment': words('prescribed medication dose sertraline therapy', ['raised to']),
  'clinical.state': words(
    'diagnosis diagnosed disorder depression anxiety posttraumatic stress symptoms nightmares sleep sleeps wakes panic mood affect oriented treatment medication prescribed hospitalized remission response improved limitation range',
    ['my diagnosis'],
  ),
  'med.correlation': words(
    'scar scars finding consistent typical diagnostic lesion burn fracture wound injury survivors',
  ),
  'med.memory': words(
    'memory remember dates errors date forget dissociation demeanor avoidance delay late speak shame confuse',
    ['did not speak'],
  ),
  'med.needs': words('recommend recommends needed surgery detention return follow-up weekly referral'),
  'hard.separation': words(
    'separation separated without husband wife absence alone watches drives gives caring relapse stays income rent school meetings father mother attends',
    ['separation from'],
  ),
  'hard.relocation': words('relocation relocate move moves moving abroad country there language cut'),
  'hard.combined': words('together cumulative combined weightiest'),
  'hard.care': words('recommend recommends monitoring follow-up plan referral', ['I recommend']),
  generic: words('found measured opinion analysis data results tested examined reviewed'),
}

/** Statements that speak against an opinion, or limit it. They are told openly. */
export const limitingTerms: readonly string[] = [
  'depends on',
  'depend on',
  'does not bind',
  'stopped after',
  'false alarms',
  'overstates',
  'overstated',
  'drags',
  'criticized',
  'weakness',
  'fell by',
  'was amended',
  'good response',
  'made progress',
  'paid toward',
  'says nothing about',
  'made arrests',
]

function words(single: string, phrases: readonly string[] = []): readonly string[] {
  return [...new Set([...single.split(' '), ...phrases])]
}
