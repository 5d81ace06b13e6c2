/**
 * Words that attorneys, physicians and clients use for one another, a class a line; the general dictionary
 * (`word-senses.data.ts`) does not know that who is "followed" by a cardiologist is his patient. Base forms, in lower case.
 */
export const fieldClasses = `
absence trip absent abroad
mail send sent post dispatch
suspend suspension
expel expulsion
acquit acquittal
convict conviction
choke strangle throttle
priest pastor minister reverend clergyman father fr rev
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
patient treat treatment care follow therapy
therapy counseling psychotherapy treatment session
hospital clinic hospitalize hospitalization admit ward inpatient admission emergency center infirmary
surgery operation operate surgical replacement replace procedure bypass transplant
medicine medication drug pill tablet dose
prescribe prescription
examine examination evaluate evaluation assess assessment interview see meet inspect test exam find
diagnose diagnosis find finding conclude determine identify criteria suffer condition disorder
opine opinion conclude view believe state consider think
illness disease sickness condition disorder ailment sick ill
injury wound hurt harm injure lesion trauma
scar mark lesion
arm forearm elbow wrist
leg thigh calf shin limb
bowel intestine colon colectomy hemicolectomy resection
schoolboy schoolgirl student pupil school
pain ache hurt
pregnant pregnancy expect expecting
die death dead deceased late lose pass perish killed funeral
born birth native nativity birthplace
live reside residence home stay dwell inhabit domicile
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
student study pupil school enroll education enrolled
attend enroll
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
research study scientist scholar
read review study consult look examine
supervise supervisor advise advisor mentor doctoral guide
colleague coworker collaborate collaborator collaboration co-author together jointly joint
letter declaration statement affidavit write declare say report testify describe state explain recount relate account note record write observe
report document certificate record state show note
arrest detain detention custody apprehend seize hold take capture detainee keep prisoner captivity captive
jail prison imprison imprisonment incarcerate incarceration cell lock confine confinement behind
captor jailer guard kidnapper abductor interrogator
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
gang mara pandilla ms-13 ms13 barrio cartel extortionist
militia paramilitary colectivo
beat beating strike hit assault attack punch kick blow
attack assault attacker assailant beat strike ambush raid
attacker assailant perpetrator aggressor captor
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
march demonstrate demonstration demonstrator protest protester rally
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
end finish cease stop conclude complete
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
give deliver provide
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
manager manage
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
lottery diversity winner win select
immigrate immigrant resident
installment payment
plan agreement arrangement
honor award recognize commend
supervisor supervise boss
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
solitary alone isolation confinement isolated
lose lost less fewer drop weigh weight thin thinner
kilo kilogram kilograms kg
pound pounds lb
kilometer kilometers km
fail failure destroy ruin collapse shut
inform denounce betray report tip accuse
christian christianity christ church baptize gospel protestant evangelical pentecostal convert
convert conversion leave left abandon renounce embrace adopt become
islam muslim moslem islamic mosque
religion faith belief religious believer
gather meet meeting assemble
consist comprise count number
slap hit strike
physical bodily
ex former previously past
salon shop store business hairdresser hairdressing beautician
absentia absence absent
summons summon subpoena
road journey trip travel way
sing choir singer hymn
nursery childcare daycare kindergarten
sincere genuine honest true real
video remote remotely online telehealth zoom virtual
telephone phone call speak
loud noise sound startle startles start
avoid shun
concentrate concentration focus
memory remember forget forgetful
donor donate donation offer
transplant transplantation list
kidney nephrologist dialysis renal hemodialysis
blood hematologist transfusion
bring brought take carry accompany escort
cover hold protect have
renew renewal renewed extend extension approve
expire expiration lapse
valid validity
early ahead premature
intoxicated drunk dwi dui alcohol drink drinking
probation supervision supervised
fine penalty pay paid
sobriety sober alcohol drinking meetings
promote promotion advance
mechanic repairman technician
lead chief senior head foreman
raise pay increase
hour hourly
shift night nights
overtime hour
carer caretaker
cook cooking meal meals food feed
shop shopping groceries grocery
bathe bath wash dress dressing
lift lifting carry transfer
stair stairs step steps
clean cleaning housework chores chore
homework school study
pick drop drive bring
appointment appointments visit session clinic
regimen diet salt
chronic lasting persistent ongoing permanent
severe serious grave acute
mild slight light
moderate medium
recurrent repeated recurring
terminal incurable fatal final end-stage
stage phase
prognosis outlook
survive survival survivor live
specialist specialty specialized
remote rural village countryside
capital city
poor poverty
cheap expensive cost costly price afford
violence violent
gang mara pandilla clique
cartel narco trafficker
recruit recruitment join enlist force
refuse refusal resist decline
debt loan lender
curfew
checkpoint roadblock
raid search storm burst broke enter
door gate entrance
window glass
paint spray graffiti mark
motorcycle motorbike bike
car truck vehicle van pickup jeep
hood mask blindfold
cable whip rope wire hose stick rod baton belt
rifle butt stock gun
cigarette burn
water drown submerge bucket
kick punch fist boot
unconscious faint consciousness fainted
bleed bleeding blood
miscarriage miscarry miscarried baby pregnancy
abortion abort
rib bone fracture broken
tooth teeth
eye sight
ear hearing
head skull concussion
back spine spinal
leg knee
foot ankle
arm elbow
hand wrist
finger thumb
shoulder
stomach belly abdomen
neighbor neighbour next door
witness bystander onlooker saw
corpse body remains
bury burial funeral grave buried
disappear missing vanish gone disappeared
ransom pay payment
bribe bribery pay paid give
smuggle smuggler guide coyote
river stream rio
desert
bus train plane flight
airport port
passport document papers
fake false forged counterfeit fraudulent
visa permit
student school university study
tourist visitor visit
work permit authorization card
green card residence resident
lottery diversity winner win select
interview officer
oath ceremony
voting vote voter registered register
selective draft service
child support maintenance alimony
custody guardianship
paternity father
adopt adoptive adopted
stepfather stepmother stepparent
orphan orphaned
widow widower widowed
engaged engagement fiance fiancee betroth
elope
church wedding ceremony religious
civil registry clerk courthouse
reconcile reconciliation reunite reunited
estrange estranged contact
letter correspondence write
send sent remit remittance transfer wire
receive got get
grow grew raise raised upbringing
childhood child young
primary elementary
secondary high school
college university
drop quit leave left
degree graduate
certificate certification certified license licensed
engineer engineering
scientist researcher research
inventor invention patent
founder cofounder found start
chief executive ceo
board member
editor edit editorial
reviewer review referee peer
keynote invited speaker
grant funding fund award
contract agreement
adopt use apply deploy implement employ
save saved savings
reduce cut lower decrease fell fall
improve increase raise rise rose
test trial experiment study pilot
accurate accuracy
error mistake false
sample specimen
yield output crop
hospital clinic center
license licence licensed
approve approval authorize authorization
pending await awaiting undecided open
market commercial sale sell sold
independent independently
unpaid free compensation payment paid fee
acquaintance acquainted know met meet
student advisee mentee
coauthor co-author co-wrote jointly
classmate fellow
reference recommend recommendation
hear heard listen
lecture talk keynote presentation address
brief briefly minute short
nearly almost about close
twice two
single one once
half fifty
third three
quarter four
dozen twelve
decade ten
fortnight two
teenager teen adolescent
elderly old aged
newborn infant baby
grown adult
oldest eldest firstborn elder
youngest younger last
twin twins
grandchild grandson granddaughter
nephew niece
cousin
uncle aunt
in-law
godfather godmother godparent
roommate
landlord owner
boss employer supervisor
employer company firm shop garage
coworker colleague
congregation parishioner worshipper member
neighborhood community
charity food pantry
scout coach league
award prize
community service volunteer
background check
debt tax
refund
installment payment
deduct withhold
employed work
retire retired retirement pension
laid dismiss fired fire
strike union
wage salary
bankrupt bankruptcy
evict eviction
foreclose foreclosure
shelter homeless
uninsured insurance
medicaid medicare insurance
stamp snap benefit
welfare benefit assistance public
pension social security
army navy marine air force military
rank officer
desert deserter flee
prison jail
court tribunal judge
acquit acquittal innocent
verdict sentence
appeal
guilty plea plead
dismiss drop
misdemeanor offense
felony
theft steal shoplift shoplifting larceny stole
assault battery
fraud
weapon gun firearm
restraining protective order
victim
trafficking
debt balance owe
`
