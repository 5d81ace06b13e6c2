/**
 * Words of what decides a case: the law's acts, violence, health, work, money, schooling, family. A draft that uses one tells
 * of an event that a file has to know. Manner, feeling and furniture are a writer's. Base forms, in lower case.
 */
export const charged: ReadonlySet<string> = new Set(
  `acquit sentence convict prosecute indict extradite deport expel exile banish exempt pardon parole probation bail bond jail imprison
  incarcerate detain detention custody warrant subpoena restrain handcuff confess plead testify perjury fraud bribe forge launder
  smuggle traffic terrorism terrorist espionage treason desert defect conscript enlist
  rape abuse assault molest torture stab strangle choke burn poison kidnap abduct hostage ransom extort blackmail murder  suicide
  shoot  beat whip electrocute
  therapy psychotherapy radiation chemotherapy surgery amputate transplant dialysis biopsy stroke seizure coma overdose relapse
  hospitalize psychiatric miscarriage abortion disability disabled wheelchair blind deaf paralyze cancer tumor
  unemployed fired dismiss resign retire promote demote supervise employ hire license certify accredit suspend discipline
  patent invent   award prize medal fellowship scholarship  doctorate degree graduate diploma
  investigate investigation inquiry prosecution autopsy raid
  own rent mortgage foreclose evict bankrupt debt inherit pension welfare lottery
  adopt foster custody guardian divorce annul engage bigamy orphan widow
  citizenship naturalize refugee asylum passport expire overstay
  election elected candidate party  baptize convert 
  lawsuit sue complaint apologize  deny
  unanimous unanimously voluntarily sole
  owner founder president director chief`
    .trim()
    .split(/\s+/),
)
