/** Words for things, persons and movements that papers of law and of an office have whoever the client is. Folded. */
export const officeThings: ReadonlySet<string> = new Set(
  `
  society abuser accredited address adjudicator adjudicators administrator admitted advisor affiant affidavit agency agent
  agents airport alien aliens america appear appeared appearing appears appellant appellee appendices appendix
  applicant applies apply appreciate area areas arrests arrive arrived arrives arriving assessor assistant associate
  asylee asylum attach attached attaches attachment attachments attend attended attending attends attorney attorneys
  author bachelor bank bar bearer beneficiary board body book border box brief bring bringing brings brought building
  business came candidate card cards care carried carries carry carrying cell center certificate certificates chain
  character chief child children church citizen citizens city clerk client clients clinic clinician close closed
  closing colleague colleagues college come comes coming commissioner company computer conserve consulate contractor
  copies copy corpus corte cosponsor counsel countries country county couple court courthouse courts cover criminal
  custodian custody customer customers cut declarant declaration defendant defendants defender deliver delivered
  depart departed department departs dependent dependents deportee deputy derivative detainee detainees detective
  detention dias director district doctor document documents domiciled donor drafter draw drawn drug drugs east editor
  embassy employ employee employees employer employers employs enclose enclosure enclosures encountered enter entered
  entering enters entry envelope escape esq evaluator evidence examiner executive exhibit exhibits expert experts face
  facility fall falls family fax fear feared fears field file files firm floor fold folder follow followed following
  follows foreigner form forms founder front fund go goes going government ground grounds group guardian habeas hand
  handbook hands harboring head hear heard hearing hears heir held hit hold holder holds home homeland hope hopes
  hospital house housing ice immigrant immigrants index individual individuals ink inmate inspected inspector
  instrument instruments insurance internet interpreter invalid investor investors item items jail join joined joins
  judge judges justice key label landlord lawyer lawyers lead leader leave leaves leaving left letter letters ley lift
  like line lines list listen lock look looks madam mail mailbox mailed man manager manual master material materials
  medication medicine meet meets member members men met migrant migrants minor minute money move moved moves moving national
  nationals newcomer nobody nominee noncitizen noncitizens north notary notice notices nurse observe observed offender
  office officer officers offices official open opened organization original originals owner package page pages paper
  papers para paralegal parent parents parolee part parties partner parts party pass passed passes passport pastor
  path patient payee payor peer peers people perpetrator persecutor persecutors person persons petitioner phone
  photocopy photograph photographs physician piece place placed places placing plaintiff plaintiffs please point
  points port position positioned prefer preparer president press priest prima printout proceed proceeds professor prosecutor
  prosecutors psychiatrist psychologist put puts race reach reached reaches read reader record records ref refugee
  refugees region regret relative relatives release reopen report reports representation representative researcher
  residence resident residents respect respondent respondents return returned returning returns rise rises room run
  runs saw scholar school schools secretary see seek seeks seen sees send sending sends sent service session sessions
  set sets setting sheet sheriff show shows sibling siblings side sides sign signatory signed signer sir site smuggler
  source sources south speaker specialist sponsor sponsors spouse spouses staff stamp stamped stand stands state
  states stay stayed stays stood stop stopped stops street student students suffer suffered suffers suite supervisor
  survivor suspension system tab table tabs teacher team telephone tenant tenants territory terrorist therapist ties
  top torture touch trafficker trainee transcript transfer transferred translator transport transportation transported
  transporting travel traveled traveling travelling travels trust turn turns united university use used user users
  uses venue victim victims video view viewed virginia visit visits volunteer want wants warden website went west wish
  wishes withdraw withdraws witness witnesses woman women worker workers
`
    .trim()
    .split(/\s+/),
)
