/**
 * Words that a writer adds without stating a fact of the case: light verbs, reporting, measure and manner, and the
 * vocabulary of argument. They need no source. Base forms, in lower case.
 */
export const weightless: ReadonlySet<string> = new Set(
  `be have do make get go come take give keep let put use need become remain stay seem appear begin start continue bring hold turn
  call name know think believe say tell state declare report describe explain write note show recount relate account add mention
  indicate reflect reveal recall observe remark speak talk set out lay stand fall follow lead face bear meet find serve result
  cause leave allow enable help include involve concern relate regard contain consist form suffer experience undergo endure
  happen occur take place exist last want wish hope try seek attempt plan intend mean feel look live work
  time thing way case matter fact part number amount kind sort type situation life circumstance condition event instance example
  person people individual man woman client applicant respondent beneficiary petitioner party family member
  day week month year hour minute night morning evening afternoon date period age old today present current past
  one two three four five six seven eight nine ten first second third total whole half most several many few some each both other another
  same different such certain various particular general specific overall own new long short great large small big little good bad
  well much very quite rather almost nearly approximately about roughly around only just also too even still already yet ever once
  again together thereafter afterwards meanwhile more less least over under near far away here there now then later earlier before after
  since until during throughout within without against despite upon among between across along
  hardship burden evidence record proof prove establish demonstrate support element claim argument standard factor discretion
  discretionary weigh weight favor favorable adverse positive negative totality consider consideration matter issue question conclusion
  conclude reason reasonable likely likelihood probable possible possibility risk danger harm extreme exceptional significant
  substantial serious severe severity grave considerable important major main primary principal central key critical crucial
  essential necessary particular unusual common ordinary typical normal usual usually ordinarily typically normally
  therefore thus hence accordingly consequently because although though while whereas however moreover furthermore indeed
  clear clearly plain plainly true truth real really actual actually simple simply full fully complete completely entire entirely
  consistent credible credibility detail detailed specific plausible corroborate corroboration confirm
  eligible eligibility qualify qualification relief waiver asylum withholding removal persecution persecute fear nexus ground protect
  applicant application petition petitioner filing brief exhibit tab page paragraph section declaration affidavit letter statement
  document record file submit attach enclose
  law legal statute regulation act court judge board agency officer service uscis attorney counsel government
  united states american america country
  mr mrs ms dr professor
  absence presence ability inability lack loss impact effect consequence difficulty problem trouble challenge struggle burden strain
  need care responsibility role duty task effort level degree extent basis nature course manner measure
  point view term light sense regard respect end side
  nobody nothing anyone anybody anything someone somebody something everyone everybody everything no none neither nor not never
  able unable sure right wrong free open close ready
  approximately altogether jointly respectively currently presently previously formerly recently originally initially eventually finally
  regular regularly frequent frequently daily weekly monthly annual yearly annually
  home house household worker holder colleague symptom immigration authority employer
  evidence experience history background context
  carry rely depend dependent dependence entail require impose constitute amount
  return pass move reach arrive
  expert opinion knowledge information finding
  couple pair spouse child parent
  place area region town city
  separate apart separation
  further additional subsequent prior previous former
  exactly precisely merely solely
  affirm acknowledge admit concede submit assert maintain contend recognize
  decide decision determine determination
  respectful respectfully
  lose force perform remove help provide gain reach raise develop place gather produce prevent spend share add drop pick throw
  check close fill finish fix handle improve increase learn manage notice prepare recover reduce repeat rise save send step suggest
  touch train turn wait wear wonder move attacker assailant aggressor side post position job
  oblige obliged obligate compel
  base grant pending await addition deny firm firmly
  biological natural cover consist ahead captor persecutor abuser perpetrator occasion incident
  candor rare history reserve preference proposition minimize overstate understate restraint definite lapse allegiance figure contradict
  dispose breach handshake benefit accept preserve dispute contest disclaim punish center foretell stand
  safety safe refuge shelter hard policy technique line body scene tool
  lawful unlawful criminal behalf accrue total
  that this these those it its he she they him her his their them who whom whose which what where when why how
  and or but if as of in on at by for to from with into onto off up down`
    .split(/\s+/)
    .filter((word) => word !== ''),
)
