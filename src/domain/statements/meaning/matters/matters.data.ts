/**
 * Matters that decide a case and that a file has to tell of before a draft may: a line is a name, the words by which a
 * draft speaks of it, and behind `|` further ones by which a file does. Base forms; `_` joins the words of a phrase, `~`
 * allows up to three words between. `*`: it is so of one person and says nothing of another.
 */
export const matters = `
*cancer: cancer tumor tumour chemotherapy oncologist leukemia lymphoma carcinoma melanoma metastasis | oncology malignant malignancy mass lump biopsy radiation
*asthma: asthma asthmatic inhaler | wheeze nebulizer albuterol breath
*diabetes: diabetes diabetic insulin | blood_sugar glucose metformin
*heart: heart_attack heart_disease heart_failure cardiologist stent bypass_surgery pacemaker arrhythmia | heart cardiac cardiology myocardial infarct angina coronary pericarditis atrial
*stroke: suffer~stroke had_a_stroke have_a_stroke aneurysm | stroke brain hemorrhage
*epilepsy: epilepsy epileptic seizure | convulsion fit anticonvulsant
*kidney: dialysis kidney_failure kidney_transplant renal_failure | renal kidney nephritis nephrology
*transplant: transplant | donor organ
*hiv: hiv aids_virus | antiretroviral
*tuberculosis: tuberculosis | tb
*dementia: dementia alzheimer | memory forget confused
*blind: blind blindness legally_blind | sight vision see eye macular glaucoma retina
*deaf: deaf deafness hearing_loss | hear hearing_aid ear
*paralysis: paralyze paralysed paraplegic quadriplegic paralysis wheelchair | spinal spine walk leg stroke
*autism: autism autistic asperger | asd spectrum
*adhd: adhd attention_deficit | hyperactivity
*posttraumatic: ptsd posttraumatic post-traumatic post_traumatic | trauma stress_disorder
*bipolar: bipolar_disorder bipolar | mania manic
*psychosis: schizophrenia schizophrenic psychosis psychotic | voices hallucination
*suicide: suicide suicidal kill_himself kill_herself take_his_own_life take_her_own_life end_his_life end_her_life | kill_myself kill~self harm_herself harm_himself harm_myself hang overdose own_life not_wake_up live die died dying end_it
*selfharm: harm_herself harm_himself self-harm cut_herself cut_himself | suicide suicidal kill_herself kill_himself kill_myself hurt_herself hurt_himself
*surgery: surgery surgeon | surgical operate operation operated implant repair fusion graft transplant remove
*amputation: amputate amputation | cut_off lose~leg lose~arm lose~finger lose~hand phalanx sever
*miscarriage: miscarriage miscarry stillborn stillbirth abortion | lose~baby pregnancy lose~child
*pregnancy: pregnant pregnancy | expect birth baby born
*coma: coma unconscious lost_consciousness lose_consciousness | consciousness faint pass_out wake awake black_out
*concussion: concussion brain_injury | head skull brain
*hospital: hospitalize hospitalise hospitalization intensive_care inpatient | hospital clinic ward icu admit admission emergency discharge
*disabled: disabled disability_benefit permanently_disabled | disability impair impairment ssi ssdi handicap
*alcohol: alcoholic alcoholism alcohol_abuse drink_heavily heavy_drinker | drink drank drunk alcohol beer sober bottle aa
*addiction: drug_addiction addict addicted overdose | drug rehab heroin cocaine opioid pill substance sober
*insomnia: insomnia sleepless | sleep night wake nightmare
*collapsedlung: collapsed_lung punctured_lung | lung pneumothorax
*fracture: fracture | break broken bone rib
*lossofuse: lose~all_use lose_all_use total_loss_of | cannot~use no_use paralyze
arson: arson set_fire burn_down burned_down torch set~on_fire burn~house burn~home burn~shop burn~store | burn fire flame ash
*burned: burn_with_cigarette burns_on | burn cigarette iron scald
electric: electrocute electric_shock electroshock | electric electricity shock current cable wire
waterboard: waterboard waterboarding | water drown cloth bucket tub barrel suffocate
*strangled: strangle choke suffocate suffocation | throat neck breath breathe bag cloth
*beheaded: behead decapitate | head
*hanged: hang~himself lynch lynching | rope hang
bombing: bomb bombing explosion explode grenade car_bomb | blast shell mine rocket mortar
massacre: massacre | kill shoot dead
*killed: was_killed were_killed been_killed was_shot_dead been_kill murder assassinate execute shot_dead shot_to_death beaten_to_death killed_by kill_his kill_her kill_several | kill die died dying dead death body corpse shoot funeral bury burial wake slay lose~life grave drown crash
*died: die died dead passed_away pass_away was_dead death_of | kill murder dead death body late funeral bury burial widow widower lose~mother lose~father lose~husband lose~wife grave bereave drown perish
*disappeared: disappear_without vanish enforced_disappearance | disappear missing never_see not~seen take whereabout
kidnap: hostage kidnap abduct abduction kidnapping | take seize hold kidnap carry van car camp disappear pick_up
extort: extort extortion | renta tax pay payment vacuna quota fee money demand piso ransom lempira
ransom: ransom | pay money release demand free million thousand
robbery: rob robbery burglarize burglary mug steal theft | steal take~money take~phone take~bag snatch loot thief robber shoplift break_in broke_into
forcedmarriage: forced_marriage forcibly_marry force~to_marry marry_against | marry marriage wife bride
genital: genital_mutilation circumcision circumcise | cut cutting fgm
trafficking: traffic_victim human_trafficking trafficker trafficked | force_labor debt passport work
raid: raid ransack | search come break door enter police soldier
looted: loot looting | steal take
eviction: evict eviction foreclose foreclosure | rent landlord out notice leave house
trial: stand_trial stood_trial go_to_trial went_to_trial jury_trial bench_trial tried_and_convicted | trial verdict jury
jury: jury juror | jury
acquittal: acquit acquittal | acquit not_guilty innocent
felony: felony felon | class crime prison
misdemeanor: misdemeanor | violation infraction crime charge class
probation: probation | supervision conditional
*jailterm: serve~prison serve~jail serve~sentence prison_sentence prison_term | prison jail sentence custody detention year day
bail: bail | bond release
warrant: arrest_warrant warrant | wanted search order
drunkdriving: dui dwi drunk_driving drive_drunk drive_while_intoxicated | alcohol drunk drink impaired breath intoxicate influence
theftcrime: shoplift shoplifting larceny embezzle embezzlement forgery forge counterfeit | theft steal false fraud store
fraud: fraud fraudulent defraud | false lie forge fake misrepresent fraud
perjury: perjury lied_under_oath | oath lie false untrue
domestic: domestic_violence domestic_abuse | hit beat push slap wife husband violence violent partner argument abuse
drugcrime: drug_trafficking drug_dealing deal_drugs sell_drugs possess_drugs drug_possession | drug marijuana cocaine possession substance cannabis
disbarred: disbar disbarment disciplined_by_the_bar suspended_from_practice | bar license ethics
malpractice: malpractice | ineffective lawyer attorney complaint
lawsuit: lawsuit sue suing | suit settlement court claim damage
appeal: appeal_to_the_board appeal_was appeal_the_decision file_an_appeal dismiss~appeal | appeal board bia review
audited: audit audited | audit auditor review irs examine
penalty: penalty | fine fee interest fined
bankrupt: bankrupt bankruptcy | debt insolvent
welfare: food_stamp medicaid welfare public_assistance public_benefit | snap ssi benefit assistance aid
backtax: back_taxes back_tax tax_debt | owe tax irs balance arrear due
*adultery: adultery extramarital unfaithful mistress | lover affair cheat
*prostitution: prostitution prostitute | sex
*adopted: adopted_by adoptive adoption legally_adopt | adopt foster guardian
*degree: university_degree college_degree bachelor master_degree doctorate phd | university study degree graduate b.sc m.sc ph.d college institute diploma school
*fired: dismissed_from dismissed_by fired_from been_fired was_fired laid_off lay_off lose_his_job lose_her_job let_go let~go | dismiss fire job contract end terminate abandon lose position let
*resigned: resign resignation | quit leave left stop give_up
*promoted: promote promotion | promote post head chief lead foreman supervisor manager grade
*retired: retire retirement | pension retire old
*unemployed: unemployed unemployment jobless out_of_work | work job fire lay_off lose
*owner: own_a_business owns_a_business own_his_own own_her_own business_owner co-owner co-owned proprietor entrepreneur | own business shop store company stall restaurant farm open buy
investor: investor invest shareholder stock_in stake_in | invest stake share fund interest money
funded: fund_by funded_by grant_of grant_from | grant fund money pay foundation nsf nih noaa agency support award
*patent: patent | patent invent invention
*licensing: license_it licensed_to | license royalty
*prize: award prize medal honorary | award prize honor win medal select best
*professor: tenure tenured full_professor associate_professor | professor faculty university teach chair
*convert: convert_to converted_to conversion baptize baptise baptism | convert christian muslim islam baptize church faith religion believe
*candidate: run_for_office candidate ran_for election elected | candidate elect vote run party council mayor
*party: party_member member_of_the_party join_the_party | party member join movement league
*march: march demonstration demonstrate protest rally | march protest demonstrate rally strike demonstration street plaza
*rebel: courier guerrilla combatant insurgent rebel fight_for fought_with | rebel fighter guerrilla join separatist member group front
*gangmember: gang_member member_of_a_gang join_a_gang | gang mara member recruit
*gay: gay lesbian bisexual homosexual transgender | lgbt same-sex partner boyfriend girlfriend man woman love orientation
*remarried: remarry second_husband second_wife remarriage | marry~again second marry wife husband
*engaged: fiancé fiancée engaged_to | engage fiancé marry wedding
*separated: separated_from legally_separated live_apart | separate apart leave left divorce
*twins: twin | twin
*homeless: homeless homelessness homeless_shelter | shelter street couch evict
*falsepaper: false_passport forged_passport false_document another_name in_the_name_of false_name | false passport name fake borrow cousin brother
accident: car_accident traffic_accident crash collision | accident crash fall hit car truck collide
*sold: sell_the_house sell_his_house sell_her_house sell_their_house sell_the_car sell_the_land | sell sold
*inherited: inherit inheritance | inherit estate will leave die
*expelled: expel expelled_from exile | expel deport exile ban leave throw_out order suspend
*tortured: torture | beat whip burn shock hang cloth water hurt hit kick torture wire electric sole foot
medication: medication antidepressant sedative tranquilizer | medicine medication drug pill tablet mg prescribe take dose infusion injection sertraline fluoxetine escitalopram prazosin
*nightmares: nightmare flashback | nightmare dream sleep flashback wake
*scarred: scar | scar mark wound cut burn stitch
*pension: pension | pension retire retirement benefit
*lottery: visa_lottery diversity_visa | lottery diversity dv
*smuggled: smuggler coyote pay_a_smuggler | smuggler coyote guide border cross
*deserted: desert_from deserted_from deserter | desert run escape flee leave army service
*guard: guard_at_a_prison prison_guard guard_prisoners guarded_prisoners | guard prison
*fighter: fired_at fired_his shot_at | fire shoot rifle gun
interpreter: interpreter interpret | interpreter translate translator language english speak
video: by_video videoconference zoom telehealth | video zoom remote online phone telephone
confess: confess confession | confess sign admit statement paper
bribe: bribe bribery | pay money bribe give franc dollar
apology: apologize apology | sorry apologize regret
*wanted: wanted_poster wanted_list blacklist | wanted list name look
*surveillance: surveillance stalk stalker under_watch | follow watch car outside stalk look tail camera
settlement: settlement settle_the_case | settle settlement pay
verdict: verdict found_not_guilty | verdict jury acquit convict guilty judge
approvedbyagency: fda_approve approve_by_the_fda fda_has_approve fda_approval | fda approve approval
commercial: commercialize commercialise on_the_market in_mass_production | market sell commercial product customer company
*founder: founded_a found_a_company co-founded co-found startup start-up | found founder company start own
keynote: keynote | keynote invite speak talk lecture plenary
*editor: editor_of editorial_board editor-in-chief associate_editor | editor editorial journal review
*reviewer: peer_reviewer reviewed_manuscript reviewer_for | review referee reviewer
*fellow: elected_fellow fellow_of_the elected_a_fellow | fellow elect member academy society
clinicaltrial: clinical_trial randomized_trial | trial patient study
press: front_page newspaper_report newspaper_article television_report featured_in | newspaper press article television radio news magazine tv
*keyinventor: sole_inventor first_inventor | inventor patent
*textbook: textbook | textbook book
standard: industry_standard national_standard adopted_as_standard | standard iso norm
replicated: replicated independently_verified independently_confirm | replicate confirm reproduce verify repeat
*evicted: eviction evict | evict landlord rent lose~apartment
foreclosed: foreclose foreclosure | foreclose mortgage bank behind
*uninsured: uninsured lose~insurance lose_her_insurance lose_his_insurance no_insurance | insurance coverage insure uninsured medicaid
*nursinghome: nursing_home assisted_living hospice | nursing home hospice facility care_home
*schooltrouble: suspended_from_school expelled_from_school held_back repeat_a_grade repeat_the_grade drop_out dropped_out failing_grade | suspend expel grade fail repeat school leave
*specialeducation: special_education iep individualized_education | iep special speech therapy school aide
*honors: honor_roll valedictorian straight_a | honor grade award prize a's
*bullied: bully bullying | bully tease mock beat laugh
*infertility: infertility infertile in_vitro ivf fertility_treatment | fertility ivf conceive embryo
*childdeath: lost_a_child lost_a_baby lost_a_son lost_a_daughter | die died dying dead death child baby
*deployed: deploy deployment combat_tour | deploy army navy marine iraq afghanistan air_force tour
*veteran: veteran honorably_discharge dishonorably | veteran army navy marine discharge serve military va
*gambling: gamble gambling casino | gamble casino bet game
*childabuse: child_abuse child_neglect abused_the_child child_protective_services | abuse neglect cps hit child protective
*namechange: change_his_name change_her_name legal_name_change | name
*communist: communist_party communist | communist party
*dualpassport: second_passport dual_citizen dual_citizenship | passport citizen nationality
continuance: continuance continued_the_hearing | continuance adjourn postpone continue reset reschedule
absentia: in_absentia | absentia absent fail~appear not~appear miss
*caraccidentlate: flat_tire car_broke_down overslept oversleep missed_the_train missed_the_bus traffic_jam | tire car train bus sleep alarm traffic breakdown
wrongdate: wrong_date misread_the_notice mistook_the_date | date confuse mistake wrong
*notario: notario | notario notary consultant preparer
refund: refund refunded | refund return fee pay_back
anklemonitor: ankle_monitor electronic_monitoring | ankle monitor bracelet gps
checkin: report_to_ice check-in check_in_with_ice | check ice report supervision
remanded: remand | remand return board send_back
stay: stay_of_removal | stay
custodyloss: lose_custody lost_custody | custody
shelter: women's_shelter domestic_violence_shelter | shelter refuge
gunpoint: at_gunpoint gunpoint | gun pistol rifle weapon point armed
knifepoint: at_knifepoint knifepoint | knife machete blade
blindfold: blindfold | blindfold hood cloth eye cover bag
mockexecution: mock_execution | execution shoot gun trigger
acid: acid | acid
*teeth: lost_a_tooth lost_two_teeth knocked_out_his_teeth knocked_out_her_teeth lost_her_teeth lost_his_teeth | tooth dental mouth jaw
*wantednotice: wanted_notice red_notice interpol | wanted interpol notice warrant
*witnesstestimony: testify testified testimony | testify testimony witness court statement trial hearing
*lineup: lineup line-up identified_him_in | photo picture photograph identify lineup recognize
*elected: was_elected elected_to elected_as | elect vote councilman mayor board chair
*journalist: journalist reporter broadcaster | journalist reporter radio newspaper press news broadcast article write
blackmail: blackmail | blackmail threaten photo video pay
*baptized: baptize baptise | baptism baptize christen convert church
churchclosed: church_was_burned church_was_closed closed_the_church burned_the_church | church burn close seal
*deportedabroad: deported_from deport_to deported_to | deport remove send_back return expel
*strike: go_on_strike hunger_strike led_a_strike general_strike | strike
*expelledparty: expelled_from_the_party left_the_party | party leave expel quit
raped: rape raped sexual_assault sexually_assault | rape sexual force touch abuse
*tattoo: tattoo | tattoo
explosive: tear_gas rubber_bullet | gas bullet rubber
*poison: poison poisoning | poison
*frostbite: frostbite hypothermia | cold frost
*glasses: lost_an_eye lost_his_eye lost_her_eye lost_sight | eye sight see blind vision
*migraine: migraine | headache migraine
*arthritis: arthritis rheumatoid | arthritis joint
*hypertension: hypertension high_blood_pressure | blood pressure hypertension
*thyroid: thyroid | thyroid
*anemia: anemia sickle_cell | anemia sickle blood
*hepatitis: hepatitis cirrhosis | liver hepatitis
*lupus: lupus | lupus
*multiplesclerosis: multiple_sclerosis | sclerosis ms
*parkinson: parkinson | parkinson tremor
*downsyndrome: down_syndrome cerebral_palsy | syndrome palsy
*panic: panic_attack panic_disorder | panic anxiety
*eatingdisorder: anorexia bulimia eating_disorder | eat weight
*obsessive: obsessive_compulsive ocd | obsessive compulsive ocd
*traumatherapy: emdr cognitive_behavioral weekly_therapy in_therapy | therapy therapist session counsel psychologist treatment
`
