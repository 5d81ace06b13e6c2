const words = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/))

/** Past forms that do not end in -ed and are no present form of the first person. */
export const irregularPast = words(`
  arose awoke ate became began bent bit bled blew bore bought bound bred broke brought built burnt came caught chose
  clung crept dealt dreamt drew drove drank dug fed fell felt fled flew flung forbade forgave forgot fought found froze
  gave got went grew ground heard held hid hung kept knelt knew laid lay led learnt leapt left lent lit lost made meant
  met mistook overcame overheard paid proved ran rang rode rose said sang sank sat saw sent sewed shone shook shot
  shrank slept slid sold sought spent spoke sprang spun stole stood stuck stung struck swore swept swam swung taught
  thought threw told took tore understood undertook underwent undid upheld was were wept withdrew woke won wore wound
  wrote withheld withstood
`)

/** Forms that are both present (first person) and past. */
export const sameInPast = words(`put cut read hit let set cost hurt quit shut spread bet beat cast split burst bid rid`)

export const modals = words(`can could will would shall should may might must cannot ought`)

/** Base forms that often follow `I` or stand in a chain of verbs. */
export const baseVerbs = words(`
  sew knit mow iron braid babysit interpret mentor tutor wander
  abduct abuse accept accompany accuse ache act add adjust administer admit adopt adore advise affirm afford agree allow answer apologize
  appear apply appreciate argue arrest arrive ask assess assist assure attach attack attend avoid bake bathe be bear become beg begin
  believe belong bite blame bleed borrow break breathe bring build burn buy call care carry catch cause certify change
  chase check choose clean climb close coach collect come comfort complete concern conclude confirm consider contact
  continue contribute cook count cover cross cry dance deal decide declare defend deliver depend describe deserve detain deport die
  diagnose disagree discuss do donate doubt draw dread dream dress drink drive drop earn eat employ encourage end endure enforce extort
  enjoy enter escape evaluate examine exercise expect experience explain face fail fall farm fear feel fight file fill
  find finish fix flee fly follow forbid forget forgive gain get give go grieve grow guess happen hate have hear help hide hold
  hope hurry ignore imagine imprison include insist intend interview join keep kick kidnap kill kiss know lack last laugh lead learn leave lecture
  lend lie lift like limp listen live lock look lose love make manage marry mean measure meet mention miss monitor mourn
  move need notice nurse observe obtain offer open oppose organize owe own pack paint panic pass pay perform pick plan
  play pray prefer prepare prescribe preach protect prove provide publish pull punish push qualify raise reach realize recall
  receive recognize recommend record recover refer refuse regret rape rely remain remember remind rent repair repeat reply
  report request require research rest return review ride rise run save say see seek seem sell send serve share shake
  shop show sign sing sit skip sleep smile smoke speak spend stand start state stay stop struggle study suffer suggest
  supervise support suppose survive suspect swear sweep take talk teach tell tend testify thank think threaten torture travel treat
  tremble trust try turn understand urge use value visit volunteer vomit vote wait wake walk want warn wash watch wear
  weep weigh wish wonder work worry worship write wrap yell
`)

/** Adverbs that stand between a subject and its verb, beside those in -ly. */
export const adverbs = words(`
  also still never always often sometimes now then just even ever already again alone too both only soon once twice
  seldom rarely hardly long first later myself ourselves not almost truly no longer
`)

/** Given names that end as a past tense does: `Fred said` has its subject already. */
export const namesInEd: ReadonlySet<string> = new Set([
  'fred',
  'alfred',
  'wilfred',
  'winfred',
  'manfred',
  'mildred',
  'winifred',
  'ned',
  'ted',
  'jed',
  'obed',
  'jared',
  'mohammed',
  'mohamed',
  'muhammed',
  'mohamad',
  'ahmed',
  'amed',
  'hamed',
  'hameed',
  'mehmed',
  'mohamoud',
  'saeed',
  'sayed',
  'syed',
  'naveed',
  'waheed',
  'majeed',
  'rasheed',
  'javed',
  'jawed',
  'khaled',
  'khalled',
  'fareed',
  'jamsheed',
  'shaheed',
  'waleed',
  'mahmoued',
  'abed',
  'rafeed',
  'tafeed',
  'junaed',
  'zayed',
  'raed',
  'saed',
  'muayed',
  'moayed',
])

/** Words in -ed that are base forms. */
export const notPast = words(`need feed speed bleed breed proceed succeed exceed embed shed wed heed seed weed`)
