import { functionWords, institutionWords } from '#domain/language/word-lists.data.ts'

/**
 * What papers of immigration law write with a capital whoever the client is, beside the small words and the bodies of
 * `word-lists.data.ts`: parties, papers, stages, agencies and their abbreviations, titles of forms, parts of a letter.
 * Folded, single words. No word by which only one case is told belongs here.
 */
export const lawWords: ReadonlySet<string> = new Set(
  `
 cm reapply reopen recalendar readmission video videoconference telephonic webex e-service eservice nexus typeface type-volume revoked revocation reinstate reinstatement docket immutability sua sponte arguendo usps ups dhl overnight courier concurrent concurrently chargeability inception aao nrc a-file a-files cob a-number absentia dob sbn ein ssn madam diploma diplomas bono eb abandonment ability abuse abused abusive acting action address adjudicating adjudications adjust administrator admissibility
  admitted admissions advance advisal advisory affairs affiant affirmation affirmed after age agreed agreement alien alienage aliens
  allegations alternative amended analysis annotated answer aos appearance appellant appellants appellee approval approved
  approximately ar arguing assistance associate assistant asylee asylees attachments attempted attestation attn attorney-client
  attorneys au availability available aware award awards
  bars basic before below benefit benefits best better bia biographic biometric biometrics birth bona both branch briefing briefs budget
  building burden business
  caa calendar caption care cc ceac center centers certain certification certified certify cfr change changed charge charges charging
  childhood children’s citation citations civic civil claims class classification clear clerical client clients clinical closing
  closure coercion commerce comments common commonwealth compelling competent complaint compliance concern
  concerns conclusions concurrence conditional confidential confidentiality confirmation consent consideration
  considerations consolidated constitutional construction consultation contact contents continuance continue continued continuity
  continuous contract controlling conviction convictions copies copy corpus correspondence cosponsor costs could
  council counts course crime crimes criminal criteria criterion curriculum custodian custody cutoff
  damages danger dated deadline deadlines dear debt decision decisions declarant declarations declaratory declare declared deed default
  defendant defendants defensive deferred deny denies definition definitions degree delay delivery denial denied dependent dependents deportation
  derivative derivatives described designation detained detainee detainees detention determination determinations diplomatic
  diligence directive directorate disclosure discovery discretionary dismiss dismissal dismissed disposition
  division docket dol domicile driver dual due duties duty
  ead earlier ecas ecf effect effective electronic elements eligible e-mail email emergency employee employees employer employers encl
  enclosed encls end engagement enter entered entitlement entry envelope equal equitable equities error errors essential
  established establishing etc ethics evaluation evaluations event examination examiner exceptions exclusive executed exemption exhaustion
  expenses expert experts expires explanation extension extraordinary
  facility facsimile fact factors factual failure fair faith fax fedex fee fees fide fiduciary figure file filed filings final
  fingerprints finally fines fiscal following force foreign foregoing formerly forms forward fraud free frivolous front fully further
  furthermore future
  genuine good governing granted granting guardian guardianship guidance guide guidelines guilty
  habeas handling harm harmless headquarters head hearings held help helpfulness hereby herein hereto home honors hours
  household houses hsi
  identification identified identity immediate immigrants immigration-related impact imminent impartial importance important improper inability
  inadmissible income incompetent incorporated indefinite independent indigent individuals ineffective ineligibility informant
  informed infra injunction injunctive injury inspector instructions insufficient intent intention interest interests interim
  interpretation interpreted interpreter interpreters invitation irreparable irs item items
  job joinder joint jointly jr judge’s juvenile juveniles
  keep key kind
  last late later lead lease length letters liability liaison lien limitation limitations limited limits line lines list lists litigation loan local
  location lockbox loss
  made mail mailing main maintenance management mandamus mandate manner marriage marriages material materially materials mediation meeting
  members mental merit method methods minor minors miscellaneous misrepresentation monitoring moot moral movant movants moving multiple municipal
  naturalized naught nbc necessary necessity need neither net new next noncitizen noncitizens nondetained non-detained nonprofit
  normal notarial notified number nvc
  oath oaths obligation obligations occupation occupational offense offenses offer onset opened operations opinions opportunity opposing
  opposition oral ordered ordering organization original originals otherwise outcome outline outlook overview own owner
  packet pages pardon parent parental parentage parents parolee paroled part-time partial parties partner parts patient payment penalty pending people
  percent per performance period perjury permission permit permitting person personal personnel persons persuasive
  petitioners petitioning petitions phone photo photographs photographic photos plan plaintiff plaintiffs plea pleading pleadings
  please policies poll population position positions positive possession possible post post-conviction power prayer prayers precedent prefiling
  prehearing prejudice preparation preparer preparers prerequisites pretermit pretrial previous primary principal principles
  prior private privilege privileged pro probate probative problem proceeding process processing prof professional
  programs prohibited prompt prong property proposition propria prosecution prosecutorial protections provided
  provision provisions psychiatric psychological psychologist public publication publications purpose purposes pursuant
  qualification qualifications qualified quality query questions quick quotation
  rank rationale re read readily reason reasonable reasons receipts receive recent recognizance recommendation recommendations
  reconsider reconsideration redacted redetermination referral referred refiled reforms refugees regarding register registered
  registrar registry rehabilitation rehearing reinstatement rejection related relation relationship relationships release relevance remand remanded remarks
  removability removable remove removed renewal renewed reopen reopening reply reporting representation represented requester
  requestor requests required requirement requirements rescind rescission research reservation reserved residency respectfully respond responses responsibilities
  responsible restriction result results retainer retention return returned returns reunification reverse revised reviews revocation
  robbery role
  safe sanctions satisfied sayeth scholarly scope scores seal second secretary section selection self-petition self-petitioner self-petitioners sentence sentencing separate
  serious served serving session settlement severe sex sexual shared short sibling siblings sign signature signatures signed signer significant similar
  single sir sirs site situation size skill skilled sole solely sought source sources space specialist specialty
  specific specified spouses stage standing stateless statements stay still stipulation stipulations stress structure style subject
  subpoena subscribed subsequent substance substantial substantive substitution success successor sufficiency sufficient suit
  summons supervision suppress supra surrender surviving survivor suspension sworn
  table tables tel telephone temporarily tender term termination terminate terms testify testimonial tests thank thanks theory therefore thereto
  thus ties timeline timeliness timely times title titles together tolling topic topics total trafficking transcript transfer
  transit translated translations transmittal trauma travel true truly trust truth tvpra twelve type
  u unable unaccompanied undersigned understand undisputed undue unearned unless unlawfully unlawful unrepresented unsworn
  update updated urgent use uscis uspis
  vacate vacatur valid validity venue verdict verification verified very via viability view violation violations violence visit
  vital vitae voir voluntarily vs
  wage wages waivers warden wards warmly weighing wherefore whereas while willful wish within witnesses work worker workers working writ
  writer writing written wrongful
  yours youth
  prima facie sua sponte nunc tunc inter alia arguendo bona fide
  factor favor favors favored former prior reviewing reviewed battered women complied rescinded rescission nonpermanent cf
  tr op cit ibid id seq et al ap app att attach att’y bldg cert ch chap cl cmt cong const ct dep’t dist dkt div doc docs ed eds enc exec exh exhs
  fed fig gen gov govt hon inadm ind info int’l jud juv l ltd misc mem memo mgmt mot nat’l nos opp opt ord org p para paras pp prelim prob pub r rec ref reg regs
  rep req resp rev rptr s sec ser stat subch subd subp subpt subsec supp svcs tit tts vol vols
  noid noir noit rfe rfes nta ntas foia everybody everyone everything somebody someone something anybody anyone anything nobody nothing none no-one ourselves themselves yourself
  himself herself itself myself although though unless despite toward towards beside besides beyond throughout except amid versus whoever whatever
  whichever whenever wherever maybe perhaps yes okay hello hi ok ms mrs mr mx dr
  fourth fifth sixth eighth ninth tenth fourteenth
  b c d e f g h j k m n o q t w x y z aa bb cc dd ee ff gg hh
  `
    .trim()
    .split(/\s+/),
)

/** Of the bodies in `word-lists.data.ts` those by which one case is told: beliefs, ranks, relations, days, seasons. */
const tellsOfOne = new Set(
  `army bank captain catholic christian christmas church colonel easter father forum guard hospital house kingdom major
  marshal mother parish pastor point priest prime prison press sergeant sister spring summer autumn fall winter
  christianity islam judaism hinduism buddhism catholicism hindu buddhist jewish jew protestant pentecostal evangelical orthodox
  baptist methodist islamic muslim street society union party room senator physician port origin founded
  jan feb mar apr jun jul aug sep sept oct nov dec january february march april june july august september october november december
  monday tuesday wednesday thursday friday saturday sunday`
    .trim()
    .split(/\s+/),
)

/** Whether a folded word has its capital in any paper of law, and says nothing of a case. */
export const isLawWord = (folded: string): boolean =>
  lawWords.has(folded) || functionWords.has(folded) || (institutionWords.has(folded) && !tellsOfOne.has(folded))
