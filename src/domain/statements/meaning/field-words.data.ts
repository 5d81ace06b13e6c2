/**
 * Words that attorneys, physicians and clients use for one another, a class a line; the general dictionary
 * (`word-senses.data.ts`) does not know that who is "followed" by a cardiologist is his patient. Base forms, in lower case.
 */
export const fieldClasses = `
wed marry marriage married spouse wife husband wedding bride groom nuptials
divorce divorced dissolve dissolution annul annulment split separate separation
child son daughter boy girl kid minor offspring youngster infant toddler baby teenager children adolescent
parent mother father mom dad mum
sibling brother sister
partner companion boyfriend girlfriend fiance fiancee
relative family kin relation
grandparent grandmother grandfather
physician doctor clinician specialist provider practitioner internist surgeon cardiologist neurologist oncologist pediatrician hematologist nephrologist psychiatrist rheumatologist gastroenterologist urologist endocrinologist pulmonologist orthopedist
psychologist therapist counselor psychiatrist clinician evaluator psychotherapist
nurse aide caregiver carer
patient treat treatment care follow therapy tend attend manage
therapy counseling psychotherapy treatment session
hospital clinic hospitalize hospitalization admit ward inpatient admission emergency center infirmary
surgery operation operate surgical replacement procedure bypass transplant
medicine medication drug prescription prescribe pill tablet dose
examine examination evaluate evaluation assess assessment interview see meet inspect test exam find
diagnose diagnosis find finding conclude determine identify criteria meet suffer have condition disorder
opine opinion conclude view believe state consider think
illness disease sickness condition disorder ailment sick ill
injury wound hurt harm injure lesion trauma
scar mark lesion
pain ache hurt
pregnant pregnancy expect expecting
die death dead deceased late lose pass perish killed funeral
born birth native nativity birthplace
live reside residence home stay dwell inhabit domicile household house remain
house home residence apartment dwelling
move relocate relocation resettle transfer go accompany
rent rental lease landlord tenant
mortgage loan debt owe
own owner ownership possess possession proprietor
buy purchase acquire bought
sell sale sold
pay payment paid compensate compensation fee honorarium remunerate cost charge unpaid bear give bring remuneration
earn income wage salary pay paycheck make bring receive compensation gross earnings
monthly month
annual year yearly annually
weekly week
daily day
job work employ employment employee position labor occupation hire serve post worker
unemployed jobless work employment
employer company firm business boss
student study pupil school attend enroll education enrolled
teach teacher instructor instruct lecturer tutor
school college university academy class grade lyceum
graduate graduation degree diploma earn complete finish receive
doctorate phd doctoral ph.d d.phil dissertation
master mba msc
bachelor ba bsc
publish publication article paper author write journal coauthor
cite citation
patent invention inventor invent
award prize honor medal receive win
research investigate study investigation scientist scholar
read review study consult look examine
supervise supervisor advise advisor mentor doctoral guide
colleague coworker collaborate collaborator collaboration co-author together jointly joint
letter declaration statement affidavit write declare say report testify describe state explain recount relate account note record write observe
report document certificate record state show note
arrest detain detention custody apprehend seize hold jail imprison imprisonment incarcerate take capture detainee lock confine keep
captor jailer guard kidnapper abductor agent interrogator
kidnap abduct abduction kidnapping take seize
release free freed discharge let go liberate
charge accuse prosecute prosecution indict accusation
convict conviction guilty plead
dismiss dismissal drop
court judge tribunal magistrate judicial
sentence probation
crime criminal offense felony misdemeanor
citation ticket cite fine
fine penalty ticket
license licence permit
lawyer attorney counsel
police officer policeman cop
soldier army military troops
agent officer official
official government authority state public
government state regime authorities
uniform uniformed
gang mara pandilla
militia paramilitary colectivo
beat beating strike hit assault attack punch kick blow
attack assault attacker assailant beat strike ambush raid
attacker assailant perpetrator aggressor
torture shock electrocute abuse suspend
electric electricity electrode electrical
shock electrocute electric
hang suspend suspension
shoot shot gunshot gunfire fire fired bullet wounded gunman
gun pistol rifle weapon firearm shotgun revolver
knife machete blade stab
threat threaten menace warn warning intimidate
break fracture broken broke
burn fire arson set burnt torch ablaze
rape sexual sexually assault violate
kill murder murdered assassinate execute slay
hide hiding concealed shelter hidden conceal
flee escape leave flight fled run depart
leave depart departure exit left
arrive arrival enter entry come reach land
enter entry arrive cross come admission arrival
return back
travel trip journey visit fly flight go voyage
visit trip travel go been stay spend
abroad overseas outside foreign
inspect inspection admit parole
cross border
visa
overstay remain stay beyond authorized expire
deport remove removal deportation expel
apply application file petition submit request ask
petition petitioner file i-130
approve approval grant granted
deny denial refuse reject decline denied
asylum refuge refugee protection
permit permission authorize authorization allow
citizen citizenship national nationality usc naturalized
naturalize naturalization
resident residence lpr
passport
notary notarize
party political politics member membership
member membership belong join activist affiliate
activist advocate organizer campaigner
march demonstrate demonstration protest protester rally
vote election ballot poll elect electoral
journalist reporter correspondent press
newspaper press media radio
church congregation parish chapel worship religious
pastor minister priest reverend clergy clergyman
baptize baptism baptized
convert conversion
pray prayer worship
christian pentecostal evangelical protestant
muslim islam islamic
gay homosexual lesbian
dream nightmare
sleep insomnia asleep
depress depression depressed depressive
anxiety anxious worry
ptsd posttraumatic post-traumatic traumatic stress
suicide suicidal himself herself
alcohol drink drinker drinking sober beer
drug cocaine heroin marijuana
smoke smoker cigarette tobacco
wheelchair walker cane crutch
walk foot walking
blind vision eyesight sight
deaf hearing hear
cancer tumor carcinoma leukemia oncologist chemotherapy malignant malignancy
diabetes insulin diabetic
asthma inhaler asthmatic
heart cardiac cardiologist coronary
kidney renal dialysis nephrologist
autism autistic spectrum
speech speak talk language verbal
speak speaker fluent language spoken
disability disabled disable impairment
drive driver driving chauffeur take bring transport
car vehicle automobile truck van
accident crash collision
insurance insured coverage
tax irs return
file filed filing submit
debt owe arrears
support help assist aid assistance sustain back
help aid assist assistance look care watch support
look watch mind
savings save bank deposit
money cash funds sum dollar
borrow loan lend borrowed
volunteer voluntary unpaid
teach teacher instruct
coach train trainer
organize run lead head organizer arrange
lead head leader run direct director chief command
found founder establish start launch create
owner proprietor own
cook chef kitchen
farm farmer ranch agriculture
shop store stall
sell vendor seller merchant
carpenter cabinetmaker joiner
build builder construction construct
clean cleaner cleaning
town village municipality city
neighborhood neighbor nearby close barrio
near nearby close
far distance mile distant
street road avenue
alone lone solitary single sole
only sole single
once single
first initial
earlier previous prior former before past preceding previously formerly ago
later subsequent after subsequently next
last final latest recent most
begin start commence onset
end finish cease stop expire conclude complete
stop cease quit halt discontinue
continue ongoing remain keep present current still
present current today now
wait await
see witness watch observe saw eyewitness view
know aware acquainted knowledge
hear heard learn told
tell told say inform report
ask request demand question
demand extort require insist ask extortion
extort extortion pay quota tax
question interrogate interrogation ask
search raid look seek sought
seek look search ask request sought pursue apply
find discover locate found
report complain complaint denounce denunciation report
refuse decline reject take
investigate investigation inquiry
protect protection guard safe
safe safety secure
fear afraid scared frightened terrified
help assist
give hand deliver provide
take seize confiscate grab took
steal rob robbery theft thief stolen
destroy ruin demolish damage wreck smash
fall drop decline decrease lower reduce reduction
rise increase grow gain raise
worse deteriorate worsen decline aggravate
better improve improvement recover recovery
measure reading gauge
trial test experiment pilot
device machine unit apparatus equipment instrument
operate run operation function
train training
design develop development build
method technique approach
water well
field farm plot
crop harvest yield
office bureau
director head manager chief chair chairman chairperson chairwoman direct
manager manage supervise run
professor faculty professorship teach lecturer
department faculty division
institute institution university
hold possess have
receive get obtain
serve service served
enlist army military serve service navy marine veteran deploy tour
veteran army military
deploy tour deployment
honorable honorably
rank sergeant
rate rating
percent percentage
disease illness
member belong
meeting meet gathering
weekly week every
often frequently regularly
never
together joint
separate apart alone
wake awaken
caretaker caregiver
therapist counselor
vomit vomiting
hood blindfold cover
rope tie bind bound tied chain shackle handcuff
cell prison jail
barefoot shoe
wrist hand
swollen swell
stitch suture
lose loss lost miss
miss absent absence
absence away trip abroad absent
attend present attendance
present attend appear
appear appearance
oath swear
exam test examination
english
register registration enroll sign
owe arrears
current timely
late overdue
parent guardian
guardian custody
custody live
adopt adoption adopted
stepchild stepson stepdaughter
elderly old aged age
age old year
young youth
oldest eldest elder first
youngest
twin
lawful legal legally lawfully
unlawful illegal illegally undocumented unlawfully
presence present
accrue accumulate amount total
bar inadmissible
waiver waive
interview interviewed
consulate consular embassy
notice nta
proceeding proceedings court
hearing appear
sponsor petition petitioner
beneficiary
team group unit squad crew staff
bank pantry collective
volunteer service community
lecture talk speak presentation present
meeting conference congress symposium
lottery diversity
immigrate immigrant resident
installment payment
plan agreement arrangement
honor award recognize commend
supervisor manager supervise boss
honest tell
paid settle cleared
relapse recurrence return recur
detect find discover
false error
sample specimen
company firm corporation employer
summer june july august
winter december january february
spring march april may
autumn fall september october november
unwell sick ill
debt balance owe
`
