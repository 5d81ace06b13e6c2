/** Made by `scripts/word-senses.ts` from WordNet 3.1 (Princeton University; see README), November 2026. A line is a word, the kind of its first
 * meaning (base 36 number of the lexicographer's file), the classes that it belongs to, and those just above. */
export const wordSenses = (): string => `aaa q
aalto i
aaron i
abandon 14,0 1 2 3,4
abandoned 0,5 6
abandonment 4,3 7 1 8 9,a b
abase 11,c d,e
abasement q,f,g
abash 11,h i,j
abashed 0,k l
abasia q,,m
abatable 0,n o
abate u,o p n q r,s t
abatement 4,r p,u
abator i,q o
abattoir 6,v,w
abbe i,,x
abbess i,y z,10
abbey 6,z,11
abbot i,x z,10
abbreviate u,12 13 14 15,s 16
abbreviated 0,17 18
abbreviator i,14 12 13,19
abdias a,1a 1b
abdicate 15,1c 1d 1e,1f
abdicator i,1e 1c,1g
abdomen 8,1h 1i,1j
abdominal 1,1i 1h
abdominous 0,1k 1l 1m
abdominovesical 1,1h
abduce w,1n,1o
abducens 8,1p,1q
abducent 8,1p,1q
abduct z,1r 1s 1t 1u 1v 1w,1x 1y
abduction 4,1t 1v 1r 1s,1z 20
abductor 8,1u 1w 1r 1s,21 22 23
abecedarian e,,24 25
abed 2
abel i
abelard i
abenaki i,26,27
aberrance q,28 29 2a 2b,2c
aberrancy q,28 29,2c
aberrant 0,29 2d 2e 28
aberrate 16,2a 2b 28 2e 2f,2g
aberration q,28 2a 2b,2c
abet 15,2h 2i 2j,2k
abetment a,2i 2h,2l
abettal a,2i 2h,2l
abetter i,2j 2h,2m
abettor i,2j 2h,2m
abeyance q,2n 2o,2p
abeyant 0,2o 2q 2n
abhor 11,2r 2s 2t 2u,2v
abhorrence c,2t 2s 2r,2w 2x
abhorrent 0,2s 2y 2t 2r
abhorrer i,2u 2r,2z
abidance 4,30 31 32,33 34
abide 16,32 35 31 36,37 38
abiding 0,39 3a
ability 7,3b 3c 3d 3e 3f,3g
abiogenist i,,3h
abject 0,3i 3j 3k 3l
abjection q,f,g
abjectly 2,3m
abjuration a,3n 3o,3p
abjure w,3o 3n 3q,3r
abjurer i,3q 3o
abkhas e,3s,3t
abkhasian a,3s 3u,3t 3v
abkhaz e,3s,3t
abkhazian a,3s 3u,3t 3v
ablated 0,3w 3x
ablation 4,3y,3z
ablaze 0,40 41
able 0,3f 3c 3b
ablepharia q,,42
abloom 0,43 44
ably 2,45 3d
abnaki a,26,27 46
abnegate w,47 48 49 4a 4b,4c 4d
abnegation 4,4a 4e 47,4f 4g
abnegator i,4b 48 4e,4h
abnormal 0,2d 2c 4i 29 4j 4k 4l 4m 4n 4o 4p 4q 4r
abnormalcy q,2c,4s
abnormality q,2c 2d,4s
abnormally 2,2d
aboard 2
abocclusion q,,4t
abode 6,4u 4v,4w 4x
abolish 15,4y 4z 50
abolishable 0,4z 51 4y
abolishment 4,50 4y,52
abolition 4,50 4y,52
abolitionist i,53,54
abominable 0,55 56 2r
abominably 2,57 55
abominate 11,2r 55 58 2t 59,2v
abomination 4,58 2t 2r,2w 2x
abominator i,59 2r,5a
aboriginal i,5b 5c
aborigine i,5b 5c
abort 4,5d 5e 5f,52 5g
abortion 4,5h 5i,52
abortionist i,5i 5h,5j
abortive 0,5e 5k 5d
abortively 2,5e
aboulia q,5l 5m,5n
aboulic 0,5m 5o 5l
abound 16,5p 5q 5r,5s
abounding 0,5t 5q
about 2,5u
above 2,5v 5w 5x
aboveboard 2,5y 5z 60
aboveground 0,61
abrachia q,,2c
abrade z,62 63 64 65 66 67 68,69 6a
abraham i,6b
abrase z,62,69
abrasion j,65 66 62,6c 6d
abrasive r,68 64 6e 63 62 6f,6g
abrasiveness 7,6f 64 6h,6i 6j
abreact 11,6k 6l,6m
abreaction 4,6l 6k,6n
abridge u,12 6o 14 15,s
abridged 0
abridgement a,6o 12,6p
abridger i,14 12,19
abridgment a,6o,6p
abroad 2,6q 6r
abrogate 15,6s 6t 6u,4y
abrogation 4,6u 6s,6v
abrogator i,6t 6s,6w
abrupt 0,6x 6y 6z 70 71
abruptly 2,72 6y
abruptness 7,73 74,75
abscess q
abscessed 0,76 77
abscissa 9,,78
abscond 12,79 7a 7b,7c
absconder i,7b 79,7d
abscondment 4,7a 79,7
abseiler i,7e,7f
absence q,7g 7h 7i 7j,7k
absent 0,7i 7j 7g 7h 7l 7m 7n 7o,7p
absentee i,7o 7j,7q
absenteeism 4,,7h
absently 2,7r 7s
absentminded 0,7s 7t 7u
absentmindedly 2,7r 7s
absentmindedness 9,7u 7s,7v
absolute 0,7w 7x 7y 7z 80 81
absolutely 2,82 7x
absoluteness 7,83 7y 7x 84 85 86 7w,87 88
absolution 4,89 8a 8b,8c
absolutism 9,8d 8e 8f 8g,8h 8i
absolutist i,8f 8g 8d 8e 8j,8k
absolutistic 1,8g 8e 8j
absolve w,8b 8l 8m 89 8a 8n,8o
absolved 0,8p 8q
absolver i,8n 8b,8r
absolvitory 0,8m 8s 8b 8l
absorb z,8t 8u 8v 8w 8x 8y 8z 90,91 92
absorbable 0,93
absorbate r,8x 8t
absorbed 0,94 95 96 97
absorbency 7,98 8v,99
absorbent r,8y 8v 8t 98 93 9a 9b 9c 9d 9e 9f 9g,9h
absorber r,8z 9i 8t,8y
absorbing 0,9j 9k
absorption m,8w 9i 8t 93,9l 9m
absorptive 0,8v 93 8t 9a 9b 9c 9d 9e 9f 9g
absquatulate 12,79,7c
abstain y,9n 9o 9p 9q 9r 9s,9t
abstainer i,9r 9q 9n,9u
abstemious 0,9v 9w 9x 9o 9y 9z a0
abstemiousness 7,a0 9x 9w 9v,a1 a2
abstention 7,9p 9o 9n,a3
abstentious 0,9o 9v 9p
abstinence 4,9p a4 9o 9n,a3
abstinent i,9q 9o 9n 9v 9p a4
abstract v,a5 a6 a7 a8 a9 aa ab ac ad ae af,ag
abstracted 0,7s 7t ah
abstractedly 2,7r 7s
abstractedness 9,ah 7s,7v
abstracter i,ai aj,ak
abstraction 9,a7 aa a5,al am
abstractionism 6,an ao,ap
abstractionist i,ao aq ar an as,at
abstractive 0,a8 au a5
abstractly 2,a6
abstractness 7,ab aq a6,av
abstractor i,ai aj,ak
abstruse 0,aw ax ay az
abstrusely 2,aw
abstruseness 7,az aw,b0
abstrusity 9,ay aw,b1
absurd 0,b2 b3 b4 b5 b6 b7
absurdity a,b5 b7 b2 b3,b8 b9
absurdly 2,b2
absurdness a,b5 b2 b3,b8
abulia q,5l 5m,5n
abulic 0,5m 5o 5l
abundance 7,5r 5q 5p,ba
abundant 0,5q 5p 5r 5t bb bc bd be bf bg bh bi bj
abundantly 2,bk 5q
abuse 15,bl bm bn bo bp bq,br bs
abused 0,bt bu
abuser i,bp bl bv,bw
abusive 0,bx bo by bv bz bl
abut z,c0 c1 c2,c3
abutment 6,c1 c0,c4 c5
abutter i,c2 c0,c6
abuzz 0,c7 c8
aby 15,c9,ca
abye 15,c9,ca
abysm h,cb cc,cd
abysmal 0,cc ce cf cb
abysmally 2,57
abyss h,cb cc,cd
abyssal 1,cc cf cb
academe e,cg,ch
academia e,cg ci,ch
academic 1,ci cj ck cg
academically 2,ci
academician i,cl cm cn ck co,cp cq
academicianship 4,cn cl,cr
academy e,co ck cm cj ci cl,cs ct
acadian i,cu,cv
acantha p,cw cx,cy
acanthion 8,,cz
acanthocyte 8,,d0
acanthoid 0,cx d1
acantholysis q,,d2
acanthoma q,,d3
acanthosis q,,d2
acanthous 0,cx d1 cw
acapnia q,d4,4s
acapulco f
acardia q,,2c
acariasis q,d5,d6
acaridiasis q,d5,d6
acariosis q,d5,d6
acarophobia q,,d7
acaryote 8,d8,d9
acataphasia q,,da
acathexia q,,4s
accede w,db,dc
accelerando s,dd,de
accelerate u,df dg dh,di
accelerated 0,dj dk
acceleration 4,dl dm dn,do dp
accelerative 0,dg dq dn df
accelerator 6,dr dn,ds dt
acceleratory 0,dg dq dn df
accent a,du dv dw dx,dy dz
accented 0,e0 e1
accenting 4,e2,e3
accentual 0,e4
accentuate w,dx dv e2 e5,e6
accentuation 4,e2 dw dx,e4 e3
accept v,e7 e8 e9 ea eb ec ed ee ef eg eh,ei ej
acceptability 7,ek el em en eo,ep
acceptable 0,em ek eq
acceptableness 7,ek en eo el em,ep
acceptance 9,ee eg e7 eb ea,er es
acceptant 0,eb et ea e7 eu eh eg
acceptation 4,ec ed e9 ea e7,ev ew
accepted 0,ex ey
accepting 0,ez f0
acceptive 0,f0 eb ea ez et
access 6,f1 f2,f3
accessary i,2m f4 f5,21
accessibility 7,f6 f7,f8 f9
accessible 0,fa fb fc fd fe
accessional 1
accessorial 0,ff fg fh
accessory 6,fg fh ff fi,fj fk
accident b,fl fm fn,fo fp
accidental a,fn fq fm,fr
accidentally 2,fs
acclaim w,ft fu,fv
acclamation a,fu ft,fw
acclimate u,fx fy fz,g0
acclimatise u,fx fz fy,g0
acclimatize u,fx fz fy,g0
acclivitous 0,g1 g2 g3
acclivity h,g3 g1,g4
accolade a,g5,g6
accommodate u,g7 g8 g9 ga,gb gc
accommodating 0,gd ge gf gg
accommodation 4,ga g7 gh g8,gi gj
accommodative 0,gd g9 gk gf gl g7
accommodator i,gm gk,gn
accompanied 0
accompaniment a,go gp gq gr,fp gs
accompanist i,gt gr,gu
accompany 16,gq gv go,gw
accompanying 0,gx gy
accompanyist i,gt,gu
accomplice i,gz,h0
accomplish 10,h1 h2 h3 h4 h5 e5,h6 h7 h8
accomplishable 0,h4 h9 h1
accomplished 0,ha hb hc 81
accomplishment 4,h5 h2 h1,e3
accord 16,hd he hf hg dh,hh
accordance a,hi hf,hj
accordant 0,hf hk hd hi hl hm hn ho hp
accordingly 2,hq
accordionist i,,gu
accost w,hr,hs
accoucheur i,ht,hu
accoucheuse i,hv,hw
account a,hx hy,hz i0
accountable 0,i1 i2 i3
accountancy 4,i4 i5,i6
accountant i,i5 i4 i7,i8
accounting 4,i4 i7,i9 ia
accouterment 6,fg,fj
accredit 15,ib ic,id
accreditation 4,ic ib,ie
accrete u,if ig ih ii ij,ik il
accretion m,ij im ig,in
accretionary 0,im dq ii ij
accretive 0,ih dq ig if
accrual 4,io ip iq,ir
accrue u,iq io,is
accrued 0,it iu
accruement 4,io iq,ir
acculturate u,iv iw ix iy iz j0,j1
acculturation 4,j0 iw iv,j2
accumbent 0,j3 j4
accumulate u,j5 il j6 j7 j8 io,j9 is
accumulated 0,it iu
accumulation m,ij j8 io j5,in ja
accumulative 0,j6 j7 jb j5 il jc
accumulator 6,jd,je
accuracy 7,jf
accurate 0,jg jh ji
accurately 2,jg jj
accurse w,jk,jl
accusal a,jm jn jo,jp
accusation a,jm jq jo,jp
accusative 0,jr js jn jo
accusatorial 1,jq jm jt
accusatory 0,jr js jn jo
accuse w,jo jr jm jt,jn
accused i,,ju
accuser i,jt jn jo,jv
accusing 0,jr js
accusingly 2,jr
accusive 0,jr js jn jo
accustom u,jw
accustomed 0,jx jy
ace n,jz k0,k1 k2
acedia 4,k3,k4
acentric 1,k5 k6 k7
acephalia q,k8,2c
acephalism q,k8,2c
acephaly q,k8,2c
acerate 0,k9 ka
acerb 0,kb kc kd ke
acerbate u,kf kg kh
acerbic 0,kb kc kd kh ke kg
acerose 0,k9 ka
acetabular 0,ki kj kk
acetabulum 8,kk ki,kl
acetify u,km kn ko kp kq,kr ks
acetone r,kt ku,kv kw
acetonemia q,kx
acetonic 1,ku kt
acetonuria q,ky
acetose 0,kz kd
acetous 0,kz kd
acetum d,kp ko km kn,l0
achaean e,l1,l2 l3
achaian i,l1,l2
ache 11,l4 l5 l6,l7 l8
acheronian 0,l9 la
acherontic 0,l9 la
acheson i
achievability q,lb h4,lc
achievable 0,h4 h9 h2 lb
achieve 15,h2 h4 h5 ld e5,h8
achievement 4,h5 h2,e3
achiever i,ld h2
achilles i
aching 0,le lf
achlorhydria q,,4t
acholia q,lg,4t
achomawi a,,lh
achromasia 7,li,lj
achromatic 0,lk ll lm ln lo lp lq lr ls lt lu lv lw lx ly
achromatin 8,,lz
achromatise u,ll
achromatize u,ll lk
achy 0,le lf l6
achylia q,,4t
acicular 0,k9 ka
acid r,m0 kc m1 km kn ke,m2
acidemia q,,m3
acidic 0,m4 m1 kd
acidify u,km kn m0 kq,kr ks
acidity 7,m5 m1,m6
acidosis q,m7,m8
acidulate 13,km m0 kq,kr
acidulent 0,m4 kd
acidulous 0,m4 kd m9
acidulousness 9,m9 m4,ma
acknowledge w,mb mc md me mf,mg mh
acknowledgeable 0,me mi mb
acknowledged 0,ey mj ex mk ml mm
acknowledgement a,mf mn,ev mo
acknowledgment a,mf mp mb mq md,ev mr
acme f,ms mt,mu mv
acne q,mw,d2 mx
acold 0,my mz
acolyte i,n0,n1 n2
acorea q,,2c
acousma q,,n3
acoustical 1,n4 n5
acoustically 2,n4
acoustician i,n5,n6
acquaint w,n7 n8 n9,na
acquaintance 9,n9 nb nc n7,nd ne
acquaintanceship q,nb nc,ne
acquainted 0,nf ng
acquiesce w,nh ni nj nk,nl
acquiescence q,nj nk nh ni,ev hj
acquiescent 0,ni nm nk nh
acquirable 0,nn no ej
acquire 14,ej np jc nn nq nr ns nt nu nv,nw
acquired 0,nx
acquirement 9,ny,3c
acquirer e,nt nu ej,nz
acquiring 4,nq ej,34
acquisition 4,ns ej,nq
acquisitive 0,jc ej o0 j7 o1 o2 o3 o4 o5
acquit w,o6 o7,ei o8
acquittal 4,o7 o6,o9
acquittance a,,oa
acquitted 0,ob 8q
acre n
acreage 7,,oc
acres l,od,oe
acrid 0,of kc og ke oh
acridness 7,oh kc,6j
acrimonious 0,oi oj kg
acrimony 7,kg oi,ok
acrobat i,ol,om
acrobatic 0,on oo op
acrobatics 4,op on,oq
acrocephaly q,or,42
acrocyanosis q,,os
acromegalia q,ot,ou
acromegaly q,ot ov,ou
acromicria q,ow,2c
acromikria q,ow,2c
acromion 8,,ox
acromphalus q,,2c
acromyotonia q,,oy
acrophobia q,oz p0,p1
acrophobic 0,p0 p2 oz
acrosome 8,,ox
across 2,p3
act a,p4 p5 34 p6 e3 dh,oa
actable 0,p7 p8 p9
acth 8,pa,pb
acting 4,pc pd p7 p8 p9 pe,pf pg
actinometer 6,,ph
actinomycosis q,,pi
actinotherapy 4,pj,pk
action 4,e3 p6 p5,34 pl
actionable 0,pm
activate 10,pn po pp pq pr,ps
activated 0,pt pu
activating 4,pv pw px,pf
activation 4,pp pv py pn,pz pf
activator r,pq po,q0
active r,q1 q2 q3 p6 q4,q5
actively 2,q6
activeness 7,p6 q7 q2 q8 q9 qa q3 q6 q1 qb oo,pl qc
activism 9,qd qe qf,qg
activist i,qf qe qd q6,54
activistic 0,qe q6 qd
activity 4,pf p6 q4 q8 q9 q2 qa,34 pl
actor i,qh p8 p9,qi
actress i,qj,qh
actual 0,qk ql qm qn qo qp
actualisation 4,qq qm,qr
actualise w,qm qn qq,qs qt
actuality q,qo qu ql qv qk,qw
actualization 4,qq qm,qr
actualize w,qm qn qu ql qk qq,qs qt
actually 2,qx qu
actuary i,qy,qz
actuate 10,pn r0 34 r1,ps
actuated 0,r2 r3
actuation 4,r1 pn,34
actuator 6,r0 pn,r4
acuate 0,r5 d1
acuity 9,r6,r7 r8
acuminate u,r9 ka
acute 0,ra rb rc rd
acutely 2,re rb ra
acuteness 7,r6 rb,rf r8
adactylia q,rg,rh
adactylism q,rg,rh
adactyly q,rg,rh
adad i
adage a,ri,rj
adam i
adamance 7,rk rl,rm
adamant 0,rl rn rk
adamantine 1,ro rp
adamantly 2,rl
adams h
adapa i
adapt u,g8 g0 rq rr rs rt dh,gc ru
adaptable 0,rr g0 g8 rv rw rx ry rz
adaptation a,s0,s1
adaptative 0,rq g8 s2 s3 s4
adapted 0,s5 s6
adapter 6,s7 rs g8,s8 s9
adaption m,rt g0,sa
adaptive 0,rq g0 s2 s3 s4
adaptor 6,rs g8,s9
add u,sb sc sd e5,is se
addable 0,sf jb sg sh
addendum a,si,sj
adder 5,sg sh,qz sk
addible 0,sf jb sg
addict i,sl sm sn,so sp
addicted 0,sq sr ss
addiction 4,st sn,4s su
addictive 0,sn
addition 4,sv sd sw sb,fk ir
additional 0,jb
additionally 2
additive 6,sx jb,sv
addle u,sy,sz t0
addlebrained 0,t1 t2
addled 0,t3 t4 t5 t2
addlehead i,t6,t7
addlepated 0,t1 t2
address a,t8 t9,ta tb
addressable 0,tc no
addressed 0
addressee i,t9 td hr t8,te
adduce w,1n,1o
adducer i,,tf
adductor 8,,23
adenauer i
adenitis q
adenoid 8,tg th,ti
adenoidal 1,th tj tg tk
adenoma q,tl,tm
adenomegaly q,,ou
adenomyosis q,tn,m8
adenopathy q,,to
adenosis q,to,4t
adept 0,tp hc k0 tq
adeptness 9,tq tp,tr
adequacy 7,ts tt,ep
adequate 0,tu tv ts tw tx
adequately 2,tv
adequateness 7,ts tv ty tu,ep
adh 8,tz,pb u0
adhd q,u1,u2
adhere 16,,hg h3
adherence 4,u3,u4
adherent i,8k,u5
adhesion 4,u6,m8
adhesive r,u7,6g
adhesiveness 7,u7,u8
adieu a,u9,ua
adios a,u9,ua
adipose 0,ub uc ud
adiposeness 7,ud ub,ue
adiposis 7,uf,ug
adiposity 7,ud ub,ue
aditi i
aditya i,,uh
adjacency 7,ui uj uk ul,um
adjacent 0,ul uk uj un ui uo
adjectival 1,up uq ur
adjectivally 2,up
adjective a,ur uq up,us ut
adjectively 2,up
adjoin z,c0,c3
adjourn u,uu uv,uw
adjournment 4,uv uu,52
adjudge w,mg,ei
adjudicate v,ux uy uz v0 v1,v2 5g
adjudication 4,v3,v4
adjudicative 1,uz ux uy v3
adjudicator i,v1 ux
adjudicatory 1,uz ux uy v3
adjunct h,fi
adjunction 4,v5 c3,v6
adjunctive 0,v7 uo c3
adjuration a,v8 v9 va,vb
adjuratory 0,vc vd ve va vf v9
adjure w,va v9 vc v8 vd,vg vh
adjust u,vi vj g0 s4 vk vl e5,vm
adjustable 0,rw vk rr vn vo vi
adjusted 0
adjuster i,vl vi,vp
adjustive 0,s4 rq g0 vi
adjustment b,ga vq g0 vn,gi vr
adjustor i,vl,vp
adjutant 5,vs,vt
adjuvant 6,fi vu f5,sx
adman i,vv,vw
administer 15,vx vy vz w0 w1 w2,w3 w4
administrable 0,vz w5 vx
administrate 15,vx vz vy w6 w7 w8,w3
administration 4,w2 w1 w9 vx,wa wb
administrative 1,vy vx w1
administratively 2,vy
administrator i,w8 w7 vx,wc wd
admirability 7,we wf wg,wh
admirable 0,wg wf wi we wj
admirableness 7,we wf wg,wh
admirably 2,wk wg
admiral 5,,wl
admiration c,wm wn,wo
admire 11,wn wm wp wq wr,ws wt
admirer i,wp wn,wu
admissible 0,wv ww wx wy wz
admission 4,x0 x1,x2
admissive 0,et
admit w,mb x1 x3 x4 wx x0 e5,mg 38
admittable 0,wx wv x4 x1
admittance 4,f1 x0 x5,f3 x2
admittedly 2,x6
admittible 0,wx wv x4 x1
admix u,x7 x8 x9,ik
admixture 4,xa x8 x7,xb xc
admonish w,xd xe xf xg xh,xi
admonisher i,xg xd xj,xk
admonishment a,xl xm,xn
admonition a,xf xd xj,xo
admonitory 0,xe xp xq xd xj xr xm
adnexa 8,xs,1j
ado 4,xt,xu
adolesce u,xv xw xx xy xz y0 y1,y2
adolescence s,y0 xw xx xv,y3
adolescent i,xz xy xw xx xv y1 y0,y4
adonis i,,y5
adopt 14,y6 y7 y8 eg y9 ya,yb e8
adoptable 0,yc
adopted 0,y9
adoptee i,yc
adopter i,yc,yd
adoption 4,eg y6,es
adoptive 0,y9 yc y7
adorability 7,ye yf,yg
adorable 0,yf yh yi ye
adorableness 7,ye yf,yg
adorably 2,yj yf
adoration 4,yk yl,ym yn
adore 11,yi yf wr,yo
adorer i,wr yi,yp
adoring 0,yq yr ys yt
adoringly 2,yr
adorn 10,yu yv yw
adorned 0,yx yy yz z0 z1 z2 z3 z4 z5 z6 z7 z8 z9 za zb zc zd ze zf zg zh zi zj zk zl zm zn zo
adornment 4,zp yv zq yu,zr zs
adpressed 0,zt un
adrenal 1
adrenalin 8,zu,pb zv zw u0
adrenaline 8,zu,pb zv zw u0
adrian i,zx
adrift 2,zy zz 100
adroit 0,101 tq 102 103 104 105 106
adroitly 2,101
adroitness 9,tq 101,tr
adsorb z,,91
adulator i,107,u5
adult 5,108 109 10a 10b 10c,10d
adulterant r,10e 10f 10g 10h,10i
adulterate u,10g 10j 10f 10e 10k 10l,10m
adulterating 0,10f 10h
adulteration 4,10n,xb vr
adulterator i,10e 10k 10g,10i 10o
adulterer i,10p,10q
adulteress i,10r,10p
adulthood s,10b 108 109,y3
adumbrate w,10s 10t,10u 10v
adumbration 6,10w,10x 10y
adumbrative 0,10z 110
adust 0,111 112 113 114
advance b,115 116 gi 117 118 119,11a gw
advanced 0,11b 11c 11d 11e
advancement 4,11f 118 11g 116,2l 11h
advancer i,119 116,11i
advancing 0,11j 11k
advantage 7,11l 11m,11n
advantageous 0,11m 11l 11o 11p 11q
advantageously 2,11m
advantageousness 7,11o 11m,11l
advent 4,11r,11s
adventist i,,11t
adventitia 8,11u,11v
adventive 0,11w 11x
adventure 4,11y 11z 120 121 122 123 124,125
adventurer i,122 11y 124 123
adventuresome 0,120 126 127 128
adventuress i,,122
adventuristic 1,11z 11y
adventurous 0,120 11y 129 126 127 128
adventurousness 7,129 120,12a
adverb a,12b 12c,ut
adverbial 1,12c 12b
adversary i,12d
adverse 0,12e xr 12f
adversely 2,12e
adversity q,12f 12e,12g
advert a,12h 12i 12j 12k,12l 12m
advertence 9,12k 12j 12i,12n
advertency 9,12k 12j 12i,12n
advertent 0,12j 96 12k 12i
advertently 2,12o 12j
advertise w,12p e5,12q
advertised 0,12r 12s
advertisement a,12h 12t,12l
advertiser i,vv 12t,vw
advertising a,12h 12u 12t,12l 12v
advertize w,12t 12p 12w 12h vv e5,12x 12q
advertizement a,12h 12t,12l
advertizer i,vv 12t,vw
advertizing a,12h,12l
advice a,xo,12y
advisability 7,12z 130,131
advisable 0,130 xi 12z
advise w,xi 132 133 130 134 135 136 137 138 pr,139 na
advisedly 2,13a
advisee i,137 xi
advisement 9,136 xi,13b
adviser i,138 xi,13c
advisor i,138 xi,13c
advisory a,135 134 xi 13d,13e
advocacy 4,13f 13g,u4
advocate w,13h wu e5 13g,133
advocator i,wu 13g
adynamic 0,13i 13j 13k 13l 13m
aegean h
aegir b,13n,13o
aegis 4,13p,13q
aegisthus i
aeneas i
aengus i,13r
aeolian e,13s,l2 l3
aeolus i
aeon i,,13t
aeonian 1,13u 13v 13w 3a
aerate u,13x py 13y 13z 140,141
aerated 0,142 pu
aeration m,13z 13x,9m
aerator 6,140 py,143
aerial 4,,144
aerialist i,145,ol
aeriferous 1,13y
aeriform 0,146 147 148 149
aerify u,14a 13y kq,14b
aerobatics 4,14c,14d
aerobic 0,14e
aerodontalgia q,,14f
aerodrome 6,14g,14h
aerodynamic 1
aeroembolism q,14i,14j
aerofoil 6,14k,s9
aeronaut i,14l
aerophile i,,14m
aeroplane 6,14n,14o
aerosol j,14p 14q 14r,14s
aerosolise z,14q 14r 14p,14t 14u
aerosolize z,14r 14p,14u
aerosolized 0,14v 148
aeschylus i
aesculapian 1,14w 14x
aesculapius i,14x
aesir i,,14y
aesop i
aesthesia 9,14z,150
aesthesis 9,151,152
aesthete i,153,154
aesthetic 1,155 156 157 158 159 15a 15b
aesthetical 0,155 157 158 159 15a 15b
aesthetically 2,15c 15d
aesthetician i,15e 15f 157,15g
aesthetics 9,157 155 15f,15h
aestivate t,15i 15j,15k
aestivation e,15j 15l 15i,15m 15n
aether a,,15o 15p
aetiologist i,15q 15r,15s
afar 2
afeard 0,15t p2
afeared 0,15t p2
afebrile 1,15u
affability 7,15v 15w,f9
affable 0,15w 15x 15v
affableness 7,15v 15w,f9
affably 2,15y 15w
affair 9,15z 160 161,162 163
affaire q,160,163
affairs 9,,162
affect u,164 165
affectation 4,166,167
affected 0,168 169 16a 16b 16c 16d 16e 16f 16g 16h
affectedly 2,169
affectedness 4,16c 166 169,16i 167
affecting 0,16j 16k
affectingly 2,16l 16j
affection c,16m,16n
affectional 0,16o 16p
affectionate 0,16q yt 16m 16r
affectionately 2,16q
affectionateness 7,16m 16r 16q,16n 16s
affective 0,16o 16p 16t
afferent 0,16u 16v 16w
affiance w,16x,16y
affiant i
affidavit a,,16z oa
affiliate e,170,171 172
affiliated 0,173 174
affiliation 4,170,ne 175
affinal 0,176 177 178
affine i,178 176,179
affined 0,17a uo
affinity j,,17b
affirm v,17c 17d 17e 17f e5 17g 17h 17i,17j
affirmable 0,17f h9 17c
affirmation a,17h 17d,17k
affirmative a,17l 17m 17e 17n,17h
affirmatory 0,17m 17e 17n
affirmer i,17i 17d,17o
affix z,17p e5 17q,17r
affixal 1,17s 17t
affixation 4
affixed 0,17u 17v 17w 17x 17y
affixial 1,17s 17t
afflict u,17z 180 181 182 183,j 184
afflicted 0,185 186
affliction b,182 187 17z 180,12f 188
afflictive 0,181 ke 17z 180
affluence q,189 18a,18b
affluent h,18c 18a,18d 18e
afford y,18f 18g,18h 18i
affordable 0,18j 18k
afforest z,18l 18m,18n
afforestation 4,18m 18l,18o
affranchise 15,18p,18q
affray 4,18r 18s,18t 18u
affright c,18v 18w,18x 18y
affront 4,18z 190,191 e
afghan 6,,192
afghanistani i,193,194
aficionado i,,195 14m
afield 2
afire 0,196 197
aflame 0,40 41
aflare 0,198 196 199 197
afloat 0,zy zz
aflutter 0,19a 19b
afoot 2,19c
aforementioned 0,19d 19e
aforesaid 0,19d 19e
aforethought 0,19f 19g
afoul 0,19h 19i
afraid 0,p2 p0 15t 19j 19k 19l 19m 19n 19o 19p 19q 19r 19s 19t 19u 19v 19w 19x 19y 19z
afresh 2,1a0
africa h
african 1
afrikander i,1a1,1a2
afrikaner i,1a1,1a2
afro 8,,1a3
aft 2
after 2,1a4
afterbirth 8
aftereffect j,,1a5
afterlife s,,1a6
aftermath b,1a7 1a8,1a5 1a9
afternoon s,,1aa
afterpains q
afters d,1ab,1ac
afterthought 6,1ad,1ae sv
afterward 2,1a4
afterwards 2,1a4
again 2
agalactia q,1af,4s
agalactosis q,1af,4s
agamemnon i
agape 0,1ag 1ah
agassiz i
agate r
agaze 0,1ai 1ah
agdistis i
age 7,1aj 1ak,1al 1am
aged 0,1an 1ao 1ap 1aq 1ar
agedness 7,1ar 1an 1as,1at
agee i
ageless 0,13v 3a 1au
agelessness 7,1au 13v,1av
agelong 0,1aw 1ax
agency e,1ay,1az 1b0
agenda 9,1b1,1b2
agendum a,,1b3
agent h,1b4 1b5 1b6 1b7 1b8 1b9,1ba 1bb
agential 1,1b8 1b7 1bc 1bd 1b5 1be
aggeus a,1bf 1bg
agglomerate z,1bh 1bi 1bj,1bk
agglomerated 0,1bi 1bl
agglomeration e,1bm,j8
agglomerative 0,1bi 1bl 1bh
agglutinate z,1bn 1bo 1bp 1bq 1br,1bs 1bt
agglutination m,1br 1bq 1bo 1bn,sa 1bu
agglutinative 0,1bp 1bv 1bn u7
agglutinin r,,1bw
aggrandise w,1bx 1by,1bz
aggrandisement 4,1by 1bx,ir
aggrandize w,1bx 1by,1bz
aggrandizement 4,1by 1bx,ir
aggravate u,1c0 1c1 1c2 pr 1c3 1c4 1c5,1c6
aggravated 0,1c7 1c8 1c9 1ca
aggravatingly 2,1cb
aggravation 4,1c4 1c3 1c1,1cc 1cd
aggravator i,1c5 1c1,1ce
aggregate 0,1cf 1cg 1bl 1ch 1ci,1cj
aggregated 0,1cf 1bl
aggregation e,j8,ja
aggregative 0,1cf 1bl 1ci
aggregator i,1ck 1ci
aggress x,1cl 1cm 1cn 1co 1cp dh,p5
aggression 7,1cq 1cn,1cr 1cs
aggressive 0,1ct 1cu 1cv 1cw 1cx 1cy 1cz 1d0 1d1
aggressively 2,1d2 1ct
aggressiveness 7,1cu 1cq 1ct,1d3 1cs
aggressor i,1co 1cl,bw 1d4
aggrieve 11,,1d5 17z
aggroup x,1d6,1d7
aghast 0,19j p2
agile 0,1d8 oo 1d9
agilely 2,1da 1d8
agility 7,1d9 1d8,1db
agitate 15,1dc 1dd 1de kq 1df,1dg 1dh
agitated 0,1di 1dj 1dk 1dl 1dm 1dn 1do 1dp 1dq 1dr 1ds 1dt 1du 1dv
agitating 0,1df 1dw
agitation q,1dx,5n
agitative 0,1df 1dw 1dd
agitator i,1de 1dc,1dy
aglaia i,,1dz
agleam 0,1e0 1e1
aglitter 0,1e2 1e1
aglow 0,1e3 1e1
agnail 8,1e4,1e5
agnate i,1e6 1e7 177,1e8
agnatic 0,1e7 177 1e6
agni i
agnise v,1e9,1ea
agnize v,1e9,1ea
agnosia q,1eb,da
agnostic i,1ec 1ed,9u
agnosticism 9,1ee,1ef
ago 2
agog 0,1eg 19b
agonal 1,1eh 1ei 1ej
agone 0,1ek 1el
agonise 11,1em 1en 1ei 1ej,1eo 36
agonised 0,1ep lf
agonising 0,1eq lf
agonist 6,1er 1es 1ej 1et 1ei,1eu 1ev
agonistic 1,1et 1ew 1es 1ex
agonistical 0,1ew 1ex
agonize 11,1em 1en 1ei,1eo 36
agonized 0,1ep lf
agonizing 0,1eq lf
agony c,1ej 1ei 1eh 1er 1es 1em 1en,1ey 1ez
agoraphobia q,1f0 19k,1f1
agoraphobic 0,19k p2 1f0
agranulosis q,,m3
agraphia q,1f2,da
agrarian 0,1f3 1f4
agree w,1f5 nl 1f6 hl hj 1f7 1f8,e9
agreeable 0,1f9 hk 1fa hp hd hg
agreeably 2,1fb 1f9
agreed 0,1fc 1fd
agreement a,1f8 1fe 1ff nl hg,1fg 1fh
agrestic 0,1fi 1fj 1f4 1fk
agribusiness 4,1fl,12v
agricola i
agricultural 1,1fm
agriculturalist i,1fn,1fo
agriculture 4,1fl 1fm 1fn,12v 1fp
agriculturist i,1fn 1fl 1fm,1fo
agrippa i
agrippina i
agronomist i,,1fq
aguacate d,1fr,1fs
ague q,,14j
aguish 0,1ft 186
ahab i
ahead 2,1fu
ahem a,,1fv
ahorse 2,1fw 199
ahorseback 0,1fw 199
ahriman i
ahura i,,uh
aid 15,1fx 1fy 1fz dh,1g0 1g1
aide i,vs 1g2,vt h0
aides i,1g3
aidoneus i,1g3
aids q,,1g4 1g5
aiken i
ail d,1g6 1g7,1g8 1g9
ailey i
ailing 0,1ga 186
ailment q,1g7 1gb 1g6,4t
ailurophobia q,,d7
aim 9,1gc 1gd 1ge 1gf,1gg 1gh
aimless 0,zy zz 1gi
aimlessly 2,zy
aimlessness 7,1gi 1gj 1gk,1gl
ain 0,1gm 1gn
air r,13y 13x py 14a,1go 1gp
airborne 0,1gq
aircraft 6,1gr,1gs
aircraftman i,1gt,1gu
aircraftsman i,1gt,1gu
aircrewman i,1gv,1gw
airdrome 6,14g,14h
aired 0,1gx 1gy
airfield 6,14h,1gz
airflow b,,1h0
airfoil 6,14k,s9
airframe 6,,1h1
airhead f,,1h2 1h3
airheaded 0,1h4 1h5
airily 2
airiness 7,1h6 1h7 1gx 147,1h8 1h9
airing 4,1ha,1hb 1hc
airless 0,1hd 1he
airlift 4,1hf,1hg 1hh
airline 6,1hi 1hj,1hk
airliner 6,1hj 1hi,14n
airman i,14l 1hl
airmanship 9,1hl 14l,1hm
airplane 6,14n,14o
airport 6,14g,14h
airs 7,,16c
airsick 0,1hn 186 1ho
airsickness q,1ho 1hn,1hp
airspeed s,,1hq
airstream j,1hr,1hs 1ht
airstrip 6,,14h
airtight 0,1hu 1hv 1hw
airwave a,,15p
airway 6,1hx
airwoman i,1hy,14l
airworthiness q,,1hz
airy 0,1gx 1gy 1i0 1h6
aisle 6,,1i1 1i2
ajar 0,1i3
ajax i
akaryocyte 8,d8,d9
akaryote 8,d8,d9
akhenaten i,1i4
akhenaton i,1i4
akin 0,1i5 1i6
akinesia q,1i7,1i8
akinesis q,1i7,1i8
ala 5,1i9 1ia,ox 1ib
alabama f,,1ic
alabaman i,1id,1ie
alabamian i,1id,1ie
alabaster r
alacritous 0,1if dk 1ig
alacrity 7,1ig 1if,1ih
aladdin i
alalia q,,1i8
alaric i
alarm c,1ii 1ij 1ik 1il,18x s9
alarmed 0,19l p2
alarming 0,1im 1in 1io 1ip 1iq 1ir 1is 1it 1iu 1iv 1iw
alarmingly 2,1im
alarmist i,1ix 1ik,17o
alarum a,1iy,1iz
alas 2,1j0
alaska f
alaskan i,,1ie
alastrim q,1j1,1j2
albanian a,,1j3
albany f
albee i
albers i
albert i
alberti i
albescent 0,1j4 1j5
albinism q,1j6,42
albino i,1j6
albuginea 8,1j7,11u
album a,,1j8 1j9
albumen d,1ja 1jb,1jc 1jd
albumin r,1ja 1je,1jc
albuminous 1,1je 1ja
albuminuria q,1jf
alcaeus i
alcalde i,,1jg v0
alcaptonuria q,1jh,1ji
alchemist i,1jj 1jk,1jl
alchemy 9,1jk 1jj,1jm
alcibiades i
alcides i,1jn
alcohol d,1jo 1jp 1jq 1jr,1js 1jt
alcoholic i,1ju 1jp sr 1jv 1jo 1jw 1jx,1jy
alcoholise u,1jq 1jr,1jz
alcoholism g,1k0,1k1 1k2
alcoholize u,1jq 1jo,1k3 1jz
alcott i
alcove 6,1k4,1k5
alcyone i,1k6
alderman i,,1bb
aldosteronism q,,to
alecto i,,1k7
alert w,1il 1k8 1iy 1k9 1ka 1kb 1kc,xh
alerting q,,1kd
alertly 2,1ke
alertness 9,1kf 1ke,1kg
aleut a,1kh,1ki 1kj
aleutian i,1kh,1ki
alexandrian i,,1kk
alexia q,1kl,1km
alexic i,1kl,1kn
alfred i
alfresco 0,1ko 1kp
alga 5,1kq 1kr,1ks
algae 5,1kq,1ks
algal 1,1kr 1kq
algebraically 2
algebraist i,,1kt
alger i
algerian 1
algid 0,1ku mz 1kv
algidity q,1kv 1ku,1kw
algoid 1,1kq
algonkian a,1kx 1ky,27 46
algonkin a,1kx 1ky,27 46
algonquian a,27 46,1ki 1kz
algonquin a,27 46,1ki 1kz
algophobia q,1l0 19m,p1
algophobic 0,19m p2 1l0
algren i
alhacen i,1l1
alhazen i,1l1
ali i
alibi a,,1l2
alien 0,1l3 1l4 1l5 1l6,7q
alienable 0,1l7 1l8 1l9
alienate 11,1la 1lb
alienated 0,1lc 1ld
alienation c,1le,1lf
alienator i,1lb 1la,1ce
alienee i,1lg,te
alienist i,,1lh
alienor i,,1li
alight 12,dh,1lj
align u,vj 1lk 1ll,vm hg
aligned 0,1lm
alignment 7,1ln 1ll 1lk vj,172 1lo
alike 0,1lp 1lq
alikeness 7,1lq 1lp,1lr
aliment d,1ls 1lt 1lu 1lv 1lw,1lx 1ly
alimental 0,1lu 1lz
alimentary 0,1lu 1lz 1ls
alimentation 4,1ls 1lw 1lt,1lx 1m0
alimentative 1,1lv 1lt 1lw
alimony l
aline u,vj,vm
alinement e,1ln,172
aliquot n,1m1,1m2
aliterate i,,1m3
alive 0,1m4 1m5 1m6 1m7 1m8 1m9 1ma
aliveness 7,1mb 1m6 1mc q9 1ke 1m5 1m4 1md,qw 1me
alkalemia q,,m3
alkali r,1mf 1mg,m2
alkalic 0,1mh 1mi 1mj 1mk 1ml 1mm
alkalify u,1mg 1mi 1mf kq,ks
alkaline 0,1mh 1mj 1mk 1ml 1mm
alkalinuria q,1mn
alkalise u,1mg kq,ks
alkalize u,1mg 1mf kq,ks
alkalosis q,,m8
alkaluria q,1mn
alkaptonuria q,1jh,1ji
alky i,1ju,1jy
alkylbenzenesulfonate r
all 0,1mo 1mp 1mq 1mr
allah i
allantoid 0,1ms 1mt
allay y,6m 1mu 1mv,1mw 1mx gb
allayer i,1mv 6m
allegation a,1my 1mz,jm 1n0
allege w,1n1 1mz e5,1n2
alleged 0,1n3 1n4 1n5 1n6
allegedly 2,1n3
allegement a,1mz 1n1,1n0
allegiance 4,1n7 1n8,33
allegiant 0,1n8 1n9 1na 1n7
allegoric 0,1nb 1nc 1nd
allegorical 0,1nb 1nc 1ne 1nd 1nf
allegorise u,1ng 1nh 1ne 1nd 1nf 1ni,1nj
allegoriser i,1ni 1nh,17o
allegorize u,1ng 1nh 1ne 1nd 1nf 1ni,1nj
allegorizer i,1ni 1nh,17o
allegory a,1nf 1nb 1ng 1nh,1nk
allele 8,1nl,1nm
allelomorph 8,1nl,1nm
allen i,1nn
allergist i,1no 1np,5j
allergy q,1np 1nq 1no,1nr
alleviant 6,1ns 1nt,1nu
alleviate t,1nt 1nv 1nw 1nx 1ny 1nz 1ns,1o0 1fx
alleviated 0,1o1 1o2
alleviation 4,1nx 1ny 1nt,1o3 1o4
alleviative 0,1nw 1o5 1nt
alleviator 6,1nz 1ns 1nt,1o6 1nu
alleviatory 0,1nw 1o5 1nt
alley 6,1o7,1o8
alleyway 6,1o7,1o8
alliance 4,1o9 1oa,1ob 1oc
allied 0,1od 177
alligator 5,,1oe
alligatored 0,1of 6e
alliterator i,,1og ak
allmouth 5,1oh,1oi
allocable 0,1oj 1ok 1ol
allocatable 0,1oj 1ok 1ol
allocate 14,1ol 1oj 1om 1on 1oo,1op
allocation 4,1om 1on 1ol,1oq 1or
allocator i,1oo 1ol,6w
allograft 8,1os,1ot
allopatry q,,1ou
allot 14,1op he 1ov,hh
allotment l,1om,1oq
allover 0,1ow 81
allow 15,1ox 38 1oy wy,e9
allowable 0,1oz 1p0
allowably 2,1p1
allowance l,1p2,1oq 1p3
alloy q,1p4 xa 1p5,1p6 xb
allude w,1p7 1p8 1p9 1pa,1pb 10v
allure 7,1pc 1pd pr,1pe 1pf 1pg
allurement 4,1pc 1pd,1ph 1pe
allusion a,1p9 1p7,1pi
allusive 0,1p8 1pj 1p7
alluviation j,1pk,1pl
alluvion h,1pm,1pn 1pl
ally e,1po,1pp 171
almighty i,1pq 1pr 1ps
almoner i,,1pt
almoravid i,,1pu
almost 2,1pv
almsgiver i,,4h
aloes 6,,1pw
alone 2,1px 1py 1pz
aloneness 7,1q0 1py 1pz,1q1
along 2
alongside 2
alonso i
aloof 0,1q2 1q3 1q4
aloofness c,,1q5
alopecia q,,1q6
aloud 2
alpha a,,1q7
alphabetiser i,1q8 1q9,1qa
alphabetize u,1q9 1q8 1qb,1qc
alphabetizer i,1q8 1q9,1qa
alpinist i,,1qd
already 2
alright 2,1qe 1qf
als q,,1qg 1qh
alsatian 5,,1qi 1qj
also 2,1qk
alt o,1ql
altaic a,1qm 1qn,194
alter u,1qo 1qp vq do
alterable 0,1qp 1qq 1qo 1qr
alteration b,do vq 1qo 1qq,fp vr
alterative 0,1qs 1qt
altercate w,1qu,1qv
altercation a,18r,18t
altered 0,1qw 1qx 1qy 1qz
altering 4,1r0,1r1
alternate u,1r2 1r3 1r4 1r5 1r6,gc
alternately 2,1r7
alternating 0,1r7 1r6
alternation 4,1r5 1r2,1r8
alternative 9,1r9 1r4 1ra 1rb,1rc
alternatively 2,1rd 1ra
altissimo 0,tk
altitude 7,1re 1rf 1rg,1rh
altitudinal 1,1rf 1ql 1re
altitudinous 0,1rg 1ri 1re
alto 7,1rj,1rk 1rl
altogether 2,1rm
altoist i,,1rn
altruism 7,1ro 1rp,1rq
altruist i,1rp 1ro,4h
aluminiferous 0,1rr 1rs
aluminise z,1rt 1ru,1rv
aluminium r,1ru,1rw
aluminize z,1rt 1ru,1rv
aluminous 1,1rx 1ru
aluminum r,1ru 1rx 1rt,1rw
alumna i,1ry,cq
alumnus i,1ry,cq
alundum r
alveolar 1,1rz
alveolate 0,1s0 1s1 1rz
alveolitis q,1s2
alveolus 8,1rz 1s0,1s3
always 2
alzheimers q
amaethon i
amah i,1s4 1s5,1s6 1s7
amalgam e,1s8 1s9,1p4 1sa
amalgamate z,1s9 1sb 1sc 1sd 1s8 kq 1fd
amalgamated 0,1sb 1fd
amalgamation 4,1se,1sf
amalgamative 1,1sc 1s9 1se
amalgamator i,1sd 1s9,1sg
amanuensis i,1sh,1si
amaranthine 1,1sj 1sk
amass u,il,is
amastia q,,2c
amaterasu i
amateur i,1sl 1sm 1sn
amateurish 0,1so 1sp 1sq
amateurishness 9,1sq 1so,1sr
amati 6,,1ss
amative 0,1st yt 1su
amativeness c,1su 1st,1sv
amatory 0,1sw yt
amaurosis q,,1sx
amaze v,1sy 1sz 1t0,1t1 1t2
amazed 0,1t3 1t4
amazement c,1t0 1sy,16n
amazing 0,1t5 1t6 1t7 1t8
amazingly 2,1t9 1t5
amazon 5,1ta,1tb 1tc
ambagious 0,1td 1pj 1te
ambassador i,1tf 1tg 1th,1ti
ambassadorial 1,1tg 1tf
ambassadorship 4,1th 1tf,cr
ambassadress i,,1tf
amber 0,1tj 1tk,1tl
ambiance q,1tm
ambience f,1tm 1tn,1to
ambient 0,1tn un 1tm
ambiguity a,1tp 1tq 1tr 1ts 1tt,rj 1tu
ambiguous 0,1ts 1tt 1tq 1tp 1tv 1tw 1tx 1ty 1tz
ambiguously 2,1u0 1tt
ambit 7,1u1,1u2
ambition c,1u3 1u4 1u5 1u6,1u7 1d3
ambitious 0,1u6 1u5 1u4 1u8 1u9 1ua 1ub 1uc 1ud 1u3
ambitiously 2,1u6
ambitiousness 7,1u4 1u6,1d3
ambivalent 0,1ue 1uf 1ug
amble 12,1uh 1ui 1uj,1uk
ambler i,1ui 1uh,1ul
amblyopia q,,1sx
ambo 6,1um,1un
ambrose i
ambrosia d,1uo,1up 1uq
ambrosial 0,1ur og 1us 1ut
ambrosian 1,1ur og
ambulance 6,,1uu
ambuscade 4,1uv 1uw,1ux
ambush 4,1uv 1uw 1uy 1uz,1ux 1v0
ambusher i,1uz 1uy 1uw,1co
amd q
amebiasis q,1v1,1v2
amebiosis q,1v1,1v2
ameer i,1v3,1v4
amelia q,,42
ameliorate u,1o0 1v5 1v6 1v7 pr,ks
ameliorating 0,1v6 1v8
amelioration 4,1v7 1o0 1v5,1v9
ameliorative 0,1v6 1v8 1o0 1v5
amelioratory 0,1v6 1v8 1o0 1v5
ameloblast 8,,1va
amen i,1vb
amenability 7,1vc 1vd 1ve,1vf
amenable 0,1ve 1vg 1vc
amenableness 7,1vc 1vd 1vh 1ve,1vf
amend w,1vi 1o0 1vj 1vk 1vl 1vm 1v5 pr,1vn
amendable 0,1vm 1vo 1vp 1o0
amendatory 0,1vj 1v8 1vi
amended 0
amendment 4,1vl 1vk 1vi,1vq 1fg
amends 4,1vr,1vs 1vt
amenia q,1vu
amenities l,1vv,1vw
amenorrhea q,1vu 1vx
amenorrhoea q,1vu 1vx
ament k,1vy 1vz,1w0
amentaceous 0,1vz 1w1 1vy
amentiferous 0,1vz 1w1
amerce 15,1w2 1w3 1w4 1w5,1w6
amercement l,1w5 1w3,1w7
amerciable 0,1w4 1w8 1w3 1w2
america f
american 1,1ie,1qi
americana 6,,1w9
americanism 7,,1wa
amerindian i,1ki,1wb
ametria q,,42
ametropia q,1wc,1sx
amhara i,,1wd
amiability 7,1we 15v 1wf 15w,1wg f9
amiable 0,1wf 15w 1wh 1we 15v 15x 1wi
amiableness 7,15v 1wf,f9
amiably 2,15y 15w
amicable 0,1wj 1wk
amidship 2,1wl 1wm
amigo i,,1wn
aminoaciduria q
aminomethane r,,1wo
amir i,1v3,1v4
amish i,,1wp
amiss 0,1wq 1wr
amity 7,1ws,f9
ammo 6,1wt,1wu
ammoniac r,,1wv
ammoniuria q
ammunition 6,1wt,1wu
amnesiac i,1ww 1wx 1wy,1wz
amnesic i,1ww 1wx 1x0,1wz
amnesty 4,1x1,1x2 1x3
amoebiasis q,1v1,1v2
amoebiosis q,1v1,1v2
amok 2,1dk 1x4 1di
amon i,1vb
amor i,1x5
amora i,,1x6
amoralist i,,8k
amorally 2,1x7
amorist i,,14m
amorous 0,1st yt 1x8
amorousness c,1x8 1su 1st 1sw,ym 1sv
amorphous 0,1x9 1xa
amos a
amount l,1xb 1xc 1xd,1xe 1xf
amour q,160,163
amp n,1xg,1xh
ampere n,1xg,1xh
amphetamine 6,1xi,1xj 1jt
amphibology a,,1tp
amphidiploidy q,,1xk
amphisbaena 5,,1xl 1xm
ample 0,1xn bb 1xo 1xp 1xq 5q
ampleness 7,1xo bb 1xn 1xr,tt 1xs
amplification 4,1xt,1xu
amplifier 6,1xv 1xw,1xx
amplify u,1xw 1xv kq,1xy
amplitude b,,1xz
amply 2,1y0 1xn
ampulla 6,,1j 1y1
amputate z,1y2 1y3 1y4 1y5,1y6 1y7
amputation 4,1y3 1y4 1y2,1y8 3z
amputator i,1y5 1y2,1y9
amputee i,,1ya
amsterdam f
amuck 2,1dk 1x4 1di
amulet 6,1yb,1yc
amun i,1vb
amundsen i
amuse 15,1yd 1ye 1yf 1yg 1yh,1yi
amused 0,1yj 1yk
amusement c,1yh 1yg 1ye 1yd,1yl 1ym
amusing 0,1yf 1yn 9k 1yo
amusive 0,1yf 9k 1yd 1ye
amygdala 8,,1yp
amygdaliform 0,1yq 1mt
amygdaloid r,1yq 1mt
amygdaloidal 0,1yq 1mt
amyloidosis q,,14j
amyotonia q,1yr
amyotrophia q,1ys,1yt
amyotrophy q,1ys,1yt
amytal 6
amyxia q,,4s
ana e,,j8
anabaptist i,1yu,1yv
anabiosis q
anachronism 6,1yw,1w9
anachronistically 2,1yw
anaclisis q,,1yx
anaconda 5,,1yy
anaemia q,1yz 1z0 1z1 1z2,m3
anaemic 1,1z2 1z1 1z0 13m 1yz
anaerobic 0
anaesthesia q,1z3 1z4 1z5,4s
anaesthetise t,1z6 1z7,1z8
anaesthetist i,1z5 1z3,hu
anaesthetize t,1z6 1z7,1z8
anagnost i,,n1 n2
analbuminemia q,,m3
analeptic 0,1z9 1za
analgesia q,,4s
analog 7,1zb,1lr
analogical 0,1zc 1zd 1ze 1zf
analogise v,1zg 1ze 1zf,1zh
analogist i,1zi 1ze 1zf,1zj
analogize v,1zg 1ze 1zf,1zh
analogous 0,1zk 1i6 1ze 1zf
analogously 2,1zk
analogue 7,1zb,1lr
analogy 4,1ze 1zf 1zk 1zi 1zc 1zg,1zl 1zm
analphabet i,1zn,1zo
analphabetic i,1zn 1zp 1qb,1zo
analysand i,,1kn
analyse v,1zq 1zr
analyser 6,1zr 1zs 1zq,1zt
analysis 4,1zu 1zv 1zw,1zx
analyst i,1zy 1zs 1zq,1fq
analytic 1,1zv 1zz 200
analytical 0,1zv 1zz 1zu
analytically 2
analyticity 7,200 1zv,1al
analyzable 0,201 202
analyze v,1zq 1zy 1zz
analyzer 6,1zr 1zw 1zs,1zt
anamnesis 9,203 204 205,206
anamnestic 1,205 203 204
ananias i
anaphylaxis q,,1nr
anaplasia q,,207
anaplasmosis q,,208
anapurna h,209 20a
anarchist i,20b 20c,20d
anarchy q,20c 20b 20e,20f
anarthria q,,20g
anasarca q,,20h
anasazi i,,1ki
anastomose z,20i 20j,20k 20l
anastomosis 8,20m 20n,20o
anastomotic 1,20n 20m
anathema a,20p jk,1ce 20q
anathematise w,jk 20r 20p,jl
anathematize w,jk 20r 20p,jl
anathemise w,20s jk,20t jl
anathemize w,20s jk,20t jl
anatomic 1,20u 20v
anatomical 1,20u 20v,rj
anatomically 2,20u
anatomise z,20w 20x 20y,20z
anatomist i,210 20x 20v,1fq
anatomize v,20w 20x 20y,20z 1zq
anatomy 9,20x 20v 20y 210 20w 20u,211 212
anaxagoras i
anaximander i
anaximenes i
ancestor i,213 214,1e8
ancestral 0,214 215 213
ancestress i,,213
ancestry e,216,217
anchor 6,218 219,21a 21b
anchorage 4,,21c
anchorite i,21d 21e,21f
anchoritic 0,21e 21g 21d
anchorman i,21h,21i
anchorperson i,21h,21i
anchylosis q,21j,m8
ancient 0,21k 21l 1el 21m 1aq 21n
anciently 2,21k
ancientness 7,21m 21k 21l,21o
ancillary 0,fi f5
ancistrodon 5,,1xm
ancylose t,21p 21q,20l 21r
andantino 0,21s
andean 1
andersen i
anderson i
andiron 6,21t,21u
andorran i
andrena 5,21v,21w
andrenid 5,21v,21w
andrew i
andrews i
androgyne i,21x 21y,21z
androphobia q,,220
andvari i,,221
ane 0,222 223
anecdotal 1,224 225 226 227
anecdote a,226 225 224 228,229
anecdotic 0,225 227 226
anecdotical 0,225 227 226
anecdotist i,228 226,22a
anele t,22b,22c
anemia q,1z0 1z2,m3
anemic 0,1z1 13m 1yz
anencephalia q,22d,42
anencephaly q,22d,42
anergy q,,2p
anesthesia q,1z3 1z4 1z5,4s
anesthetise t,1z6 1z7,1z8
anesthetist i,1z5 1z3,hu
anesthetize t,1z6 1z7,1z8
anestrum q,22e,4s
anestrus q,22e 22f,4s
aneuploidy q,,2c
aneurism q,22g 22h,22i
aneurysm q,22g 22h,22i
anew 2,1a0
angel i,22j 22k 22l,13t
angelic 0,22m 22n
angelical 1,22k 22l 22o 22j yh
anger c,22p 1ca 1c6,22q
angered 0,22r 1ca
angevin i,22s,22t
angevine i,22s,22t
angiitis q,,22u
angina q,22v,mx 22w
angioedema q,22x,20h
angiologist i,,5j
angioma q,22y,d3 22u
angiopathy q,22u,m8
angiosarcoma q,,22z
angle p,230 231 232 233 234 235 236,237 238
angler 5,239 232,23a 23b
anglerfish 5,1oh,1oi
angleworm 5,23c,23d
anglican 1,,1yv
anglophil i,23e,wp
anglophile i,23e,wp
anglophilia c,,wm
anglophobe i,,5a
angolan i,23f,23g
angolese i,,23f
angrily 2,1ca
angriness q,23h 23i 1ca,23j
angry 0,1ca 23h 22p 23k 1c8 22r 23l 23m 23n 23o 23p 23q 23r
angst c,,23s
anguillan i,,23t
anguine 1,23u
anguish c,23v 1eo,23w 23x
anguished 0,23y 23z
angular 0,233 234 230 240 241 242 243 244 245 246 247 248 249 24a 24b 24c 24d
angulate u,235 234 230 241 242 243 244 245 246 247 248 249 24a 24b 24c 24d
angus 5,13r,24e
anhedonia q,,5n
anhidrosis q,24f,4s
anhydrosis q,24f,4s
anhydrous 0
anicteric 1,24g 24h 24i
anile 0,24j 1aq
animadvert w,24k 24l,17j 24m
animal 3,10d 24n,24o
animalise u,24n 24p 10d,24q
animalism 7,24r,24s 1q1
animality 7,24t,24u
animalize u,24n 24p 10d,24q
animate 11,24v,18y
animated 0,1md 24w 24x 24y
animatedly 2,1md
animateness 7,1m6 24z,1me
animation 4,1mb,qw 1m6
animator i,250 251 252,253 254
animist i,,8k
animize u,252
animosity c,,1cs
anion h,255 256,257
anionic r,256 255,258
aniseikonia q,,1sx
anisogamete 8,,259
anisometropia q,,25a
ankle 8,25b 25c 25d,25e
anklebone 8,25f,25g
anklet 6,25c 25d 25b,25h 25i
anklets 6,25d,25i
ankyloglossia q,,42
ankylose t,21p 21q,20l 21r
ankylosis q,21j,m8
anlage 8,25j,25k
annalist i,,25l
annamese a,25m 25n,194 25o
annapurna h,209 20a
anne i
anneal u,25p,25q
annealing 4,25r,25s
annex 6,25t 25u,sv 25v
annexa 8,xs,1j
annexation 4,25w 25x 25y,25z ns
annexational 1,25y 25w 25x
annexe 6,25t,sv
annihilate u,260 261 262 263 264 265,266
annihilating 0,261 267
annihilation 4,263 262 260,268 269
annihilative 0,261 267 260
annihilator i,264 260,26a
anniversary s,26b,26c
annotate w,26d 26e mr 26f 26g,26h 26i
annotation 4,mr 26f 26d,26j 1xu
annotator i,26g 26d,26k
announce w,12q 26l 26m 26n 26o pr 26p 13e,na se
announcement a,26p 13e 26l,1fg
announcer i,26o 26n 26l 12q,17o 26q
annoy 11,26r 26s 26t 26u,26v
annoyance q,26w 1cc,5n 22p
annoyed 0,26x 26y
annoyer i,26s 26r,26z
annoying 0,270 271
annual 0
annually 2,272
annualry 8,,273
annuitant i,,te
annul w,274 275 276 6u,277
annular 0,278 1mt
annulate 0,278 1mt
annulated 0,278 1mt
annulment 4,279 276 274,pl 27a
annulus k,27b,27c 27d
annunciate w,27e 27f,27g
annunciator 6,27f 27e,27h
annunciatory 1,26m 26l 12q 26p
anodal 1,27i 27j
anode 6,27j 27i,27k
anodic 1,27i 27j
anoestrum q,22e,4s
anoestrus q,22e 22f,4s
anoint t,22b 27l 27m,yb 22c
anointer i,27m 22b,9u
anointing 4,27l,27n
anointment 4,27l 22b,27n
anomalist i,27o 27p 27q,1jl
anomalous 0,4j 2d 27p 27q
anomalousness q,27p 4j,2c
anomaly f,27p 27q 4j 27o,2c
anomia 5,,1km 27r
anomic 0,1lc 1ld 27s
anomie q,27s 1lc,27t
anomy 7,27s 1lc,27t 27u
anonymity q,27v 27w 27x,27y
anonymous 0,27x 27w 27v 27z 280
anonymously 2,27x
anopia q,,281
anorchia q,282,2c
anorchidism q,282,2c
anorchism q,282,2c
anorectic i,283 284 285 286,287
anorexia q,286 284 288,289
anorexic i,283 284 285 286,287
anorgasmia q,,1y8
anorthography q,1f2,da
anorthopia q,,1sx
anosmia q,28a,28b
another 0,28c 28d
anouilh i
anovulant 6,,28e
anoxemia q,,m8
anoxia q,,28f
anpu i,28g
ans 8,,28h
anselm i
anserine 1,28i 28j
anshar i
answer w,28k 28l 28m 28n 28o,se 1fg
answerable 0,28p i2 i3
answerer i,28o 28k,17o
answering 0,28q 28r
ant 5,28s,28t
antagonise 15,28u 28v,p5
antagonism 4,28w 28v 28x 28y 12d 28z 290 28u,pl 291
antagonist i,12d 290 28w 28v 292
antagonistic 0,290 28y 293 12d 28v 294 28w
antagonize 11,28z 28w 292,26r
antarctic f,295
antares h
anteater 5,,296
antebellum 0,297 298
antecede 16,299 29a 29b
antecedence 7,29a 29c 299,29d
antecedency 7,29a 29c 299,29d
antecedent b,213 29b 29c 299,1e8 29e
antecedently 2,29f 29c
antechamber 6,29g,29h
antecubital 1,29i
antedate u,299,29j
antediluvian i,21n,29k 29l
antelope 5,,29m
antenna 6,29n 29o,29p 29q
antennal 1,29o 29n 29r
antennary 1,29o 29n 29r
antenuptial 1,29s 29t
antepenultimate a,29u 29v,29w
anterior 0,29x 29y 29z 2a0 2a1,2a2
anteriority 7,29z 29a 29x 2a3,2a4 29d
anteriorly 2,29x
anteroom 6,29g,29h
anthem a,2a5,2a6 2a7
antheral 0,2a8 2a9
anthesis m,2aa,2ab
anthill h,,2ac
anthologist i,2ad,2ae
anthony i,2af
anthracosis q,,2ag
anthrax q,,pi 2ah
anthropic 1,2ai 2aj
anthropical 1,2ai 2aj
anthropoid 5,,t7 2ak
anthropologist i,2al 2am,2an
anthropology 9,2am 2al,2ao
anthropomorphic 0,2ap 2aq
anthropomorphous 0,2ap 2aq
anti 0
antiaircraft 6,2ar 2as,2at
antiauthoritarian 0,2au 2av
antibacterial 6,2aw,2ax
antibiotic 1,2ay
antibody r,1bw,2az
antic 0,2b0 2b1 2b2
anticancer 1,2b3 2b4
antichrist i
anticipant i,2b5 2b6 2b7,2b8
anticipate v,2b9 2ba 2bb 2bc 2bd 2be 2b5,ei p5
anticipated 0,2bf 2bg
anticipation 9,2bh 2bi 10x,2bj 2bk
anticipative 0,2b6 2b7
anticipator i,2b5 2ba 2bb,2b8
anticipatory 0,2be 29c 2ba 2bl
anticoagulation 4,,2bm
anticyclone q,,2bn
antidromic 0,4k 2d
antifeminist i,2bo 2bp,2bq
antifertility 0,2br 2bs
antigen r,2bt 2bu,10i
antigenic 1,2bu 2bt
antigone i
antigonus i,2bv
antiguan i,,23t
antiheretical 0,2bw 2bx
antihero i,,1er
antimonial 0,2by 1rs
antimonopoly 0,2bz 2c0
antineoplastic 6,2b3 d3
antinomian i,,8k
antiparallel 0,2c1 2c2
antipathetic 0,2c3 28y 2c4 2c5 294
antipathetical 0,2c3 28y 2c4 294 2c5
antipathy c,2c5 28y 2c3,1lf
antiphonal a,2c6
antipope i,,2c7
antiquarian i,2c8,1fq
antiquary i,2c8,1fq
antiquate u,2c9
antiquated 0,2ca 2cb
antique 0,2cc 2cd 2cb 2c9 2ce 2cf
antiquity s,2cg,1ak
antiredeposition m,,9m
antisatellite 1,2ch 2ci
antisepsis m,2cj 2ck 2cl,2cm sa
antiseptic 0,2cl 2cn 2cj 2co 2cp 2cq 2cr
antisepticize t,,2cs
antiserum 8,,2ct
antisubmarine 0,2cu 2as
antitank 0,2cv 2as
antithesis o,2cw 2cx,291
antithetic 0,2cx 2cy 2cw
antithetical 0,2cx 2cy 2cw
antithyroid 1,2cz
antitrust 0,2bz 2c0
antitumor 1,2b3 d3
antitumour 1,2b3 d3
antoninus i,2d0
antonius i,2af
antony i,2af
antonym a,2d1 2d2,2d3
antonymous 0,2d2 2d1 2d4 2d5 2d6
antrum 8,,2d7
antum i
anu i
anubis i,28g
anunnaki i,2d8,2d9
anuran 5,2da 2db 2dc,2dd
anuresis q,2de,14j
anuria q,2de,14j
anus 8,2df,2dg
anvil 6,,2dh
anxiety q,2di 23s,5n 22q
anxiolytic 6,2di,2dj
anxious 0,2dk 2dl
anxiously 2,2dm 2dn
anxiousness c,2di 2do 2dn,5n 23s
any 0,2dp 2dq
anyhow 2,2dr
anymore 2
anyplace 2,2ds
anyway 2,2dr
anyways 2,2dr
anywhere 2,2ds
anzac i,,2dt
aorta 8,2du 2dv,2dw
aortal 1,2dv 2du
aortic 1,2dv 2du
aortitis q
apace 2,2dx
apache i,,2dy
apart 2,2dz
apartment 6,2e0,4x
apathetic 0,2e1 2e2 2e3 2e4 2e5 2e6
apathetically 2,2e2
apathy 7,2e4 2e5 2e2 2e1,16n 2e7
ape 5,,2ak
aper i,2e8
aperture 6,,2e9
apex f,mt 2ea,mv
aphagia q,,m8
aphakia q,2eb,1sx
aphakic i,2eb,2ec
aphasia q,1km 2ed 2ee,da
aphasic i,2ee 2ed 1km,1wz
aphonia q,2ef 2eg,20g
aphorist i,,1jl
aphotic 0,2eh la
aphrodisiac 6,2ei 2ej,1xj
aphrodisiacal 0,2ej 2ei
aphrodite i,2ek
apian 1,21w
apiarist i,2el,1fo
apical 0,2ea 2em mt
apiculate 0,2en ka
apiculturist i,2el,1fo
apiece 2
aplasia q,,207
aplomb 7,2eo,2ep
apnea q
apocalypse a,2eq 2er 2es,2et
apocalyptic 0,2es 110 2er
apocalyptical 0,2es 110 2eq
apocryphal 0,2eu 1n6
apodeictic 0,2ev 2ew
apodictic 0,2ev 2ew
apogee s,2ex,2ey
apollinaire i
apollo i,2ez
apologetic 0,2f0 2f1 2f2 2f3 2f4
apologetically 2,2f0
apologia a,2f1,1l2
apologise w,2f5 2f6 2f1 2f2 2bd,2f7 mb
apologist i,2f8 2f1,wu
apologize w,2f6 2f2 2bd,mb
apologue a,1nf,1nk
apology a,2f2 2f0 2f6 2f5,mn
aponeurosis 8,,2f9
apopemptic 1,2fa
apoplectic 1,2fb 2fc
apoplectiform 1,2fd 2fc
apoplectoid 1,2fd 2fc
apoplexy q,2fc 2fb,2fe
apostasy 4,2ff,2fg 3
apostate i,2fh 2fi 2fj 2fk,1g
apostle i,2fl,3h 11t
apostolic 1,2fm 2fl 2fn
apostolical 1,2fo 2fm 2c7 2fn
apothecary i,2fp,2fq
apotheose v,2fr,2fs
apotheosis 4,2ft 2fu 2fr,2fv 2fw
apotheosise v,2fr 2ft,2fs
apotheosize v,2fr 2ft,2fs
apotropaic 0,2fx
appal 11,2fy 1ik,2fz 18w
appalachian i,,1ie
appall 11,2fy 1ik,2fz 18w
appalled 0,19j p2
appalling 0,1in 1im,2g0
appallingly 2,1in
apparatchik i,,2g1 2g2
apparatus 6,143,2g3
apparel 6,2g4 2g5 2g6,fj ks
appareled 0,2g7 2g8
apparency 7,2g9 2ga,2gb
apparent 0,2ga 2gc 2gd 2g9 2ge 2gf 2gg
apparently 2,2gh 2gc
apparentness 7,2g9 2gc 2ga,2gb
apparition i,2gi,2gj
apparitional 0,2gk 2gl
appeal a,vb 2gm 2gn 2go 1pg,2gp yg
appealable 0,2gq 2gr
appealing 0,2gs 2gt 2gm 2gu 2gv
appealingly 2,2gs
appealingness 7,2gm 2gt 2gs,yg
appear 13,2gw 2gf 2gx 2gy 2ga 2gz 2h0 dh,5s
appearance 7,2h0 2gz 2gf,fp
appearing 4,,2h1
appeasable 0,2h2 2h3 2h4 2h5
appease 11,2h4 2h5 2h2,2h6 gb
appeaser i,2h5,2h7
appeasing 0,2h8 2h9
appellant i,2ha 2gr 2gq 2gn,2hb
appellate 1,2ha 2gn
appellation a,2hc,2hd
appellative a,2hc 2he 2hf,2hd
append z,17p 2hg 17v,17r
appendage 6,2hh ox,2hi 1j
appendant 0,17v 17u 17p
appendicitis q
appendicular 1,2hh
appendix a,,si
appertain 16,2hj fi fh,2hk
appetence c,2hl 2hm,su
appetency c,2hl 2hm,su
appetent 0,2hm 2hn 2hl
appetite c,2hl,su
appetitive 1,2hl
applaud w,2ho fv 2hp kq 2hq,2hr 2hs 12x
applaudable 0,2hq 2ht fv
applauder i,2hp 2ho fv,2hu
applause a,2hv,fw
apple d,,1fs 2hw
applejack d,,2hx
appleton f
appliance 6,2hy 2hz,s9
applicability o,2i0 2i1,2i2
applicable 0,2i1 2i3 2i4 2i5 2i6 2i0
applicant i,2i7 2i8
application 4,2i9 27n 2i4 2i6 2ia 2i8,2ib 2ic
applicative 0,2id 2ie 2i4 2i5 2if 2ia
applicator 6,2ig,s9
applicatory 0,2id 2ie 2i4 2ia
applied 0
applier 6,2i7 2ig 2i8 2ih,s9
apply y,2ia 2i5 2i8 2i6 2id 2i9 2i4 2i1 2ii,1pa
appoint 15,2ij 2ik 2il 2im 2in 2io,2ip
appointed 0,2im 2iq 2ir 2is 2it 2iu
appointee i,2io 2in 2ij 2ik,2g1
appointive 0,2il 2im 2ij 2ik 2iv 2is 2it
appointment 4,2iv 2iw,2ix 2iy
apportion 14,1ol 1oj 1on,1op
apportionable 0,1oj 1ok 1ol 2iz
apportioning 4,1on,1or
apportionment 4,1on 1ol,1or
apposite 0,2j0 2j1 2j2
appositeness 7,2j2 2j0,2j3
appraisal 9,2j4 2j5,2j6
appraise v,2j5 2j7 2j8 2j4 2j9,ei
appraiser i,2j8 2j5,2ja
appraising 0,2jb 2jc
appreciable 0,2jd 2je
appreciably 2,2jd
appreciate 11,2jf 2jg 2jh 2ji 2jj 2bd,2jk
appreciation 9,2jl 2jm,2jn 2jo
appreciative 0,2ji 2jp 2jf 2jq
appreciatively 2,2jr 2ji
appreciativeness c,2jq 2ji,2js
appreciator i,2jj 2jg
apprehend v,2jt 2ju 2jv 2jw 2jn 2jx 2bd 2jy 2jz,2k0 2k1
apprehender i,2jx 2jz 2k2 2jt 2ju
apprehensible 0,2jv fe 2jt
apprehension c,2k3 2jn 2k2 2jt,18x 2k4
apprehensive 0,2jw 2k5 2k6 2jt 2k7 2k2 2k3
apprehensively 2,2dm 19n
apprehensiveness c,2k3 2k5 19n,18x
apprentice i,2k8 2k9,24
apprenticed 0,2ka 2kb
apprenticeship 4,2k9 2k8,cr
appressed 0,zt un
apprisal a,2kc 132,2kd
apprise u,132 2ke 2kc pr,na
apprize u,132 2ke pr,na
appro q,,2kf
approach 12,2kg 2kh fc 2ki 2kj dh 2kk,116 hs 2kl
approachable 0,fb fe
approaching 4,2ki,2km 2kn
approbate v,2ko 2kp 2kf fw es 2kq 2kr,2ks e7
approbation a,2kq 2kr 2ko 2kp 2kt 2hr,2ku fw
approbative 0,2kv 2kw 2hr 2kt
approbatory 0,2kv 2kw 2kt
appropriable 0,1l8 1l7 1p2
appropriate 0,2kx 1p2 2j3 2ky 2kz 2l0 1l8,1op
appropriately 2,2l1 2kx
appropriateness 7,2j3 2kx,2l2 2l3
appropriation l,,2l4
appropriative 1,2l5 2l6
appropriator i,2l7 2l5,nt
approval 4,es 2ku 2ko 2hr 2kt,u4 wo
approve w,2hr 2kt 2kv 2kr 2l8 es 2kq 2ku kq,2ks ei
approved 0,2l9 2la
approver i,2l8 2hr,6w
approving 4,es 2kv 2kw,u4
approvingly 2,2kv
approximate 16,2lb 2lc 2ld 2le,2lf
approximately 2,5u
approximation 9,2lg,2lh 1lr
approximative 0,2lc 2le 2lb 2ld
appurtenance 6,2li fh fi 2hj,2g3 fk
appurtenant 0,fi f5 2hj fh
apraxia q,,da
april s,,2lj
apron 6,,2lk
apropos 0,2j1 2ll 2j0
apsu i
apt 0,2lm 2ln 2lo
aptitude 9,2lp 2lq,3c
aptitudinal 1,2lq 2lp
aptly 2,45 2lr
aptness 7,2lo 2j2 2ls 2lm 2j0,2lt 2j3
aquanaut i,2lu,2lv
aquaphobia q,2lw 19u,p1
aquaphobic 0,19u p2 2lw
aquarius f
aquatic k,2lx,2ly
aqueous 1,2lx
aquinas i
arab 5,2lz 2m0,2m1 2m2
arabian 5,2lz 2m0,2m1 2m2
arabist i,,cq
arable 0,2m3 1w1
arachnoid 5,2m4 2m5,2m6 2m7
arachnophobia q,,d7
arafat i
aragon f
aramaean i,2m8 2m9,2m1
aramean i,2m8 2m9,2m1
arapaho a,2ma 2mb,27 2mc 46
arapahoe a,2ma 2mb,27 2mc 46
arawak a,2md 2me,1ki 1kz
arawakan a,2md 2me,1ki 1kz
arawn i
arb i,2mf,1sg
arbalest 6,2mg,2mh
arbalist 6,2mg,2mh
arbiter i,2mi 2mj,1fq 2ja
arbitrable 0,2mk 2mj
arbitrager i,2mf,1sg
arbitrageur i,2mf,1sg
arbitrament 4,2ml 2mj,2mm
arbitrarily 2,2mn
arbitrariness 7,2mo 2mp,2mq
arbitrary 0,2mp 2mo 86 2mr 2ms
arbitrate w,2mj 2mt 2mk 2ml 2mi 2mu,2mv
arbitration 4,2mu 2ml 2mj,2mw 2mm
arbitrative 1,2mt 2mj 2mu
arbitrator i,2mi 2mj,2ja
arbitrement 4,2ml 2mj,2mm
arboraceous 0,2mx 2my
arborary 1,2mz 2n0 2n1
arboreal 1,2mz 2n0 2n1
arboreous 0,2mx 2my
arborical 1,2mz 2n0 2n1
arborist i,2n0,2n2
arborous 1,2mz 2n0 2n1
arc j,2n3 2n4 2n5,2n6
arcadian i,2n7 1f4,l2
arcanum a,2n8,2n9
arcdegree n,,2na
arced 0,2n5 2nb
arch 12,2n4 2nc 2nd 2ne,2nf 2n6
archaean 0,2ng 2nh
archaeologist i,2ni 2nj,2al
archaeozoic s,2nk 2nl 2nh
archaic 0,2ca 2nm 2cb 2nn
archaist i,2no 2c8 2np,1fq
archaize u,2np 2no
archangel i,2nq,22j
archbishop i,2nr 2ns,2nt
archdeacon i,,n1
archduchess i,,2nu
archduke i,,2nv
archean s,2nk 2ng 2nh
arched 1,2n5 2ne 2nb
archeological 1,2nj
archeologist i,2ni 2nj,2al
archeozoic s,2nk 2nl 2nh
archepiscopal 1,2ns 2nr
archer f,2nw 2nx,1fq
archetypal 0,2ny 2nz 2o0
archetype 9,2o0 2ny,2o1
archetypical 0,2ny 2nz 2o0
archiepiscopal 1,2ns 2nr
archimandrite i,x,10
archimedes i
arching 0,2n5 2nb
archipallium 8,2o2,2o3
architect i,2o4,2o5
architectural 1,2o6 2o7
architecturally 2,2o6
architecture 6,2o7,w 2o8 2o9
archives a,,2oa
archivist i,,1ck
archly 2,2ob
archness 7,2oc,2od
archpriest i,2oe,2of
archway 6,2nd,2og
arciform 0,2n5 2nb
arcminute n,,2na
arcsecond n,,2na
arctic f,295
arcuate 0,2n5 2nb 2n3
arcus 8,,2oh
ardent 0,2oi 41
ardently 2,2oi
ardor c,2oj,2ok
ardour c,2oj,2ok ym
ards q,,2ol
arduous 0,2om 2on 2oo
arduously 2,2om
arduousness 7,2oo 2op 2om 2oq,2or
area f,2os 2ot 2ou,2ov 2ow
areal 1,2ou 2os oc
areaway 6,,1i2
areflexia q
arena q,2ox,2oy
arenaceous 0,2oz
arendt i
arenicolous 1,2p0
areola 8,,2p1 2p2
areopagite i,,2p3
ares i
argent r,lm lk,2p4
argentic 1,2p5
argentiferous 0,2p6 1rs
argentinian i,,2p7
argentous 1,2p5
argive 1
argon r,,2p8 2p9
argonaut 5,,122
argot a,2pa,2pb
arguable 0,2pc 2pd 2pe 2pf 2pg
argue w,2pf 1qv 2pc 2ph 2pi 2pj 2pk 2pl kq,2pm 2pn 2po
arguer i,2pj 2pf 1qv,jv
argufy w,1qu,1qv
arguing a,2pl,2pp
argument a,2pq 2pl 2pr 1qv,2ps 2pp
argumentation 9,2ph 2pi 2pf 2pr,2pt 2pu
argumentative 0,2pk 1qv 2pv 2pw 2px
argus 5,,2py 2pz
arhant i,2q0
arhat i,2q0
ariadne i
arianism 9,2q1,2q2 2q3
arianist i,2q1,11t
arianrhod i,2q4
arianrod i,2q4
aricara a,2q5 2q6,2q7 2q8
arid 0,2q9 2qa 113 2qb 2qc
aridity 7,2qd
aridness q,2qb 2q9,2qe
aries f
aright 2,2qf
arikara a,2q5 2q6,2q7 2q8
ariled 0,2qg 2qh
arillate 0,2qg 2qh
ariose 0,2qi 2qj
arise 16,2qk 2ql 2qm,2qn
aristarchus h
aristocort r,2qo,2qp
aristocracy e,2qq 2qr 2qs,2qt 2qu
aristocrat i,2qv 2qs,2qw
aristocratic 0,2qs 2qx 2qr 2qq
aristocratical 0,2qs 2qx 2qv
aristocratically 2,2qs
aristopak r,2qo,2qp
aristophanes i
aristotelean i,2qy 2qz,8k
aristotelian 1,2qz
aristotle i
arithmetic 9,2r0 2r1 2r2,2r3
arithmetical 1,2r1 2r0
arithmetically 2,2r1
arithmetician i,2r2 2r0,1kt
arius 5,,2r4
arizona f
arizonan i,2r5,1ie
arizonian i,2r5,1ie
arjuna i
arkansan i,2r6,1ie
arkansas f
arkansawyer i,2r6,1ie
arm 8,2r7 2r8,2r9
armadillo 5,,2ra
armament 6,2rb,1wu
armchair 6,2rc,2rd
armed 0,2re 2rf 2rg
armenian a,,194 1j3
armful n,,2rh
armiger i,,2ri 2rj
armin i,2rk
arming 4,2rl,2rm
arminian i,,8k
arminius i,2rk
armistice q,2rn,2ro
armlet 6,2r8 2r7,2rp
armlike 0
armoire 6,,2rq
armor 6,2rr 2rs 2rt,2ru
armored 0
armorer e,2rs 2rv 2rr,2rw
armorial 1,2rx
armory 6,2ry 2rz,2s0 2rb
armour 5,2rr 2rs 2rt,2s1 2ru
armourer e,2rs 2rv 2rr,2rw
armoury 6,2ry 2rz,2s0 2rb
armpit 8,2s2,2d7
arms 6,1wu,2s3
armstrong i,2s4
army e,2s5,2s6
arnold i
aroma 7,2s7 2s8 2s9,1al
aromatic 1,2s8 2sa 2s7 2sb 2sc
aromatise 13,2s9 2sc 2s7,2sd
aromatize 13,2s9 2sc 2s7,2sd
arouet i,2se
around 2
arousal 4,2sf 2sg,2sh
arouse 11,2sg 2si 2sf,qs 15k ks
aroused 0,2sj 2sk 2sl 19b
arouser i,2sm 2sn,2so
arp i
arraign w,,2sp jn jo
arrange z,1qc 2sq 1lo 2sr 2ss,2st 1f5
arranged 0,2su 2sv 2sw
arrangement 9,2ss 15n 2sx 2sq 2sy,2sz ja
arranger i,2sr s7 1qc 2sq 2t0,2t1 s8
arranging 4,2t2,2t3
arrant 0,2t4 2t5
array e,2t6,15n 2t7
arrayed 0,2t8 2g8
arrears l,,2t9 2ta
arrest z,2ju 2jy,2k1 2tb
arrester 6,2tc,2td
arresting 0,2te 1t8
arrhenius i
arrhythmia q,2tf 2tg,22w
arrhythmic 0,2tg 2th 2tf
arrival 4,11s 2ti 2tj 2tk,h5 e3
arrive 12,2tk 2tj 2ti 2tl dh
arriver i,2tj 2tk,7q
arriviste i,2tm,1ce
arrogance 7,2tn 2to,2tp
arrogant 0,2to 2tq 2tn
arrogantly 2,2to
arrogate 14,2tr 2ts,2tt
arrogation 4,2tu 25v,2tv
arrogator i,2ts 2tr 25v
arrow a,2tw,2tx 2ty
arrowsmith i,,2tz
arroyo h,,2u0
arse 8,2u1 2u2,1j 2df
arsehole 8,2u2,2df
arsenic r
arsonist i,2u3,21
art 6,2u4 2u5 2u6 158 2u7 2u8,2u9 2ua
artaxerxes i
artemis i,2ub
arteria 8,2dw,2uc
arterial 1,2ud 2dw
arteriectasia q,2ue,m8
arteriectasis q,2ue,m8
arteriola 8,2uf 2ug,2dw
arteriolar 1,2ug 2uf
arteriole 8,2uf 2ug,2dw
arteriolosclerosis q,,1qh
arteriovenous 1,2dw 2uh
arteritis q,2ui
artery 8,2dw 2ud,2uc
artful 0,2uj 2uk 2ul 2um 2un 2uo 2up 2uq 2ur
artfully 2,2uk
arthralgia q,,1ez
arthritic i,2us 2ut 2uu 2uv,1kn
arthritis q,2uu 2us 2ut,mx
arthromere 8,,2hi
arthropathy q,,m8
arthur i
article a,2uw 2ux,2uy 2uz 1w9
articled 0,2ka 2kb
articular 1,2v0 2v1
articulary 1,2v0 2v1
articulate w,2v2 2v3 2v4 2v1,18i e6
articulated 0,2v5 2v6
articulately 2,2v7 2v8 2v9
articulateness 7,2va 2v9,2vb
articulatio 8,2v1,1j
articulation a,2vc 2v4,dy
articulative 1,2vd 2ve 2v4 2vc
articulator 8,2vf 2vg 2v4,17o 2vh
articulatory 1,2vd 2v4 2vc
artifact 3,1w9,1cj
artifice 4,,2vi
artificer i,2vj 2vk,2o5
artificial 0,2vl 16d 2vm 2vn 2vo 2vp 2vq 2vr 2vs 2vt 2vu 2vv 2vw 169
artificiality 7,2vm 2vl,16i
artificially 2,2vx 2vl
artillery 6,2vy 2vz,2rb 2w0
artilleryman i,2w1,2w2
artisan i,2vk
artist i,2u8 158 2u7 2w3 1hm 2u4 2u5,2o5
artiste i,,qi
artistic 1,2u7 158 2u8 2u4 155
artistically 2,158
artistry 9,1hm,2w4
artless 0,2w5 2w6 2w7 2w8 2w9 2wa 2wb
artlessly 2,2wc 2wd 2w5
artlessness 7,2w7 2wa 2w5 2w6,2we 2wf
arts 9,2wg,2o8
artwork a,2w3,2wh
arty 0,2u6 2wi 2u4
arugula k,2wj,2wk
aruru i
aryan i,,2wl 2wm
arytaenoid 8,2wn,2wo
arytenoid 8,2wn,2wo
asanga i
asat 1,2ch
asbestosis q,,2ag
ascariasis q,,d6
ascend 12,2wp 2wq 2wr 2ws 2wt 2wu,gw
ascendable 0,2wq 2wv 2wp
ascendance q,8h 2ww
ascendancy q,8h 2ww
ascendant i,2wx 213 2ww,8h 1e8
ascendence q,8h 2ww
ascendency q,8h 2ww
ascendent i,2wx 213,8h 1e8
ascender a,2wu 2wp 2wy,11i 1q7
ascendible 0,2wq 2wv
ascending 0,g2 g1 2wr
ascension 4,2ws 2wz 2wp,2x0 11a
ascensional 1,2wz 2ws 2wt
ascensive 0,2wr g2 2wp 2wy
ascent 4,g3 2ws 2wy 2wp,g4 11a
ascertain w,2x1 2x2 2x3 2x4 2x5 2x6 2x7 2x8,2x9
ascertainable 0,2x5 2xa 2x1 2x3
ascertained 0,2xb 2xc
ascetic i,9r 9y,9u
asceticism 4,2xd,24s a3
asch i
ascites q,,m8
asclepius i,14x
ascribable 0,2xe 2xf 2xg
ascribe v,2xg 2xe 2xh 2xi,ei
ascription 9,2xj 2xh 2xg,2j6
asdic 6,2xk,ph 2xl
asepsis m,2cj 2ck 2co,2cm sa
ash r,2xm ln,2xn 2n1
ashamed 0,2xo 2xp 2xq 2xr 2xs
ashamedly 2,2xo
ashe i
ashen 0,2xt 2xu
ashir i,2xv
ashkenazi i,,2xw
ashore 2
ashton i
ashtoreth i,2xx
ashur f,2xv
ashurbanipal i,2xy
ashy 0,ln lk 2xm
asia h
asian i,194 2xz,1qi 1wb
asiatic i,194 2xz,1qi 1wb
aside 2,2dz
asimov i
asinine 0,2y0 28j
ask w,2y1,2tt
askance 2,2y2 2y3
askant 0,2y2 2y3
asker i,2y4 2y5 2y6,1og
asking a,2gp,2y7
asklepios i,14x
aslant 2,2y8 2y9
asleep 0,2ya 2yb 2yc 2yd 2ye 2yf 2yg
aslope 0,2y8 2y9
aspect 9,2yh,2yi 2yj
aspectual 1,2yk
aspergillosis q,,208
asperity 7,2yl,2ym 2yn
asperse w,2yo 2yp 2yq,jn
aspersion 4,2yp 2yq 2yo,2yr 2ys
asphalt r,,2yt
aspheric 0,2yu 1mt
aspherical 0,2yu 1mt
asphyxia q,2yv 2yw 2yx 2yy,4s
asphyxiate u,2yx 2yw 2yz 2yv 2z0 2yy,1rv 266 2z1
asphyxiating 0,2z2 2z3
asphyxiation 4,2yz 2z0 2yw 2yx 2yy,28f 2z4
aspirant i,2z5 1u9 2z6,2i7
aspiration 7,2z7 2z6,1u4
aspire v,2z6 1u9 1u3 2z7 2z5 kq,2z8
aspirer i,2z5 2z6,2i7
aspirin 6
aspiring 0,1u9 1u6
asquint 0,2y2 2y3
ass 8,2u1,1j 2z9
assail x,2za 1co
assailability 7,2zb 2zc,2zd
assailable 0,2zc 2ze 1cp 2zb
assailant i,1co 1cp 2za 2zf,bw
assamese a,,2zg 2zh
assassin i,2zi 2zj,2zk
assassinate w,2zj 2zi,266 2yo
assassinated 0,2zl 2zm
assassinator i,2zi 2zj,2zk
assault x,2za 2zn 2zo 1co,2zp
assaulter i,1co 2za 2zf,bw
assaultive 0,2zn 2zq 2zr 2za 2zf
assay 9,2zs 2zt 2zu 2zv,2j4 1zq
assayer i,2zv 2zt,1zy
assemblage e,2zw 2zx 2zy 2zz 1d7 300,301 302
assemble 10,300 1d7 j8 2zx pr 2zw 2zy 303,20l qs 304
assembling 4,305,306
assembly 4,307 308,309 30a
assemblyman i,,1bb
assemblywoman i,,1bb
assent a,nk nh 17n 30b,hj nl
assenter i,30b nh,28o
assentient 0,17n 17m nh
assenting a,,hj
assert w,1n2 17d 17f 17k 17g 17i,30c 17j
assertable 0,17f h9 1n2 17d 30d
asserter i,17i 17d,17o
asserting 0,30e
assertion a,17k 17g 1n2 17d 30d,30f 2y7
assertive 0,30g 30h 30i 30j
assertiveness 7,30h 30g,30k
assess v,2j5 30l 2j4 30m 2j9,ei
assessable 0,30l 30n 2j9 2j5
assessee i
assessment 9,2j4 2j5,2j6
assessor i,30m 2j5,30o
asset 7,11n
asseverate w,1n2 17k 17i,30c
asseveration a,17k 1n2,30f
asseverator i,17i 1n2,17o
asshole 8,30p 2u2,1ce 2df
assiduity 7,30q 30r,30s
assiduous 0,30r 30t 30q
assiduousness 7,30q 30r,30s
assign 14,30u 1op 2xg 30v 2iv 30w 1on,2ik 1ov
assignable 0,1l9 1l7 30x
assignation 4,30y 1on 1op,30z 1or
assigned 0,2iu 2iq
assignee i,30x,310 te
assigning 4,311,1or
assignment 4,30v 311 30u 30x,312 oa
assignor i,,310
assimilate u,8u j1 313 314 315 90 316,92 g0
assimilating 0,9b 8v
assimilation 9,315 90 313 j1,ne 317
assimilative 0,9b et 8v 318
assimilator i,314 8u
assimilatory 0,9b 8v 318
assist 15,1fx 2k 319 h0 1fz dh 31a,1g0 31b
assistance 4,1fz 1fx,pf
assistant i,h0 31a 1fx 2k 31c,je
assistive 0,319 gg 1fx
associable 0,31d 31e 31f 31g
associate v,31g 171 31e 31d 31h 31i 31f,31j 31k
association e,31l 175 31h 31m 31f,172 31n
associational 1,31i
associative 0,31e 31g 31d
associatory 0,31e 31g 31d
assoil w,o6,ei o8
assonant 0,31o 31p
assort v,31m 31q 31r,304 31s 1zh
assorted 0,31t 31u
assortment e,31v,j8
assuage t,2h4 1mu,2h6 1mx gb
assuagement c,1nx 1nt,1o3
assume v,31w np mk 31x 31y e5,2b9
assumed 0,31z 320
assuming 0,321 322
assumption a,31x 31y 31w,323 324
assumptive 0,321 mk 322 ey 31w
assurance 9,325,326
assurbanipal i,2xy
assure w,327 328 329,17d
assured 0,32a 32b 32c 32d 2eo
assuredly 2,32a
assuredness 7,2eo 32b,2ep
assyrian a,,2m1 32e
assyriology 9,,2nj
astaire i
astarte i,2xx
astasia q,,1y8
astereognosis q,,1eb
asterion 8,,cz
asterisk a,,32f
asterisked 0,32g 32h
asteroidal 1,32i
asterope h,32j 32k,32l
asthenia q,32m 13j,32n
asthenic 0,13j 13m 32m
asthenopia q,32o,32p
astheny q,32m 13j,32n
asthma q,32q 32r,2ol
asthmatic i,32r 2uv 32q
astigmatism q,32s 32t 32u,1wc
astigmia q,32s 32t 32u,1wc
astir 0,32v 32w oo
astomatal 1,32x 32y
astonied 0,1t3 1t4
astonish v,1sy 1t0,1t1
astonished 0,1t3 1t4
astonishing 0,1t5 1t7
astonishingly 2,1t9 1t5
astonishment c,1t0 1sy,16n
astor i
astound v,1sy,1t1
astounded 0,1t3 1t4
astounding 0,32z 330
astragal 6,25f,25g 331
astral 1,332
astraphobia q,,p1
astray 2
astride 2
astringent 0,kb kd
astrocyte 8,,333
astrogator i
astroglia 8,334,335
astrologer i,336 337,338
astrologist i,336 337,338
astronaut i,339,7q
astronomer i,33a,n6
astronomic 1,33b 33c 33d 33e
astronomical 1,33b 33c 33d 33e
astronomy 9,33d 33b,33f
astrophysics 9,,33d
astute 0,33g 33h 33i
astutely 2,33j 33g
astuteness 9,33i 33k 33g,r8 33l
asunder 2,33m 33n
asura i
asurbanipal i,2xy
asvins i,,uh
asylum 6,33o 33p,33q 33r
asymmetric 0,33s 33t 33u 33v 33w
asymmetrical 0,33s 33x 33t 33u 33v 33w 33y
asymmetrically 2
asymmetry 7,33t 33s,33z
asymptomatic 0,340 341
asymptotic 1,342
asymptotically 2,342
asynchrony o,343,344
asynclitism q,345,2c
asynergia q,346 347,m8
asynergy q,346 347,m8
asystole q,,m8
atakapa a,348 349,2mc 1kz
ataractic 6,2dj 34a 34b 34c,34d 34e
ataraxic 0,34a 34b 34c
ataraxis c,34f,34g
ataturk i
atavist i,34h 34i,24o
ataxia q,34j,1qg
ataxy q,34j,1qg
ate i
atelectasis q,,m8
ateleiosis q,34k,34l
ateliosis q,34k,34l
aten i,34m
athabascan a,34n,1kz
athabaskan a,2dy 34n,1ki 1kz
athanasius i
athapascan a,2dy 34n,1ki 1kz
athapaskan a,2dy 34n,1ki 1kz
atheist i,34o 34p 34q,34r
atheistic 0,34p 34s 34o 34q
athelstan i
athena i,34t
athene 5,34t,34u
athenian i,,l2
athens f
atherogenesis q,,m8
atheroma 8,34v 34w,34x
atheromatous 1,34w 34v
athetosis q,,1qg
athirst 0,34y 2hn
athlete i,om 34z,1ev
athletic 1,34z on om 350 oo
athleticism 7,351,352
athletics 4,350 on,1ym
atilt 0,353 2y9
atlanta f
atlantic h
atlantides i,354,32l
atlas 6,,355
atm n,356,357
atmosphere q,1tm 356 358,357
atmospheric 1,359 2bn 35a 358
atmospherical 1,359 35a 358
atom r,35b 35c 35d 35e,q0
atomic 1,35c 35f 35b 35g
atomisation 4,35h 35i 35d 35j,35k 263
atomise u,35e 35j 35l 35b 35i,35m 35n
atomiser 6,35l 35e 35d,35o
atomization 4,35h 35i 35d 35j,35k 263
atomize u,35e 35j 35l 35i,35m 35n
atomizer 6,35l 35e 35d,35o
aton i,34m
atonally 2
atone 15,c9 35p,ca
atonement 4,35p 1vt c9 35q,1vr 8c
atonia q,1yr 35r
atonicity q,1yr 35r
atony q,1yr 35r
atop 2
atopognosia q,35s,1qg
atopognosis q,35s,1qg
atopy q,,1np
atresia q,,2c
atreus i
atrip 0,35t 35u
atrium 6,,35v 35w
atrocious 0,35x 35y 35z 360 361 362
atrociously 2,57 35y
atrociousness 7,360 35x,363
atrocity 4,360 361 35x,363 364
atrophedema q,22x,20h
atrophic 1,1yt
atrophied 0
atrophy q,1yt
atropos i
atsugewi a,,lh
attacapan a,348 349,2mc 1kz
attach z,17r 365 366 17q 367 e5,368 c3
attachable 0,366 365 17r 1bs 369
attache 6,,2n2 36a
attached 0,173 174
attachment 6,36b,16m sv
attack x,1cp 36c 2zf 1cl 1co,36d 36e
attacker i,1co 2za 1cl 1cp 2zf,bw
attacking 0,2zn 2zq
attain 15,h2 36f 36g 36h e5 36i,h8 2tk
attainability q,lb 36g,lc
attainable 0,36g h9 h2 lb
attained 0,36j 36k
attainment 4,36h 36i h2 36l 36f,h5 11s
attaint 13,36m,36n
attempt 15,36o 36p 36q 36r 36s,p5 pf
attempted 0,36t 36u
attempter i,36r 36o
attend 16,36v 36w 2so 2h1,36x
attendance 4,2h1 36v,36y
attendant i,2so 36z,h0
attendee i,36w,370
attender i,371 2so 12i 36z 36v,372 h0
attending 4,373 2h1,374 36y
attention 9,373 375 12i 376,374 377
attentional 1,373
attentive 0,96 12i 12n 94 12j 378 379
attentively 2,96
attentiveness 7,12n 96,373 37a
attenuated 0,37b 37c 3x
attenuation 7,37d,37e 37f
attest w,37g 37h 37i 37j 37k 9s,1o 17d
attestant i,37l 37k 37m 37h,2z 37n
attestation a,37i 37m 37j 37g 37h,16z 2ps
attestator i,37l,2z
attested 0,37o 37p
attester i,37k 37h,37n
attestor i,37l,2z
attic 6,37q,37r
attica f
attila i
attilio 8,,37s
attire 6,37t 37u,fj
attired 0,2g7 2g8
attitude 9,er 37v 37w,3g 37x
attitudinal 1,er
attitudinise 15,37w 37v 37y,37z
attitudinize 15,37w 37y,37z
attlee i
attorney i,380 381,382
attorneyship 4,381 380,cr
attract z,383 1pg 384 385 2gv 386 387 1pe 388 389,1y
attractable 0,38a 38b 38c
attracter 9,386 38d,38e 38f
attraction j,17b 387 1pe 38c 1pg 383,38g 38h
attractive 0,389 2gv 1pg yg 38i 38j 38k 38l 38m 38n 38o 38p 38q 38r 2gs 383 1pe
attractively 2,38s 389
attractiveness 7,1pe yg 2gv 389,38t
attractor 9,386 38d,38e 38f
attributable 0,2xf 2xg 2xe 38u 38v
attribute v,2xg 2xf 2xi,ei
attribution 9,2xj 2xh,2j6
attrited 0,38w 38x
attrition 4,66 67,6d 38y
attune u,e5,vi
atypical 0,38z 390
atypicality q,390 4l 38z,2c
auberge 6,391,392
auchincloss i
auctioneer i,,1be 393
auctorial 1,394 ak 395
audacious 0,396 397 398
audaciously 2,126
audaciousness 7,398 399 396 126 39a,12a 39b
audacity 7,398 399 396 126 39a,12a 39b
auden i
audible 0,39c 39d 39e 39f
audience e,39g 39h,2zw 39i
audile i,39j 39k,372
audio 6,,39l 39m
audit l,39n,1zq
audition 10,39o 39p,39q
auditive 1,39j 39k
auditor i,371,372 39r
auditorium 6,,39s
auditory 1,39j 39k
audubon i
aug s,39t,2lj
augean 0,39u 39v
augeas i
auger 6,,39w 39x 39y
aught n,39z,3a0
augment u,3a1 3a2 3a3,3a4
augmentation 4,3a3 3a1 3a5,3a6
augmentative 0,3a7 3a2 dq 3a8 3a1 3a5
augmented 0,3a9 iu
augur w,3aa 3ab,3ac
augury b,3ad,2g0
august s,39t,2lj
augustine i
augustinian i,,3ae
augustus i,3af
auld 0,3ag 2cb
aunt i,3ah,3ai
auntie i,3ah,3ai
aunty i,3ah,3ai
aura 7,3aj,3ak
aural 1,3al 3am 3an
aurally 2,3al
aureate 0,3ao 3ap 3aq 1tk
aurelius i,2d0
aureole 7,3ar 3aj,3as 3ak
aureomycin 6,,2ay
auric 1,3at 3au
auricle 8,3av 3aw 3ax,3ay 3az
auricular 1,3b0 3aw 3av
auriculare 8,,cz
auriculate 0,3ax 3b1 3av
auriculated 0,3ax 3b1
auriferous 0,3b2 1rs
auriform 0,3b3 1mt
aurora i,3b4 3b5 3b6 3b7,3b8 3b9
auroral 1,3b7 3b6 3b5 3b4
aurorean 1,3b6 3b4
aurous 1,3at 3au
auspex i,3ab,3ba
auspicate u,3aa 3bb 3bc,3ac 3bd
auspice b,3bc 3aa 3bb,3be
auspices 4,13p,13q
auspicious 0,3bf 3bg 3bh
auspiciously 2,3bf
aussie i,3bi,1qi
austen i
austere 0,3bj 3bk 3bl
austerely 2,3bj
austereness 7,3bl 3bj 3bm,3bn
austerity 7,2xd 9y,a3
austin f
austral n,3bo
australia f
australian a,3bi,1qi 3bp
austrian i
austronesian a,3bq 3bp,1qi 3br
autacoid 8,3bs,3bt
autarchy e,3bu 8i 3bv,3bw 3bx
autarkic 0,3by 3bz
autarkical 1,3bv 3by 3bu 8i 3bz
autarky q,3bu 3by 3bv,3bw
auteur i,,3c0
authentic 0,3c1 3c2 3c3 3c4 37p
authentically 2,3c2
authenticate v,3c5 3c6 3c7 2j7,2x9 37g
authenticated 0,37o 37p
authentication 4,3c6 3c7 3c5,3c8 3c9
authenticator i,2j7 3c5,3ca
authenticity 7,3c4 3c1 3c2,3cb
author i,ak 395 394 3cc 3cd,17o 3ce
authoress i,,ak
authorial 1,394 ak
authorisation 4,3cf 3cg,oa 3ch
authorise w,3ci 2ks 3cj 3ck 3cl,2ik 38
authorised 0,2la 3cm 3cn 2l9 3co 3cp 3cq
authoriser i,3cl 2ks,6w
authoritarian 0,3cr 3cs
authoritarianism e,8e,8i
authoritative 0,3ct 3cu
authoritatively 2,3cv 3ct
authorities e,3cw,3cx
authority 7,3cg 6w,3ch
authorization a,3cf,oa
authorize w,2ks 3cj 3cl,38
authorized 0,2la 3cn 2l9 3co 3cp
authorizer i,3cl 2ks,6w
authorship 4,3cc ak,3cy
autistic 0,3cz 186
auto 6,1uu,3d0
autobus 6,3d1,3d2
autochthon i,,2wm
autochthonal 0,3d3 3d4
autochthonic 0,3d3 3d4 3d5
autochthonous 0,3d3 3d4
autocoid 8,3bs,3bt
autocrat i,3d6 3cr,3d7
autocratic 0,3d8 3cr 3d9 3cs 3d6
autocue 6,3da,s9
autodidact i
autofluorescence j,3db 3dc,3dd
autofluorescent 0,3dc 3de 3db
autograft 8,3df,1ot
autographed 0,3dg 3dh
autoimmunity q,,m8
autoloader 6,,3di
autoloading 0,3dj 3dk
automate u,3dl 3dm
automated 0,3dn 3dk
automatic 0,3dk 3do 3dl 3dp 3dj 3dn 3dq 3dr 3ds 3dt
automatically 2,3du
automation 4,3dm 3dl,3dv
automatise u,3ds 3dl 3dt
automatize u,3ds 3dl 3do 3dt 3dp 3dk
automaton 6,3dt 3dp 3do 3ds 3dk,r4
automatonlike 0,3do 3dr
automobile 6,1uu 3dw,3d0
automobilist i,3dw 1uu,3dx
automotive 1,1uu
autonomic 0,3dy
autonomous 0,3dz 3e0 35u 3e1 3bz
autonomy q,3e1 3e0 3dz,3bw
autoplasty 4,3df,1ot 3e2
autopsy 4,3e3,3e4
autosome 8,,3e5
autumn s,3e6 3e7,3e8
autumnal 0,3e7 3e9 3e6 3ea
auxiliary i,1g2 3eb fi 1rb,h0
avail y,,2ia 3ec
availability 7,f6 no,f8
available 0,no f6 f7 nn tc 3ed 3ee 3ef
availableness 7,f6 3eg no,f8
avarice 4,3eh o1,k4
avariciousness 7,3ei o1,3ej
avatar i,3ek,3el uh
avenge x,3em 3en,1w6
avenged 18,3em
avenger i,3en 3em,1co
avenue 4,,2kh
aver w,1n1 17d e5 17k,1n2 17j
average 0,3eo 3ep 3eq 3er,3es
averageness 7,3er 3et 3eo 3eu 3ev,3ew 3ex
averment a,17k 17d,30f
averroes i
averse 0,2c3 2c4
aversion c,2c5,1lf
aversive 1,2c5
avert 15,3ey 3ez 3f0,3f1 3f2
avertable 0,3ez 3ey
avertible 0,3ez 3ey
averting 4,3f0,3f3 3f4
avian 1,3f5
aviary 6,,w
aviate 12,3f6 3f7 3f8 1hh 1hl 14l,3f9 3fa
aviation e,,j8
aviator i,14l 3f6
aviatress i,1hy,14l
aviatrix i,1hy,14l
avicenna i
avid 0,3fb 3fc 2hn 3fd 2ok
avidity c,2ok 3fc,3fe
avidness c,2ok 3fc,3fe
avitaminosis q,3ff,3fg
avocado d,1fr,1fs
avocation 4,3fh 3fi,3fj
avocational 1,3fi 3fh
avogadro i
avoid w,3fk 3ey 3fl 3f4 3ez,3f1
avoidable 0,3ez 3ey
avoidance 4,3f4 3fk,a
avoirdupois 7,ue,37x
avouchment a,17h,17k
avow w,17d 3fm 17i 17h 3fn,17j mb
avowal a,17h 17d,17k
avowed 0,3fo 1n5
avowedly 2,x6 3fo
avower i,3fn 17i 3fm 17d,17o
avuncular 1,3fp 3fq 3fr
await v,2bc 2b9
awaited 0,2bf 2bg
awake 0,32w 2si 32v 3fs 3ft 3fu,15k ks
awaken t,2sn 2si 3fv,15k ks
awakened 0,2sl 2sj
awakening 4,3fv 2si 2sn,2sf
award 4,3fw g5 3fx,3fy g6
awarding 4,3fw,3fy
aware 0,3fz 3g0 1ke 3g1 3g2
awareness 9,3g0 3g3 3g4 3fz,2k4 150
awash 0,3g5 3g6
away 2,3g7
awayness q,7l,7g
awe c,3g8,3g9 18w
aweary 0,3ga 3gb
awed 0,3gc 3gd ys 3ge
aweigh 0,35t 3gf 35u
awesome 0,1t6 1t8
awestricken 0,3gd 3ge
awestruck 0,3gd 3ge
awful 0,35y 1ip 3gg 362 3gh 1im
awfully 2,3gg
awfulness 7,3gh 35y 1ip 3gi,3gj
awheel 0,3gk 199
awhile 2
awing 0,1t6 1t8
awkward 0,3gl 3gm 3gn 3go 3gp 3gq 3gr 3gs
awkwardly 2,3gm
awkwardness 7,3go 3gt 3gm 3gu,1sr 3gv
awned 0,3gw 3gx
awninged 0,3gy 2qh
awny 0,3gw 3gx
awol i,7n 7i,7o
awry 2,3gz 3h0
axe 6,,3h1
axenic 0,3h2 3h3
axial 1,3h4
axially 2,3h4
axile 1,3h5 3h6
axilla 8,2s2,2d7
axiom a,3h7,rj
axiomatic 0,3h8 2gd
axis 9,3h9 3ha 3h5,3hb
axle 6,,3hc
axolemma 8,,11v
axon 8,3hd,3he
axone 8,3hd,3he
ayah i,,1s7
ayatollah i,,3hf
azerbaijani a,,3hg 3hh
azimuth p,,230
azoic 0,3hi 2nh
azotaemia q,3hj,m8
azotemia q,3hj 3hk,m8
azotic 1,3hl
azoturia q,,m8
aztec i,,3hm
azygos 0,3hn 3ho
azygous 0,3hn 3ho
azymia q,,m8
baa b,3hp,3hq 3hr
baal i
baas i,,3hs
babar i
babble w,3ht 3hu 3hv 3hw,3hx 3hy
babbler 5,3hv 3hz 3hu 3ht,1og 3i0
babbling a,3hw 3ht 3hu,3i1
babe i,3i2,3i3
babelike 0,3i4 3i5
baboo i,3i6,y5
babu i,3i6,y5
baby i,3i2 3i7 3i8 3i9,3i3
babyhood q,3i7 3i8 3i2 3ia,y3 3ib
babylonian i,3ic,2m1
babyminder i,3id,3ie
babysit 15,3if,3ig
babysitter i,3if,3ie
bacchanal 4,3ih 3ii,3ij 14m
bacchanalia 4,3ik,3il 3im
bacchanalian 0,3in 3io 3ik
bacchant i,3ih 3ii,3ij 14m
bacchante i,,3ip
bacchic 0,3in 3io
bacchus i
baccy 6,3iq,3ir 1jt
bach a,,3is
bachelor i,,y5
bachelorette i,,1tb
back 2,3it 3iu,1j
backache q,3iv,l6
backbencher i,,3iw
backbend 4,,3ix
backbite w,3iy 3iz,3j0
backbiter i,3iz 3iy,3j1
backbone 7,219 3j2,3j3 3j4
backbreaking 0,2om 2on
backchat a,3j5,3j6
backcloth 6,3j7,3j8
backdate 15,,3j9
backdown a,3ja,3n
backdrop 6,3j7,3j8
backer i,3jb,3jc
background 7,3jd,3je 3jf
backgrounder a,3jd
backhanded 0,1pj
backing 4,3jg 3jh 3ji 3jj 3jb,es 3jk 3jl
backlash 4,3jm,2km
backlog e,,j8
backmost 0,3jn 3jo
backpack 6,3jp 3jq 3jr,3js 3jt
backpacker i,3jr 3jp,3ju
backpacking 4,,3jv
backrest 6,3jw,21u
backscratcher 6,,3jx 3jy
backseat 6,,3jz 3k0
backsheesh l,3k1,3k2
backside 8,3k3 2u1,3k4 1j
backslap 15,3k5 3k6,3k7
backslapper i,3k6 3k5,so
backslide u,3k8 3k9
backslider i,3k9 3k8,bw
backsliding 4,3ka,3kb
backstage 6,3kc,3kd
backstitch z,,3ke
backstop 4,3kf,3kg 3kh
backstroker i,,3ki
backswept 0,3kj 3kk
backtalk a,3kl,3km
backup 4,3kn 3ko,ij 31k
backward 2,3iu 3kk 3kj 3kp 3kq 3kr 3ks 3kt 3ku 3kv 3kw 3kx 3ky
backwardness 9,3kz 3l0,3l1
backwards 2,3iu
backwash b,1hr 1a7,1ht 1a5
backwoods f,3l2,3l3
backwoodsman i,3l4,3l5
backyard 6,,3l6
bacon d,,3l7
bacteremia q,3l8,m8
bacteria 5,3l9 2aw,3la
bacteriaemia q,3l8,m8
bacterial 1,2aw 3l9
bacterially 2,2aw
bacteriemia q,3l8,m8
bacterioid 1,3lb 3l9
bacterioidal 1,3lb 3l9
bacterise u,3lc 3l9,3ld
bacterium 5,3l9 3lb 2aw 3lc,3la
bacterize u,3lc 3l9,3ld
bacteroid 5,3le 3lb 3l9
bacteroidal 1,3lb 3le 3l9
bad 0,362 3lf 35y 3lg 3lh 3li 3lj 3lk 3ll 3lm 3ln 3lo 3lp 3lq 3lr
badaga a,,3ls 3lt
baddie i,3lu,3lv
badge a,,1ne 2yi
badger 11,3lw 3lx,3ly
badgerer i,3lx 3lw,1dy
badgering 4,3lz,3m0
badly 2,3m1 3m2
badness 7,3lf 3m3 3m4 362
baeda i,3m5
baedeker a,,3m6
baffle v,1sz 3m7,1t2
baffled e,,3m8
bafflement 9,3m7 1sz,3m9
baffling 0,3ma 1ud
bag 6,3js,3mb
bagascosis q,3mc,1s2
bagassosis q,3mc,1s2
bagful n,,2rh
baggage 6,3md,3me
baggageman i,,2so
bagger 6,3mf 3mg,3mh 309
bagging 6,3mi 3mg,3mj
baggy 0,3mk
bagman i,3ml,3mm 3mn 3mo
bagpipe 6,,3mp
bagpiper i,3mq,gu
bahai i,,8k 3mr
bahamian i,,23t
bahraini i,3ms,2lz
bahreini i,3ms,2lz
bail 9,3mt 3mu
bailable 0,3mv 3mw 3mx 3mt 3mu 3my
bailee i,,1b5
bailey 6
bailiff i,,2g1
bailiwick 9,2o8,3mz 3n0
bailor i,3mu,3n1
bairava i
bairn i,,3n2
bait 9,3n3 3n4,1ph 3n5
bake u,3n6 3n7 3n8 3n9 kq 3na 3nb 3nc,3nd 3ne
baked 0,111 3nf 113 3ng
baker i,3na 3nb 3n7,3nh
baking 4,3nc 3n9 3n7 3n6,3ni 3nj
baksheesh l,3k1,3k2
bakshis l,3k1,3k2
bakshish l,3k1,3k2
bakunin i
balagan q,,3nk
balance q,3nl 3nm 3nn,3no 3np
balanced 0,3nq 3nr 3ns 3nt
balancer 5,3nu 3nn 3nm,ol 1ib
balanchine i
balancing 4,3nv,3nw
balanitis q
balarama i
bald 0,3nx 3ny 3nz 3o0 1q6
balder i,3o1
balderdash a,3o2,b8
baldhead i,3o3
balding 0,3o4 3o0
baldness q,1q6 3ny,3o5
baldpate 5,3o3
baldr i,3o1
baldwin d
baldy i,3o3
bale 6,,3o6
balefire b,3o7,3o8
baleful 0,3o9 3oa 3ob
balefully 2,1iq
balefulness 7,3ob 3o9 1iq,3oc
balenciaga i
balfour i
bali f
balinese a,,3od
balk 15,3oe 3of,3og
balkan i
balkanise 15,3oh,3oi
balkanize 15,3oh,3oi
balker i,3of 3oe
balkiness 7,3oj 3ok,3ol
balking 0,3ok 3om
balky 0,3ok 3om 3oj
ball 6,3on 3oo,3op
ballad a,3oq 3or 3os,2a6 3ot
balladeer i,3os 3or 3oq,1rk
ballast 6,,6g
ballerina i,3ou,3ov
ballet 4,3ow 3ox 3oy,3oz 3is
balletic 1,3oy 3ox 3ow
balletomane i,,so
ballgame 4,3p0,3p1 3p2
ballista 6,2mg,2mh
ballock 8,3p3,3p4 3p5
balloon 6,3p6 3p7 3p8,3p9
balloonist i,3p7 3p6 3p8
ballot a,3pa,3pb 3pc
balloting 4,3pa,3pc
ballpark 6,,3pd
ballplayer i,3pe,om 3pf
ballroom 6,,29h
ballup 4,3pg 3ph,3pi
bally 0,3pj 2t5
ballyhoo a,3pk,12l
balm 6,3pl 3pm 3pn,1nu
balminess q,,3po
balmy 0,3pp 3pn 3pq 3pr 3pl
baloney a,3ps,b8
balsam k,,3pt
balthasar i,3pu
balthazar i,3pu
baltimore f
balusters 6,3pv,3pw
balustrade 6,3pv,3pw
balzac i
bam b,3px,3py
bambino i,3pz,3n2
bamboozle w,3q0,3q1
ban w,3q2 3q3,3q4 3q5
banal 0,3q6 3q7 3q8
banality a,3q8 3q6,3q9 3qa
banana d,,2wk 1fs
banausic 0,3qb 3qc
band e,3qd,301 3qe
bandage 6,3qf,3qg
bandaged 0,3qh
bandaging 4,3qi,2bm
banderillero i,,3qj
banding 6,3qk 3ql,3qm zp
bandit i,3qn,3qo
bandleader i,,3qp
bandmaster i,,3qp
bandoleer 6
bandsman i,,gu
bandstand 6,,1un
bandwidth n,,3qq
bandy x,3qr,3qs
bandyleg 8,3qt,3qu 1y8
bane q,,183
baneful 0,3qv 3o9 3qw 3oa
banefully 2,3qx 3qv
bang z,3qy 3qz 3px,3r0 3r1
banger 6,3r2,3r3 3r4
banging 4,,3py 18u
bangladeshi i,,194
bangle 6,3r5,3r6 zp
banish 15,3r7 3r8 3r9,3ra
banishment 4,3r9 3rb 3r7 3r8,3rc a
banister 6,3pv,3pw
banjo 6,,3rd
bank h,3re nz 3rf 3rg 3rh,g4 3ri
bankable 0,3rj eq 3rk em 3rf 3rg 3rh
banker i,3rl 3rg,3rm
bankhead i
banking 4,3rg 3rf 3rh,3rn 3ro
banknote l,3rp,3rq
bankroll l,,3rr 3rs
bankrupt 14,3rt 3ru 3rv 3rw 3rx,3ry
bankruptcy q,3rv 3rt,3rz 3s0
banks i
banned 0,3s1 1w8
banner 6,,3s2
banneret i,,3s3
bannerlike 2
banning a,3q3,3s4
bannister 6,3pv,3pw
banquet e,3s5 3s6,3s7
banqueting 4,3s8,3s9
banshee i,3sa,2gj
banshie i,3sa,2gj
bantam 5,3sb 3sc,3sd
bantamweight i,,3se 3sf
banter a,3j5 3sg,3j6 3n4
bantering 0,3sh 1yo
banting 5,,3si
bantu a,3sj 3sk,23g
baptise w,3sl 3sm,3sn
baptism 4,3sm 3so 3sl,3sp
baptist i,3so,1yv
baptize w,3sl 3sm,3sn
bar 6,3sq 3sr 3ss 3f3,29h 3q5
baraka i
barany i
barb a,3st,3q9
barbadian i,,23t
barbarian i,3su 3sv,2wm
barbaric 0,3sv 3sw 3sx
barbarism 4,3sx,361
barbarity 4,360 3sx 3sv,363 361
barbarossa i
barbarous 0,3sy 3sz 3t0 360 3sw
barbarously 2,3sy
barbarousness 7,360 3sy,363
barbate 0,3t1 3t2
barbecue u,,3t3
barbed 0,3t4 3t5
barbel 5,3t6 3t7,3t8
barbell 6,,3t9
barbellate 0,3t7 3ta 3t6
barber i,,3tb
barbital 6,,3tc
barbiturate 6,3tc,34e
bard 6,3td,3te 3tf
barde 10,3td,yu
bardeen i
bare 0,3tg 3th 3ti 3tj 3tk
barefaced 0,3nx 39a 3nz 3tl
barefacedly 2,3tm 39a
barefoot 0,3tn 3to 3tp
barefooted 2,3tn 3to 3tp
barely 2,3tq
bareness 7,3tr 3tj 3tg,3ts 3tt
barf r,3tu 3tv kq,3tw 3tx
bargain a,3ty 3tz 3u0 3u1,1f8 2mv
bargainer i,3u2 3u0 3ty,3nh 3u3
bargaining a,3u1 3ty,3u4
barge 6,3u5 3u6,3u7 3u8
bargee i,3u9 3u6,3ua
bargeman i,3u9,3ua
baring 4,3ub,am
baritone 6,3uc,1rk 1rl
barium r,,1rw
bark k,3ud 3ue 3uf,3ug 3py
barkeep i,3uh,3ui
barkeeper i,3uh,3ui
barker 5,3uj 3uk,3ul 3um
barkley i
barky 0,3uf 6e 3ud
barley d,,3un
barmaid i,,3uh
barman i,3uh,3ui
barmy 0,3uo 3pp 3up 3pq
barn 6,,3uq
barnburner i,,2u3
barnful n,,2rh
barnstormer i,3ur,qh 3us
barnum i
barnyard 6
baron i,3ut 3uu,2rj 3uv
baroness i,,3uw
baronet i,3ux 3uy,2qv
baronetcy a,,3uz 3v0
baronetise 15,3uy,3v1
baronetize 15,3uy 3ux,3v1
baronial 0,3uu 1t8 3ut
barony l,,od
baroque 0,3v2 3aq
baroreceptor 8,,3v3
barque 6,3ue,3v4
barrack 6,,3v5
barrage a,3v6 3v7 3v8,3v9 3va
barrater i,3vb,bw
barrator i,3vb,bw
barred 0,3vc 3vd 32h
barrel 6,3ve,3vf 3vg
barrelful n,,2rh
barren f,3vh 3vi 3vj 2qd,3vk
barrenness 7,2qd 3vl 3vi,3vm
barricade 6,3ss 3vn,3pw
barricado x,3vn,2z1
barrie i
barrier 6,3pw 3vo 3vp,3vq 3vr
barring 4,3vs,3vt
barrister i,3vu,380
barroom 6,3sq,29h
barrymore i
bart i,3ux,2qv
bartender i,3uh,3ui
barter 4,3vv 3vw 3vx,3vy 3vz
barterer i,3vx 3vw,3u2
barth i
barthelme i
bartholdi i
bartholin i
bartlett d
bartok i
baruch a
baryshnikov i
barytone i,3uc,1rk
basal 0,3w0 3w1 3w2
base v,3w3 3w4
baseball 4,3oo,3p0
baseborn 0,3w5 3w6 3w7
based 0,3w8 3w9 3wa 3wb
baseless 0,3wc 3wd
baseline o,,3we
basely 2,3wf 3wg
basement 6,3wh,37r
baseness 7,3wi 3wj 3wg,3wk
bash b,3qz 3wl,3r1
bashful 0,3wm 3wn i
bashfully 2,3wo 3wm
basic 0,3w2 3w0 3wp 3wq 3wr
basically 2,3ws
basifixed 0,17w 17u
basify u,1mg 1mf kq,ks
basilar 1,3wt 3w1
basilary 1,3wt 3w1
basileus i,,1v4
basilisk 5,,1xl 3wu
basin 6,3wv,3vg
basis o,3w4,3ww 31y
bask 11,3wx,3wy 3wz
basket 6,3x0 3x1,3mb 2rh
basketball 4,3x2,3x3
basketeer i,3x4,om
basketful n,3x1,2rh
basketmaker i,3x5,3ce
basketweaver i,3x5,3ce
basophil 8,3x6,3x7
basophile 8,3x6,3x7
basophilic 1
basotho i,,23g
basque a,,3br
bass 7,,3x8 gs
bassinet 6,,3x9
bassist i,,gu
basso a,,1rk 1rl
bassoonist i,,gu
bastard i,30p,1ce
bastardise w,3xa 3xb 3xc 3xd 3xe,3xf mg
bastardize w,3xa 3xb 3xc 3xd 3xe,3xf mg
bastardly 0,3xg 3xh 3w7 3xe 3k 3xd
bastardy q,3xi,3xj
baste u,,3xk 3nd
baster 6,3xl,3xm 3xn
basting 4,3xo,3xp 3xq
bastion e
bat z,3xr 3xs 3xt 3xu,3r0 296
batch e,,j8
bate u,,4c 3xv
bated 0,3xw 3x
bath 6,,3vg 3xx
bathe t,3xy 3xx,3xz 3y0
bather i,2lv,7q
bathetic 0,3y1 16p
bathing 4,3xx 3xy,1ym 3y2 3y3
bathos a,,3y4
bathrobe 6,,3y5
bathroom 6,,29h
bathsheba i
bathtub 6,3y6,3vg
bathymetric 1,3y7 3y8
bathymetrical 1,3y7 3y8
bathymetry 4,3y8 3y7,3y9
batman i,,2so
baton 6,,3ya
batrachian 5,2da 2db 2dc,2dd
bats 0,3pp 3pq
batsman i,3xt,3pe
batswana i,3yb,3sj
battalion e,,2w0
batten 6,,3yc 3yd
batter z,3ye 3xt 3xr,3yf 3pe
battered 0,3yg 3yh 3yi 38x
battery e,,2vz 29p
batting 4,3xu 3xr,36p
battle 4,2zp 3yj,3yk
battlefield f,3yl,3ym
battlefront f,3yn
battleful 0,1cv 1ct
battleground f,3yl,3ym
battlemented 0,3yo 3yp 3aq
battler i,3yq 3yj
batty 0,3pp 3pq
batwing 6
bauble 6,3r5,3yr zp
baudelaire i
baulk 6,3ys,oc 3yt
baulker i,3of 3oe
baum i
bavaria f
bavarian i,,3yu
bawd i,3yv 3yw,1tb
bawdy 0,3yw 3yx 3yv 3yy
bawdyhouse 6,3yz,w
bawl w,3z0,3z1
bawler i,3z2 3z3,17o 3z4
bawling 4,3z5,3z6
bay h,3z7,3z8
bayard i
bayes i
bayonet 6,,3z9
bazaar 6,,3za
bazillion n,3zb,3zc
bbl n,,3zd
beach h,,3ze
beachcomber i,,3zf
beachhead f,,1h3
beacon a,,3zg
bead 6,yy,3r6
beaded 0,3zh 2qh
beadle i,,2g1
beadlike 0,3zi 1e1
beadsman i,3zj,3zk
beady 0,3zi 1e1 3zl
beak 5,3zm 3zn,3zo
beam 6,3zp 3zq,1iz 3zr 3zs
beaming 0,3zt 3zu
beamish 0,3zv 3zu
beamy 0,3zw 3zx 3zy 1e1 3zz
bean d,,400
bear 16,401 35 402,403 404 405
bearable 0,406 407 35
beard 8,37s,408
bearded 0,3t1 3t2
beardown 0,409 40a
bearer i,40b,7q 40c
bearing 7,40d,40e 40f
beast 3,10d 40g 40h,24o 1co
beastliness 7,40i 40j 40h 40k,40l 40m
beastly 2,40k 40h ke 40j 3t0 10d 40i
beat x,40n 40o 40p 40q 40r 40s 40t,40u 40v 3r0
beatable 0,40q 40w 40s 40n
beaten 18,40x 40y ng
beater 6,40p,je 40z
beatific 0,410 22m 411 22n
beatification 4,412 413 414 415,416 e3
beatified 0,417 418
beatify w,414 415 412 413,419
beating 4,40r 40n,18u
beatitude a,412,416 rj
beatnik i,,41a
beatrice i
beau i,41b,y5 yp
beaumont f
beaut 9,,41c
beauteous 0,41d 41e 38t 41f
beauteousness 7,41f 41d,38t
beautician i,41g 38t,2vk
beautification 4,41h zq yu 41i,2sh
beautiful 0,41e 41d 41j 41k 41l 41m 41n 41o 41p 41q 41r 41s 41t 41u
beautifully 2,38s 41e
beautify u,41i 41h 38t,1o0
beauty 7,38t 41d 41g zq yu 41i,2h0
beauvoir i
beaverbrook i
becalm u,41v,41w
bechance u,41x,41y
becharm 11,41z 420,421 1pg
bechuana i,3yb,3sj
becket 6,,422
beckett i
beckon w,423 kq,2hs
becloud 13,424,425
become u,426 427 428 ks,429
becoming 0,42a 42b 42c
becquerel i
bed 6,42d 42e
beda i,3m5
bedamn w,20s,20t
bedaze 13,42f,42g
bedazzle 13,42h,42i
bedchamber 6,42j,29h
bedclothes 6,42k,42l
bedcover 6,42m,42k
bedding 6,42k,42l
bede i,3m5
bedeck 10,42n 42o,yu
bedesman i,3zj,3zk
bedevil v,3ly 1t2 3lz 42p pr,42q 5s
bedevilment 4,3lz 3ly,3m0
bedewed 0,42r 42s
bedfast 0,42t 186
bedfellow i,,171
bedground f,,2os
bedight 10,42n 42o,yu
bedim u,42u,42v
bedlam 6,3nk 42w,42x 33p
bedlamite i,,42y
bedouin i,42z,430 2lz
bedpost 6,,21u
bedraggled 0,431 39v
bedrid 0,42t 186
bedridden 0,42t 186
bedroom 6,42j,29h
bedside f,,432
bedsore q,,433
bedspread 6,42m,42k
bedstead 6,,434
bedtime s,,3b8
beduin i,42z,430 2lz
bedwetter i,,435
bee 5,21w,28t
beebread r,1uo,1up
beech k,,2n1
beecher i
beef 5,24e 436,437 438
beefeater i,439,43a
beefy 0,43b 43c
beehive 6,,43d
beekeeper i,2el,1fo
beelzebub i,43e
beeper 6,43f 43g,43h
beer d,43i 43j
beerbohm i
beery 0,43j 3io 43i
beethoven a,,3is
beetle 5,,43k
befall u,41x,41y
befit 16,43l,hg
befitting 0,2ky 2kx
befittingly 2,2l1 2ky
befog 13,424,425
befogged 0,43m t2
befool w,43n 43o,43p 3q1
before 2,43q
beforehand 2,43r 2nh
befoul u,43s 43t,36m
befouled 0,43u 39v
befoulment q,43t 43s,43v
befriend 15,43w,36b
befuddle v,1t2 3m7 42p pr,5s
befuddled 0,43m t2
befuddlement 9,3m7 1t2,3m9
beg w,43x 43y 43z,vg 2tt
beget t,440 441,qs
begetter i,441 440,yd
beggar i,442 443 444,445
beggarly 0,443 446 447 442 448
beggarman i,,442
beggarwoman i,,442
beggary a,43z 449 43y 43x,44a
begging a,43z,44a
begin u,3bd 44b 24 44c 44d dh 44e 2ii
beginner i,24 3bd,44f
beginning b,44g 44h 44i,fp 44j
begotten 0
begrime z,44k
begrimed 0,44l 39v
begrudge 11,44m,44n
beguile 11,44o 420 44p 44q 44r,44s 1pg
beguiled 0,44t 44u
beguilement 4,44q 420,yg 1yg
beguiler i,44p 44r 44o 420,bw
beguiling 0,44v 44w
beguine 4,,44x
begum i,,44y 44z
behalf 4,,450 451
behave t,3k7 452 453,454 p5
behavior 4,455 456 457,pf p6
behavioral 1,458 455
behaviorist i,459 45a 45b,45c
behaviour 4,456 457,p6 qc
behavioural 1,458 455
behaviourist i,459 45a 45b,45c
behead z,,266
behemoth i,45d 45e,27q 45f
behind 2
behindhand 2,45g 45h
behmen i,45i
behold 13,45j 372,45k
beholder i,372 45j
beholding 9,45l,152
behoove 16,,5s
behrens i
behring i,45m
being q,qw 24o 45n 45o,pl 45p
beingness q,qw,pl
belabor w,45q,45r 45s
belabour w,45q,45r 40o
belated 0,45t 45h
belatedly 2,45u 45t
belch 4,45v 45w,45x 45y 45z
belching 4,45v,45y 45x
beldam i,460 461,462
beldame i,460 461,462
beleaguer x,3lw 463,3ly 1cp
belfry 6
belgian 1
belie 16,464,2g
belief 9,465 466 467 468,469 46a
believable 0,46b 467 3cb 46c 46d
believably 2,46b
believe v,467 46e 468 46b 465 3h,e7 ei
believer i,3h 46f 467,wp 9u
belike 2,46g
belisarius i
belittle u,46h 46i,45s
belittled 0,46j 3x
belittling 4,46k,2yr 46l
bell 6,46m,46n 46o 46p
bellarmine 6,46q 46r,46s
bellarmino i,46q
bellboy i,46t,2so
belle i,,46u
bellerophon i
bellhop i,46t,2so
bellicose 0,1cv 1ct
bellied 0,46v 46w
belligerence 7,46x 46y 1cm,1cs ok
belligerency 4,46x 46z 1cm 470,1cs 471
belligerent 0,1cm 294 3yq 46x 46y
belligerently 2,472 1cm
bellini i
bellman i,46t,2so
belloc i
bellow w,3z0 473 474,3z1 475
bellower i,3z2,17o
bellowing a,473 474 3z0,475
bellwether 5,,2qw
belly 8,1h 476,1j 34x
bellyache q,477 478 479 9s,l6 3j0
bellyacher i,479 478,1ce
bellybutton 8,47a,c4
bellying 0,46v 46w
bellylaugh t,,47b
belong 14,47c 47d dh,5s
belongings l,47d 47c,47e
belorussian i,47f
beloved 0,47g 47h 47i
below 2,47j 47k
belowground 0,47l 47m
belshazzar i
belt 6,47n,47o fg
beltway 6,47p,47q
bemire z,44k
bemoan w,47r,3j0
bemock w,3n5,br
bemuse 11,47s 3m7,j
bemused 0,47t 47u 47v 47w
bemusement 9,3m7 47s,3m9
bench 6,47x,47y 47z
benchley i
bend 12,2nf 480 481 482 483 dh 484,485 3f2
bendable 0,480 486 2nf 487 488
bended 0,489 j4
bender 4,481 2nf 487,48a 3im
bending 4,,2km 48b
bends q,14i,14j
beneath 2,47j
benedick i,,48c
benedict i
benedictine d,,48d
benediction 4,48e,48f
benefact 15,48g,1fx
benefactor i,gn,48h
benefactress i,,gn
beneficent 0,48i 48j 48k
beneficial 0,11p 11m 48l
beneficially 2,11p
beneficiary i,48m,te
benefit l,48n 48l 48o 11p 48j,48p 48q
benet i
benevolent 1,48r 48g 48s
benevolently 2,48r
bengali a,,194 48t
benighted 0,48u 48v 45h 48w
benignant 0,48x 48s
benignity 4,48y 48z,490 e3
beninese i,,23g
bennett i
bennington f
bent 9,491,492
bentham i
benton i
benumb 13,,42g
benumbed 0,493 494 495 2e6
beowulf i
beplaster z,,1rv
bequeath 14,496 497,498
bequest l,499,49a 49b
berate w,49c 9s,45s
berber a,1pu 49d,23g 49e
bereave 14,49f 49g,49h
bereaved i,49i 23z
bereavement q,49g 49f,49j
berg h,49k,49l 49m
bergman i
bergson i
beria i
beriberi q,,3ff
bering i,45m
berk i,,49n
berkeley f
berlage i
berlin f
berliner i,,3yu
berlioz i
berm 6,,49o 49p
bermudan i,49q,49r
bermudian i,49q,49r
bern f
bernard i
bernhardt i
bernini i
bernoulli i
bernstein i
berra i,49s
berry d,49t,1fs
berserk i,49u 1dk 1di,49v
berserker i,49u,49v
berth 4,cr,i6
bertillon i
bertolucci i
beryllium r,,1rw
berzelius i
beseech w,va,vg
beseem 16,43l,hg
beset 11,42q,26r 2za
beshrew w,20s,20t
besides 2
besiege x,463 49w,1cp
besieger i,49w 463,49x
besmirch w,2yo 49y,jn
besotted 0,49z 3io
bespatter z,4a0,4a1
bespeak w,3ac,27g
bespeckle z,4a2,4a1
bespectacled 0,z0 yx
bespoke 0,4a3 4a4
bespoken 0,4a3 4a5 4a4 4a6
besprent 0,4a7 42s
besprinkle u,4a8,4a9
bessel i
bessemer i
best 0,4aa 4ab 4ac 4ad 4ae 4af 4ag
bestial 0,40h 3t0 4ah 10d 4ai
bestialise u,4ah
bestiality 4,4ai 4aj 40h,363 4ak
bestialize u,4ah 40h
bestially 2,4al 40h
bestow 14,4am 4an 4ao 4ap,3fx hh
bestowal 4,4ao 4am,4aq
bestower i,4h,gn
bestowment 4,4ap 4ao 4an 4am,49a 4aq
bestride 12,4ar,4as
bestubbled 0,4at 3t2
bet w,4au,2bl
beta a,,1q7
bethe i
bethink 13,,4av
bethune i
betide u,41x,41y
betimes 2
betise 4,4aw,3pi
betoken w,3ac 3aa,27g
betray w,4ax 4ay 4az 4b0,4b1 43p
betrayal 4,4b0 4ay,4b2
betrayer i,4az 4ay 4b3 3q1,4b4 44p
betroth w,16x 4b5,16y
betrothal 4,4b6 4b5 16x,4b7 4b8
betrothed 0,4a5 4a6 4b9
better 0,4ba 4bb 4bc 4bd
betterment b,gi 1v5,4be
betting 0,4bf 4bg
bettor i,4bh 4bi,4bj
between 2
betweenbrain 8,4bk,28h
bevel z,4bl 4bm,1y6
beverage d,1js,1lx 4bn
beveridge i
bevin i
bevy e,,2zw
bewail w,47r,3j0
beware v,,4bo
bewhiskered 0,3t1 3t2
bewilder v,1sz 47s 3m7,1t2 j
bewildered 0,47u 47w
bewilderedly 2,47u
bewilderingly 2,4bp
bewilderment 9,3m7 1sz,3m9
bewitch 11,420 44q,1pg
bewitched 0,4bq 44u
bewitchery 7,44q 420,yg
bewitching 0,38i 389
bewitchingly 2,4br 38i
bewitchment 9,4bs 4bt,4bu
bewray w,4ax,4b1
bey i,,y5 4bv
beyond 2
bhaga i
bhutanese i,4bw,194
bhutani i,4bw,194
biannual 0,4bx 4by
bias 9,4bz 4c0,4c1
biased 0,4c2 4c3
biaural 0,4c4 4c5 4c6
biaxal 1,4c7 3h9
biaxate 1,4c7 3h9
biaxial 1,4c7 3h9
bible a,4c8,4c9
biblical 1,4ca 4c8
bibliographer i,4cb 4cc,cq
bibliographical 1,4cd 4cc
bibliography a,4cc 4cd 4cb,1b3
bibliophile i,4ce,cq
bibliopole i,4cf,3u2
bibliopolist i,4cf,3u2
bibliothec i,4cg,382
bibliotist i,,4ch
bibulous 0,4ci 3io
bicapsular 1,4cj
bicentric 0,4ck 1wm
bicephalous 0,4cl
biceps 8,,23
bichrome 0,4cm 4cn
bicker w,4co 4cp,1qv
bickering a,4cp,18t
bicolor 0,4cm 4cn
bicolored 0,4cm 4cn
bicolour 0,4cm 4cn
bicoloured 0,4cm 4cn
biconcave 0,4cq kj
bicuspid 8,4cr 243 234,2a2
bicycle 6,4cs 4ct 4cu,4cv
bicycler i,4ct 4cu,4cw
bicyclist i,4ct 4cs 4cu,4cw
bid 14,4cx 4cy va 4cz kq,3ty 4d0
biddable 0,ni nm va 1pf
bidder i,4cz 4cx,2i7
bidding a,4d1 va,2y7
biddy 5,4d2 4d3,4d4 4d5
bide 16,32,37
bidentate 0,4d6
biedermeier 1
bierce i
biff 4,4d7 4d8,4d9 3r0
bifocal 0,4da 1wm
bifurcate u,4db 4dc 4dd,4de
big 0,33e 1xs 1xr 33c 4df 4dg 4dh 4di 4dj 4dk 4dl 4dm 4dn 4do 4dp 4dq 4dr 4ds 4dt 4du 4dv 4dw 4dx 4dy 4dz 4e0 4e1 4e2 4e3 4e4 4e5 4e6 4e7 4e8 4e9 4ea 4eb 4ec 4ed 4ee 4ef 4eg 4eh 4ei 4ej 4ek 4el 4em 4en 4eo
bigamist i,4ep 4eq 4er,4es
bigamy 4,4eq 4er 4ep,4et
bigeminal 0,4eu 4ev
bigfoot i,4ew
bigger 0,4dg 33e
biggish 0,4dh 33e
bighead q,,208
bigheaded 0,4ex 2tq
bighearted 0,4ey 4ez 4f0
bigheartedness 7,4f0 4ey,4f1
bigmouthed 0,4f2 4f3
bigness 7,1xs 33e,4f4
bigot i,2bq,4f5
bigwig i,4f6,45f
bike 6,4f7 4cs 4cu,3d0 4cv
biker i,4ct,4cw
bilateral 0,4f8 4f9
bile 8,4fa 4fb
bilgewater a,3ps,b8
bilharzia q,4fc,d6 4fd
bilharziasis q,4fc,d6 4fd
bilinear 0,4fe sc
bilingual 0,4ff 4fg
bilingualist i,4fg,4fh
bilious 1,4fb 4fi 4fa 186 4fj
biliousness 7,4fj 4fk 4fi 4fl,188 2yn
bilk 15,,44s
bill a,4fm 4fn,oa 4fo
billet 4,4fp,4x
billhook 6,,39x
billing a,,2gp
billion 0,223,4fq
billionaire i,,18d
billow 12,4fr,4fs
billowing 0,4ft 4fu
billowy 0,4ft 4fu
billy 5,4fv,4fw 4fx
billystick 6,4fv,4fw
bilobate 0,4fy 4fz
bilobated 0,4fy 4fz
bilobed 0,4fy 4fz
biloxi a,,4g0
bimbo i,,46u
bimestrial 0,4g1 4g2 4by 1ax
bimetal r,4g3 4g4 1rs,6g
bimetallic 1,4g4 4g5 1rs 4g3
bimetallist i,4g5,4g6
bimolecular 1,4g7
bimonthly a,4g8 4by,4g9
bin 6,4ga,3mb
binate 0,4fz
binaural 0,4c4 4c5 4c6
bind z,4gb 36b 4gc 4gd 1bt,1bs
bindable 0,369 366 4ge 4gc
binder 6,4ge 4gc,4gf
bindery 6,4gg,4gh
binding 7,4gd 3qi 4gb 4gg,1pe 4gi
binet i
binge 4,4gj 4gk,4gl 3im
binger i,,4gm
bingle 4,,4gn
binocular 1,4go
binoculars 6,,4gp
binomial 1
binominal 0,4gq 4gr
bioassay 9,,2zu
biochemical 1,4gs
biochemist i,4gt 4gs,4gu
biogenic 1,4gv 4gw 4gx
biographer i,4gy 4gz,ak
biographic 1,4h0 4gz
biographical 1,4h0 4gz
biography a,4gz 4h0 4gy,hx
biohazard h,,1b4
biologic 1,4h1 4gw 4h2
biological 1,4h1 4gw 4h3 4h2
biologically 2,4h1
biologist i,4h4 4gw 4h2,4ch
biology 9,4h2 4h1 4h4
bioluminescent 0,3de
biomedical 1,4h5 4h6
biomedicine 9,4h6 4h5,4h7
bionic 1,2vo 2vl
biophysicist i,,n6
biopsy 9
biosafety q,,4h8
biota e,4h3,j8
biotic 1
bipartisan 0,4h9 4ha
bipartite 0,4hb 4fz 4hc
bipinnate 0,4fz
bipinnatifid 0,4fz
bipolar 0,4hd
biracial 0,4he 4hf
biradial 0,4hg 4f9
bird 5,3f5 4hh,4hi
birdbath 6,,3wv
birdbrain i,t6,t7
birdcall 6,4hj,4hk 46n
birder i,4hl 4hh,1sl
birdhouse 6,,4hm
birdie z,,4hn
birdsong a,4hj,4hk
birdwatch x,4hh 4hl 4ho,4hp
birefringence j,4hq 4hr
birefringent 1,4hr 4hq
birl 12,4hs,4ht
birmingham f
birr b,4hu 4hv,4hw
birth s,4hx 401 4hy,44h do
birthday s,,26b
birthing m,4hz,sa
birthplace f,,4i0
birthright 7,,3je
bisayan i,4i1,4i2
biscuit d,4i3 4i4,4i5
biserrate 0,4d6
bisexual i,21z,4i6
bishop i,2nt 4i7,2of
bishopry 4,,cr
bismarck f
bit n,4i8 4i9 4ia,4ib 4ic
bitch 5,4id,4ie 1ce
bitchiness 7,4if 4ig,40l
bitchy 0,4ig 4ih 4ii 4if
bite z,4ij 4ik 4il 4im,4in
biter i,4im 4ij
biting 0,3t4 3t5
bitingly 2,4io 4ip
bitstock 6,,4iq
bitter 0,oi 4ir kc oj kg 4is
bitterly 2,oi 4ir
bitterness c,4it kg 4iu kc oi,1cs ok
bitters d,,4iv
bittersweet 0,4iw 4ix
bittie 0,4ia 3sc
bitty 0,4ia 3sc 4i8
bivalent 0
bivariate 1,4iy
bivouac 6,4iz 4j0,3v5
bivouacking 4,4j1,4j2
biweekly a,4j3 4by,4g9
biyearly 2,4j4 4bx 4by
biz 4,,i6
bizarre 0,4j5 4j6 4j7
bizarreness 7,4j7 4j5,4j8
bizet i
blab w,4j9 4az kq,4b1
blabber i,4az 3hy 4j9,4b4 3hx
blabbermouth i,4ja,4jb
blabbermouthed 0,4f2 4jc 4f3 227
blabby 0,4f2 4f3
black 0,4jd 4je
blackball 4,3vs 3r7,3vt 3ra
blackbeard i
blackberry d,,49t
blackboard 6,,4jf
blacken u,4jg kq,4jh
blackened 0,4ji 4jj
blackening 4,4jk,4jl
blackfoot a,,27 2mc 46
blackfriar i,4jm,3ae
blackguard i,4jn 4jo 4jp,4jq 3n5
blackguardly 0,4jp 4jr 4jn
blackhead 8,4js,4jt
blackheart d,,4ju
blackish 0,lo lk
blackleg i,4jv 4jw,je 4jx
blackmail 4,4jy 4jz 4k0,4k1 4k2
blackmailer i,4k0 4jy 4jz,21
blackness 7,4je 4k3 4k4 4k5 4jd 4k6,4k7 4k8
blackout q,4k9,4ka 4k8
blackshirt i,,4kb
blacksmith i,4kc,4kd
blackwater q,,2ah
bladder 6,4ke,1s3 3js
blade k,,4kf 4kg
bladed 1,4kh
bladelike 0,4ki ka
blah a,4kj,4kk
blain q,4kl,4km
blair i
blake i
blamable 0,4kn 4ko 4kp 4kq
blame w,4kp 4kr 4kq 4kn 4ks 4kt,jn 45s
blameable 0,4kn 4ko 4kp 4kq
blamed 0,4ku 4kv
blameful 0,4kn 4ko
blameless 0,4kw 8q 4kx
blamelessness q,4kx 4kw,4ky
blameworthy 0,4kn 4ko 4kt 4kz
blanch t,4l0,4jh
blanched 0,2xt 2xu
bland 0,4l1 4l2 4l3
blandish w,4l4 4l5 4l6,12x
blandishment 4,4l5 4l6 4l4,4l7 4l8
blandly 2,4l9
blandness 7,4la,4lb
blank 0,4lc 4ld 4le
blanket 6,192,42k 3ug
blanketed 0,4lf 2qh
blankness q,4le 4lc,4lg
blare b,4lh 4li,3py 4lj
blaring b,4lh,3py
blarney a,4lk 4ll,4l7 4lm
blase 0,4ln 4lo 4lp 2e6
blaspheme w,4lq 4lr,4ls
blasphemer i,4lt 4lr,4lu
blasphemous 0,4lv 4lw 4lx
blasphemously 2,4ly
blasphemy a,4ly,4lz 4m0
blast 13,4li 4m1 3px,4lj 4m2
blasted 0,4ku 4kv
blastema 8,,d9
blaster i,4m3 4m4,3mh
blasting 0,4m5 267
blastocyte 8,,1va
blastocytoma q,4m6,d3
blastoff 4
blastoma q,4m6,d3
blastomycosis q,,4m7
blat w,3hp,3hr
blatancy 7,4m8 4m9 4ma,2gb 4mb
blatant 0,4m9 4ma 4mc 4m8 c8
blatantly 2,4m9
blate w,3hp,3hr
blather a,4md 3hu,3i1 3hy
blatherskite a,4md,3i1
blaze 17,4me,4mf 4mg
blazing 0,4mh 1e1
blazon 6,2rx 4mi,4mj yu
blazonry 6,2rx 4mi,4mj
bleach 7,4mk 4ml,4mm 4mn
bleached 0,4mo 2xu
bleacher i,4ml 4mk,je
bleachers 6
bleak 0,4mp 3vi 4mq 3tr 3vj
bleakly 2,4mp
bleakness q,3tr 3vi 4mp 4mr,3ts
blear u,4ms 4mt 3gb
bleary 0,4mt 3gb
bleat b,3hp,3hq 3j0
bleb 8,4mu 4mv,4mw
bleed t,4mx 4my 4mz 4n0,4n1 4n2
bleeder i,4mz 4mx,287
bleeding q,4n0 4mx,4n3
blemish 7,4jt 4n4 4n5,2h0
blemished 0,4n6 4n7 4n8 4n9 4na 4nb 4nc
blench t,4l0,4jh
blend z,4nd 4ne 4nf kq ik,1s9 4ng
blender 6,4nf 4nd,4nh
blending 4,4ne,4ni
blepharism q,,4nj
blepharitis q
blepharospasm q,,4nk
bleriot i
bless w,22c 48e,20t 4am
blessed 0,4nl 4nm 4ku 4nn 418
blessedly 2,4nl
blessedness q,412 4no,416
blessing 4,es,u4
blest 0,4nl 4nn
blether a,4np 3hu,4nq 3hy
bligh i
blight q,4nr,4ns 180
blighted 0,4nt 4nu
blighter i,4nv 4nw,4nx 4ny
blimp 6,,4nz
blimpish 0,4o0 4o1
blind 0,4o2 4o3 281 4o4 4o5 4o6 4o7 4o8 4o9 4oa 4ob 4oc 4od 4oe 42i,3m8
blinded 0,4o4 4o2
blinder 6,4of 42i,4og
blindfolded 0,4o5 4o2
blinding 0,4mh 1e1
blindly 2,4o2 4oh
blindness q,281 4o2,1sx
blindside x,,4oi 2za
blink t,4oj 4ok,4ol 4om
blinker 6,4on 4oo,4op
blinking 4,4ok 4oq 4oj 4or,45x
bliss q,4os,4ot
blissful 0,4ou 4ov 4os
blissfully 2,4ou
blissfulness q,4os 4ou,4ot
blister u,4mu,4ow
blistering 0,kc 4ox ke 4oy
blistery 0,4ox 4mv 4oy 2uv 4mu
blithe 0,4oz 4p0 4p1 3zu 4p2
blithely 2,4p3 4p0
blitheness c,4p2 4p4,4p5
blither w,3hu,3hy
blithesome 0,4p0 3zu
blitzstein i
blixen i,4p6
blizzard j,,4p7
bloat q,4p8,4p9
blob p,4a1,4pa
bloc e,,1ln
bloch i
block 6,2dh 3ss 4pb 4pc 4pd,1w9 2z1
blockade 4,4pe,3yk
blockading 0,4pf
blockage 4,4pg 4ph 4pi,4s 3vq
blocked 0,4pj 4pk 4pl 3vd
blocker 6,4pm,4pn 2ax
blockhead i,4po 4pp,49n
blockheaded 0,4pp 28j 4po
blocking 4,4pd 2z1 3ss 4pm
blockish 0,4pb 4pq
blocky 0,4pb 4pq 4pr 2dh
blogger i
blok i
bloke i,4nw,4ny
blond 0,4ps 4pt 4pu 4pv 4pw 4px 4py
blonde i,4pz 4ps 4pu 4pv 4pw 4px 4py
blondness 7,4pt 4ps,lj
blood 8,4q0 4q1,4q2
bloodguilt q,4q3 4q4,4q5
bloodguilty 0,4q4 4ko 4q3
bloodhound 5,4q6,4q7
bloodily 2,4q1
bloodiness 7,4q8 4q9 4q1,4s 1q1
bloodless 0,4qa 2zm
bloodline 7,216,217 4qb
bloodshed 4,4qc,4qd
bloodstained 0,4qe 4q1
bloodstream 8,,4q0
bloodsucker 5,4qf,4qg
bloodsucking 0,4qh 4q1
bloodthirstiness 7,4q9 4qi,1q1
bloodthirsty 0,4qi 4q1 4q9
bloody 0,4q1 4q0 4q8 4q9 4qe 4qh 4qi 4qj 4qk 4ql 4qm
bloom u,4qn 4qo 4qp 4qq,y2 sa
bloomer 4,4qq 4qr 4qn,4qs 3pi
bloomfield i
blooming m,4qo,sa
blooper 4,4qr,3pi
blossom k,4qp 4qn 4qt,4qu y2
blossoming m,2aa,2ab
blot 7,4qv 4qw 4a1,4jt
blotch 7,4qx 4qy 4n9 4qz,4qv
blotter a,4qw,4r0 4r1
blotto 0,49z 3io
blow 4,4d9 3r1,4r2
blower 6,,s9
blowfish d,4r3,4r4
blowhard i,4r5,4r6
blowhole 6,4r7,4r8 4r9
blowing m,,4ra
blown 0,4rb 199
blowout 4,4rc,4rd
blowup 6,4re 4rf 4rg,4rh 4ri
blowy 0,4rj 4fu 4rk
blub t,4rl,4rm
blubber t,4rl 4rn,4rm
blubberer i,4rn 4rl,3z4
blubbery 0,4ro 1l ue
blucher 6,,4rp 25h
bludgeon 6,4rq,4fw
bludgeoner i,4rq,1co
blue 0,4rr 4rs 1tk 4rt 4ru
bluebeard i
bluecoat i
bluefish 5,,4rv
blueing m,4rw 4rx,4ry 4rz
blueish 0,4rr 1tk
bluejacket i,4s0,2w2
blueness 7,4rt 4rr,4s1
bluenose i,,4s2
blueprint 6,4s3,1b2 4s4
blues a
bluestocking i,,1tb
bluetongue q
bluff h,4s5,4s6
bluffer i,4s5,44p
bluffly 2,4s7 4s8
bluffness 7,4s8,4s9
bluing m,4rw 4rx,4ry 4rz
bluish 0,4rr 1tk
blunder 4,4qr 4sa 4sb 9s,3pi 4sc
blunderer i,4sb 4sa,4sd
blunt u,4se 4sf 4sg 4sh,4si
blunted 0,4sj
bluntly 2,4s7 4sk
bluntness 7,4sh 4sk 4se 4sf,4sl 4sm
blur 9,4sn 4so 4ms 4sp,4sq
blurb a,4sr,12l
blurred 0,4so 4ss
blurriness 7,4st 4so,4su
blurry 0,4so 4ss 4sn 4st
blurt w,4sv,3hx
blush t,4sw 4sx 4sy 4sz,4jh
blusher 6,4sy 4sz 4sw,4t0
blushful 0,4t1 4t2 l 1tk
blushing 0,4t1 l
bluster q,4t3 4t4,42x 4t5
blusterer i,4t6 4t4 4t7,1dy
blustering 0,4t8 4fu
blusterous 0,4t8 4fu 4t9
blustery 0,4t8 4fu 4t9
boann i
board e,4ta,4tb 4tc
boarder i,4td 4te,4tf 4tg
boarding 4,4th,4ti
boardinghouse 6,,4tj
boast w,4t4 4tk 4r5 9s,1bz 403
boaster i,4r5 4t4,4r6
boastful 0,4tl 2tq 4tm
boastfully 2,4tn 4tl
boastfulness 7,4tm 4tl,4to
boasting a,4tk,2y7
boat 6,3u7 4tp,4tq
boatbuilder i,,4tr
boater 6,4ts,4tt
boating 4,4tu 4tp,4tv
boatload n,,3zc
boatman i,4tw,je
boatswain i,4tx,3ua
bob 12,4ty 4tz,4as
bobber 6,4tz 4ty,4u0
bobbin 6,4u1,4u2
bobble 4,3ph,4qr 4u3
bobby i,,4u4
bobbysock 6,25d,25i
bobbysocks 6,25d,25i
bobbysoxer i,,4u5
bobfloat 6,4tz,4u0
bobsled 6,4u6 4u7,4u8
bobsleigh 6,4u6 4u7,4u8
bobtail 5,,4u9 1qj
boccaccio i
boche i,4ua,3yu
bod 8,20v,212
bodacious 0,4ub 39a 2t5 3tl
boddhisatva i,4uc
bode w,3aa,3ac
bodge 15,3ph,4u3
bodhisattva i,4uc
bodice 6
bodied 0,4ud 4ue
bodily 2,4uf
boding c,4ug,2k3
bodoni a
body 8,212 4uh 4uf,4ui
bodybuilder i,4uj
bodybuilding 4,4uk,4ul
bodyguard i,43a,xk
boehm i,45i
boehme i,45i
boell i
boeotian 1
boer i,1a1,1a2
boethius i
boeuf d,436,438
boffin i,,4um
boffo 0,4un 4uo
bog h,4up 4uq,4ur 4us
bogart i
bogartian 1
bogey z,4ut,4hn 4uu
bogeyman i,4uv,4uw
boggle 12,,4ux
boggy 0,4uq 42s 4up
bogie 6,4ut 4uy,4uu 1gr
bogus 0,4uz 320
bogy 6,4uy,1gr
bohemian i,4v0,2zg
bohme i,45i
bohr i
boil u,4v1 4v2 4v3 4v4 dh 4v5,ks nw
boiler 6,4v4 4v3 4v1,3vg
boilersuit 6
boiling m,,4v6 4v7
boisterous 0,4v8 4v9 4va
boisterousness 7,4va 4vb 4v8,4vc 4vd
bold 0,397 4ve 12a 396 4vf 4vg 4vh 4vi 4vj 4vk 4vl 4vm 4vn
boldface a,,4vo 4vp
boldly 2,397
boldness 7,12a 397,4vq
bole a,4vr,4vs 4vt 4vu
boleyn i
bolingbroke i
bolivian i,,2p7
bollix 15,3ph,4u3
bollock 6,3p3,3p4 3p5 4vv
bollocks 15,3ph,4u3
bolo 6,,4vw
boloney a,3ps,b8
bolshevik i,4vx,20d
bolshevise u,4vy 4vz 4vx
bolshevist i,4vz,2g2
bolshevize u,4vy 4vz
bolshie i,4vx,20d
bolshy i,4vx 4w0 4w1,20d
bolster u,,4w2 4w3
bolt j,4w4 4w5,4w6 4as
boltzmann i
bomb 6,4w7 35n 4w8 4w9 4wa,4wb 1wu 1cp
bombard 6,4wc,4wd 4we
bombardier i,,1gu 1gv
bombardment 4,3v6 3v7 3v8,3v9 3va
bombast a,4kj 4wf,4kk
bombastic 0,4wf 4wg 4kj
bombastically 2,4wh 4wf
bombay f
bomber 6,4w9 35n,14n 4wi
bombilate 13,4wj 4wk,4wl
bombilation b,4wk 4wj,4hw
bombinate 13,4wj 4wk,4wl
bombination b,4wk 4wj,4hw
bombing 4,4wa 35n,36c
bomblet 6,4w8 4w7
bombproof 6,,4wm
bombshell 6,4wn,38e 4wo
bombus 5,,4wp
bonanza b,4wq,fp
bonaparte i,4wr
bonce 8,4ws,4wt
bond j,1oa,17b 4wu 4wv
bondable 0,369 366 u7 4gb
bondage 4,4ww,4wx
bondholder i,,4wy 4wz
bondmaid i,4x0 4x1,4x2 4x3
bondman i,4x4,4x2 4x3
bondsman i,4x4,4x3
bondswoman i,4x0,gn 4x2
bondwoman i,4x0 4x1,4x2 4x3
bone 8,25g 4x5 4x6 4x7 4x8 4x9,4xa 4xb
bonehead i,4po 4pp,49n
boneheaded 0,4pp 28j 4po
bonelet 8,4x8 4x5 25g
bonemeal r,,4xc
boner 4,4qr,3pi
bonesetter i,,2fq
boney 0,4x7 4xd 25g 285 4xe
bonfire b,3o7,3o8
bonhoeffer i
bonhomie 7,15v,f9
boniface i,4xf 4xg,4xh
boniness 7,4xe 4xd,4xi
bonk z,42e 3wl 4xj,4xk 3r0
bonkers 0,3pp 3pq
bonn f
bonnet 6,,4tt
bonney i
bonnie 0,41j 41e
bonnily 2,41j
bonny 0,41j 41e
bontemps i
bonus 9,4xl,4xm
bony 0,4xd 285 4xe
bonyness 7,4xe 4xd,4xi
bonzer 0,4xn 4xo
boo w,4xp 4xq,4xr
boob 8,4xs 4xt 4sa,1h2 4xu
booby i,4xs,1h2
boodle 4,4xv,2l4 4xw
booger 8,4uv,4uw 4xx
boogeyman i,4uv,4uw
book a,4xy 1j9 4xz,4y0 4y1
bookable 0,4y2 4y3 4y4 4y5
bookbinder i,,2vk
bookcase 6,,434
bookdealer i,,3nh
booked 0,4y6 4y3
booker i,4y7 4y8,1b5
bookie i,4y9,4bj
booking 4,4y8 4y4 4y5,4ya 4yb
bookish 0,4yc 4yd
bookkeeper i,,i5
bookkeeping 4,4ye,i4
booklet a,4xz 4yf 4xy 1j9
booklover i,4ce,cq
bookmaker i,4y9,3ce 4bj
bookman i,cq,1jl
bookseller i,,4yg
bookshelf 6,,4yh
bookworm i,4yi,cq 4yj
boole i
boom 13,4yk 4yl 4m1,4wl 3py
boomer i
boomerang 12,,4ym
booming 0,4yn 4yo 4uo 4yp
boon q,4yq,4yr
boondocks f,3l2,3l3
boone i
boor i,4ys,1ce
boorishness 7,4yt 4yu,75 4yv
boost 4,4yw 4yx 4yy,1fz 4yz
booster 6,wp 3ul 4z0,wu vv
boot 6,,4z1
bootblack i,4z2,44f
booted 0,4z3 4z4
booth 6,4z5,4z6 4z7
bootlegger i,4z8,21
bootlegging 4,,4z9
bootless 0,4za 4zb
bootlicker i,4zc 4zd,4ze
bootmaker i,,4zf
booty l,4zg,4zh
booze d,4iv 4ci 4zi,1jo
boozer i,1ju 4zi,1jy
boozing 4,4zj,4zk
boozy 0,4ci 3io 4iv
borate r,,4zl
border f,4zm 4zn 4zo c0 4zp 4zq,4zr c3
bordered 0,4zs 4zt 4zu 4zv 4zw
borderer i,,1qi
borderland f,4zx,4zy
borderline 0,4zz 500
bore 11,501 502 503 504 505,1y6
boreal 1,506 507
boreas i,507 506,1hs
bored 0,508 4lo 3gb 2e6
boredom c,509,50a
borer 5,504 505 501,39y 50b
borges i
borgia i
boring 0,50c 50d 50e
boringly 2,50f 50c
boringness 7,50e 50c,50g
born 0,50h 50i
bornean i,50j,50k
borodin i
borough f,,50l
borrow 14,50m y7 50n,ej e8
borrower i,50n 50m,te
borrowing 4,ya,2l6
bosch i
bose i
bosh a,3ps,b8
bosky 0,50o 2my
bosom 4,50p 50q 50r,50s 50t
bosomy 0,50q 50u 50p 4xt
boss i,3hs 50v 3d8,50w 50x
bossy 0,3d8 3d9 3hs
boston f
bostonian i,,1ie
bosun i,4tx,3ua
boswell i,,wp
botanist i,50y 50z,4h4
botch 4,4qr 3ph 510 4sb,3pi 4u3
botcher i,4sb 3ph,4sd
botchy 0,510 511 4qr
both 0,512 2dq
bother 15,26r 513 26w 514 26u,515 26v
botheration 9,26w 514 513 26r,5n 516
bothersome 0,270 271
botryoid 1,517 518
botryoidal 1,517 518
botticelli i
bottle 6,519 51a,3vg
bottleful n,,2rh
bottleneck p,51b,51c
bottler e,51a,51d
bottom f,51e,3k4 1gp
bottomland h,,51f
bottomless 0,cf
bottommost 0,51g 51h
botulinal 1
botulism q,,51i
boucle 6,,3mj
bouffant 0,4dj 33e
bougainville f
bough k,,51j
boulder h,51k 51l,51m
bouldered 0,51l 6e
bouldery 0,51l 6e 51k
boulevard 6,,1o8
boulevardier i,,51n
boulez i
bounce 12,51o 51p 51q 51r,51s 51t
bouncer i,,51u
bounciness 7,51r 51v,51w
bouncing b,51q,3jm
bouncy 0,51v 51x 51y 51q 51r 1ma
bound 12,51s 51z 520 521 522 dh 523 524 525 526 527 528,4as
boundary f,4zr 529 4zo,52a 52b
bounded 0,52c 52d 52e
boundedness 7,52e 52c
bounder i,4jn 521 51s,4jq 52f
bounderish 0,52g 1fk
boundless 0,52h 52i 52j
boundlessness 7,52j 52h
bounds f,4zr,52a
bounteous 0,4ey 4ez 52k
bounteously 2,52l 4ey
bounteousness 7,52k 4ey,4f1
bountiful 0,4ey 52m 4ez 52n 52o
bountifully 2,52l 52m
bountifulness 7,52n 4ey 52m,5r
bounty 6,52n,52p 5r
bouquet 6,52q,52r
bourbon i,,4nz 52s
bourdon 6,,3mp
bourgeois i,i8 52t,52u 52v
bourgeoisie e,,52w
bourgeon u,52x 52y,21r
bout s,,52z
bovine 1
bow w,530 db 531 9s,2hs 532
bowditch i
bowdler i,533
bowdlerisation 4,534 535 536,s1 537
bowdlerise u,536 534 535 533 538,12
bowdleriser i,538 536,2ae
bowdlerization 4,534 535 536,s1 537
bowdlerize u,536 534 535 538,12
bowdlerizer i,538 536,2ae
bowed 0,2n5 2nb
bowel 8,539,53a
bowelless 0,53b 53c
bower 6,53d,1h1
bowfront 0,53e 1mt
bowie i
bowing 4,531,53f 53g 53h
bowknot 6,530,532
bowl 6,53i,3vg 53j
bowlder h,51k,51m
bowleg 8,3qt 53k,3qu 1y8
bowler 6,,53l 3pf
bowlful n,,2rh
bowman i,2nw,1fq
bowstring 6,,53m
box 6,53n 53o 53p 53q,3mb 53r
boxcar 6,,53s
boxed 0,4zt 4zs
boxer i,3sf 53t 53u,3yq
boxful n,,2rh
boxing 4,53v 53w 53t 53u 53q,53x 53y
boxlike 0,53p 4pq
boxwood k,,53z 540
boxy 0,53p 4pq 53n
boy i,541 542,4ny y5
boycott 15,,543
boyfriend i,41b,y5 yp
boyhood s,542 541,544
boyish 0,545 546
boyle i
boylike 2,545 546
boytrose 1,517 518
bozo i,547 548,2z9 y5
bph q,,549
brabble w,4co,1qv
brace z,54a 54b,54c 54d
braced 0,54e 54f
bracer 6,54g,2ru
bracero i,,54h
braces 6,,54i
brachial 1,2r7
brachydactylic 0,4m 2d 54j
brachydactylous 0,4m 2d
brachydactyly q,54j 4m,2c
bracing 6,54k,3zr 3jl
brackish 0,54l 54m 54n
brad 6,,54o
bradawl 6,54p,54q
bradbury i
bradford i
bradley i
bradstreet i
brady i
bradycardia q,,2tf
brag w,4t4 4r5 54r 9s,1bz
brage i,54s
bragg i
braggadocio a,54t,4tk
braggart i,4r5 4tl 4t4 2tq,4r6
bragger i,4r5 4t4,4r6
bragging a,54r 4tl 2tq,4tk
braggy 0,4tl 2tq 54r
bragi i,54s
brahe i
brahma 5,,54u
brahman 5,54v 54w,2qv 54x
brahmin 5,54v 54w,2qv 54x
brahms a,,3is
brahui a,,54y 54z
braid 8,550 551 552,1a3 553
braille a
brain 8,554 555 556 557,28h r8
braincase 8,558,25g
brainiac i,559,1jl
brainless 0,55a 55b
brainpan 8,558,25g
brainpower 9,555,r8
brainsick 0,55c 3pq
brainstem 8,,28h
brainstorm 9,55d,2jn 31j
brainwave 9,55d,2jn
brainworker i,,2t1
brainy 0,557 55e 559 555
brake 6,55f,2td
brakeman i,,55g
brakes 6,,55f
braky 0,55h 2my
bramante i
bramble k,55i 55h,55j
brambly 0,55h 2my 55i
branch e,55k 55l 55m 55n,55o 4vu
branched 0,55p 55q
branching 4,4dd 55r 55n,35k
branchy 0,55n 55m 55l 55r 55s
brancusi i
brand a,55t,2hd 55u
branded 0,55v 55w
branding 4,55x,55y
brandish z,,55z 560 561
brandmark z,,562
brandt i
brandy d,2hx,4iv
braque i
brash 0,563 322 564
brashness 7,565 564 563,566 567
brass r,568 569,56a 56b
brassbound 0,56c rn 56d
brassica k
brasslike 1,569 568
brassy 1,569 568
brat d,56e 56f,56g 3r3
brattish 0,56f 56h
brattle 13,56i,4lj
bratty 0,56f 56h 56e
braun i
bravado a,4t3,4t5
brave 0,56j 56k 56l 56m 56n 56o 56p 56q 56r
bravely 2,56s 56j
braveness 7,56k 396 56j,56t
bravery 7,56k,56t
bravo a,2zi,2zk 56u
braw 0,56v 56w
brawl 4,56x,56y 18u
brawler i,56x,3yq
brawn 7,56z 570,571
brawniness 7,56z 570,571
brawny 0,570 40a 56z
brazen 0,39a 3tl 572
brazenly 2,39a
brazenness 7,572 39a,12a
brazil f
brazilian 1
breach 4,4sc 573,574 575
bread d,576,577 578
breadbasket 6,579,2ov 53a
breadstuff d,576,577 578 57a
breadth 7,57b 57c,r8 57d
breadwinner i,,57e
break u,57f 57g 57h 57i 57j,5g 14b
breakability 7,57k 57g,2zd
breakable 6,,2ux
breakaway 4,57l,57m
breakdown 4,57n,57o
breaker 6,57p 57q 57j,57r 57s
breakers b,57q,57s
breakfast d,,57t 57u
breaking 4,57i,57v
breakneck 0,57w 57x
breakout 4,57y,57z
breakthrough 4,580,55d 581
breakup 4,27a 582 583 584,52 do
breakwater 6,,3pw
breast 8,50t 4xt,2hi 4xu
breastbone 8,585,25g
breastfeed y,586 587,1ly
breastpin 6,588,589
breaststroker i,,3ki
breastwork 6,,58a
breath 4,58b 58c,q4 13y
breathalyse 15,58d,58e
breathalyze 15,58d,58e
breathe t,58f 58g 58h 58i 58j,58k 58l
breather 6,58g 58m 58f,1hx
breathing 4,58h 58n 58m 58f 58o,q4
breathless 0,2z3 58p 58q 2z2 58r 58s 58t
breathlessly 2,2z3
breathlessness q,58q 58u 2z3,58v
breathtaking 0,58p 58t
brecht i
breeched 0,58w 2g8
breeches 6,,58x
breed e,58y 58z 590 591,592 593
breeder i,590,594
breeding 7,595 596 52o,597
breeze j,1i0 4rj,1hs
breeziness 7,598 599 4rj 59a,4vc 1ih
breezy 0,59a 4rj 1ma 599 4fu 1i0 598
bregma 8,,cz
breton a,,22t 59b
breuer i
breughel i,59c
brevity 7,59d 59e 59f 59g,59h 59i
brewer i,,3ce 59j
brezhnev i
briary 0,3t7 3ta
bribable 0,59k 59l 59m
bribe l,59n 59m 59k 59o 59p,48p 59q
briber i,59o 59m,21
bribery 4,59p 59m,59r
brick 6,59s,59t 59u 48h
bricklayer i,,2vk
bricklaying 4
bricole 6,2mg,2mh
bridal 4,59v 59w,59x
bride i,,59y
bridegroom i,,59y
bridesmaid i,,2so 1tb
bridge 6,59z 5a0 5a1,5a2 5a3
bridgeable 0,5a0 5a1
bridgehead f,1h3
bridges i
bridget i,5a4
bridgework 6,,5a5
bridle 6,,5a6
brief 0,59g 59f 5a7 59e 5a8 5a9 59d
briefcase 6,36a,3me
briefing a,,2kd
briefly 2,5aa 59g 59f
briefness 7,5a8 59e 59g 59f,5ab 59i
brier k,,5ac
briery 0,3t7 3ta
brig 6,,3v4
brigade e,,2w0
brigadier i,,5ad
brigand i,3qn,3qo
bright 0,1e1 5ae 5af 5ag 1e0 1e3 1e2 3zi 3zx 4mh 5ah 5ai 5aj 5ak 5al 5am 5an 5ao 5ap 5aq 5ar
brighten u
brightly 2,5as 1e1
brightness 7,5ag 5ae 1e1,3ak
brigid i,5a4
brigit i
brihaspati i
brilliance 7,4me 5at 5ah 5au 5av,5ag 597
brilliancy 7,5aw 5au 5ax 557 5av 5ae 5ah,5ag
brilliant 0,5au 557 5ay 5aw 5at 55e 5az
brilliantly 2,5as 5ah 557
brim 6,,5b0
brimful 0,5b1 3g6
brimfull 0,5b1 3g6
brimming 0,5b1 3g6
brinded 0,5b2 5b3
brindle 0,5b2 5b3
brindled 0,5b2 5b3
bring 12,5b4 5b5 5b6,5b7 hs
bringing 4,5b8,1hg
brininess 7,5b9 54l,5ba
brink p,5bb,529
brinton i
briny h,54l 54n 5bc 5b9,3z8
brio 7,5bd,q7
brisk 0,5be 5bf 5bg 1ig 5bh
brisken u,,df
briskly 2,5be
briskness 7,1ig 5be,1ih
bristle 6,5bi 3t7,5bj 403
bristled 0,3t7 3ta
bristlelike 0,3ta
bristly 0,5bk 3t7 5bl 3ta 5bm 5bi
brit 5,5bn,5bo
britain f
britannic 1
british 1,5bp,5bq
britisher i,5bn
briton i,5bn,5br
brits i,5bp,5bq
britten i
brittle 0,5bs 57g 5bt
brittleness 7,5bt 5bs,5bu
broach 6,588 5bv,589 139
broad 0,3zy 5bw 5bx 5by 3zw 5bz 5c0 5c1 5c2 5c3 5c4 5c5
broadband 1
broadcast a,5c6 3zq 5c7 5c8 26q e5,5c9 5ca
broadcaster 6,26q 5cb 3zq,17o 5cc
broadcasting a
broaden u,pr,5cd
broadening 4,,5ce 5cf
broadly 2,5bx
broadness 7,5by 4dk 3zy,57c
broadsheet a,5cg,12h
broadside a,5cg,12h
broadway f
brobdingnagian 1,4dy 33e
broca i
brocaded 0,z1 yx
brochure a,4xz,4xy
brockhouse i
broglie i
broil u,5ch 3n8 5ci 5cj,3t3 5ck
broiler 6,5cj 5ch,5cl
broiling 4,5ci,3nj
broke 0,5cm 5cn
broken 0
brokenhearted 0,5co 23z 5cp
brokenheartedness c,5cp 5co,5cq
broker i,1be 5cr,i8
brokerage e,5cr,5cs
bromide a,3q8,5ct 3q9 3qa
bromidic 1,5cu 3q8 3q7
bronc 5,5cv,5cw
bronchial 1,5cx 5cy
bronchiolar 1,5cz 5d0
bronchiole 8,5d0 5cz,5d1
bronchiolitis q,,5d2
bronchitic 0,5d3 186 5d2
bronchitis q,5d2 5d3,2ol
broncho 5,5cv,5cw
bronchus 8,5cy 5cx,5d4
bronco 5,5cv,5cw
broncobuster i,,5d5
bronte i
bronze r,5d6 1tk,56a
bronzed 0,5d7 114
bronzy 0,5d6 1tk
brooch 6,588,589 21b
brood e,5d8 5d9,592 5da
brooder 6,5db 5d9,143
brooding 0,5dc 5dd 5de 47v,4hz
brook h,5df 35 36,5dg 38
brooke i
brooklyn f
brooks i
broom 6,5dh,5di
broth d,,5dj
brothel 6,3yz,w
brother i,5dk 5dl 5dm,2p3
brotherhood c,5dn,5do 52w
brotherlike 0,5dm
brotherly 0,5dm 5dk
brouhaha 4,5dp,3py 5dq
brow 8,5dr 5ds 5dt,5du 5dv
browbeat 11,5dw,5dx
brown 0,5dy 1tk 5dz
browne i,5e0
browned 0,5e1 114
brownie d,5e2,5e3
browning 4
brownish 0,5dy 1tk
brownness 7,5dz 5dy,4s1
brownout q,4k9,4k8
brownshirt i,,5e4
browser a,5e5,5e6
browsing 4,,5e7 3s9
bruce i
brucellosis q,,1g5
bruch i
bruckner i
bruegel i,59c
brueghel i,59c
bruise z,5e8 5e9 5ea,5eb 4n3
bruiser i,5ea 5e8,y5
bruit w,5ec,5ed
brule i,,5ee
brummell i
brummie i,5ef,5eg
brummy i,5ef,5eg
brumous 0,5eh 5ei
bruneian i,,50j
brunelleschi i
brunet i,5ej 114 112 5d7 5e1 5ek 5el 5em 5en 5eo
brunette i,5ej 114 112 5d7 5e1 5ek 5el 5em 5en 5eo
brunhild i,5ep
brunnhilde i,5ep
bruno i
brush e,5eq 5er 50o 5es,5ac 6a
brushed 0,5et 5eu 5ev 5ew
brushing 4
brushlike 0,3ta
brushup 4,5ex,5ey
brushwood e,5eq,53z 5ac
brushy 0,50o 2my 5eq
brusk 0,5ez 5f0
brusque 0,5ez 5f0 73
brusquely 2,4s7 5ez
brusqueness 7,73 5ez,75
brut 0,5f1
brutal 0,3sy 3t0 5f2
brutalisation 4,5f3 5f4 5f5,5f6
brutalise u,5f5 24p 5f3 5f4 5f7,br
brutality 4,5f2 3sx 3sy,5f8 361
brutalization 4,5f3 5f4 5f5,5f6
brutalize u,5f5 24p 5f3 5f4 40h 5f7,br
brutally 2,5f9
brute i,40g 40h 3t0,1co
brutish 0,40h 3t0
brutishly 2,4al 40h
brutus i
bryan f
brynhild i,5ep
bse q,,208
bubaline 1,5fa
bubble h,5fb 5fc 5fd 5fe 45w,45z
bubbler 6,5fe,5ff s9
bubbliness 7,5fg 5fd,5fh
bubbling 0,5fd 5fi 5fj 1ma
bubbly d,5fk 5fd 5fj 5fb 5fg,5fl
buber i
bubo 5,,34u
buccal 0,5fm 5fn
buccaneer i,5fo,5fp 5fq
buccaneering 4,5fr,5fs
buccula 8,,5ft
buchanan i
buchner i
buck 15,,5fu
buckaroo i,5fv,5fw
buckboard 6,,5fx
buckeroo i,5fv,5fw
bucket 6,5fy,3vg
buckle 6,,5fz 21b
buckler 6,5g0,2rr
buckshee 0,5g1 5g2
buckskin 5,,2m2
bucktooth 8,,29y
bucolic 0,2n7 1f4
bud k,5g3,4qp 5g4
buddha i,5g5
buddhist i,,9u
buddy i,5g6,1wn
budge 12,5g7,4as
budget l,5g8 5g9 5ga,5gb 1b2
budgetary 1,5ga 5g9 5g8
buff i,14m,u5 3r0
buffalo 5,5fa
buffer r,,m2 5gc
buffet z,3ye 5gd,3yf 434
bufflehead 5,5ge,5gf
buffoon i,5gg,2z9
buffoonery 4,5gh,5gi
buffoonish 0,5gj 1yo
bug 5,3lw 5gk,43k 3ly
bugaboo 9,4uv,4uw 5gl
bugbear 9,4uv 5gm,4uw 5gn
bugger i,5go 5gp 5gq,5gr 4xk
buggery 4,5gq 5gp,5gs
bugginess q,5gk,5gt
buggy 6,,5fx
bugle 6,5gu,568
bugler i,5gu,5gv
bugleweed k,,2wk
bugologist i,5gw,5gx
build 10,5gy 4tr 30a 5gz,qs
builder r,,6g
building 6,w,5a2
buildup 4,,io
built 0,5h0 5h1
buirdly 0,43b 43c
bukharin i
bulb 6,5h2 5h3 5h4 5h5,4vu 5h6
bulbaceous 1,5h5 5h2
bulbar 1,5h7
bulbed 1,5h2
bulblike 0,5h8 5h9
bulbous 0,5h8 46v 5h9 5h4 46w
bulgaria f
bulgarian a,,5ha
bulge p,5hb 5hc 46v 5hd 5he,cy 485
bulginess 7,5hf 46v,5hg
bulging 0,5hh 46v 5hi 5hj 5hk 5hl 5hm 5hn 5ho 5hp 46w
bulgy 0,46v 46w 5hb 5hf
bulimarexia q,,289
bulimia q,5hq 5hr 5hs,289 5ht
bulimic i,5hs 5hq 5hr,287
bulk 7,5hu 5hv,5hw 5hc
bulkiness 7,5hx 4dl,1xs
bulky 0,4dl 33e 5hv 5hx
bull 5,5hy 5ea 5hz,437 y5
bulla 6,4mu,4mw
bullate 0,5i0 6e
bullet 6,5i1,2ty
bullethead 8,,4wt
bulletin a,5i2,hy 5ca
bullfighter i,3qj
bullfinch 5,,5i3
bullheaded 0,5i4 4w1 5i5
bullheadedness 7,5i5 5i4,rm
bullnecked 0,5i6 40a
bullock 5,5i7 5i8,5hy 5i9 437 5ia
bullocky 0,5i8 40a 5i7
bullshit w,5ib 5hz,5ic
bully i,5id 5ie 5if,1co
bullyboy i,,5id
bullying 4,5ig 5ih 3d9,1cd
bultmann i
bulwark 6,5ii,5ij 3pw
bum i,5ik 5il 5im 5in,1ce 3zf
bumble w,3ph 5io 4sb,4u3 1uk
bumblebee 5,5ip,21w
bumbler i,4sb 3ph,4sd
bummer q,,26w 5iq
bump z,5ir 5is 3r1 5it,5iu
bumper 6,5it 5ir,5iv 5cc
bumpkin i,5iw 5ix,5iy
bumpkinly 0,5ix 5iz 5iw
bumptious 0,5j0 322 5j1
bumptiousness 7,5j1 5j0,30h
bumpy 0,5j2 5j3 3r1 6e
bun d,,576
bunce b,4wq,fp
bunch e,5j4 5j5 5j6 1bk,1bm 2zw
bunche i
bunchy 0,5j6 5j7 5j4
bunco 4,5j8 5j9,5ja 44s
buncombe a,5jb,5jc
bundle 6,5jd 3o6 1bk,j8 5je
bung 6,5jf 5jg,5jh 498
bungaloid 1,5ji
bungalow 6,5ji,4tj
bunghole 6,2u2,2df 4r9
bungle 4,4qr 3ph 5jj 4sb,3pi 4u3
bungler i,4sb 3ph 5jj,4sd
bunglesome 0,5jk 5jl
bungling 0,5jm 5jn 511 5jo
bunion q,,4p9
bunk 6,,5jp 42d
bunker 6,,51t
bunkmate i,,nc
bunko 4,5j8,5ja
bunkum a,5jb,5jc
bunny 5,,5jq 5jr
buns 8,2u1,1j
bunsen 6
bunt 4,5js,5jt
bunter i,5js,3xt
bunuel i
bunyan i
buoyancy 7,5ju 1h7 5jv 5jw,4p2 1h9
buoyant 0,5jw 5jv 5jx 1h7 3zu 5ju
bur 6,5jy 5jz,5k0 5k1
burbage i
burbank i
burble 13,5fe 5k2,4wl
burbling 0,5k3 1ma
burbly 0,5k3 1ma
burden 9,5k4 5k5 vh 5k6,5gl 5k7
burdened 0,5k8 5k9
burdensome 0,5ka 5kb 5kc
burdensomeness 7,5kc 5ka,2ym
bureau e,1ay 5kd,1az 434
bureaucracy e,5ke 5kf,5kg
bureaucrat i,30o,2g1
bureaucratic 1,5kf 5ke 30o
bureaucratically 2,5kf
bureaucratism e,5ke,5kg
burgeon u,,5kh
burger d,,5ki
burgess i,5kj,5kk
burgher i,5kj 52t,5kk 52v
burglar i,5kl 5km,3qo
burglarise 15,5km 5kl,5kn 5ko
burglarize 15,5km 5kp,5kn 5ko
burglary 4,5kp 5km,59r
burgle 15,5km 5kp,5kn 5ko
burgomaster i,,1jg
burgoyne i
burgrave i,,2rj 5kq
burial b,5kr 5ks,5kt
burk i,5ku
burke i,5ku
burlesque a,5kv 5kw,38h 5kx
burly 0,43b 43c
burma f
burmese a,,194
burn u,5ky 5kz 5l0 5l1,5l2 4mf
burnable 0,5l1 5l3 5l4 5l5 5ky 5l0 5kz
burner 6,5l0,143
burnett i
burnham i
burning 4,5l6,57v
burnish 7,5l7 5l8,5l9 5la 5lb
burnished 0,5lc 5ld
burns i
burnside 8,5le,408
burnt 0,5lf 3ng
burp 4,45v 45w,45x 45y 45z
burping 4,45v,45x 45y
burr k,5jy 3t7 5jz,5k0 5lg
burred 0,3t7 3ta
burrlike 1,5jy
burroughs i
burrow h,5lh 5li,5lj 5lk
burry 0,3t7 3ta 5jy
bursar i,,5ll
bursiform 0,5lm kj
bursitis q
burst u,5ln 5lo kq,57f 5lp
burster 6,5ln,5lq
burt i
burthen 6,5k6,5k5
burton d
burundian i,,23g
bury 13,5ks 1gf 5kr,425 5lr
burying 4,,5ls
bus 6,3d1,3d2
busboy i,,5lt
bush k,540 5lu 5lv 55s,55j 3vk
bushed 0,5lw 3gb
bushel n
bushing 6,,5lx 5ly
bushman i,5lz,430 3l5
bushnell i
bushwhack x,1uw,1v0
bushwhacker i,5m0,5iy
bushwhacking 0,5m1 5m2
bushy 0,5m3 5m4
busily 2,5m5
business e,1b0 12v i6,5m6 5m7
businesslike 0,5m8 5m9
businessman i,1sg,i8
businessmen e,,5ma
businesswoman i,,i8
busker i,,38e
busman i,,3dx
buss 4,5mb 5mc kq,5md 5me
bust z,5mf,5l2
busted 0,5mg 3yi
buster i,5mh,y5 3n2
bustle 12,5mi xt,3u8 4as xu
bustling 0,qb
busty 0,50q 50u
busy 0,5m5 5mj 5mk 5ml 5mm
busybodied 0,5mn 5mo
busybody i,5mp,5mq
busyness q,5mj 5mr 5m5,p6
but 2,5ms
butch 8,5mt 5mu 5mv,5mw 5mx
butcher z,5my 5mz 5n0 v 5n1 5n2,1y6 266
butchering 4,5n2,12v
butcherly 0,510 4ql 511 4sb 4q1
butchery 4,v 5n2 5my,w 12v
butler i,5n3,5n4
butt z,c0,c3 4iq
butter d,5n5 5n6 5n7,5n8 5n9
butterball 5,5na 5ge,5nb 5gf
butterfat r,5nc
butterfield i
butterfingers i,,5nd
buttinsky i,,5mq
buttock 8,,1j
buttocks 8,2u1,1j
button 6,5ne 46p 3zi z2,5fz 5nf
buttoned 0
buttonhole 6,5ng,4r9 43y
buttonlike 0,3zi 1e1
buttony 0,3zi z2 1e1 5ne yx
buttressed 0,5nh 3wa
butyraceous 1,5n7 5n5 5nc
buxom 0,50q 5ni 50u 5nj 1l
buxomly 2,5nk 50q
buxomness 7,5nj 50q 5ni,5nl
buy 14,5nm 5nn 3tz 5no 5np kq,59q yb ej
buyback 4,5nq 5nr,5ns
buyer i,5no 5nm,5nt
buying 4,5np 5nm,5ns
buzz 13,4wj 5nu 4wk 5nv 46m,4wl 3f9
buzzer 6,46m 5nv 4wj,46p 46o
buzzing 0,c7 c8
bye a,u9,5nw ua
byelorussian a,47f,5ha
bygone s,5nx 1el,5ny
byname a,5nz,2hc
bypass w,47p,3fk 47q
bypast 0,5nx 1el
byplay 4,,pc
byrd i
byron i
byssus 5,,5bj
bystander i,,5e6
byword a,ri,rj
byzantine i,,194
cab 6,,53r
cabal 9,5o0 5o1 5o2,5o3 5o4
cabalist i,5o5,2p3 1fq
cabana 6,,5o6
cabaret 4,5o7,5o8 5o9
cabbage d,,5oa
cabby i,5ob,3dx
cabdriver i,5ob,3dx
cabell i
cabin 6,,53r 4tj
cabinet 6,,434
cabinetmaker i,,5oc
cable a,5od 5oe 5of,5og 5oh
cablegram a,5od,5og
cabman i,5ob,3dx
caboodle e,,j8
cabot i
cabriolet 6,,5fx
cache 6,5oi,5oj
cachet 6,,g5 1x3
cachexia q,5ok 5ol,32n
cachexy q,5ok 5ol,32n
cachinnate t,,47b
cackle w,5om 5on 4nq 5oo kq 5op 3hz,3hx 3hr
cackler 5,5oo 3hz 5om 5on,4d2 3i0
cackly 0,5oq 5or 5op
cacodaemon i,5os 5ot,4uu
cacodemon i,5os 5ot,4uu
cacoethes g,1k2,5ou
cacogenesis q,,3vm
cacography a,5ov,5ow
cacophonic 0,5or 4lh 5ox 5oq 5oy 5oz 5p0 5p1 5p2 5p3 5p4
cacophonous 0,5or 4lh 5ox 5oq 5oy 5oz 5p0 5p1 5p2 5p3 5p4
cacophony 7,4lh 5ox 5or,3py 5p5
cacuminal 0,3kp 3kk
cad a,4jn,4jq 5p6
cadaver 8,5p7 5p8,5p9
cadaveric 1,5p8 5p7
cadaverous 0,5pa 285
caddie i,,2so 5pb
caddo a,2q7 2q8,2mc 1kz
cadence a,5pc,5pd
cadenced 0,5pe 5pf
cadent 0,5pe 5pf
cadenza a,,5pg
cadet i,5ph,5pi
cadge 14,5im 5pj 5pk,5pl 449
cadger i,5pk 5pj 5im,442
cadmus i,,5pm
cadre e,5pn,5po 5pp
caducous 0,5pq 5pr
caecum 8,5ps 5pt,2d7
caesar i
caesarism e,8e,8i
cafe 6,5pu,5pv
cafeteria 6,,5pv
caffeinism q,,5pw
caffer i,5px,5py
caffre i,5px,5py
cage 6,5pz,5q0 5q1
cager i,3x4,om
cagey 0,5q2 33h
cagliostro i
cagney i
cagy 0,5q2 5q3 33h 5q4
cahita a,,5q5 5q6
cain i
cairene i,,5q7
caitiff i,5q8 5q9
cajole w,4ll 4l5,4lm
cajolery a,4l5 4ll,4l7
cajun i,,cu
cakchiquel a,,5qa 5qb
cake 6,,2dh
cakehole 8,5qc,5qd
calamitous 0,5qe 3l 2et
calamity b,2et 5qe,5qf
calapooya i,5qg,5qh
calapuya i,5qg,5qh
calcaneus 8,5qi,25g
calcic 1,5qj
calciferous 1,5qj
calcification m,5qk 5ql,4rz
calcify u,5ql 5qk 5qj,5qm
calcitonin 8,,5qn
calcium r,5qj 5ql,1rw
calculable 0,5qo 5qp 5qq 5qr 5qs
calculate v,5qr 5qq 5qo 2lh 5qt qz sk 5qu,5qv ei
calculated 0,5qw 5qx
calculating 0,5qy 5qz
calculatingly 2,5qy
calculation 4,5qt 2lh i7 5qp 5qq 5qr,5r0 5r1
calculative 0,5qy 5qz 5qp
calculator 6,qz sk 5qr,1fq 309
calculus h,,51m
calder i
calderon i
caldwell i
calefacient 0,5r2 4oy
calefactive 0,5r3 4oy
calefactory 0,5r3 4oy
calendar a,,2sx 1b3
calendered 0,5r4 5r5
calf 5,5r6 5r7,5i9 23
calfskin r,,1oe
caliber 7,5r8 503,5r9 5ra
calibrate u,5rb 5rc,vi
calibrated 18,5rd 5re
calibration 4,5rc 5re 5rb,pf
calibre 7,5r8,5r9
calico 6,5rf,3mj
calif i,5rg,1v4 44z
california f
californian i,,1ie
caliginous 0,5rh la
caligula i,5ri
caliph i,5rg,1v4 44z
call w,3sn 5rj 5rk 5rl,5rm
callable 0,5rn 5ro
callas i
callback a,,2gp
caller i,5rp,51n
calligrapher i,5rq 5rr 5rs
calligraphist i,5rq 5rr 5rs
calligraphy a,5rr 5rq,5ow
calling 4,5rt,i6
calliope 6,,5ru
callosity 7,5rv 5rw 5rx 5ry,5rz 5s0
callous 0,5ry 5s1 5rw
calloused 0,5rx 5s2
callously 2,5s3 5ry
callousness 7,5rw 5ry,5s0
callow 0,5s4 5s5
callowness q,5s6,3ib
callus k,5rv,5rz 5s7
calm 0,5s8 2h6 2ep 5s9 5sa,1mw
calmly 2,5sb 5s8
calmness 7,2ep 5s8,1q1
caloric 1,5sc 5sd 5se 5sf
calorie n,5sf 5sd 5sc
calorifacient 0,5sg 4oy
calorific 0,5sh 4oy
calorimeter 6,,ph
calorimetric 1
calumniate w,2yo 5si 2yq,jn
calumniation a,5si,2yr
calumniatory 0,5sj bz
calumnious 0,5sj bz 5si 2yq
calumny a,5si 5sj 2yo,2yr
calvaria 8,,25g
calvary b,5sk,183
calvin i
calving m,,4hz
calvinist i,5sl,5sm
calvino i
camaraderie 7,5sn,5so
camber 4,,5sp g4
cambodia f
cambodian i,5sq 5sr,194
cambridge 6
camelpox q,,208
camera 6,,5ss
cameraman i,5st,5su
cameroonian i,,23g
camouflage 13,5sv,5sw
camouflaged 0,5sx 5sy
camp 6,4iz 4j0,3v5 2zw
campaign b,5sz 5t0 5t1,5t2 5t3
campaigner i,5t1 5sz,5t4
campana p,5t5 5t6,2n6
campanular 1,5t6 5t5
campanulate 1,5t6 5t5
campanulated 1,5t6 5t5
campbell i
camper i,4j0,5t7
campestral 0,5t8 1f4
campfire b,,3o8
campground f,5t9,5ta
camping 4,4j1 4j0,4j2
campmate i,,nc
campsite f,5t9,5ta
campus f,,5tb
campy 0,5tc 5td
camus i
can 6,5te 5tf 5tg,3mb 5th
canaanite a,,2m1 5ti
canada f
canadian 1
canal 6,5d1,5tj 5tk
canaliculate 0,5tl 5tm
canaliculus 8,,5d1
canalisation 4,5tn 5to 5tp,5tq wa
canalization 4,5tn 5to 5tp,5tq wa
canarese i,5tr,3ls
canary 5,5ts,4az 1rk
cancel 15,5tt 6v,5tu
cancellate 0,5tv 5tw 5tx 1s1
cancellated 0,5tv 5tw 5tx 1s1
cancellation 4,6v 5tt 277,5ty
cancelled 0
cancer q,2b4 5tz,22z
cancerous 0,5tz 5u0 5u1 2b4 5u2
cancroid q,,5u3
candela n
candent 0,5u4 3de
candescent 0,3de
candid 0,4sk 5u5 5u6
candidacy 4,5u7,5t0
candidate i,5t1,5t4
candidiasis q,5u8,4m7
candidly 2,5u9 4sk
candidness 7,5u6 2w8 4sk,5ua
candle 6,,5ub
candlemaker i
candlewick 6
candor 7,5u6,5uc 5ua
candour 7,5u6,5ua
candy d,5ud,5ue
candymaker i,5uf,3ce
cane 6,5ug,40o
canescent 0,lp 5uh lk 5ui
canetti i
canful n,,2rh
canine 5,5uj 5uk,2a2
caning 6,,5ul
canister 6,5um,1wt 3mb
canker 9,5un 5uo,4ju 433
cankerous 0,5uo 2uv 5un
cannery 6,5tg 5te,5up
cannibal i,5uq,3su
cannily 2,5ur 5q2
cannister 6,5um,3mb
cannon 6,3wu 2w1 5us,2vy
cannoneer i,2w1 3wu 5us,2w2
cannular 0,5ut 5uu
canny 0,5q2 33h
canoeist i,5uv 5uw,4tw
canon a,5ux 5uy,5uz
canonic 1,5v0 5v1 5v2 5ux 5v3
canonical 1,5v0 5v1 5v2 5ux 5v3
canonisation 4,5v4 5v5,5v6
canonise w,5v5 5v4 5v7,5v8 mg
canonist 1,5uy 5ux
canonization 4,5v4 5v5,5v6
canonize w,5v5 5v4 5v7,mg
canonized 0,3co 2la
canopied 0,5v9 2qh
canorous 0,5va 2qj
cant a,,b8
cantabile 0,5vb 2qj
cantabrigian i,,5eg
cantankerous 0,5vc 5vd 4w1 5bl
cantankerously 2,5vd
canted 0,353 2y9
canteen 6,,1y1
canter 4,5ve 5vf,5vg
cantering 18,5vf
canthus 8,,5vh
cantilever 6,,3zp
cantillate w,5vi 5vj,5vk
cantillation 4,5vj 5vi,5vl
cantle 6,,3jw
cantonment 6,4iz 4fp,3v5
cantor i,5vm 5vn,s8 5vo
canty 0,5vp 5bg
canuck i,,cv
canute i,5vq
canvas 6,5vr,3mj
canvass 15,5vs 5vt 5vu,5vv
canvasser i,5vw 5vx 5vy,5vz 5w0
canyon h
canyonside h,,g4
caoutchouc r,5w1,5w2
cap 6,5w3 5w4,5w5 5w6
capability 7,5w7 5w8,3b
capable 0,5w8 5w9 5wa 5w7 3e 5wb 5wc 5wd 5we
capableness 7,5wa 5w7 3d 5w8,2lp 3b
capably 2,45 5w8
capacious 0,4dm 33e 5wf 1h8
capaciousness 7,5wg 1h8 4dm,57b 1xs
capacitance j,5wh,5wi
capacitate u,5wj 5wk,5wl nw
capacitive 1,5wh
capacitor 6,5wm,29p
capacity 7,5wk 5we 5wf 5wj,5w7 5wn
caparison 6,3tf 3td,5wo yu
caparisoned 0,5wp 2g8
cape h,5wq,5wr 5ws
capek i
caper 12,5wt,51s
capet i
capetian i,,5wu
capillary 6,,3vf
capital l,5wv 5ww 52u 5wx 5wy,1xe
capitalisation 4,5wz 5x0 5x1 5wx,5x2 5x3
capitalise u,5wy 5x4 5wv 5x5,18i 48o
capitalism e,5x6 5x7 5x8 5x9
capitalist 1,5x7 5x9 5x6 5x8,5xa
capitalistic 0,5x8 5x6 5xb 5xc
capitalization 4,5wz 5x0 5x1 5wx,5x2 5x3
capitalize 14,5x4 5x5,48o
capitate 8,5xd 5h9,5xe
capitular 1,5xf 5xg
capitulary 1,5xf 5xg
capitulate x,5xh,4d
capitulum k,,5xi 5xj
capo i,,wc
capone i,5xk
caponise t,5xl 5xm,5xn
caponize t,5xl 5xm,5xn
capra 5,,5xo
caprice c,5xp 2mr,1u7
capricious 0,5xq 2mr 5xr 5xs 2mp 5xp 2mo
capriciousness 7,5xs 2mo 5xq 2mr,5xt 2mq
capricorn f
caprine 1,4fx
capstan 6
capsular 1,5xu 5xv 4cj 5xw 5xx
capsulate z,5xy 5xz 5xx 5y0,3y0
capsule 6,5xw 5xx 5xu 5xy,3mb 5y1
capsulise u,5xy 5y2 6o,3y0 5y3
capsulize u,5xy 5y2 6o,3y0 5y3
captain i,5y4 5y5 5y6 5y7,5y8 5y9
captaincy 4,5y7,cr
captainship 4,5y7 5y4 5y6 5ya 5y5,cr
captious 0,5yb 5yc
captivate 11,420 5yd 5ye,1pg
captivated 0,5yf 44t yt 44u
captivating 0,38i 389
captivatingly 2,4br 38i
captivation c,5yd 5ye 420,5yg wo
captive i,5yh 5yi,1ya 10d
captivity q,5yj 5yk 5yi,5yl 4wx
captor i,22
capture 10,5ym 420,24q 1pg
capturer i,22 5yn
caput 8,5yo,5hb 2hi
car 6,1uu,3d0
carabao 5
carabineer i,5yp 5yq,5yr
carabinier i,5yp,5yr
carafe 6,5ys,519
carapace 5,5yt
caravaggio i
caravan e,,5yu
carbine 6,5yq 5yp,5yv
carbineer i,5yp,5yr
carbocyclic 1,5yw
carbohydrate r,5yx,5yy
carbon r,5yw 5yz 5z0 5z1 5z2,2p8
carbonaceous 1,5yz 5yw
carbonate r,5z0,4zl
carbonic 1,5yz 5z2 5yw
carbonise u,5z1 5z2 5yw kq 5z3,ks 5z4
carbonize u,5z1 5z2 5yw kq 5yz 5z3,ks 5z4
carbonous 1,5yz 5yw
carburise u,5z1 5yw kq,ks
carburize u,5z1 5yw kq,ks
carcass 5,,5p9
carcinoid q,,d3
carcinoma q,5z5,2b4
card 6,,4r0 5z6
cardboard r,,4r0 5z7
cardholder i,,4wz 5z8
cardia 8,,2dg
cardiac 1,5z9
cardinal 0,5za 5zb 5zc 5zd,2nt
cardinalate 4,5zd,wb cr
cardinalship 4,5zd 5zb,cr
cardiologist i,,hu
cardiomegaly q,5ze
cardiopathy q,22w,22i
cardiopulmonary 1,5zf 5z9 5zg
cardiorespiratory 1,5zf 5z9 5zh
cardiovascular 1,2uc
carditis q,5zi
cardroom 6,,29h
cards 4,4xw,5zj
cardsharp i,5zk,5z8 5zl
cardsharper i,5zk,5z8 5zl
carducci i
care 11,5zm 5zn,5zo
careen 12,5zp 5zq,1uk
career 4,5rt 5zr 5zs,i6 118
careerism 4,5zt 5zs,5zu
careerist i,5zs 5zr 5zt,382
carefree 0,5zv 5zw 5zx
carefreeness 7,5zy 5zx 5zz 5zv,4p2 2mq
careful 0,600 601 602 603 604 605 606 607 608 609
carefully 2,60a 600
carefulness 7,60b 601 60c 60d 60e 60f 600,60g
caregiver i,2fq,382 108
careless 0,60h 2wb 60i 60j 60k 60l 60m 60n 60o 2w6
carelessly 2,60p 60h
carelessness 4,60i 60j 60q 60h,60r 60s
carelian a,60t 60u,60v 60w
caress z,60x,60y 60z
caressing 4,610,611
caretaker i,612,613
carew i
careworn 0,614 3gb
cargo 6,615,616
carhop i,,617
carib a,,1ki 1kz
caribbean h
caricature w,5kx,618
caricaturist i,5kx,619
carillonneur i,,gu
carinate 5,61a,3f5
carinated 18,61a
caring c,5zn 61b 5zm 61c,ym
carioca 4,,44x
cark 11,61d,1dh
carload e,,2zw
carlos i,61e
carlovingian i,61f,5wu
carlyle i
carmelite i,,3ae
carmichael i
carmine 7,61g,61h 61i
carnage 4,5n1,4qd
carnal 0,24t 61j 61k 61l
carnalise u,61k,3xf
carnality c,61l 24t,1su
carnally 2,24t
carnassial 0,61m
carnegie i
carnival 4,,3il
carnot i
caroler i,61n 61o,1rk
carolingian i,61f,5wu
carolinian i,,1ie
caroller i,61n 61o,1rk
carolus i,61p
carom 4,61q,3jm 61r
carotenemia q,61s,m8
carothers i
carouser i,61t 61u,3ij
carousing 0,3in 3io
carpal 8,5xe 61v 61w,25g
carpenter i,61x,5oc
carpentry 4,61y 61x,61z
carper i,620 621,622
carpet 6,623 624,625 626
carpetbagger i,,3jx
carpeted 0
carpeting 6,623 624,625 626
carping a,,627
carpus 8,61w 61v,25e
carrefour 6,628,629
carrel 6,62a,1k4
carrell 6,62a,1k4
carrere i
carriage 6,62b 5fx,62c 62d
carrier 6,40b 62e 62f 5b7,7q 62g
carroll i,62h
carrottop i,62i
carry z,5b7 40b 62e 62f 3jv,560 403
carryall 6,62j,3js
carsick 0,1hn 186
carson i
cart 6,62k 62l 62m 62n,62o 4cv
cartage 4,62p 62n,62q
carte a,62r,62s
cartel e,,62t
carter i
cartesian 1
carthaginian i,,23g
carthusian i,,62u
cartier i
cartilage 8,2wo 62v,62w
cartilaginous 1,62v 62x 2wo 62y
carting 4,62p,62q
cartographer i,,62z
carton n,,2rh
cartoon a,630 631 632,633
cartoonist i,631 634 630 632,635
cartridge 6,,1wt
cartroad 6,,636
cartwheel 4,,637 3ix
cartwright i,,638
caruncle 8,639 63a,ox
caruncula 8,639 63a,ox
caruso i
carve z,63b 63c 63d 63e 63f 63g,1y6 63h
carved 0,63i 63j 63k 63l 63m
carven 0,63i 63j 63k 63l 63m
carver i,63f 63c,5oc
carving 6,,63n
caryopsis k,63o,63p
casals i
casanova i,,63q
cascade 12,,63r
case b,63s,fp 63t
casebook 0,63u 3wr
cased 0,63v 63w 56d
caseful n,,2rh
caseworker i,1pt
cash l,63x 63y,63z 3vz
cashable 0,63y 640 63x
cashed 0,641 642
cashier i,,3rl
cashmere 6,,3mj
casing 6,643,644
casino 6
cask 6,3ve,2rh 3vg
casket 6,645,53n
caspar i,646
cassandra i
cassiopeia h
cassirer i
cassite a,647,3br
cassius i
cassocked 0,648 2g8
cast 10,649 64a,64b 2zw
castanets 6,,64c
castaway i,64d,1ya
caste e,,3xj 52w
castellated 0,3yo 3aq
caster 6,64e,je 64f
castigate w,64g 64h 64i,49c
castigation a,64h 64g,xn
castillian i,,64j
casting 4,64k 64e,64l 3ni
castle 6,64m,64n 58a
castled 0,3yo 3aq
castling 4,,64o
castrate i,64p 64q 5xn,y5 4si
castrated 0,64r 64s 64t 64u
castration 4,5xn 64v,1r0 3z
castrato i,,1rk
castro i
casual 0,64w 64x 64y 4p1 64z 650
casually 2,651 64x 64w
casualness 7,64z 64x 652 653 654 64y 64w 655 656 60k,657
casualty b,,658
casuist i,659,1zj
cat 5,65a,65b
cataclysm b,2et 65c,1pl 5qf
cataclysmal 0,65c 267 2et
cataclysmic 0,65c 267 2et
catalan a,,64j 65d
catalepsy q,65e 65f,65g
cataleptic i,65f 65e,65h
catalog a,65i 65j 65k 65l,4xy 1b3
cataloger i,65m 65k 65l,4cg
catalogue a,65j 65l 65k 65i 65m,1b3 31q
cataloguer i,65m 65k 65l,4cg
catalyse u,65n,ks
catalyst i,65o 65n,pq 1ba
catalyze u,65n 65o,ks
catamenia m,65p 65q,65r
catamenial 1,65q 65p
catamite i,,541
catamount 5,65s,65t
cataphasia q,,20g
cataplasm 6,65u,3qg
catapult z,65v 65w 2mg kq 65x,65y 65z
catapultian 1,660 65w 2mg
catapultic 1,660 65w 65x 2mg
cataract h,,661 662
catarrh q
catastrophe b,2et 663,5qf 12f
catastrophic 0,664 bz
catastrophically 2,664
catatonia q,665 666 667,668 669
catatonic 1,667 665 666
catawba a,,4g0
catcall a,,475
catch v,,1t1 l7
catcher i,3kf 66a 66b,3kg
catching 4,,66c
catchment 6,,5a2
catchpenny 0,66d 18k
catchy 0,66e 2gu 1ud 66f 2gs
catechist i,,3mr
catechize w,,66g
catecholamine r,zv,pb
catechumen i,,39r
categorial 1,66h 66i 66j
categoric 1,66k 66l 66i 66m
categorical 1,66k 66l 66i 66j 66m
categorically 2,66n 66l
categorisation 4,66o 2j6,15n 374
categorise v,31s,1zh 5qv
categorization 4,66o 2j6 31s,15n 374
categorize v,31s 66o 2j6 31r 66i 66j,1zh 5qv
categorized 0,66p 66q
category e,66i 66j 66h 66k 31s,j8 al
catenate z,66r 66s 66t 66u,1qc
catenulate z,66r 66v 66s 66t 66u 66w,1qc
cater y,66x 66y 1gf,hh
caterer i,66y 66x,66z
caterpillar 5,670,671
caterwaul b,672,3hq 673
catharsis 4,6l 674,6n
cathartic 6,1pw 674 675 1qt 6l,2ax
cathect t,,54g
cathectic 1,676 677
cathedra 6,,678
cathedral 6,,11
cather i
catherine i
catheter 6,,3vf
cathexis g,677 676
cathode 6,679,27k
cathodic 1,679
catholic i,67a,11t
catholicism 9,67b,67c
catholicity 7,67b 67d,67c 67e
catholicos i,,5vo
catkin k,1vy,1w0
catkinate 1,1vy
catnap 4,67f 67g,67h 15k
cattell i
cattiness 7,4if 4ig,40l
cattish 0,4ig 4ih
cattle 5,437 67i,54u
cattleman i,,594
cattleship 6,67i 437,67j
catty n,4ig 4ih 4if
catullus i
caucasian a,2wl 67k,3br
caucasoid 0,67l 67m
caucus 15,,1d7
cauda 8,67n 67o 67p,67q
caudal 1,67p 67o 67n 4u9 67r
caudate 5,67r,1yp 2dd
caudex k,,4vu
caul 8,,67s 67t
causa 4,67u,67v
causal 0,67w px 29e 67x 1ba 67y
causalgia q,,1ez
causality o,67y 67w,67z
causally 2,67w
causation 4,680 593 681,34
causative 0,px 593 681 pw 288 67w 682 683 684 685
cause 10,593 681 px 680 29e 67x 1ba 2y1,qs
causerie a,686,687
causing 4,680,34
caustic r,kc 688 ke,m2
caustically 2,689 kc
cauterant 6,68a 68b,1zt
cauterisation 4,68c 68b,3z
cauterise u,68b 68d 68c 68a,68e 4n2 5l5 68f
cauterization 4,68c 68b,3z
cauterize u,68b 68d 68c 68a,68e 4n2 5l5 68f
cautery 4,68a 68c 68b,1zt 3z
caution w,xj 60b 68g,xh 60g
cautionary 0,68h xe 2bs xq 68g
cautious 0,5q4 68i 60b 5q3 68j 68k 68l,3m8
cautiously 2,60a 5q4
cautiousness 7,60b 5q4,60g
cavalcade e,,5yu
cavalier i,68m 68n,68o 68p
cavalry e,,68q
cavalryman i,68r 68s,2dt
cave h,68t 68u,3ze
caveat a,68g,68v
cavell i
caveman i,68w,2wm
cavendish i
cavern h,68x 68y,68z 68t
cavernous 0,68y 690 5uu 68x 691
caviler i,692 621,693
caviller i,692 621,693
cavitied 0,1s0 1s1
cavity h,694,5lj
cavort 12,695,696
cavum 8,2d7,67q
caw w,,3hr
caxton i
cay h
cayuga a,,697 698
ccc 0,223
cease 16,699 uw 69a e5
ceaseless 0,69b 69c 69d
ceaselessly 2,69e 69b
ceaselessness 7,69d 69b,69f
cebuan a,,4i1 69g
cecity q,281,1sx
cecum 8,5ps 5pt,2d7
cede 14,69h 69i 69j,hh 498
ceding 4,69j,69k
ceiling 6,,1re
celebrant i,69l 69m 69n
celebrate 15,69m 69n 69o 69p 69q 69l 69r kq,69s
celebrated 0,69t 69u 69v 69w
celebrater i,69l
celebration b,69o 69q 69m 69n,161 1ym
celebrator i,69l 69m 69n
celebratory 1,69r 69n 69o
celebrity i,69x,45f
celerity 7,69y,69z
celestial 1,6a0 6a1 6a2 6a3
celibacy 4,6a4,a4
celibate i,6a5 6a6,9u
celioma q,,d3
cell 6,6a7 d9 6a8 1s1,6a9 45p
cellar 6,3wh,37r
cellblock 6
cellini i
cellist i,6aa,gu
cellphone 6
cellular 0,6a8 1s1 5pn 6a7 6ab d9 6ac 5tw 1s0
cellularity q,6ac 1s1,4s
cellulite 8,,34x
cellulitis q
celluloid a,6ad,1j8
cellulose r,6ae
cellulosid 1,6ae
celom 8,6af,2d7
celoma 8,6af,2d7
celsius i
celt i,5br
celtic 1,6ag
cement r,6ah 6ai,6aj 59u
cementitious 1,6ai 6ak 6ah
cementum 8,,6al
cemetery f,6am,5ta
cenobite i,6an 6ao,48d
cense 13,6ap,2sd
censor i,6aq 6ar,2g1
censorious 0,6ar 5yc 6aq
censorship 4
censurable 0,4kn 4ko
censure a,24l 24m,6as
census 4,,6at
cent n,,6au
centaur h,6av,1xl
centenarian i,6aw 1aq,29l
centenary 1,6ax 6ay 6az
centennial s,6ay 6ax,26b
center f,6b0 1wm 6b1,2os
centered 0,6b2 1wm
centerfield 6,,3ym
centerfielder i,,6b3
centering 9,6b4 6b5,6b6
centime l,6b7,6au 6b8
centimeter n,6b9,6ba
centimetre n,6b9,6ba
central 0,5za 1wm 5zc 6bb 6bc 6b0 6bd 6be 1wl 4ck 4da 6bf 6b2 6b1 6bg 6bh 6bi
centralisation 4,6bj 6bk 6bl,1sf 6bm
centralise u,6bl 6bk 6bj
centrality 7,6be 1wm,2a4
centralization 4,6bj 6bl,1sf
centralize u,6bl 6bk 6bj
centralized 0
centrally 2,1wm
centre 6,6b0,2os
centric 0,6b1 1wm 6b0 6bd
centrical 0,6b1 1wm 6b0 6bd
centrifugate 12,6bn 6bo,6bp
centrifugation m,6bq 6bn,9m
centrifuge 12,6bn 6bo 6bq,6bp 143
centriole 8,,6br
centrism 9,6bs 6bt,6bu
centrist i,6bt 6bs,108
centromere 8,k6,67q
centrosome 8,,6bv
centrosymmetric 0,6bw 4f9
centrum 8,,25g
centurion i,,6bx
century s,6az,6by
ceo i,,6bz
cephalalgia q,6c0,l6
cephalic 1,5yo
cephalitis q,6c1
cepheus h
ceramic 1,6c2 59t 6c3
ceramicist i,6c4 6c3,2vk
ceramics 4,6c3 6c2 6c4,2u5
ceramist i,6c4 6c3,2vk
cerberus i,6c5,1xl
cereal d,6c6 3un,6c7 57a
cerebellum 8,,28h
cerebral 0,6c8 6c9 6ca
cerebrally 2,6c8 6c9
cerebrate v,31j 6cb
cerebration 9,6cb 31j,6cc
cerebrospinal 1,554
cerebrovascular 1,2uc 554
cerebrum 8,6ca,28h
cerement 6,6cd
ceremonial b,6ce 6cf 6cg 6ch 6ci,161
ceremonially 2,6cj
ceremonious 1,6ck 6cl 6ch 6cg 6ci 6cm
ceremoniously 2,6cj 6cl
ceremoniousness 7,6cm 6cl,6cn
ceremony b,6ce 6ch 6ci 6cf 6cl,161 pf
ceres h
cerise 7,61g 1tk,61h
certain 0,6co 6cp
certainly 2,6cq 6cr
certainty 9,326 6cs,6ct
certifiable 0,6cu 6cv 3pq 6cw 6cx
certificate a,6cy 6cx,3pb
certificated 0,6cz 6cw
certification 4,ie 6d0 id 6cx 37g,3ck 6d1
certificatory 0,6d2 f5 id
certified 0,6cw 6cv 6cz 6d3
certify w,37g id 6d0 37j 3c7 4wv,1o
certiorari a,,6d4
certitude 9,6d5,326
cervantes i
cervical 1,6d6 6d7 6d8 6d9
cervicitis q
cervix 8,6d9 6d8 6d7 6d6,2hi 2dg
cessation b,69a 699,6da
cession 4,69j 69h 69i,69k
cesspit 6,6db,6dc
cesspool 6,6db,6dc
cetacean 5,6dd 6de
cetaceous 1,6dd 6de
cewa i,6df,23g
ceylon f
cezanne i
cfo i,,6bz
cftr 8
chachka 6,6dg 6dh,46u 6di
chadian i,,23g
chafe 13,6dj kq,6dk
chafed 0,6dl lf
chaff w,3sg,3n4
chaffer w,6dm 6dn,3ty 2pn
chafflike 1,6do 6dp
chaffy 1,6do 6dq 6dp 6dr
chagall i
chagrin c,6ds c,6dt
chain e,66t 66s 66r,6du 6dv
chained 0,523 51z
chains 6,6dw,6dx
chair 6,2rd,47y
chairman i,6dy 6dz,6e0
chairmanship 4,6dz 6dy,cr
chairperson i,6dy,6e0
chairwoman i,6dy,6e0
chaise 6,,2rd
chalazion q,,6e1
chaldaean i,6e2 6e3,6e4 2m1
chaldean i,6e2 6e3,6e4 2m1
chaldee i,6e2 6e3,6e4 2m1
chalky 1,lq lk
challenge w,6e5 6e6 6e7 6e8 6e9,6ea 6eb 1pf
challengeable 0,6e7 6ec 6e5
challenger i,6e8 6e6,1ev
challenging 0,1u5 1ud
chalybeate 1,6ed
chamber 6,4wm,5q0
chambered 0,6ee 55q
chamberlain i,,5ll
chambermaid i,,1s5
chambers i
chameleon 5
chamfer 6,4bm 4bl,5b0 1y6
champ i,6ef,6e8
champagne d,5fk,5fl
champaign f,6eg,5wr
champion i,6ef,6e8
championship q,,6eh
champlain h
champollion i
chance q,6ei 6ej,lc 6ek
chanceful 0,6el 57x
chancel 6,,39s
chancellor i,6em,6en
chancre q,,4km
chancroid q,,433
chancy 0,6el 6eo 57x 6ep
chandelier 6,6eq,6er
chandelle 12,,6es
chandi i
chandler i,,6et
change u,1qo nw do 10o 6eu vr
changeability 7,6ev 6ew 6ex
changeable 0,6ex vo 6ev vk 6ey 6ez 6f0 6f1 6f2 6f3 6f4 6f5 6f6 6f7 6f8 6f9 6fa 6fb 6fc
changeableness 7,6ev 6ew 6fd 6ex vo
changed 0,6fe 1qx 6ff 6fg 6fh 6fi 1qw
changeful 0,vo 5xt vk 6ey 6ez 6f0 6f1 6f2 6f3 6f4 6f5 6f6 6f7 6f8 6f9 6fa 6fb 6fc
changeless 0,6fj 6fk 88 6fl 6fm
changelessness 7,6fm 88 6fk 6fn 6fj,6fo
changeling i,6fp,1h2 3n2
changeover b,6fq 6fr,4be
changer 6,10o 1qo,5cc
changing 0,6fs 6ft
channel a,6fu 6fv 6fw,1hb 1i1
channelisation 4,5to 6fx 6fw 6fy,wa
channelise z,6fx 6fz 5to kq,421 5gy
channelization 4,5to 6fw 6fy,wa
channelize z,6fx 6fz kq,421 5gy
chant w,5vi 6g0 6g1 5vl,5vk 3hx
chanted 0,6g2
chanter 6,6g1 5vi,3mp
chanting 4,5vl 5vi,6g3
chantlike 0,6g4 5pf
chaos q,3nk 6g5,42x
chaotic 0,6g6 6g5 6g7 6g8 3nk
chaotically 2,6g5 6g6
chap i,4nw,4ny
chaparral e,5lv,5ac
chapeau 6,4tt,5w5
chapel 6,,6g9
chapelgoer i,6ga,1yv
chaperon i,6gb 6gc,xk 6gd 6ge
chaperone i,6gb 6gc,xk 6gd 6ge
chapiter 6,,6gf
chaplain i,6gg,n1
chaplin i
chapman i,,6gh
chapped 0,6gi 6e
chapter a,,6gj
char 5,6gk 6gl,5yw 6gm
charabanc 6,3d1,3d2
character i,1eu 6gn 6go 6gp 6gq,5pm 6gr
characterisation a,6gs 6gt 6gq,6gu 6gv
characterise w,6gp 6gq 6gn 6gt 6gs,6gw 6gx
characteristic 0,6go 2yi 2yj 6gn 6gy 6gz 6h0,6gr
characteristically 2,6go
characterization a,6gs,6gu
characterize w,6gq 6gp 6gt 6gn,6gx 6gw
characterless 0,6h1 3qc
charade 4,6h2,2d3 167
charcoal r,6h3,6h4 5yw 6h5
charcot i
charge 4,6h6 jp 6h7,36c 6h8
chargeable 0,6h9 4ko
charged 0,6ha 6hb 6hc 6hd 6he 16p
chargeman i,4m3,3mh
charger 5,6h7 6h6,6hf
chariness 7,6hg 5q3,6hh
chariot 6,6hi 6hj 6hk 6hl,5fx
charioteer h,6hj 6hi 6hk 6hl,6hm
charisma 7,6hn 38j,yg 6ho
charismatic 0,38j 389 6hn
charitable 1,6hp 48k 6hq 6hr 48i
charitableness 7,6hq 48r 6hp 48k,4f1
charitably 2,48k
charity e,6hr,6hs 6ht
charlatan i,6hu,44p
charlatanism 4,,4b2
charlemagne i,61p
charles h
charleston f
charm 7,2gm 420 6hv 6hw 44r,yg 1pg
charmed 0,5yf 44t yt 44u
charmer i,6hw 44r 420,6hx
charming 0,6hy wj
charmingly 2,6hy
charnel 6,,6hz
charon i,,6i0
chart a,6i1 6i2 6i3,2wh 6i4
chartaceous 1,6i5 4r0
charter a,6i6,3pb 6i7
chartist i,6i2 6i1 6i3,54
chartless 0,6i8 6i9
charwoman i,6gk,6gm
chary 0,5q3 5q4 6hg
chase 12,6ia 6ib 6ic 6id,6ie 11h
chased i,6if,6ig
chaser d,6ic 6id 6ia,6ih 6ii
chasid i,6ij,6ik
chasse 4,6il,6im
chassid i,6ij,6ik
chassis 6,20v,212 6in
chaste 0,6a6 6io 6ip 6a5 6iq 3bk 6ir
chastely 2,6is 6a6
chasten u,64g 6it,49c
chasteness 7,6ir 6io,3bn
chastening a,6iu,xn
chastise w,64g 6iu 64i,49c
chastisement 4,64i 64g,6iv
chastity 4,6a4 6iw,a4
chat w,6dn 687,2pn
chateaubriand d
chatelaine 6
chatoyant 0,6fd 5ar
chatter a,4nq 6ix 6dn 3hy,6iy 4wl
chatterbox i,3hv,1og
chatterer 5,3hv 6dn 3hy,1og 6iz
chattering b,6ix,3py
chatty 0,6j0 6j1 6j2 227 687
chaucer i
chauffeur i,6j3,3dx 6j4
chauffeuse i,,6j3
chauvinism 4,6j5 2bp 6j6 6j7 6j8,1wa 6j9
chauvinist i,6j8 6j7 6ja 2bp 6j6 6j5,2bq 6jb
chauvinistic 1,6ja 6j6 6j8 6j7 6jc 6j5
chavez i
chaw d,6jd,6je 6jf
chawbacon i,5iw,5iy
cheap 0,18k 6jg 6jh 66d 6ji 6jj 18j 6jk 6jl
cheapjack i,6jm 6jn,6gh
cheaply 2,6jo 6jp 6jq 18k
cheapness 7,6jg 6jr 18k 6js 6jq 5in,6jt 566
cheapskate i,6ju,6jv
cheat x,44s 6jw 6jx 6jy 44p 5ja,43p 6jz 40n
cheater i,44p 6jx 44s 6jw,bw
cheating 4,6jy 6jx 44s,6k0
chebab i,,xz
chechen a,,60v 67k
check v,6k1 6k2 2zs 6k3 6k4 2x6,1zq 6k5
checkbook l,6k6,6k7
checker 6,6k4 6k1,2so 5w0
checklist a,,1b3
checkmate 4,,4rd 64o
checkout 4,6k3 6k1,6k8
checkup 4,6k9,3e4
cheek 8,5fn,5du
cheekbone 8,6ka,25g
cheekiness 7,6kb 563,75
cheeky 0,563 322 39b 6kb
cheer a,56u 6kc,fw
cheerer i,6kc 6kd,5e6
cheerful 0,3zu 6ke 3zt 3zv 4p0 5jv 6kf 6kg
cheerfully 2,4p4
cheerfulness 7,6ke 3zu,6kh
cheerily 2,6ki 6kf
cheering a,6kj 6kk 6kc 6kd,2l
cheerleader i,,wp 2qw
cheerless 0,6kl 6km 6kn 6ko
cheery 0,6kf 3zu 6ke
cheese d,,5n8 5n9
cheesecloth 6,,6kp
cheeselike 0,6kq 6kr
cheesemonger i,,3u2
cheeseparing 0,6ks 448
cheesy 0,5in 6jn
cheever i
chef i,,6kt
cheilitis q
cheiloschisis q,6ku,42
cheilosis q,6kv,4t
chekhov i,6kw
chekov i,6kw
chela i,,6kx
cheliferous 1,6ky
cheloid q,6kz,5s7
chemic 1,6l0 6l1
chemical 1,6l0 6l2 6l3 6l1,6g
chemically 2,6l3
chemise 6,6l4,6l5 6l6
chemist i,4gu 2fp 6l1,4ch 2fq
chemistry 9,6l1 6l0 2fp 4gu 6l3,6l7
chemoreceptor 8,6l8,3v3
chemosis q,,20h
cheops i,6l9,6la
cheque l,6k2,6k5 6lb
chequebook l,6k6,6k7
chequer 6,,6lc
cheremis a,6ld 6le,60v 6lf
cheremiss a,6ld 6le,60v 6lf
cherish 11,,yo
cherished 0,6lg 47h
cherokee a,,698
cherub i,,3i2 22j
cherubic 0,22l yh
cherubini i
chess 4
chest 8,6lh 6li,1j
chesterfield 6
chesterton i
chestnut 0,1tk
chesty 0,6li 2to 43c 6lh 2tq
chevalier i,68m,68o
chevvy 11,42q,26r
chevy 11,42q,26r
chew y,6jf 6lj 6jd 6lk,6ll
chewa i,6df,23g
chewable 0,6lm 6ln
chewer i,6lj 6jf,6lo
chewing 4,6lk 6jf,2sh
chewy 0,6lp 62y 6lk 51y
cheyenne f,,46
chi a,,6lq 1q7
chiasm 8,6lr,67q
chiasma 8,6lr,67q
chic 0,6ls 6lt 6lu
chicago f
chicanery 4,6lv 6jw,6k0
chicano i,,6lw
chichewa a,6df,23g 3sk
chichi 7,6lu,597
chick 5,4d3,4d4 4d5
chickasaw a,,1ki 6lx
chicken d,6ly 4d4,6lz 3sd
chickenhearted 0,6m0 5q9
chickenpox q,6m1,6m2
chicness 7,6lu 6ls,597
chico i
chide w,49c 6m3 9s,45s
chiding a,6m3 49c,xn
chief 0,6m4 wc 5zc,2qw
chiefly 2,6m5 6m4
chieftain i,6m6 6m7,2qw
chieftaincy 4,6m7,cr
chieftainship 4,6m7 6m6 6m8,cr
chignon 8,,1a3
chilblain q,6m9,4kl
chilblains q,6m9,4kl
child i,3n2 3i3 6ma 544 6mb,y4 6mc
childbed q,6md,4hz
childhood s,544 6mb 3n2 3ia,y3 3ib
childish 0,6me 6mf 6mg
childishly 2,6me
childishness 7,6mg 6me,6mh
childlessness q,6mi,3p1
childlike 0,6ma 6mj 546 6mk
childly 0,6ma 546 3n2
chilean i,,2p7
chiliad n,6ml,4fq
chiliast i,6mm,6mn
chiliastic 1,6mo 6mp
chill 7,6mq 6mr 6ms 6mt 6mu,6mv 18x
chilliness 7,6mw 6mx 6mu,6mv 4lb
chilling 0,1is 1im
chilly 0,6my 6mz
chiluba i,6n0,3sj
chimaera 5,6n1 6n2,1xl 6n3
chimakum i,,6n4
chimariko a,,lh 6n5
chime 6,6n6,64c 4wl
chimera 9,6n1 6n2 6n7,1xl 6n3
chimney 6,6n8
chimneysweep i,6n9,6gm
chimneysweeper i,6n9,6gm
chin 8,5ft,5du 4yz
china f,6na,6nb
chinaman 4,6nc,6nd
chinaware 6,,6ne
chinchy 0,6jq 448
chinese 1,6nf
chink b,6nc 6ng,6nd 6nh
chinked 0
chinless 0
chintzily 2,6jo 6jq
chintzy 0,5in 6jq 6jn 448
chip 6,4i9 6ni 6nj,4ic 4u0
chipewyan a,,2dy 34n
chippendale i
chipper 0,6kg 3zu
chippewa a,6nk 6nl,27 2mc 46
chipping 4,6nm 6ni 6nj,57i
chiralgia q,,1ez
chirico i
chirography a,5rr,5ow
chiromancer i,6nn,6no
chiron h,,6av 32i
chiropodist i,6np 6nq,hu
chiropractor i,,1o6
chiropteran 5,3xs,296
chirp w,6nr,3hr
chirpy 1,5jv 6nr 3zu
chisel 6,,3h1
chiseled 0,6ns 6nt
chiseler i,5zl 44s 6jx,44p
chiseller i,5zl 44s 6jx,44p
chit a,6nu,46u 4fm
chitchat a,686 6dn,687 2pn
chivalric 0,6nv 1el 6nw
chivalrous 0,6nx 6nw
chivalry 7,,6ny
chivvy 11,42q,26r
chivy 11,42q,26r
chlamydia 5,,6nz
chloasma q,6o0
chloride r,,m2
chlorinate t,6o1 6o2 6o3 6o4,6o5 2cs
chlorine r,6o3 6o1 6o2,2p8 1go 6o6
chlorosis q,6o7,6o8
chlorothiazide 6,,6o9
chlorpromazine 6,,6oa
chock 6,,2dh
chockablock 0,6ob 3g6
chockful 0,6ob 3g6
chocolate d,,1js
choctaw a,,6oc 6lx
choice 9,6od 3pc 1r9,1rc e3
choiceness 7,6oe 6of,6og
choir e,6oh 6oi 6oj 6ok,6ol
choirboy i,,6oj
choirmaster i,5vm,s8
choke t,6om 6on 6oo,58f 6op
choked 0,6oq 3vd
chokepoint f,51b,51c c4
choker 6,6or 6os,6ot 1ya
choking 4,6on 6ou 2yw 6ov 6om 6os,4t 2z0
choky 6,6ow 6ox,6oy
cholangitis q
cholecystitis q
cholelithiasis q,,6oz
choler 8,6p0 22p 6p1 6p2 23l,6p3 22q
cholera q,,1g5
choleric 0,6p1 6p2 41 22p 5bl
cholestasis q,lg,4t
cholesterin r,6p4,6p5
cholesterol r,6p4,6p5
chomp 4,4il,3s9
chomsky i
chondriosome 8,6p6,6br
chondrite h,6p7 6p8,51m
chondritic 0,6p8 6p7
chondroma q,,tm
choose v,yb 6p9,v2 1zh
chooser i,6pa
choosy 0,6pb 6pc
chop z,6pd 6pe 6pf,1y6
chopin a,,3is
chopine 6,,25h
chopped 0,6pg 6ph
chopper 4,,6pi
choppiness q,6pj 6pk,4vc
choppy 0,6pl 6pk 70 4fu 6pj
choragus i,,2qw
choral a,6oi 6oh 6ol 6pm 6pn,2a5
chord a,6po 6pp 6pq,6pr 6ps
chordal 1,6pp 6po
chorditis q
chore 4,6pt,312
chorea q,6pu,208 1qg 6pv
choreograph 10,6pw 6px,qs
choreographer i,6px 6pw,2o5
choreographic 1
choreography 4,3oz,6py 38h
choric 1
chorine i,6pz,6q0
chorister i,6oj 6oh,1rk
choroid 8,,11v
chortle t,6q1 6q2,47b
chorus b,6pm 6ol 6pn 6oi 6ok,4hw 3qe
chosen i,,6q3
chouse x,6jw,40n
chow 5,6q4,6q5 6q6
christ i,6q7
christen w,3sl 6q8,3sn
christendom e,,wb
christening 4,6q8 3sl,3sm
christian 1,11t,9u
christianity 9,67c,6q9
christianly 0,6qa 11t
christie i
christlike 0,6qb 6qa
christly 0,6qb 6qa 6q7
christmas s,,6qc 2x0 6qd
christopher i
chroma 7,1tk,6qe
chromatic 0,6qf
chromaticity 7,6qg 1tk,6qe
chromatid 8,,6qh
chromatin 8,,lz
chromatism 7,,6qi
chromatogram 6,,6qj
chromatographic 1,6qk 6ql
chromatographical 1,6qk 6ql
chromatographically 2,6qk
chromatography m,6ql 6qk,9m
chrome r,,6qm
chromium r,6qm,1rw
chromosome 8,3e5,6qn
chronic 0,6qo 6qp
chronically 2,6qq 6qo
chronicle w,6qr 6qs hx,6qt
chronicler i,6qs 6qr,25l
chronologically 2
chrysanthemum k,,4qp
chthonian 0,6qu 6qv
chthonic 0,6qu 6qv
chubby 0,6qw 1l 6qx
chuck z,6qy 6q4,4we 6q6
chuckle t,6q1 6q2,47b
chuff t,6qz,6r0
chuffed 0,6r1 1yk
chug 13,,4wl
chukchi a,,6r2 3br
chum 5,5g6 6r3 6r4,1wn 6r5
chumminess 7,5sn 6r3 6r4,5so
chummy 0,6r3 6r4 15x 5g6 5sn 4yq
chump i,6r6,6r7
chunk e,6r8 6r9 6ra,1bm
chunking 9,6rb 6ra,6rc
chunky 0,6r9 6rd 6r8
church e,6re 11 6rf,6rg 6g9
churchgoer i,6rh,9u
churchgoing 0,6ri 6rj
churchill f
churchillian 1
churchly 0,6rf 6rj 11
churchman i,6rk,n1
churchwarden i,,6rl
churchyard f,,6rm
churl i,4ys 6rn,1ce 6ro
churlishly 2,6rp
churn z,,6rq
churning 0,1ds 1dr 1dj
churrigueresco 0,3v2 3aq
churrigueresque 0,3v2 3aq
chute 6,6rr 6rs 6rt,6ru 6rv
chutzpanik i
chuvash a,,3hg 3hh
chyle 8,,4q2
chyloderma q,,6rw
ciardi i
cicada 5,,6rx
cicatrice q,5s7
cicatrise z,6ry 5s7,6rz
cicatrix q,5s7 6ry
cicatrize z,6ry 5s7,6rz
cicerone i,,6s0
cigar 6,,6s1
cigaret 6,6s2,6s1
cigarette 6,6s2,6s1
ciliate 5,,6s3
ciliated 0,4d6
cilium 5,,6br
cimabue i
cimmerian 0,6s4 la
cinch 4,6s5,125
cincinnati f
cincinnatus i
cinderella i,,1tb
cinema a,6ad 6s6,1j8
cinematic 1,6s6 6ad
cinematography 4,6s7 5st,6s8
cingulum 8,,67q
cinque n,6s9,k1
cipher a,6sa 6sb,5c9 6sc
circadian 1,6sd
circassian a,3t,2wl 1kj
circe i,,6se
circinate 0,278 1mt
circle p,6sf 3qd 6sg 5h9,6sh 301
circuit 6,5a3 6si,29p 6sj
circuitous 0,6sk 6sl 1pj 2y3
circuitry 6,,1xx
circular 0,5h9 6sf 6sm 6sn 6so 6sp 5h8 5xd 6sq 6sr 6ss 6st 6su 6sv 6sw 6sx 6sy 6sz 6t0 6t1
circularise w,6t2 6t3 5cg,5vs
circularity 7,6sm 5h9,6t4
circularize u,6t2 6t3 5cg,5vs 5vy
circularly 2,6t5
circulate w,6t6 5c7 6t7,gw 5ca
circulating 0,6t8 6t9
circulation a,6t7 6ta,1ha 6tb
circulative 1,6tc 6ta 6td
circulatory 1,6tc 6td
circumboreal 0,6te
circumference 7,,4f4
circumferent 0,6tf un 6tg
circumferential 0,6th 6ti 6tg
circumlocutious 0,1td 1pj 1te
circumlocutory 0,1td 1pj
circumnavigate 12,6tj 6tk,6sg
circumnavigation 4,6tk 6tj,6tl
circumpolar 0,6tm 6tn 295
circumscribe u,6to 6tp 6tq 6tr,6ts s
circumscribed 0,6tt 6tu
circumscription 4,6tr 6tq 6to 6tp
circumspect 0,6tv 6tw
circumspection 7,6tx 6hh,6ty 6tz
circumstance q,63t 6u0 6u1,2oy
circumstances q,6u2,1xk
circumstantial 0,6u1 6u3 6u0
circumvent w,463 40s 40n,1cp 6u4
circumvention 4,6u5,6u6
circumvolution 4,6u7 4ht,6u8
circumvolve 12,4ht 6u9 6u7,3f2
circus 4,,6ua 5o9
cirrhosis q,,6ub
cislunar 1,6uc 6ud
cistercian i,6ue,62u
cistern 6,6uf,1s3 6ug
cisterna 8,6uf,1s3
cistron 8,1nm,6uh
citation a,6ui 6uj,g5
cite w,6uk 6uj 6ul 6um mp 9s 6ui,6un md
citified 0,6uo 6up
citify u,6uq 6ur 6us,vi
citizen i,6ut 6uu 6uv,6uw
citizenry e,l3,ja
citizenship 7,6uu 6uv 6ut,6ux 457
citrate u,,ks
citron d,,6uy
citrus d,6uy,1fs
city f,6ur 6uq,6uz
cityfied 0,6uo 6up
citywide 0,6v0 5c5
civic 1
civil 0,6v1 6v2 6v3 6v4 6v5
civilian 0,6v3 6v1 6v6,6ut
civilisation 7,6v7 ix 6v8,317 6v9
civilise u,6va 6v8 6vb 6v7,6vc
civilised 0,6vd 6ve 6vf 6vg 6vh 6vi
civility 4,6v4 6v5 6v2,6ny e3
civilization e,6vj 6v8,6v9
civilize u,6va 6v8 6vb 6vj,6vc
civilized 0,6vd 6vf 6vg 6vh
civilly 2,6v2
cjd q,,da
clack 6,56i 6vk,3py dt
clad 0,2g8 2g7 2t8 58w 6vl 5wp 648 6vm 6vn 6vo 6vp 6vq 6vr 6vs 6vt 6vu 6vv 6vw 6vx 6vy 6vz 6w0 6w1 6w2 6w3 6w4
cladding 6,,2ru
claim w,6w5 2tr 1n0,17e 17k
claimant i,6w6 2tr,2i7
clairvoyance a,6w7 6w8 6w9
clairvoyant i,6w9 6w8 6wa 6w7,6wb
clam 5,,6wc
clamant 0,4ma 6wd c8 vf
clamber 12,6we,6wf
clamminess q,6wg 6wh,6wi
clammy 0,6wh 42s 6wg
clamor b,4lh 6wj 6wk 4ma 6wl,3py 6wm
clamoring a,6wl 6wj 6wk,475
clamorous 0,4ma c8 4lh 6wl
clamorously 2,6wn 4ma
clamour a,6wl 6wk 6wj,475 4ls
clamouring a,6wl,475
clamp z,,21b 6wo
clams l,4xv,2l4
clamshell 5
clan e,6wp,301
clandestine 0,6wq 6wr
clang 13,6ws 6wt 6wu kq,4wl 3py
clanger 4,6wu 6ws,4qr
clanging 0,6wv c8
clangor b,6wt 6wv 6ws 6ww,3py
clangoring b,6wt,3py
clangorous 0,6wv c8 6wt
clangour b,6wt 6ww kq,3py 4wl
clank 13,6wt kq,4wl
clanking 0,6wx c8
clannish 0,6wy 6wz
clannishness 7,6x0 6x1,6x2
clansman i,6x3,2p3
clanswoman i,6x3,2p3
clap b,3px,3py 2st
clapper 6,2hp 6x4 2ho 6x5,2hu 25k 2vg
clapperclaw w,bv,6x6 2zf
clapping a,2hv 2ho 6x5,fw
claptrap a,4kj,4kk
claret 7,,6x7
clarification 4,6x8 6x9,6xa 1v9
clarify w,6x9 6x8,6xb
clarifying 0,6xc 6xd
clarinetist i,6xe 6xf,gu
clarinettist i,6xe 6xf,gu
clarity 7,6xg 6xh 6xi 6xj,6xk
clark i
clash b,6wt 6xl 6xm 6xn,3py 6xo
clasp z,6xp 6xq,6xr
class e,66i 6xs 52w 6xt 31q,j8 2zw
classic 6,,2u9 2u8
classical 0,6xu 6xv
classically 2,6xu
classicist i,,2u8
classics 9,6xw
classifiable 0,6xx mi
classification 4,31r 66o 6xt 31q,306 15n
classificatory 1,6xy 6xt 31q 31r
classified 0,66q 66p
classifier i,6xz 6xt 31q,2t1
classify v,31q 6xy 52w 66o 2j6 31r 6xz 66i,31s 1zh
classless 0,6y0 2av
classmate i,6y1,nc
classroom 6,6y2,29h
classy 0,6y3 6lt
clathrate 0,5tv 6y4 5tx 5y0
clatter 13,56i,4lj 3py
clattery 0,6y5 c8
claudication q,6y6,m
claudius i
clausal 1,6y7 6y8
clause a,6y8 6y9 6y7,6ya 6gj
clausewitz i
claustrophobe i,,6yb
claustrophobia q,,p1
claustrophobic 0,6yc 19p 6yd p2
claustrum 8,,1yp
claver w,6dn,2pn
clavicle 8,6ye,25g
clavus q,,5rv
claw 5,6yf 21a 6ky 6x6,6yg 5cc
clawed 0,6yh 3ta
clawfoot q,,6yi
clay r,6yj,4vt
clayey 0,6yk 6yl
clayware 6,6ym,6yn
clean 0,6yo 6yp 6yq 6yr 6ys 6yt 6yu 6yv 6yw 6yx 6yy 6yz 6z0 6z1 6gm 6z2 3y3
cleanable 0,6yr 6yo
cleaner 6,6z2 6yp,6z3
cleaning 4,3y3 6z1 6z4 6z0 6yp 6z5 3xz,1v9
cleanliness 7,6z6 6ys,6z7 qc
cleanly 2,6z8 102
cleanness q,6yq 6z9 2cq 6za 6yo 6zb 6zc,6zd 6ze
cleanse t,3xz 6z2 3y3 kq,6zf
cleanser 6,6z2 3xz,6z3
cleansing 4,3y3 6zg 3xz 6zh,1v9
cleanthes i
cleanup 4,,6zi 6zj
clear 0,6xj 6zk 6xg 6zl 6zm 6zn 6zo 6zp 6zq
clearance 7,6zr
clearcutness 7,6zs 6zt 6zm,6xg
cleared 0
clearheaded 0,6zu 6zv
clearing f,6zw 6zq,3ym
clearly 2,6zx 6zy 6xj
clearness 7,6xg 6xh 8p 6zt 6zz 6zu 6xi 6xj,6xk
cleat 6,,5lg
cleavage 4,,pl 4rz
cleave z,700 701 6pf 702 kq,703
cleaver 6,6pf 700,704
cleft p,701 700 702,705
clemenceau i
clemency 4,3po 706 3pr 707,708 709
clemens i
clement 0,3pr 707 3po 3pn 706 70a
clench z,6xq,2k1 70b
clenched 0,70c 6ox
cleopatra i
clergy e,70d 70e,70f
clergyman i,n1,5vo
cleric i,6rk,n1
clerical 1,70g 70e 70h 70d
clericalist i,,8k
clerk i,70h 70i 70g 70j 70k,3ui 70l
clerking 4,4ye 70k,i4
clerkship 4,70j 70i 70h,cr
cleveland f
clever 0,5q2 2lr 33h 55e 70m
cleverly 2,70n 5q2
cleverness 9,70o,70p
clew a,70q,6r8 2ps
cliche a,3q8,3q9 3qa
click 12,70r 70s,4as 4hw
client i,,70t
clientele e,,3m8
cliff h,70u,3ze
climactic 0,70v 70w 70x 70y
climate q,fy 70z 710 fx,711
climatic 1,710 fy
climatical 1,710 fy
climatologist i,,1fq
climax a,70w 70x 712 70v,713 714
climb 12,715 g3 716 717 718 719 71a 71b,6es
climbable 0,2wq 71c 2wv 71d
climber 6,717 715,71e 2tm
climbing b,71b 715 71f,2ws
clime q,fy,711
clinch z,,21b
clinched 0,70c 6ox
clincher 6,71g,2pq 71h
cline i
cling z,1bt 4gb 71i 2ii,1bs c3
clingstone d,,1fs
clinic 6,71j 71k 71l,71m
clinical 1,71l 71j 71k 71n
clinically 2,71l
clinician i,,71o
clink 13,70r,71p
clinocephaly q,,42
clinodactyly q,,42
clinton f
clio i
clip 6,71q 71r,1y6
clipped 0,71s 71t 71u 5a7
clipper 6,71v,5a3 3v4
clipping 4,71w 71x,71y 71z
clique e,5o3,3qd
cliquish 0,6x1 720 6x0
cliquishness 7,6x0 6x1,6x2
clit 8,721,722
clitoral 1,723 721
clitoric 1,723 721
clitoris 8,721 723,722
clive i
cloaca 6,724,2d7 725
cloak 6,726,644
cloaked 0,727 728 6wr 2qh
cloakmaker i,729,72a
clobber z,,40o
clochard i,3zf,72b 72c
clock 6,72d,72e
clocking s,72d,72f
clockmaker i,72g,2vk
clocksmith i,72g,2vk
clockwise 0
clod e,6r8 72h,1bm 5nd
cloddish 0,72i 28j
clodhopper 6,,25h
clog z,3ko kq,2z1
clogged 0,72j 72k
clogging 0,72l 4pf
cloggy 0,6yk 6yl
cloister 6,72m 72n,72o 35w
cloistered 0,72n 72p 21g 720
cloistral 0,72n 21g 72m
clomp 12,,1uk
clone 6,72q,72r 24o
clonic 1,72s 72t
clonus q,72t 72s,72u
clop b,72v,4hw 4wl
close 0,un 72w um ul 1tn zt 72x 72y 6tf 72z 730 731 732 733 4pc 734 735
closed 0,4pl 736 4pj 737 738 739
closedown 4,73a 73b,52
closelipped 0,73c 73d
closely 2,un
closemouthed 0,73c 73d
closeness 7,73e 73f 4yq,73g
closer 2,73h
closet 6,73i 73j 2rq,5oj 73k
closeup 6,,4s4
closing 0,73l 734 73m 73n 73o 735 72w,20
closure 4,,2kj
clot 8,73p 73q 73r 73s 73t,6r8 ks
cloth 6,3mj,1w9
clothe t,2g5 73u fj 2g6,ks 73v
clothed 0,2g8 2g7 2t8 58w 6vl 5wp 648 6vm 6vn 6vo 6vp 6vq 6vr 6vs 6vt 6vu 6vv 6vw 6vx 6vy 6vz 6w0 6w1 6w2 6w3 6w4
clothes 6,2g4,fj
clothesbrush 6,,5es
clotheshorse 6,,1h1
clothesline 6,,53m
clothier i,73w,3nh
clothing 6,fj 2g5,644 73x
clotho i,73y
clotted 0,72j 72k
clotting m,73t 73s 73q 73z,9m
cloud j,14s 740 5ei 741,742 3b9
cloudburst j,743,744
clouded 0,745 746 747 5ei
cloudiness 7,748 749 5ei,74a 74b
clouding m,741,4v7
cloudless 0,74c 74d
cloudy 0,74e 4ss 74f
clout 4,,74g 11l
clover k,74h,2wk
clovis i
clown i,5gg 74i 74j,2z9 74k
clowning 4,5gh 74j,5gi
clownish 0,5gj 1yo
clownlike 0,5gj 1yo
cloy y,74l pr,18i 74m
cloying 0,74n 74o
club e,74p 6x1,31l
clubbing q
clubby 0,74q 6x1 74r 720 74p
clubfoot q,74s,6yi
clubhouse 6,,w
cluck w,6vk 74t,3hr 3hq
clucking b,74t,3hq
clue a,74u 70q,74v 2ps
clump e,5j4 74w 1bk,1bm
clumsily 2,3gp
clumsiness 7,3go 74x 5jm 3gp,1sr 74y
clumsy 0,3gp 3gt 3gm 74x 74z 750
clunk b,751 72v 39d,4hw 4wl
clunky 0,3gp 39d 3gm 39c 751
cluster e,5j4 74w 1bk 2ii,1bm 1d7
clustered 0,1bi 1bl
clustering e,5j4 74w 1bk,1bm
clutch z,2k1 6xq,752
clutches 4,6xq,753
clutter a,754,755 756
cluttered 0,757 758
clv 0,223
clx 0,223
clxv 0,223
clxx 0,223
clxxv 0,223
clxxx 0,223
clytemnestra i
cns 8,,759
cnut i,5vq
coach i,75a 75b,75c
coachbuilder i,,2vk
coaching 4,75b,4ya
coachman i,,6hm
coact 15,75d 75e,p5
coaction 4,75e 75d,33
coadjutor i,,h0
coagulable 0,72k
coagulate u,73q 73p 73t,ks
coagulated 0,75f 75g 72k 75h
coagulation m,73t 73r 73q,9m
coagulum 8,73p 73r 73q,6r8
coal r,75i 6gl,75j
coalesce u,ik 75k 75l 1ob dh,14b 75m
coalesced 0,1sb 1fd
coalescence 4,75l 75n 75k,75o
coalescency 4,75l 75n 75k ik,75o
coalescent 0,75n 1fd 75l
coalescing 0,75n 1fd
coalition e,1ln,172
coalman i,,75p
coapt z,75q,73o 21b
coarctation 7,,75r 51c
coarse 0,75s 75t 75u 75v 75w 75x 1fk 75y
coarsely 2,75s
coarsened 0,75z 6jn
coarseness 7,760 761,3y4 6i
coast h,762 763 764,765
coastal 0,763 764 762 766
coaster 6,,1kk 11i
coat 6,767
coated 0,768
coating 6,769 76a,644
coattail 6,,76b
coauthor i,,ak
coax w,4ll 76c 4lk,4lm
coaxer i,76c 4ll,76d
coaxial 0
coaxing 0,76e 76f
cobber i,,5g6
cobbler i,4zf,3ce
cobweb 6,76g 76h 76i,3mj 6qh
cobwebby 0,76i 76j 76k 76g 39v
cocaine 6,76l
cocainise t,76m 76l,1z6
cocainize t,76m 76l,1z6
coccidioidomycosis q,,4m7
coccidiosis q,,d6
coccoid 0,6sq 5h9
coccyx 8,,25g
cochimi a,,lh 76n
cochise i
cochlea 8,,76o
cochran i
cock z,76p,76q 2st
cockatoo 5,,76r
cockatrice i,,1xl
cockcroft i
cockcrow s,3b4,3b8
cocker 5,3i9,76s br
cockeyed 0,3gz 3h0
cockiness 7,5j1 30i,30h
cockney a,,76t 76u
cockpit 6,,53r
cockroach 5
cocksucker i,30p,4i6 1ce
cocksure 0,76v 32c 6d5
cocksureness 9,6d5 76v,326
cockup 4,3pg,3pi
cocky 0,30i 30g 5j1
coco k
cocoanut d,76w,76x
coconspirator i,76y,21
coconut d,76w,5n9 76x
cocoon 5,,4ui
cocopa a,76z 770,lh 76n
cocopah a,76z 770,lh 76n
cocotte 6,3yv,1tb
cocteau i
cocus i
coddle 15,3i9 771,br
coddler i,771 3i9
code a,772 773,774
codefendant i,775,ju
coder i,776 6sa,777 778
codetalker i,779,77a
codger i,,77b
codification 4,77c 772 773,77d 774
codified 0
codify u,773 772 77c,77e
coding 4,77f 6sa,77g
cody i
coeducate 15,,77h
coefficient n,77i
coelom 8,6af,2d7
coenobite i,6an 6ao,48d
coequal 0,77j 77k
coerce 15,77l 77m 77n 77o,77p
coercion 4,77n 77o 77l,77q 680
coercive 0,77m 1ps 77l
coetaneous 0,77r 77s
coeval i,77t 77r 77s,31k
coevals e,77u,3m8
coexist 16,77v 77w 77x,77y
coexistence q,77x 77w 77v,qw
coexistent 0,77w 77s 77x 77v 77y
coextensive 0,77z 780
coffee d,781,1js
coffeehouse 6,5pu,5pv
coffeepot 6,782,783
coffin 6,645,53n
cofounder i,,784
cog 6,,785
cogency 7,786 787 788,2i2 3cb
cogent 0,788 76f 786
coggle 12,789 78a,1uk 4as
cogitate v,78b 31j 78c 78d 78e 78f,4av
cogitation 9,78d 78e 78b 31j,46a 78g
cogitative 1,78f 78c 31j 78e 47v 78b
cognate 0,78h 174
cognation o,78i,5do
cognisable 0,78j
cognisance 9,3g0 3fz 1ea,2k4
cognisant 0,3fz 1ea 3g0 1ke 3g1 3g2
cognise v,1ea 78k 3fz 3g0 kq
cognition 3,3g,78l
cognitive 1,78m 1ea 3g
cognizable 0,78j
cognizance 9,3g0 3fz 1ea,2k4
cognizant 0,3fz 3g0 1ea 1ke 3g1 3g2
cognize v,1ea 78k 78m 3fz 3g0 kq
cognomen a,5nz,2hc 2hd
cognoscente i,154,13c
cognoscible 0,78j
cogwheel 6,78n,637
cohan i
cohere z,1bt 4gb 78o 78p 78q 71i 2ii,1bs c3
coherence 7,78q 78r 78p 1bt 78s,78t 6xk
coherency 7,78q 78r 78p 1bt 78u 78s,78t 6xk
coherent 0,78s 78u 78r 78v
coherently 2,78u
cohesion q,78q 1bt,78t
cohesive 0,78o u7 1bt 78q
cohesiveness q,78q 78w 78o,78t
cohn i
coif 6,1a3,5dv 78x
coiffe t,2sy 78y,6zf
coiffeur i,,3tb
coiffeuse i,,3tb
coiffure 8,1a3 2sy 78y,5dv 6zf
coil 12,78z 790 791 792,3f2 5a2
coiled 0,793 794 795
coiling 0,794 793
coin l,6b8 796 797 798 799 79a,79b 79c
coinage 4,79b 799 796,63z 2d3
coincide 16,79d 79e 79f 79g 79h,77y 41y
coincidence b,79i,fm
coincident 0,79g 79j 77s 79h 79d 79e 79k 79f
coincidental 0,79g 77s
coincidentally 2,79l 79g
coincidently 2,79l 79g
coinciding 0,79g 77s
coiner i,798 797 796,79m 395
coital 1,79n 79o
coition 4,79o,4ak
coitus 4,79o 79n,4ak
col h,,79p
cold 0,mz 79q 79r 6mv my 1ku 79s 4mr 6mu 79t 79u 79v 79w 79x 79y 79z 7a0 7a1 6mx 7a2 7a3
coldcock z,7a4,40p
coldly 2,79q
coldness 7,79r 6mx mz 7a5 7a6 79q,7a7 4lb
coleridge i
colette i
colic q,7a8 7a9,1ez
colicky 0,7a9 2uv 7a8
colitis q
collaborate 15,7aa 7ab 7ac 75e 7ad,31b
collaboration 4,75e 7aa,33
collaborationism 4,7ae 7af,33
collaborationist i,7af 7ae,7ag
collaborative 0,7ac 7ah 7aa
collaborator i,7ai,2m
collage 6,7aj,7ak 7al
collagen 8,,7am
collapsable 0,7an 7ao 7ap 7aq
collapse 12,7ar 1kw 7as 8,nw 7at
collapsible 0,7an 7ao 7ap 7aq
collar 6,7au 2ju 2jy,2rp 2k1
collarbone 8,6ye,25g
collarless 1,7au
collate v,,1zh
collateral l,7av 7aw,7ax
collation 4,7ay,57t 305
colleague i,7az 7b0 7b1,171
collect 14,j5 7b2 7b3 305 7b4 jd,j9 7b5
collectable 6,6di 7b4 5ro,7b6
collected 18,7b7 7b8 7b3 5s9
collectedly 2,7b9 7b8
collectible 6,6di 7b4 5ro 7b2,7b6
collecting 4,305 j5 7ba 7b3,306
collection e,j8,ja
collective 0,7bb 7bc 6wz 7bd,5m6
collectively 2,7be 1bl
collectivise 15,7bd 7bf 7bc,7bg
collectivised 0,7bh 7bi 1bl 7bj
collectivist i,7bk 7bi 7bl 7bm 7bj,7bn
collectivistic 0,7bi 7bj 7bl 7bm
collectivize 15,7bd 7bf 7bc,7bg
collectivized 0,7bh 7bi 1bl 7bj
collector i,1ck
colleen i,,46u
college e,7bo 7bp,wb
collegial 1,7b1 7bp 7az 7b0 7bo
collegian i,7bq,39r
collegiate 1,7bp 7bo
collide z,6xn 7br dh 7bs,7bt
collier i,7bu,7bv
colliery 6,,43d
colligate v,31g 7bw 20o 7bx,31j 7by
colligation 9,20o 7bx 31g 7bw,7bz 31i
collimate u,,vj
collinear 0,7c0 7c1
collins d
collision b,7bs 6xm 7br,7c2
collocate v,6ra 7c3,7c4
collocation 4,7c3 6ra,7c5 7c6
colloidal 1
colloquial 0,7c7 7c8
colloquially 2,7c9 7c7
collude v,7ca 7cb 7cc 7cd dh,304
collusion 9,7cd 7ca,2ss
collusive 0,7cb 6wr 7ca
colly z,44k
collywobbles q
colombian 1
colon 8,7ce
colonel i,,5y8
colonial 1,7cf 7cg 7ch,1kk
colonialist i,,3h
colonisation 4,7ci 7cj 7ck,7cl
colonise u,7cj 7ck 7ci 7cm 7ch,25u 7cn
colonised 0,7co 7cp
coloniser i,7cm 7cj,784
colonist i,7cq 7cg 7ch,7cr
colonization 4,7ci 7cj 7ck,7cl
colonize 15,7cj 7ci 7cm 7ch,25u
colonized 0,7co 7cp
colonizer i,7cm 7cj,784
colony e,7ch 7cf 7cq 7cj 7ck,wb 7cs
color 7,6qf 7ct 7cu 4jh 7cv,7cw
coloradan i,,1ie
colorado f
coloration 4,7cx 7cy,7cz 6qf
coloratura i,,7d0
colored 0,4cn 7d1 7d2 7d3 4cm 7d4 7d5 7d6 7d7 7d8 7d9 7da 7db 7dc 7dd 7de 7df 7dg 7dh 7di 7dj 7dk 7dl 7dm 7dn 7do 7dp 7dq 5rf 7dr 7ds 7dt 7du 7dv 7dw 7dx 7dy 7dz 7e0 7e1 7e2 7e3 7e4 7e5 7e6 7e7 7e8 7e9 7ea
colorful 0,5ar 56w 7eb 5ae 6fd 7ec 7ed 7ee 7ef 7eg 7eh 56v 7ei 7ej 7ek 7el
coloring 4,7em 6qf 7cv,57a 7cw
colorise u,7cv
colorist i,7ct 7en 6qf 7cu,at
colorize u,7cv 6qf
colorless 0,7eo 2xu 7ep 7eq 7er 2xt 4mo 7es 7et 7eu 7ev 7ew 7ex 7ey 7ez 7f0
colors 6,7f1,3s2
colossal 0,4dn 33e 45d
colossian i,,7f2
colossus i,45d 45e 4dn,27q 45f
colostrum 8,7f3,7f4
colour 0
colouration 4,7cx 7cy,7cz 6qf
coloured 0,4cn 4c2 7d2 7d3 4cm 7d4 7d5 7d6 7d7 7d8 7d9 7da 7db 7dc 7dd 7de 7df 7dg 7dh 7di 7dj 7dk 7dl 7dm 7dn 7do 7dp 7dq 5rf 7dr 7ds 7dt 7du 7dv 7dw 7dx 7dy 7dz 7e0 7e1 7e2 7e3 7e4 7e5 7e6 7e7 7e8 7e9 4c3
colourful 0,56w 5ar 56v 7ei 7ej 7ek 7el 7eb 5ae 6fd 7ec 7ed 7ee 7ef 7eg 7eh
colouring 4,7em 6qf 7cv,57a 7cw
colourise u,7cv
colourize u,7cv
colourless 0,7eo 2xu 7ep 7eq 7er 2xt 4mo 7es 7et 7eu 7ev 7ew 7ex 7ey 7ez 7f0
colours 6,7f1,7f5 3s2
colpitis q
colpocele q,7f6,7f7
colpocystitis q
colpoxerosis q,,4t
colt 5,,7f8 5ia 7f9
columbine k,,4qs
columbus f
column e,,3vf
columnar 0,7fa 7fb 7fc 7fd 7fe
columned 0,7fc 7fb 7fa
columniform 0,7fa 7fc
columnist i,7ff 7fg,7fh
columnlike 0,7fa 7fc
colza k
coma 9,7fi,7fj
comanche a,,7fk 7fl
comatose 1,7fm 7fi 7fn
comb 6,7fo 7fp,s9
combat 4,471 3yj 1cv 7fq 18u 3yq kq,2zp 36d
combatant 0,7fq 7fr 3yq 3yj
combative 0,2pw 1ew 2pk 1ex 7fs
combativeness 7,7fs 1ew 1cv,1cu
comber 6,,je 57s
combinable 0,7ft 7fu
combination e,1sa 1ci 7fv ik,j8
combinative 0,7fu 7fw 7fx 7fy 7ft 7fz
combinatorial 0,7fw 7fy 7fz 4ni 7fu 7g0
combinatory 0,7fu 7fw 7fy 7ft 7fz
combine 16,7g1 7fv 7fx 7g2 1sa 7g0 4ni,403 sb
combined 0,7g3 7g4 7g5
combing 4,7fo 7fp
combining 4,7g2 4ni 7g1 1ci 7fx 7fv ik,7g6 57v
combo e
comburant 0,7g7 5l3
comburent 0,7g7 5l3
combust u,5l4 7g8 5l3 7g7 5l6,ks
combustible r,5l3 5l4 7g8 5kz 5l1 7g7,6h4
combustion m,7g9 5kz,7ga
combustive 0,7g7 5l3 5l4 7g8 5kz
come 12,hs 2tk 2kj dh 2tj 11r 2tl,gw
comeback a,3km 7gb,7gc
comedian i,74k,qi
comedienne i,,74k
comedo 8,4js,4jt
comedy a,7gd 7ge 1yn,7gf
comeliness 7,41f 41j,38t
comely 0,42a 41j 42b 41e 41f
comenius i
comer i,,6e8
comet h,7gg 7gh,7gi
cometary 1,7gh 7gg
comfort c,7gj 1o3 7gk 7gl,7gm
comfortable 0,7gn 7gj 7go 7gp 7gq 7gr
comfortableness c,7gj 7gn 7gs,73g
comfortably 2,7gs 7gn
comforted 0,7gs
comforter 6,7gt 1mv 1mw,17o
comforting 0,7gu 7gv 1qf 7gw
comfortless 0,7gx 7gy
comforts l,1vv,1vw
comfy 0,7gn 7go 7gp 7gq 7gr
comic 0,1yn 7ge 1yo 74k 7gz 7gd
comical 0,1yn 1yo 7h0 7gz 7gd
comicality 7,7h0 1yn,7h1
comically 2,1yn
coming 0,7h2 2kj 11r 7h3 hs,11h
comity q,,7h4
command a,4d1 7h5 7h6,2y7 2s1
commandant i,7h7 421 7h5,vt
commandeer z,7h8,1x
commander i,7h7 7h9 7ha 421 7h5,vt 2qw
commandership 4,7ha 7h9 7h7,cr
commandery 4,7ha,cr
commanding 0,7hb 1ri
commandment a,7h6,4d1
commando i,,2w2
commemorate v,7hc 7hd 7he 7hf,69m
commemorating 1,7he 7hf
commemoration a,7hf 7hg 7hc 7hd 7hh,6ce 7hi
commemorative h,7he 7hc 7hh 7hd 7hf,7hj
commence u,3bd 44i 7hk 44c 44d dh 44e
commencement 4,44h 7hl,44j
commend w,7hm fw 6ui,12x
commendable 0,2hq 2ht
commendation a,6ui fw 7hm 7hn,g5 mo
commensurable 0,7ho 780
commensurate 0,780 7hp 77z 7ho 7hq
commensurateness o,7hp 780,7hr
comment a,3q9 7hs 7ht 26j dh,1fg 7hu
commentary a,26j 7hs 7hv,1fg
commentate w,7hv 7ht 26j 7hw 3q9 26k,26i
commentator i,26k 7ht,1fq
commerce 4,5m7 7hx 7hy,7hz
commercial 0,7hy 5m7 7i0 7i1,12h
commercialisation 4,7i2 7i3,7i4
commercialise u,7i3 7i2
commercialised 0,7i0 7hy
commercialism 4,5m7,7hz
commercialization 4,7i2 7i3,7i4
commercialize u,7i3 7i2,7i5
commercialized 0,7i0 7hy
commercially 2,7hy
commie i,2g2,7bn
comminate w,jk 7i6,jl
comminatory 0,7i6 js jk
commingle u,ik dh,4nd 14b
comminute u,7i7,7i8
commiserate 11,7i9 7ia 7ib 7ic,5zo
commiseration c,7ib 7i9,7id
commiserative 0,7ia 7ie 7i9
commissar i,,2g1
commissary 6,,3za
commission e,4tb,1az
commissioner i,7if 7ig 7ih,w6
commissioning 4,7ig 7ih,3ck
commissure 8,,7ii
commit w,7ij 7ik 7il 1n7 7im 7in 30w,p5 2ia
commitment 4,7io 1n7 7ip 7ik,7iq 33
committal 4,7ir 7il 7is 7ij,7it 7iu
committed 0,7iv 7io 7iw
committedness 7,7io 7iv,7iq
committee e,4tb 7ix,1az
committeeman i,,7iy
commix z,1s9 x9 kq
commixture 4,x9 1s9,4ni
commode 6,7iz,7j0 5kd
commodious 0,7j1 1h8 7j2
commodiousness 7,1h8 7j1,1xs
commodity 6,7j3,1w9
commodore i,,5y9
common 0,7j4 7j5 7j6 7j7 7j8 7j9 7ja 7jb 3eu 7jc 7jd
commonality 7,7je 7j8 75t 7jf 7j6 7jg 7jh 7j4 7j5,52w 67e
commonalty e,7je,52w
commoner i,52v
commonly 2,7ji 7j5
commonness 7,7jj 75y 7jg 7jh 75t 7jk,3ew 4yv
commonplace a,3q8 7jl 7jm 3q6 3qc 7jb,3q9 3qa
commonplaceness 7,7jb 7jl,3ex
commons e,7j7,3ym 7jn
commonsense 0,7jo 7jp
commonsensible 0,7jo 7jp
commonsensical 0,7jo 7jp 7jq
commonwealth e,1pp,7jr 5po
commotion q,7js xu,20f 7jt
commove z,1dd 7ju,1dh 560
communal 0,7j9 7jv 7j4 7jw 7jx
communalise 14,7jw,7jy
communalize 14,7jw 7j9 7jv,7jy
communally 2,7j9
commune f,7jx 7jz 7k0 4vy 7k1 7k2,50l tb
communicable 0,7k3 7k4 7k5 227
communicant i,,11t
communicate w,mh tb 7k6 227 7k7 7k8 17o kq,7k9 304
communicating a,7k7 7ka mh tb,34
communication a,7k7 7k8 7kb 7ka mh tb 7k9,34 a9
communicational 0,7kb 227 7k7 7k8
communicative 1,7k6 mh 7k8
communicativeness 7,2vb 227,qc
communicator i,17o 7ka mh tb
communicatory 0,227 7ka mh tb 225 4jc 6j1 7k4 7kb 7kc 7kd 7ke 7kf 7kg 7kh 7ki 7kj 7kk
communion 4,7kl 7k2 7jz,7km 7kn
communique a,7ko,hy
communise u,4vy 7k1 7kp 7jx 7k0,7kq
communism e,7kr 7ks 7kt 2g2 4vy 7k1,7ku
communist 1,7ks 7kt 2g2 7kv,5t4
communistic 1,7ks 7kr 7kv
community e,1kj,2zw
communize u,4vy 7kp 7kr 7kv
commutation 4,7kw 7kx,6tl
commutative 0,7ky 3bz 7kz
commutator 6,7kz,5nf
commute u,7l0,nw
commuter 6,7l1 7kx,7l2
commuting 4,7kw 7kx,6tl
comp a,,7l3
compact 0,6yl 7l4 6yk 7l5 7l6,3me
compaction 4,7l7 7l8 7l9 7la 7lb,7lc 7ld
compactly 2,7le 6yl 7lf
compactness 7,7lg 7l4 7lh,7li 7lj
companion i,7lk 7ll 7lm,1wn 7q
companionate 0,7ln 15x
companionship q,7lm 7ll 7lk,7lo
company e,7lp,ct 2w0
comparability 7,7lq 7lr,1lq
comparable 0,7lr 7lq
comparably 2,7lr
comparative 1,7ls 7lt
comparatively 2,7lu 7lv
compare v,1zh 7lq 7lt 1zm 7lv,1zq 5s
comparing 4,1zm 7ls 1zh,3e4
comparison 4,1zm 7lt 1zh,3e4 67z
compartment 6,6a9 53r 7lw 7lx,237 29h
compartmental 0,7lx 7ly 7lw 53r
compartmentalisation 4,7lz 31r 7lw,7m0 306
compartmentalise u,7lw 7lz 31r 6a9 53r,7m1
compartmentalised 0,7lx 7ly
compartmentalization 4,7lz 31r 7lw,7m0 306
compartmentalize u,7lw 7lx 7lz 31r 6a9 53r,7m1
compartmentalized 0,7lx 7ly
compass 6,1u1,2xl 1u2
compassion c,7m2 7m3 5zo 61c,7id 7m4
compassionate 11,5zo 61c 7m2 7m3 61b 7m5,7m6
compassionately 2,7m7 61c
compassionateness c,7m2 61c,7id
compatibility 7,1fh 7m8,7id 2yj
compatible 0,7m8 1fh 7m9 7ma 7mb
compatibly 2,7m8
compatriot i,7mc,6uw
compeer i,31k
compel 15,77p 77o,681
compelling 0,7md 7me 1ps 76f
compendious 0,7lf 5a9 7mf
compendium a,2oa 7mf 7lf,4y0 6p
compensable 0,7mg 642
compensate 16,7mh 7mi 7mj 1vs,3nl 59q
compensated 0,7mk 642
compensation l,1vs ca 7ml 7mi 7mm,7mn
compere i,7mo,7mp 7mq
compete x,7mr 1ex 7ms 6e8
competence 7,7mt 7mu,3b
competency 7,7mt tw 7mu,3b
competent 0,7mu tw 7mt 3d 7mv 7mw tu
competently 2,45 7mu
competition o,7mx 7ms,7my
competitive 0,1ex 5xb 7mr 7mz 1ew 7n0 7n1 5x8
competitively 2,1ex
competitiveness 7,7mz 1cw 1ex,1cu
competitor i,6e8 7mr,1ev
competitory 0,1ex 7mr 1ew 7n0 7n1
compilation 4,7n2 7n3 j5 7n4 7n5,2oa 305
compile 10,j5 7n4 7n2 7n3 7n6,j9 7n7
compiler a,7n6 7n4 7n5,ak
compiling 4,7n3 7n4,305
complacent 0,7n8 7n9 7na
complain w,3j0 7nb 479
complainant i,7nc,2hb
complainer i,479 3j0,1ce
complaining 0,7nd 7ne 7nf
complaint q,1g7 7ng 7nb,4t 7nh
complaintive 0,7nd 7ne 7nf
complaisance 7,7ni gf,1fa
complement a,7nj,6ya 3nl
complemental 0,7nk jb 7nj
complete 0,81 h6 7nl 7x hb 1ow 7nm 7nn 7no 7np 7nq 7nr,5g
completed 0,hb 81
completely 2,1rm 81
completeness q,7nl 7ns 81,7nt
completing 0,7nk jb
completion 4,7nq h6,7nu 52
complex 0,202 7nv 7nw 201 7nx 7ny 7nz 7o0 7o1 7o2 7o3 7o4 7o5 7o6,7o7
complexifier i,7o8 7o9
complexify u,7oa 7o9 7nw 7o8,nw 7ob
complexion 7,lj,6qf
complexity 7,7nw 202 7o9
complexly 2,202
complexness 7,7nw 202
compliance 4,30 y8,33
compliancy 7,7ni 1vg y8,1fa
compliant 0,1vg 7ni y8 1ve 7oc 7od
complicate u,7ob 7oe 7of 7og 7oh 7oi
complicated 0,7ny 202 7oi
complicatedness 7,7oi 7ny,7nw
complication 4,7oh 7of 7oe 7ob,7oj 3p1
complicity q,,4q5
compliment a,7ok 7ol 7om,7on 12x
complimentary 0,7om 7ok 7oo
compliments a,,7op
complot v,5o2,7oq
comply 15,y8 7ni 30 1vg y6 9s,7or
component 9,7os 7ot 7ou,52z 67z
comport 15,7ov 452 40d,p5 454
comportment 7,40d 452 7ov,7ow
compose 16,7ou 7ox 26h 7os 7oy 2t3 7oz,7p0 qs
composed 0,5s9 5s8 7p1 7b8 7p2 7p3
composedly 2,7b9 5s9
composer i,7oz 7ox,s8
composing 7,7p4,1lo
composite 9,7nv 7nz 202,7o7
composition 7,7p4 7p5 1up,1lo 1al
compositor i,7p6 7n4,7p7
compost r,,1up
composure 7,2ep,1q1
compound u,7p8 7fv 7o0 7p9 7fx,is 7o7
compounding 4,4ni 7p9 7fx 7fv,57v
comprehend v,2jt fe 7pa 2bd,2k0
comprehendible 0,fe 2jt fb 2jv 7pb
comprehensibility 7,6xk fe
comprehensible 0,fe 2jt 6xk fb 2jv 7pb
comprehension 9,7pa l7 2jt,2jn
comprehensive 0,5c5 7pc 7pd 5bw 6v0 7pe 7pf 7pg 7ph 7pi 7pj 7pk 7pl 7pm 7pn
comprehensively 2,5c5
comprehensiveness 9,7pd 57b 5c5 7po,7nl r8
compress z,7la 6op 7ld e5,7pp 7pq 3qg
compressed 0,7pr 4or 7ps
compressible 0,7ps 7pt 6op 7pu 7pr 6kr
compressing 4,7ld 7la 6op,7pv
compression 4,7l7 75r 6op,7lc 7pw
compressor 6,6op,5cc
comprise 16,7px,5s 7py
compromise 4,,33 1f6
compromiser i,,3u3
compromising 0,7pz 7q0
compton i
comptroller i,i5,i8
compulsion g,7q1 7q2 77o 7q3 7q4,5ou
compulsive 0,7q3 7q4 5o 7q1 7q2 7q5 1ua
compulsively 2,7q6 7q3
compulsiveness 7,7q5 7q3,qc
compulsivity 7,7q5 7q3,qc
compulsorily 2,7q7 7q8
compulsory 0,7q8 7q9
compunction c,7qa,7qb
computation 4,5qt 2lh 7qc 5qr,5r0 5r1
computational 1,7qc 2lh 5qt 7qd
compute v,5qr 2lh 5qt qz 7qd 5qu,5qv
computer 6,7qd 5qr 7qe 7qf 7qg,309
computerise 10,7qe 7qf 7qd,18i j9
computerize 10,7qe 7qf 7qd,18i j9
computing 4,5qt,7qh 5r0
comrade i,7lk 7qi 5sn,1wn
comradeliness 7,5sn 7qi,5so
comradely 0,7qi 15x 7lk 5sn
comradery 7,5sn,5so
comradeship 7,5sn 7lk,5so
comstock i
comte i
con a,5j9 5j8,2pq 44s
concatenation 4,,78t 1oc
concave 0,kj 7qj 53j ki 4cq 5lm 7qk 7ql 7qm 7qn 7qo 7qp
concavely 2,kj
concaveness 7,7qj kj,4sm
concavity 7,53j 7qj kj,7qq 4sm
conceal 13,425 50s 5ls
concealed 0,7qr 5m2 5sy 5m1 7qs 7qt 7qu 7qv 7qw
concealing 4,5ls 425,pf
concealment 4,50s 7qx 425,27t 644
concede w,7qy 7qz 69h 7r0 5nw 7r1 dh,mb 1f5
conceding a,5nw 69h 7r2 7qz,nk
conceit c,7r3,7r4
conceited 0,7r5 2tq
conceitedly 2,7r5
conceitedness 7,4to,qc
conceivable 0,7r6
conceivably 2,7r6
conceive 10,7r7 46e 7r8 al 7r9,7ra ei
conceiver i,7r9 7r7,2o5
concenter v,7rb,vj
concentrate u,7rc 6b5 6bl 7lc 7rd 7re 6b6 30q 7rf,ks 31j
concentrated 0,5j7 7rg 7rh 5j6 7ri 7rj 7rk 7rl 7rm
concentration 7,7rd 7lg 7rc,1al 7li
concentre v,7rb,vj
concept 9,al ad 7r7,46a
conception 9,al ac 404,46a 4ak
conceptional 0,ac a6 al
conceptive 0,7rn 7ro 404
conceptual 0,ad a6 7r7 al 7rp
conceptualisation 4,7rp 2kl 7r7,al qr
conceptualise 10,7r7 7rp 2kl al,7ra
conceptuality 9,7rp ad,al
conceptualization 4,2kl 7r7,qr
conceptualize 10,7r7 ad 7rp 2kl al,7ra
conceptually 2,ad
concern 16,1pa 7rq 162 1p7 e5 7rr 5gl
concerned 0,7rs 7rt 7ru 7rv 7rw
concert a,7rx 7ry,7rz
concerted 0,7s0 6wz
concertina 6
concertinist i,,gu
concertise 10,7ry 7rx,39q
concertize 10,7ry 7rx,39q
concerto a,,7s1
concession a,7s2 5nw 69h 7r2 7qz,7s3 nk
concessionaire i,7s4,7s5
concessioner i,7s4,7s5
concessive 1,7r0 7qz 7s6
concha 8,,67q
conchologist i,,1ck
concierge i,,612
conciliable 0,2h2 2h3
conciliate 11,2h4 2h9 7s7 7s8 2h7,2h6
conciliation 4,7s7 2h4 7s9,2ro 2mw
conciliative 0,2h9 2h4 7s9 2h8 7sa
conciliator i,2h7 2h4,7sb
conciliatory 0,7pz 7s9 7q0
concise 0,5a9 7sc 7sd 59f 7lf 7se 7sf 7sg 7sh
concisely 2,5aa 5a9
conciseness a,7sc 5a9,59h
concision a,7sc,59h
conclave e,,7si
conclude v,7sj 7sk 2ix 52,31j 5g
concluded 0,7sl 7sm
concluding 0,73m 73l
conclusion 9,7sn,7so 31y
conclusive 0,7sk 7sp 7sj 7sq 7sr
conclusively 2,7sk
conclusiveness 7,7sq 7sk,7ss
concoct z,7st 7su 7sv,1s9
concoction 4,7sw 7su 7st,57a 4ng
concomitance 7,7sx gx,79h
concomitant b,go gx gy 7sx,fp
concord f
concordance a,7h4 7sy hm 1f5,7sz hj
concordant 0,hk hp
concordat a,7t0,7t1
concourse 4,7t2,2zw 7t3
concrete r,6aj 7t4 7t5 7t6,59u 2yt
concretely 2,7t4
concreteness 7,7t5 7t4,7t7
concretistic 1
concubine i,7t8,7t9
concupiscence c,1sv 7ta,1u7
concupiscent 0,7ta 41 1sv
concur w,1f5 79e 1f6 7tb 1f7 79g 79h,41y
concurrence 4,7tb 7tc 1f5,hj 33
concurrency 4,7tb 7tc,hj 33
concurrent 0,79g 77s 79h 79e
concurrently 2,79g
concurring 0,hm hf
concussion b,,7td 3r1
condemn w,7te 7tf 6as,7tg
condemnable 0,7th 7ti
condemnation 4,6as 20q 36n 7tj 7te 4xr,7tk 55y
condemnatory 0,7tf js 7te
condemning 0,7tf js
condensate j,7tl 7tm 7tn,7to 3b9
condensation 9,,7tp
condense u,7tn 5y3 7tq 7tr 7tl 6o kq,7ts 12
condenser 6,5wm,29p
condensing 4,7tt 7tq 7tr 7tm,7ld
condescend w,7tu 7tv,p5
condescending 0,7tw 7tx 7tv
condescendingly 2,7ty 7tw
condescendingness 7,7tv 7tw,15v
condescension 7,7tz,2tn
condition q,7u0 7u1 7u2 7u3,pl 31x
conditional 0,7u4 7u5
conditioned 0
conditioner 4,7u2,7u6
conditioning 9,,nr
conditions j,,6u0
condolence a,7ic 7u7,mn
condolent 0,7u7 7ie 7ic
condom 6,7u8,28e
condonation 4,7u9 7ua,7ub
condone w,7ua 7u9,8o
condorcet i
conduce 15,7uc 682,4z0
conducive 0,682 px 7uc
conduct 15,7ud 7ue 7uf 7ug 7uh,w3 7ui
conducting 4,7uf 7ug 7ud 7uh 7ue,w2 wa
conduction j,7uj 6fv,742
conductive 0,7uk 6fv 7uj
conductivity j,7uj 7uk,742
conductor i,3qp 7ul 7um 7uh 6fv,s8 6g
conductress i,,7um
condyle 8,,ox
condylion 8,,cz
cone 6,7un 7uo,1w9
conelike 1,7uo 7up
confab a,687 6dn 7uq,7ur 2pn
confabulate w,7us 6dn 7ut 687,7uu 2pn
confabulation 9,687 7ut 7uq 6dn 7us,7ur 7uv
confection 4,5ue 7sv,7uw 3ni
confectioner i,5uf,3ce
confederacy e,7ux 7uy,7uz
confederate 0,7v0 7v1,wp 7v2
confederation 4,1o9 7ux 7uy,1ob 7uz
confederative 0,7v3 1fd 7uy
confer w,7uq 7v4 7v5 7v6,139
conferee i,7v4 4am 7uq,te 17o
conference e,7v5 7v7 7v6 7uq,7si 31l
conferment 4,4ao 4am,4aq
conferral 4,4ao 4am,4aq
conferrer i,4h,gn 17o
confess w,7v8 7qy 7v9 7va,mb
confessedly 2,x6
confession a,7va 7v9 7qy 7v8,x3 3pb
confessor i,,2of
confidant i,7vb 7vc,1wn
confidante i,,7vb
confide w,7vc 7ix 7vb 7vd,7ve 4b1 7vf
confidence 9,325 7vg 32c,326
confident 0,32c 7vg 325 32a 76v 7vh
confidential 0,7vi 720 7vd
confidentiality q,,50s
confidentially 2,7vj
confidently 2,32c
confiding 0,7vk 7vl
configuration 7,6rc 4sm,7vm 33z
configured 0,7vn 7vo
confine u,7vp e5,4om
confined 0,6yd 6yc 7vq
confinement 4,6md 7it 7vr,4hz 7vs
confines 7,,1u1
confining 0,7vt 7vu
confirm v,17c 7vv 7aw 6d1 7vw e5,17e
confirmable 0,7vx 7vy
confirmation 9,7vw 6d1 7vv 17c,7vz 2n9
confirmative 0,7aw f5 17c
confirmatory 0,7aw f5 7vv 17c
confirmed 0,7w0 7w1
confirming 0,7aw f5
confiscate 14,7w2 2tu 7w3,7b5
confiscation 4,2tu 7w2,2tv
conflagrate 17,7w4 7g8 5l4,7w5 ks
conflagration b,7w6,3o8
conflate u,ik dh,14b
conflict 4,7w7 2zp 7bt,36y 1ug
conflicting 0,7w8 7w9
confluence 4,7wa 7wb 7wc,7wd 4ne
confluent 0,7wc 7we 7wa 7wb
conform u,7wf g0 30 7wg 2ii 7wh dh,ru
conformable 0,7wi 1ve nm 1vg
conformance 7,7wg 7wf,1fe
conformation 4,4sm,7wj 33z
conforming 0,7wk 2bx
conformism 9,7wl 7wh
conformist i,7wh 7wl g0,5xa
conformity 4,7wg 30 7wl,1fe 33
confound v,1t2 42p pr,5s
confounded 0,47u 47w
confoundedly 2,7wm 47u
confounding 0,7wn 7wo
confrere i,7b0,171
confront x,7wp 7wq 7wr 7ws 7wt,7wu 2kk
confrontation a,7ws 7wv 7wp,6e9
confrontational 1,7wv 7ws 7ww 7wt
confucian i,7wx,3h
confucianist i,7wx,3h
confucius i,7wy
confusable 0,7wz 1i6
confuse v,7x0 1t2 7x1 sz 3m9 42p pr,7x2 5s
confused 0,47u 7x3 7x4 47w 3m9 7x5
confusedly 2,7x3
confusedness 9,3m9 7x4 47u t2,6ct
confusing 0,7x6 7x7 7x8
confusingly 2,4bp 7x6
confusion q,42x 3m9 1t2,20f 6ct
confuter i,7x9 7xa,2pj
congeal u,7xb 7xc,7xd
congealed 0,7xe 75h
congealment m,7xc,7xf
congelation m,7xc 7xb,7xf
congenator 5,7xg,24o
congener 3,7xg,6l2 24o
congeneric 5,7xg 7xh,24o
congenerical 1,7xh 7xg
congenerous 1,7xh 7xg
congenial 0,7m9 7xi 7m8
congenital 0,7xj nx
congeries e,1ch,7xk
congest z,3ko 7xl 7xm kq,2z1
congested 0,7xn 3g6
congestion q,7xo 7xm 3ko,7xp
congestive 1,7xl 3ko 7xo
conglobate u,7xq 7xr 7xs,7xt
conglobation b,7xs 7xu 7xq,7xv 7g2
conglobe u,7xq 7xu,7xt
conglomerate e,7g4,7xw 7xx
conglomeration b,7xs 1ch il,7xv 7xk
conglutinate z,75q 7xy 7xz 75l,73o 1bt
conglutination 4,7xz 75l 75q 7xy,7y0 75o
congo f
congolese i,,23g
congratulate w,7ol 7y1 7y2 7y3 7y4,12x 4cy
congratulation a,7y4 7y5 7y1,2y7
congratulations a,7on,fw
congratulatory 0,7y2 7y6 7y7 7y5 7y1 7ol
congregant i,,6rh
congregate 12,7y8 7y9 7ya,1d7
congregating 4,7ya 7y8,2zy
congregation e,7y9 7y8,301
congregational 1,7y9
congress e,,7yb
congressional 1
congressman i,7yc,3iw
congresswoman i,7yc,3iw
congreve i
congruent 0,7yd 79k 7ye 7yf 79j 7yg
congruous 0,7yd 7ma 7ye 7yf 7m8
conic p,7yh 7uo 7up 7un,7yi
conical 1,7uo 7up 7yj 7un
conjectural 0,7yk au 7yl 7ym 7yn
conjecturally 2,7yk
conjecture 9,7yn 7yo 7yk 7ym,324 2b9
conjoin z,20k 7yp dh,368
conjoined 0,7yq 6wz
conjoint 0,7yq 6wz
conjointly 2,7be 7yq
conjugal 1,7yr 4et
conjugate r,,7ys
conjugated 0,520
conjugation 4,20o,7bz 7yt
conjunct 0,7yu 1fd
conjunction 7,79h 20o 7yv,7yw 7bz
conjunctiva 8,7yx,7yy
conjunctive a,7yv 7yp 20k 7yz,7z0
conjuration 4,7z1 7z2 20t,7z3 7z4
conjure v,20t va 7z5 7z6 7z1 7z2,7z7 vg
conjurer i,7z6 7z8 20t,qi 7z9
conjuring 9,7z2 20t,7z4
conjuror i,7z6 7z8 20t,qi 7z9
conjury 9,7z2 20t,7z4
conk 8,,7za 7zb
connate 0,78h 174
connatural 0,7zc 7zd 1i6 7ze
connect z,368 31g 7zf 7yz 7zg e5 31i,31j
connected 0,173 uo 174 78t uk v7 17a 7zh 7zi
connectedness o,78t 1oc 173 uo 7zj 7zk,7bz 67z
connecter 6,7zg 368,2s3
connecticut f
connecticuter i,,1ie
connection o,1oc 78t 7zg,67z 7bz
connective 0,7yz 7yp 7zf 368 31g
connector 6,7zg 368,2s3
connexion 4,7zl 1oc,7zm 67z
conniption q,7zn,7zo
connivance a,7cc 7zp 7zq 7zr,hj fw
connive v,7zr 7zq 7zp 7cc,nh 7oq
conniving 0,7cb 5qy 6wr 5qz
connoisseur i,154,13c
connolly i
connors i
connotation a,7zs 7zt 7zu 7zv 7zw,7zx 7zy
connotational 0,7zu 7zz 7zs 7zt
connote w,7zw 7zt e5,e6
connubial 1,7yr 4et
conoid p,7up,800
conoy i,,27
conquer u,801 2l5 802 803 804,4c 25v
conquering 4,804 2l5 802 801,2tb
conqueror i,803 802 801,805
conquest 4,804,2tb 806
conquistador i,,121
conrad i
consanguine 0,807 177 78i
consanguineal 0,807 177
consanguineous 0,807 177
consanguinity o,78i 807,5do
conscience g,808,809 80a
conscientious 0,603 600 80b
conscientiously 2,80c 603
conscionable 0,80d
conscious 0,80e 80f 3g1 5qx 150 80g 80h
consciously 2,80f
consciousness 9,150 80e 80f,6ct
conscript x,80i 80j 80k,80l
conscription 4,80j 80i,2rm
consecrate w,80m 7ik 80n 80o 7im 7in 30w,80p 2ia
consecrated 0,80q 80r 80s 80t 418
consecration 4,80n 80o 80m 7ik 80u,1n7 5v6
consecutive 0,80v 80w
consecutively 2,80x
consensual 0,hn hf 80y
consensus q,80y hn,1ff
consent a,80z e9 ho,810 811
consentaneous 0,ho hf 80z
consentient 0,ho hf
consenting 0,812 813
consequence j,1a5 1a8 814 gx,6ek 1a9
consequent 0,gx gy 1a5
consequential 0,815 5zc 814
consequently 2,hq gx
conservation b,816 817 818 819,gi 81a
conservationist i,818 816 817,54
conservatism 9,81b,6bu
conservative 0,4o1 5xa 4o0 81c 81d 81e 81b,108
conservatively 2,81f
conservativism 9,81b 5xa,6bu
conservativist i,5xa,108
conservator i,81g,613 wd
conserve d,81h,81i 81j
conserves d,81h,81i
consider v,ag 81k 81l 1nj kq 81m 81n 13b 81o,46e 4av
considerable 0,2je 2jd 81p 81q
considerably 2,81r 2je
considerate 0,81s 37a 81t
considerately 2,81s
considerateness 7,37a 81s,81u
consideration 9,13b 81n 81v 81k 81o 46e 81w 81l,6cb nd
consign 14,81x 81y 7ir 81z 820,0 7ix
consignee i,820 81y,te
consigner i,81z 81y,821
consignment 4,615 7ir 81x,616 7it
consignor i,81z 81x,821
consist 16,822,45n
consistence 7,823 78s 824,825
consistency 7,826 823 824,1al 825
consistent 0,hp hk 827 828 829
consistently 2,82a hp
consociate 15,31f dh,82b
consolable 0,82c 1mw
consolation c,82d 1mw,1o3
consolatory 0,7gv 7gw 1mw
console 11,1mw 82c 7gv 82d 7gk
consolidate u,82e 82f 82g 1sf,75m 82h
consolidated 0,1sb 1fd
consolidation 4,1sf 82i 82e,7g2 4ni
consolidative 0,82f 82g 7fz 82i 82e 82j
consoling 0,7gv 7gw
consonance 7,82k 82l,82m 82n
consonant a,82o 82p,82q 1q7
consonantal 0,82p 82o
consort 15,31m,304
consortium e,62t,31l
conspecific 5,82r,24o
conspicuous 0,4vm 82s 82t 4ve 82u 82v 82w
conspicuously 2,82x 4m9 4vm
conspicuousness 7,82s 4m9 4vm,82y 82z
conspiracy 9,830 5o1 831 832 7ca 5o2,1f8 5o4
conspirative 1,832 7ca 5o2 5o1
conspirator i,76y 832 5o2,21
conspiratorial 1,832 831 830 76y 5o1
conspire v,5o2 7ca 832 76y 5o1 830 dh,7oq 304
constable i,,833
constabulary e,834,835 836
constancy 7,837 6fk,88
constant 0,6fk 838 6fl 837,839
constantine f
constantly 2,83a 83b 6fk 69b
constatation 9,,31y
constellate u,83c 74w 6rc 2ii,83d 1d7
constellation 9,6rc 83c 74w,7vm
consternation c,1ii,18x
constipate t,83e 83f,4us 83g
constipated 0
constipation 4,83f 83h 83e,83i
constituent 6,fk,83j 83k
constitute 16,7p0 83l
constituted 0,83m 83n 83o 83p 83q 83r 83s 83t 83u
constitution a,83v 7cl 83w 2ip,83x 44c
constitutional 4,83y 83z 7p5,840
constitutionalize u,83w 83z 83v 83y,18i 841
constitutive 0,83l 4gx
constrain u,842 843,77p 844
constrained 0,16e 169
constrainedly 2,16e
constraining 0,7vt 7vu
constraint 4,5q1 2td,5yl s9
constrict z,6op 845,846
constricted 0
constricting 0,847 848
constriction p,51b 849,51c
constrictive 0,847 7vt 848 7vu
constrictor 5,845 6op,23u
constringe u,849,846
construal a,84a 1nj,6xa
construct 10,5gy 84b 30a 4tr 5gz,qs 7n7
construction 4,30a 6ya 5gy,3ni 84c
constructive 0,84d 84e 84f 84g
constructively 2,84d
constructiveness 7,84e 84h 84d
constructor i,4tr 5gy
construe v,1nj 84a ag,2k0
consul i,,1ti
consult w,84i 84j 134 84k 84l,2y5 84m
consultancy 4,84n 138,84o
consultant i,138 84n 84p,13c
consultation a,84l 84k 7uq 84i 84j 84p,7v6
consultative 0,134 13d 84i 84p
consultatory 0,134 13d 84i 84p
consultive 0,134 13d 84i 84p
consumable 0,84q 84r 84s
consume y,84t 1mx 84u 84v 84w 6lo
consumer i,6lo 1mx,84x
consuming 0,84y 1c9
consummate 10,84z 850 851 852,42e h1
consummated 0
consummation 4,851 852 84z 850,7nq
consumption 4,84w 1mx,q4
consumptive 0,84v 84s 1mx 853
contact 4,854 855 pr,856 tb
contadino i,,1fo
contagion a,857 858 7k3,859
contagious 0,85a 7k3 7k5 85b 857 858
contagiously 2,85c 85a
contain 16,7px 85d 5wf 3mb,7py
contained 0,85e 85f
container 6,3mb 85d 85g,2s3
containerise z,85g 3mb,85h
containerize z,85g 3mb,85h
containment 4,,qg 302
contaminant r,85i 85j,6g
contaminate u,85j 85k 85l 85i 85m 85n,44k
contaminating 0,85o 85p 7k5
contamination q,85m 85k 85j,xb
contaminative 0,85l 77 85k 85j
contemn 11,85q,2v
contemplate 13,85r 85s 85t 78g 85u,81v 81l
contemplation 4,85u 78g 85r 85s 4av 85t,85v 13b
contemplative 0,5dc 47v 4av 85t 85w
contemplativeness 7,85w 5dc,85x
contemporaneity 7,85y 85z 860 77r,861 79h
contemporaneous 0,860 77r 77s 85y 85z
contemporaneousness 7,85y 85z 860 77r,861 79h
contemporaries e,77u,3m8
contemporary 0,862 863 77t 864 6t9
contempt c,865 866 867,1lf 75
contemptibility 7,3wi 3k,3wk
contemptible 0,3k 3wi 3i 3xh 868
contemptuous 0,867 869 865 86a 866
contemptuously 2,86b 867
contend w,86c 1qv 86d 2pl kq,6w5 2pn 2po
contender i,6e8 7mr,1ev
content e,86e mo,j8 7k8
contented 0,7n9 86f 7n8 86g 86h
contentedly 2,7n9
contentedness q,86f 7n9,ev
contention a,86d 2pl 86c 86i 2pw 1qv 6eb,17k 2pp
contentious 0,2pw 86i 2pk 2pl 86j 2pg
contentment c,86k,4p5
contents a,86e,j8 1b3 86l
conterminous 0,7zh uk uo
contest b,7mx 6eb 6ec 2pl 86m 86n,7my 86o
contestable 0,6ec 6eb 6e7 86p
contestant i,1ev
contestation a,2pl 6eb,2pp
contested 18,6eb
contestee i,86m 6eb,86q
contester i,86n 6eb,jv
context a,86r 6u0 86s,86t 2oy
contextual 1,86s 6u0 86r
contiguity 7,ui uk 72y 7zh,um
contiguous 0,72y un ui
contiguousness 7,ui uk 72y,um
continence 7,86u 6a5,a3
continency 7,86u 6a5,a3
continent h,86v,86w
continental 1
contingency b,86x,fp
contingent e,,2zw
continual 0,86y 86z 870 871 872
continually 2,86y
continuance 4,873 874,pf
continuant a,875 876 877 878,879
continuation 4,873 87a 87b 874 87c 87d,pf
continuative a,7yv,7z0
continue 16,874 87d 87e 873 87f 87b 36s,p5 87g
continued 0,87h 87i
continuing 0,87i 87h
continuity q,87j 87k 69c,78q
continuous 0,69c 87k 87l 69d 87j 87m 69b 87n 87o 87p 80x 87q
continuously 2,69e 87k 69c
continuousness 7,69d 69c,69f
continuum s,87l 87k 69c,87r
contort z,87s 87t 87u 87v 87w,87x
contortion 4,87w 87v 87y 87s,5ce 87z
contortionist i,87y 87v 87w,ol
contour a,4sm,33z
contra i,,880
contraband 0,881 1w8 882
contrabandist i,883 882,21
contrabass 6,,884 4wd
contraception 4,,885
contraceptive 6,28e,s9
contract a,7s3 6i7 886 887 888,7t1 889
contractable 0,7k3 7k5
contracting 4,,nq
contraction 4,88a 6op,88b
contractor i,888 6i7,4tr
contractual 1,886 7s3
contractually 2,886
contracture 4,6op,88a
contradict 16,464 88c 7wn 7w8 88d 2d4,2g 2po
contradiction o,88e 88f,291 88g
contradictorily 2,7wn
contradictory 0,2d4 2d2 88h 464 88c
contradistinction 9,,88i
contralto i,,1rk
contraption 6,2hy,s9
contrapuntal 0,88j
contrapuntist i,88k 88j,7oz
contrarian i,,4wy
contrarily 2,88l 88m 88n
contrariness 7,88o 88p 88m,88q 2yn
contrarious 0,88r 4w1
contrariwise 2,88l
contrary 0,88n 88s 2cy,291
contrast o,88t,291 1zm
contrasting 0,88u 2cy
contrastive 0,2d5 88u 2d2 88t 2cy
contrasty 0
contravene w,88v 88c 88w,4sc 2po
contravention 4,88w 88v,88x
contribute 14,sw 88y 7uc kq 88z 890 891,hh
contributing 0,682 px
contribution 4,88z 892 890 88y,36p 49a
contributive 0,682 px 7uc
contributor i,891 88y,4h ak
contributory 0,682 px 7uc
contrite 0,893 894 895
contrition c,895,7qb
contrivance 6,2hy,s9 7r8
contrive 10,896 897 898 899,7ra
contrived 0,89a 89b
contriver i,898 896
control 15,421 4c 3ch 89c 89d,4om
controlled 0,85f 85e 89e 89f 89g 89h 89i
controller i,i5,i8
controlling 0,89j 89k
controversial 0,2pg 2pl 2pd 86i 89l
controversialist i,jv
controversy a,2pl 2pg,2pp
controvert v,89m 89n,89o 7xa
contumelious 0,89p 869 89q
contumely a,89q 89p,4m0
contuse z,5e8,5eb
contusion q,5e9,4n3
conundrum a,89r,89s
conurbation f,,89t
convalesce t,89u 89v 89w 89x 89y,1v5
convalescence m,89x 89v 89u,7y0
convalescent i,89w 89v 89u 186 89x,287
convection m,,89z
convene 12,8a0 8a1 kq,1d7
convener i,8a2
convenience q,8a3 f8 8a4,7gj 2l3
conveniences l,1vv,1vw
convenient 0,8a4 8a3 f8 2hy
conveniently 2,8a5 8a4
convening 4,8a1 8a0 8a2,2zy
convent 6,8a6 72n,72m
convention 9,8a7 8a8 8a9,7si 8aa
conventional 0,8ab 8ac 8ad 8ae 8af 8ag
conventionalised 0,2vr 2vl
conventionalism 7,,8ah
conventionality 7,8ac 8ai 8ab 8aj,7wl 8ak
conventionalize u
conventionalized 0,2vr 2vl
conventionally 2,8ab
conventioneer i,8a9 8a7,36w
conventual 0,72n 21g 8a6
converge 16,8al c3 7we 8am 8an
convergence 4,8an 8ao 7we 8ap 8al 8aq,fp 8ar
convergency 4,8ao 8am 8aq 7we 8al 8ap,8ar v6
convergent 0,7we 8am 8an 8al 8ap 8as 7wc
converging 4,8am 8al 8ap 8as,v6
conversance 9,n9 8at,nd
conversancy 9,n9 8at,nd
conversant 0,8at 8au n9
conversation a,7ur 8av 7c7 2pn,8aw
conversational 0,7c7 7c8 7ur
conversationalist i,8av 7ur,1og
conversationally 2,7c9 7c7
conversationist i,8av 7ur,1og
converse w,2pn 7ur,87g
conversely 2,2d6
conversion b,6fq 6fr,4be 2lh
converso i,8ax,8ay
convert u,6fr 8az 6fq 8b0 kq rx 18o 8b1
converter 6,8b0 8b1 6fr,s9
convertible 6,,1uu
convertor 6,8b0 8az,s9
convex 0,5hh 5hg 5sp 5hi 5hj 5hk 5hl 5hm 5hn 5ho 5hp
convexity 7,5hg 5hh,4sm
convey w,8b2 8b3 8b4 8b5 e5 6fv,497 tb
conveyable 0,1l9 1l7 8b6
conveyance 4,8b7 8b5 8b8 8b2,oa 1hb
conveyancer i,8b8 8b7 8b9,380
conveyancing 4,8b9,8ba
conveyer 6,8b4 8bb 5b4,40c 47n
conveying 4,8b9 8b6,8ba
conveyor 6,8b4 8bb 8b2,40c 47n
convict w,8bc 8bd 8be,ei o8
conviction 9,8bd 8bc,465 o9
convince w,8bf 8bg,4lm
convinced 0,8bh 8bi
convincible 0,8bg 5wd 8bf
convincing 0,8bj 8bk
convincingly 2,8bj
convivial 0,8bl 74r 8bm
conviviality 4,8bm 8bn 8bl,5so 69q
convoke w,8a2,8bo
convolute w,8bp kq,487 1pb
convoluted 0,795 7nx 793 202
convolution 4,8bq 8br,800 67q
convoy e,,5yu
convulse t,8bs 8bt 8bu 72u,1ye 47b
convulsion b,8bv 72u 8bw 8bx 8bs,2fe 8by
convulsive 0,8bz 8bu 2th 8bw 8bx 8c0 8bs 8bt
convulsively 2,8bz
cooccur 16,79d go,77y
cooccurring 0,79g 77s
cook 10,8c1 8c2 6kt 3nj 8c3 8c4,3nd 3ne
cooke i
cooked 0,3ng 3nf 5lf 8c5 8c6 8c7
cooker 6,8c3 8c2,8c8
cookery 4,3nj 8c1 8c2 3nd,2sh
cookfire 6
cookie d,4i4,4i5
cooking 4,3nj 8c1 8c2 3nd,2sh
cooky d,4i4,6kt 4i5
cool 0,8c9 6ms 6mw 8ca 8cb 8cc 8cd 8ce
coolant r,8cc 6ms 6mt,8cf 1b6
cooler 6,8cb 6ms,8cg
coolheaded 0,7p2 5s9
coolidge i
coolie i,8ch,194
cooling m,8cd 8ce 6ms 6mt,89z r4
coolly 2,8ci 7p2
coolness 7,8cj 6mw 8ck 8cl 8c9,5sa 6mv
cooly i,8ch,194
coon i,,5iy
coop 6,,3uq
cooper i
cooperate 15,7aa 7ab 7s0 7ah 8cm 33 7ad,31b
cooperation 4,33 8cm 7aa,36y 5zu
cooperative 0,7s0 7ah 6wz 7aa,8cn
cooperatively 2,7ah
cooperativeness 7,1vc g9 7ah,1vf
cooperator i,7ad 7aa,171
coordinate u,8co 8cp 8cq 8cr 8cs,1qc w3
coordinated 0,8ct 104 8cu 101
coordinately 2,8cv
coordination 4,8cr 8cs 8cp,tr
coordinator i,8cq 8cp 8co,2sr
cop i,2ju,4u4
copacetic 0,8cw 1qf
copartner i,,8cx
copasetic 0,8cw 1qf
cope 15,8cy dh,p5
copenhagen f
copernican 0,8cz 5zc
copernicus h
copesetic 0,8cw 1qf
copesettic 0,8cw 1qf
copier 6,8d0 8d1,143
copilot i,,3us
coping 6,,59s
copious 0,bc bb 5q 5r
copiously 2,bk bc
copiousness 7,5r bc bb,ba
copland i
copley i
copper r,8d2 8d3,1rw 7ul
coppersmith i,,2vk
coppery 0,1tk
coppice e,5eq,5ac
coppola i
coprolalia q,,m8
copse e,5eq,5ac
copt i,,5q7 11t
copulate z,4xk 79n 79o,20k
copulation 4,79o 4xk,4ak
copulatory 1,79n 4xk 79o
copy a,8d4 64l 8d5 8d6 8d1 8d7,4r1 10y
copycat i,2e8
copying 4,8d8 8d5 8d1 8d7,8d9
copyist i,8d6 8d4 8d5 8d1,3ui
copyreader i,8da,2ae
copywriter i,,3ui
coquet w,8db 8dc 9s,87g
coquetry 4,8dc 8db,5wt
coquette i,8dd 8db,1tb
coquettish 0,8de 8df
cora i,8dg
coral 7,,8dh
corbett i
cord 6,53m,422
cordate 0,8di ka
corday i
corded 0,8dj 6e
cordial 0,15w 15x 1ws
cordiality 7,1ws 8dk 15w,f9
cordially 2,8dl 8dk
cordiform 0,8di ka
corditis q
cordless 1
cordova f
corduroy 6,,3mj
corduroys 6,,58x
core e,5pp,8dm 6bd
coreferent 0,8dn 174
coreligionist i,,9u
corelli i
corespondent i,,775
coriaceous 0,8do 62y
corinthian i,8dp,8dq l2
corium 8,8dr,8ds
cork r,,3ud 8dt
corked 0,3lg 362
corking 0,5ie 5if
corkscrew 6
corky 0,3lg 362
corn k,8du,6c6 8dv
cornea 8,2oh,11v
corneille i
cornell i
corneous 0,8dw rp
corner f,5vh 8dx,2os c4
cornerback i,,4pn
cornerstone 6,3w4,31y 8dy
cornet 6,8dz 5gv,568
cornetist i,5gv 8dz,gu
corneum 8,,8ds
cornfield f
cornhusker i,8e0,je 1ie
cornishman i,,5kk
cornishwoman i,,8e1
cornmeal d,,8e2
cornu 8,,67q
cornucopia 7,8e3,8e4 5r
cornwallis i
corny 0,5cu 3q7
corona j,3ar,3as
coronach a,8e5,2a6
coronary q,,8e6
coronate 15,8e7 8e8 8e9 8ea,80p
coronation b,8ea 8e7,8eb
coroner i,,vp
coroneted 0,8ec 2qx
coronion 8,,cz
corot i
corp e,7xx,8ed
corporal i,,1gu
corporality 7,7t7
corporate 1,4ud 7xx 4ue
corporation e,7xx,8ed
corporatist i,,wp
corporeal 0,4ue 7t7 4uh 4ud
corporeality 7,7t7 4ue
corps e,8ee,2w0 wb
corpse 8,5p7,5p9
corpulence 7,uf 8ef,ug
corpulency 7,ug,ue
corpulent 0,8ef 1l uf
corpus 8,,5ww j8
corpuscle 8,8eg 8eh,6g 8ei
corrade z,62 66,69
corral 6,,8ej 8ek
correct u,8el ca 8em 1vq,8en
correctable 0,8eo 1vm 8ep 1vo
correction 4,1vq 8eq 8er 8el,1v9 8es
correctional 0,8er 8et 8eu 1vq
correctitude 7,2l2,457
corrective 6,8ev 8ew 8ex 64g,s9
correctly 2,2qf
correctness 7,8em
correggio i
correlate 16,8ey 8ez 8f0 8f1 8f2 8f3 8f4,hg
correlated 0,8ez 174
correlation o,8f0 8f2 8f5 8ey 8f4,8f6
correlational 1,8f5 8f0 8f1 8f2
correlative 9,8f3 8ez 174 8ey 8f4 8f0,4iy
correlativity o,8f0 8ez 8f7,8f6
correspond 16,hg 8f8 8f9 hd 1zk 1fe 8fa,8fb
correspondence a,1fe 8f9 hg,774 1fh
correspondent i,8fc 8f9,17o 7fh
corresponding 0,8fd 8fe 174 1i6
correspondingly 2
corridor 6,8ff,1i2
corrigible 0,1vo 8ex 1vm
corroborate v,17c 8fg 7aw 6d0 e5,7vv
corroboration a,6d0 8fh 8fg 17c,6d1
corroborative 0,7aw f5 8fh 8fg 17c
corroboratory 0,7aw f5 8fh 8fg 17c
corrode u,8fi 688 8fj 8fk,184
corroding m,8fj 8fi 8fk,4rz
corrosion m,8fj 8fk 8fi,8fl 4rz
corrosive 0,688 267 8fi 8fk
corrugated 0,8fm 5tm
corrupt 0,59l 3xf 8fn 8fo 59k 8fp 8fq 8fr 8fs 8ft
corrupted 0,8fu 8fo 4nc 59l
corruptedly 2,8fv
corruptible 0,59k 59l 3xf 59m
corruption 7,8fw,8fx
corruptive 0,8fs 35z 3xf
corruptly 2,8fv 59l
corruptness 7,8fn 8fw 59l 8fy,8fz 8fx
corsage 6,52q,52r
corsair 6,,5fo 8g0
cortege e,8g1,5yu 2zw
cortes i,8g2
cortex 8,2o3 8g3 8g4,28h 62w 8g5
cortez i,8g2
cortical 1,8g4 2o3 8g3
cortically 2,8g4
corticofugal 0,8g6 8g7
corticosteroid r,2qp,8g8
corticotropin 8,pa,pb
coruscant 0,1e2 1e1 8g9
coruscate u,8g9 8ga 1e2 8gb 8gc,8gd 5s
coruscation 9,8gb 8gc 8g9 8ga,8ge 5az
corvine 1,8gf
coryza q,8gg
cosecant o,,8gh
coseismal 0,8gi 8gj
coseismic 0,8gi 8gj
cosher 0,8gk 8gl
cosign w,8gm 8gn,8go 8gp
cosignatory i,8gn 8gq 6wz,2z
cosigner i,8gn 8gm,2z
cosily 2
cosiness q,8gr 7go,7gj
cosmetic 6,8gs 8gt 8gu,8gv
cosmetician i,41g,8gw 2vk
cosmetologist i,,1fq
cosmic 1,8gx 8gy
cosmographer i,8gz 8h0 8h1,4ch
cosmographist i,8gz 8h0 8h1,4ch
cosmologist i,,33a
cosmonaut i,339,7q
cosmopolitan i,8h2,8h3
cosmopolite i,8h2,8h3
cosmos h,8gy 4dr 8gx,4ui
cosponsor 14,,8h4
cossack i,,8h5
cosset 15,3i9,br
cost l,8h6 8h7,8h8 5s
costa 8,8h9 8ha 8hb,67q 25g
costal 1,8hb 8h9 8ha
costalgia q,8hc,1ez
costanoan a,,5qh 8hd
costate 0,8he 8hf 6e 8hg
costermonger i,,3u2
costiasis q,,208
costless 0,8hh 5g2
costliness 7,8hi 8hj,8hk
costly 0,8hl 8hj 8hm 8hn 8h7 8hi
costume 6,,37t
costumed 0,6vn 2g8
costumer i,8ho,8hp
costumier i,8ho,8hp
cosy 6,7go 7gn 8gr,42l
cot 6,8hq,8hr 3x9
cotenant i,,8hs
coterie e,5o3,3qd
coterminous 0,77z 780
cottage 6,5ji,4tj
cottager i,,1qi
cottar 6,8ht,8hu 5fz
cotter 6,8ht 8hv,8hu 8hw
cottier i,8hv,8hw
cotton r,8hx 8hy 8hz,8i0 3mj
cottonmouth 5,,8i1
cottony 0,8hz 6kr 8hx
cotyloid 0,ki kj
cotyloidal 0,ki kj
couch 6,8i2 8i3,47y 2v3
coue i,,8i4
cougar 5,65s,65t
cough t,8i5 8i6,8i7
coughing q,8i6 8i5
council e,,1az
councillor i,8i8,2p3
councilman i,,8i8
councilwoman i,,8i8
counsel i,8i9 xi 8ia 8ib,380 139
counseling a,8ia xi,mo
counselling a,8ia xi,mo
counsellor i,8ic 8ib 8id xi,50w 138
counsellorship 4,8id 8ic 8ib 8i9,cr
counselor i,8ib 8ic 8id xi,138 50w
counselorship 4,8id 8ic 8ib 8i9,cr
count w,8ie 8if 5qs 8ig 6at,2x1 5s
countable 0,5qs 5qo 8ie
countenance 7,8ih 8ii 8ij 38,2h0 fw
counter 6,290 3km,4z6 28k
counteract 15,28u 8ik,p5 4c
counteraction 4,8il 8ik,5ty
counteractive 0,q3 8ik
counterattack 4,8im,36c 1cp
counterbalance 6,8in 7mh 8io 8ip,5k7 3nl
counterbalanced 0,3nr 3nq
counterchallenge w,,6e6
counterchange u,8iq
countercheck 9,,8ir 2zs
countercurrent 4,8is 8it,8iu 8iv
counterfeit 6,8iw 8ix 79m,8iy 8iz
counterfeiter i,79m 8ix,44p
counterman i,8j0,617
countermand a,275,4d1 277
countermine 4,8j1,3og
counteroffensive 4,,8j2
counterpane 6,42m,42k
counterpart 9,,8j3
counterperson i,8j0,617
counterpoint a,88j 88t 88k,8j4
counterpoise 6,8in 8j5,5k7 8io
counterpoised 0,3nr 3nq
counterpose 16,8j5,8io
counterproposal a,,12y
counterpunch 4,8j6,4d7
countershot 4,,8j7
countersign a,8j8,5z6 2n8 8j9
countersink 6,,4r9 5k1
counterspy i,,8ja
countertenor a,,1rj 1rl
countervail 15,8jb 8ik,3nl 8jc
counterweight 6,8in 8j5,5k7 8io
counterwoman i,8j0,617
countess i,,3uw
counting 4,6at 8ie,1zx
countless 0,8jd 8je 8jf
countlessness 7,8jf 8jd,5hw
countrified 0,8jg 1f4
country e,1pp 8jh,5po 50l
countryfied 0,8jg 1f4
countryman i,,7mc
countryside f,,3l3
countrywide 0,7pf 5c5
countrywoman i,,5iy 7mc
county f,8ji,1gp
countywide 0,7pe 5c5
coup 4,8jj,36y 806
couperin i
couple e,8jk 8jl 8jm 4xk,8jn 8jo
coupled 0,8jp 7zi 1fd uo
coupler 6,,5cc
couplet a,8jq,8jr 8js
coupling 6,8jt,7zg
coupon 9,,8ju 8jv
courage 7,56k 56j,56t
courageous 0,56j 56k 56l 56m 56n 56o 56p 56q 56r
courageously 2,56s 56j
courageousness 7,56k 56j,56t
courbet i
courier i,40c,7q
course 4,8jw,8jx 6du
courser 5,6h7,8jy 6hf
coursing 4,,8jz
court e,8k0,8k1
courteous 0,8k2 8k3
courteously 2,8k4 8k2
courtesan i,7t8,7t9
courtesy 4,,6v5
courtier i,,2so
courting a,8k5 8k6,vb
courtliness 7,8k7 8k8,597
courtly 0,8k8 8k9 8k7
courtroom 6,,29h
courtship a,8k5,vb
courtyard 6,35w,39s
cousin i,8ka 8kb,1e8
cousinly 0,8kb 8ka
cousteau i
couth q,8kc 6vi,8kd
couthie 0,8ke 15x
couthy 0,8ke 15x
couturier i,8hp,2o5
covariant 0,8kf 8kg
cove h,,8kh
covenant a,7t0,7t1 1f8
coventry f,3r9,3rc
cover z,1rv 8ki 8kj 7qx 644 3ug,c3
coverage 7,8kk 8kl,1xb 1u2
covered 0,2qh 2qg 3gy 3zh 4lf 5v9 728 8km 8kn 8ko 8kp 8kq 8kr 8ks 8kt 8ku 8kv 8kw 8kx
covering 4,3ug 644 8ki 1rv,4ui 1w9
coverlet 6,192,42m
covert 6,7qx,8ky 644
covertly 2,6wr
covertness q,8kz 6wr,50s
covet 11,,44m
coveted 0,8l0 8l1
covetous 0,8l2 o1 2hn 3ei jc 3eh
covetously 2,8l3 8l4 8l2 o1
covetousness c,,8l5
cow 5,,437
coward i,8l6 5q9 8l7 8l8
cowardice 7,8l9,56t
cowardliness 7,8l9 5q9,56t
cowardly 0,5q9 8l6 8l9 5q8 6m0 8la 8lb 8lc 8ld 8le
cowboy i,5fw,8lf
cowcatcher 6,8lg,1h1
cower 12,8lh,8li
cowgirl i,,5fw
cowhand i,5fw,8lf
cowherd i,5fw,8lf
cowhide r,,1oe
cowl 6,8lj 8lk,2ru
cowled 0,6vo 2g8
cowlick 8,,5dv
cowling 6,8lj 8lk,2ru
cowman i,5fw,8lf
cowper i
cowpoke i,5fw,8lf
cowpox q,8ll,208 6m2
cowpuncher i,5fw,8lf
cows 5,437,54u
coxa 8,8lm,8ln
coxcomb 5,,8lo 5w3
coxswain i,,8lp
coy 0,8lq 8lr 8ls 8lt 8lu
coyness 7,8lt 8lq 8lr,16c
coyote 5,,8lv
cozen 14,43p 8lw 8lx,6jz 6jx
cozenage 4,8lx 8lw,5ja
coziness q,8gr 8ly 7go,7gj
cozy 0,7go 7gn 8gr
cpa i,,i5
cps s,8lz,8m0
cpu 6,8m1,1xx 8m2
crab 5
crabbed 0,8m3 5bl 8m4
crabbedness 7,8m4 8m3,2yn
crabbiness 7,8m4 8m3,2yn
crabby 0,8m3 5bl 8m4
crabs q,,8m5
crack u,8m6 6ng 3r2 8m7,nw 4wl
crackbrained 0,8m8 3pq
cracked 0,6gi 6e
cracker d,,576
crackerjack 6,8m9,2ft 8ma
crackers 0,3pp 3pq
cracking 4,8m7 8m6,3py 57i
crackle b,8mb 8mc 8md,3py 8me
crackleware 6,,6na
crackling b,8mb 8mc,2xn 3py
crackpot i,8mf,8mg
cracksman i,8mh,3qo
cradle z,8mi,55z 3x9
craft 4,61z 1gs 8mj,i6 8mk
crafter i,8ml 8mj,2o5
craftiness 7,8mm 8mn 2un,33i 8mo
craftsman i,8mp 8ml 2vk 8mq,382 2o5
craftsmanship 9,8mq 8mp 8ml 2vk,ny
crafty 0,2un 2uk 8mm
crag h,,70u
cragged 0,8mr 6e
craggy 0,8mr 6e
cragsman i,,719
craigie i
cram z,8ms 8mt 1gf,8mu
crammer a,8mv 8mw,39r 8mx
cramp q,4nk
crampon 6,8my 71a,8mz 8n0
crampoon 6,8my 71a,8mz 8n0
cranch z,8n1,7pp
crane t,8n2,8n3
craniologist i,8n4,6hu
cranium 8,558,25g
crank 6,8n5 8mf 8n6,1ce 8mg
crankiness 7,88p 8n6,2yn
cranky 0,8n7 8gj
cranny h,8n8,8n9 8na
crap a,8nb 5hz 8nc 3ll,8nd 5jb
crapper 6,7iz 8nc,7j0
crappy 0,3ll 362 5hz
crapshooter i,,4bj
crapulence 4,4zj 8ne 8nf,4zk
crapulent 0,8ne 8ng 4zj
crapulous 0,8ne 8nf 8ng 4zj
crash b,6wt dh,3py 63r
crasher i,8nh,4tg
crashing 0,3pj 2t5
crassness 7,8ni,5s0
crate 6,8nj,53n
craunch z,8n1,7pp
crave y,8nk su,44n
craved 0,8nl 8nm
craven 0,8la 5q9
craving c,su 8nk,1u7
craw 5,,579
crawford i
crawl 12,8nn 8no 8np 23c,gw
crawler 5,4ze 8np 8l8 8nn,107
crawling 4,8no 8nn,8nq
craze 9,8nr 8ns,8nt
crazed 0,8nu 3pq
crazily 2,8nv 55c
craziness 4,8nw 8nx 55c 8ns,8ny 3l1
crazy 0,55c 8nz 3pq 8o0 8nw 8o1 5gi
creak 13,8o2 8o3,4lj
creaking b,8o3 8o2,3py
creaky 0,8o4 8o5 38x c8 8o3
cream e,8o6,2qt
creamy 0,1tk
crease z,8o7 8o8 kq,8o9
creaseless 0,8oa 8ob
creaseproof 1,8oc 8o8
create 10,qs 8od 8oe 10d 84f 8of 2u9 8og 2ua
creation 4,2ua 2u9 8of 8oh 8od 8oi,pf 1w9
creative 0,8oj 84f 8ok 8oi 70p 8ol 8om 8on 8oo 84d 8od
creatively 2,8oj
creativeness 9,70p 84f 8oj,3c
creativity 9,70p 84f 8oj,3c
creator i,1pq 2o5 8oi
creature 3,10d qs,24o
creche 6,,33r
credal 1,8op 8oq 8or
credence 6,ee,er 5gd
credential a,6cy,3pb
credentialled 0,6d3 6cw
credentials a,6cy,3pb
credible 0,46b 8os 3cb 46c 46d 8ot
credibly 2,8ou 46b
credit a,7hi,fw 1xe
creditable 0,8ov 2ht
creditably 2,8ow 8ov
credited 0,38u 2xf
creditor i,8ox
creditworthiness 7,8oy 8oz,8p0
creditworthy 0,8oz 3c3 8oy
credo 9,8or,24s
credulous 0,8ot 8p1 8p2 8os 8p3 6mk
credulousness 7,8p2 8p1 8ot,2we
cree a,,27 46
creed 9,8or 8oq 8op,24s
creedal 1,8op 8oq 8or
creek h,5df,5dg
creep 12,8nn 8p4 8no 8np 8p5,gw 1uk
creeper k,,8p6
creeping 4,8no 8nn,8nq
creeps c,,208 18x
creepy 0,1it 2y 8p5 1im
cremains 8,,5p7
cremate u,,5ky
crenate 0,8p7 4d6
crenated 0,8p7 4d6
crenulate 0,8p8 4d6
crenulated 0,8p8 4d6
creole a,,8p9 1ie
creon i
crepitate 13,8mc 8mb,8me
crepitation b,8mb 8mc,3py
crepuscle s,8pa 8pb,3b8
crepuscular 0,8pb la 8pa
crepuscule s,8pa 8pb,3b8
crescendo 7,dd,8pc
crescent p,8pd 1mt,2n6
crest f,8pe 5w4,3hb 4i0
crested 0,z8 yx
cretan i
cretin i,6fp 8pf,1h2
cretinism q,8pg 8pf,8ph
cretinous 0,8pf 8pi 6fp 8pg
crevice p,8n8,8n9
crew e,,8pj
crewman i,8pk 1gw
crib 6,8hq,3x9
cribbage 4,,4xw
crichton i
crick i,8pl,4nk
cricket 5,,8pm
cricketer i,53l,om
crier i,3z4 4rm,1ya 26o
crime 4,7iu 8pn jo 8po 3q4,8pp
criminal i,21 8pq,8pr
criminalise 15,3q4 7iu,3q5
criminalism q,8ps,4q5
criminality q,8ps 8pt,4q5
criminalize 15,8pq 3q4 21,br 3q5
criminally 2,8pu 7th 8pt
criminalness q,8ps 8pn 8pt,4q5
criminate w,jo 24m 8pv 7iu,jn 45s
criminative 0,8pv js jo
criminatory 0,8pv js jo
criminologist i,,2n2
crimp 8,483 8pw 8px,240 1u
crimper 6,8pw 8py,1u 5cc
crimson 0,61g 4qj 1tk 8pz 4q1
cringe 12,8q0 8l8,4as 2nf
cringing 0,8q1 8q2
cringle 6,8q3,5fz
crinkle p,8o8 8o7 8q4 8q5 kq,8n9 8o9
crinkled 0,8q4 8q6
crinkly 0,8q4 8q6 8o8
criollo d,,8q7
cripple u,8q8 pr,4si
crippled 0,8q9 53k
crippling 0,8qa 8qb
crisis q,8qc 8qd 8qe,8qf 713
crisp 0,8qg 8qh 6nt 8qi 8qj,8qk
crispate 0,4d6
crispen u,8qj,5ck
crispin i
crispiness 7,5bt 8qi,5bu
crisply 2,8ql 8qg
crispness 7,8qm,8qn
crispy 0,8qi 6ln 8qh 5bt
crisscross 12,,8qo
crisscrossed 0,8qp 5tx
cristal 6,8qq,8qr
criterial 0,8qs 3wr 3we 8qt
criterion a,3we 8qt 8qs,8qu 8qv
criterional 0,8qs 3wr 3we
critic i,8qw 3ca 45s 2jc,382 2ja
critical 0,5yc 8qx 2jc 622 627 5yb 6ar 8qy 8qz 8r0 8r1 8r2 8r3
criticality q,8r4 8r2 8r5 8r6 8qx,8r7 8r8
critically 2,2jc
criticalness q,8r4 8r5 8qe 8r6,8r7
criticise w,45s 8r9 627 8ra,ei 7hs
criticism a,627 8ra 8r9 5yc 45s 2jc,7tk 8rb
criticize w,45s 622 3ca 8qw,ei 7hs
critique 9,8rc 8ra 8rd,8r9 8rb
crius i
cro 6,8re,1xx
croak u,8rf 8rg 8rh,ks
croaking a,,1fv
croat i,8ri,8h5
croatian i,8ri,8h5
crochet 10,8rj 8rk 8rl 8rm,3ne
crocheting 4,8rl 8rm 8rk 8rj,8rn 8ro
crock 6,8rp,5yw b8
crocked 0,49z 3io
crocketed 0,z9 yx
crockett i
croesus i,,18d
crofter i
crohn i
cromwell i,8rq
crone i,460,462
cronus i
crony i,5g6,1wn
cronyn i
crook i,21 482 8rr,8pr 2n6
crookback i,8rs 8rt 53k,8q8
crookbacked 0,8rt 53k
crooked 0,3h0 8ru 8rv 3gz 8rw 8rx 8ry 8rz 8s0 8s1
crookedness 7,87v 8ru 3h0,87z 4sm
crookes i
croon w,8s2 3os 8s3 8s4,5vk
crooner i,3os 8s2,1rk
crooning 4,8s3 8s4 8s2,6g3
crop k,8s5 71x 8s6,8s7
cropper i,8s8,8s9
crosby i
cross 12,8qo 8sa 8sb kq,8sc
crossbeam 6,8sd,3zp
crossbencher i,,3iw
crossbreed 5,8se 8sf,24o 590
crossbreeding 4,8sg 8sh,8si 8sj
crosscurrent 4,8is 8it,8iu 8iv
crossed 0,8sk 8sl
crosshatch 7,8sm,8sn 8so
crosshatched 0,8sp 8sq
crossing 4,8sb 8qo,6tl
crossly 2,8sr 8m3
crossness 7,6p0 8m4 8m3,6p3 2yn
crosspatch i,8n5,1ce
crosspiece 6,8sd 8ss,3zp 54k
crossroad 6,628,629
crossroads e,8st 8r8,1kj 8qc
crosstie 6,,54k
crosswalk 6,8sa,8su
crossway 6,628,629
crossways 2,p3
crosswise 0,8sv 8sw 8sx 8sy
crotaphion 8,,cz
crotch 8,8sz,55m 230
crotchet 6,,2n6 6ps
crotchetiness 7,88p 5vd,2yn
crotchety 0,5vd 5bl 8t0 88p
crouch 12,8li 8t1 dh,2nf 8t2 8t3
croup 5,8t4,22v 1j
croupier i,,4bj
crouse i
crow 5,8gf 8t5 8t6 54r 9s,8t7 4t4
crowbait 5,,2m2
crowbar 6,8t8,8t9
crowd e,8ta 8tb 8tc 8td 7xp,2zw 560
crowded 0,8te 8tf 8tg 8th
crowding q,7xp 8td 8tb 8tc,3p1
crowing a,54r 4tl 8t6 8t5 2tq,4tk
crown u,8e7 8e9 8e8,80p 712
crowned 0
crowning 0,8ti 8tj
crownwork 6,,54i
crucial 0,8tk 8r4 8qe 8tl 8tm
cruciality q,8r4 8tn 8tk,8r7
crucially 2,8tk
cruciate 0,8to 4f9
crucifix 6,8tp 8tq,8tr
crucifixion 4,8ts 8tq,8tt
cruciform 0,8to 4f9
crucify 15,8tq 3ly 8ts 8tp 8tu,w4 42q
crud q,8tv,8tw 8tx
cruddy 0,8ty 3yx
crude 0,8tz 8u0 511 8u1 8u2 8u3
crudely 2,8u4
crudeness 7,8u5 8u3 8u6 8u0,8u7 8u8
crudity 7,8u5 8u3 8u9 8u6 8u4 8u0,8u7 8u8
cruel 0,3sy 3t0 5f8
cruelly 2
cruelness 7,5f8 3sy,40l
cruelty 4,364 8ua 5f8,bn 8ub
cruise 12,8uc 8ud dh,8ue gw
cruiser 6,8ud 8uc,1uu 8uf
cruiserweight i,,8ug
crumb d,5ik,4ib 1ce
crumble 12,8uh,14b
crummy 0,5in 6jn
crump u,8ui,8md 4m4
crumple 12,8uh,14b
crumpled 0,8uj 3yi
crunch b,8md,3py 4lj
crupper 6,,8uk
crus 8,,2r9
crusade 4,5t0 12w,8ul 8um
crusader i,54 12w,jv 6bx
crush 15,8un 8uo 40n 8up 7l8 8uq,7pp
crushed 0,8ur 8us 6e 8ut
crusher 6,8uq 8uo,s9
crushing 0,8uu 267
crushingly 2,8uu
crust h,,8uv
crusted 0,8km 2qh
crustlike 0,8km 2qh
crusty 0,8km 8uw 2qh 8ux 5bl 6kb
crutch 6,,8uy 8uz
cry w,8v0 475 4rm 8v1 7nh 8v2,3hr 1fv
cryaesthesia q,8v3,8v4
crybaby i,8v5 479,8v6 1ce
cryesthesia q,8v3,8v4
crying 4,3z6 6wd 8v7 4rm vf,q4
cryopathy q,8v8,4n3
cryophobia q,,p1
cryostat 6,,8v9
cryptanalyst i,8va,8vb
cryptic 0,8vc 8vd
cryptical 0,8vc 8ve 8vd ax
cryptically 2,8vf 8vc
cryptobiosis q,,4s
cryptograph 6,6sb,8vg s1
cryptographer i,8va 8vh 77f,8vb
cryptography 4,8vh 77f 8va,8vi 77g
cryptologist i,8va 8vh,8vb
cryptorchidy q,8vj,2c
cryptorchism q,8vj,2c
crystal r,8vk 8vl 8vm 8vn,8vo fk
crystalise u,8vp 8vm,6x9 14b
crystalize u,8vp 8vm 8vq 8vk 8vl,6x9 14b
crystalline 0,8vr 8vs 8vt 6nt
crystallisation j,8vu 8vm,8vv
crystallise u,8vp 8vm 8vu,6x9 14b
crystallite h,,8vl
crystallization 9,8vu 8vl 8vm 8vn,8vv 51m
crystallize u,8vp 8vm,8vw 6x9
crystallizing j,8vu 8vm 8vn,8vv
crystallography 9,,33f
ctenoid 1
cub 5,8vx 8vy,24 541
cuba f
cuban 1
cube p,8vz 4pr 8w0 8w1 8w2,7qq
cubelike 0,8w0 4pq
cubic 0,8w2 4pq 4pr 8vz 8w3 4pb 53p 8w0
cubical 0,8w0 4pq 4pr 8vz 8w3
cubicle 6,6ab 62a,29h 1k4
cubiform 0,8w0 4pq
cubism e,8w4 8w5,8w6
cubist 1,8w5 8w4
cubistic 1,8w5 8w4
cubital 1,8w7 29i
cubitus 8,29i 8w7,8w8 2r9
cuboid p,8w0 4pq
cuboidal 0,8w0 4pq 4pr 8vz
cuckold i,8w9 dh,48c 43p
cuckoldom q,,4et
cuckoo 5,547,2z9
cud d,,8wa
cuddle z,8wb 8wc 8wd 610 8we 8wf,8wg 50r
cuddlesome 0,8wh yh
cuddling 4,610 8wc 8wb,611
cuddly 0,8wh yh 8wd
cue 6,8wi 70q 8wj,8wk 2ps
cuff 6,8wl,8wm
cufflink 6,,3r6
cuirassier i,,68s
culbertson i
cull 9,,1rc 8wn
culminate u,712 2ex 70x 7nq,uw
culmination s,2ex 712,2ey
culpability q,4kz 4kn,4q5
culpable 0,4kn 4ko 4kz
culpableness q,4kz 4kn,4q5
culpably 2,8wo 4kn
culprit i,8wp,bw
cult e,8wq 8nr 8wr,6rg 8nt
cultism 4,8ws 8wt 8wr,8wu 2fw
cultist i,8wr 8wq 8wv 8ws,u5
cultivable 0,2m3 1w1
cultivatable 0,2m3 1w1
cultivate 10,8ww 8s6 1fp 1fn 8wx 8wy,54c
cultivation 4,1fp 8s6 8ww,j0 8wz
cultivator 6,1fn 8wx 8ww 8s6,1fo 8x0
cultural 1,8x1 8x2 8x3 iz 8x4 iy
culturally 2,8x3
culture e,ix iz iy iv 8x2 8x1,6v9 2jm
cultured 0,6ve 6vi
cultus 9,8wv,6q9
cum 8,8x5,4q2
cumberland h
cumbersome 0,8x6 5jl 8x7
cumbersomeness 7,8x7 8x6,8x8
cummings i
cumulate u,il j6 1bj,is
cumulation e,1bj il,j8
cumulative 0,j6 jb il
cumulatively 2,j6
cumuliform 0,6sr 5h9
cumulous 0,7rj 5j7 1bj
cumulus h,,740
cunctation 4,8x9,8xa
cunctator i,8xb,8xc
cuneate 0,8xd ka
cuneus p,8xe,8xf
cunning 7,8mm,33i 2ul
cunningham i
cunt 8,4id 8xg,1ce 8xh
cup 6,8xi,6ne 3mb 2rh
cupbearer i,,2so
cupboard 6,73i,5oj
cupful n,8xi,2rh
cupid a,1x5,1ne
cupidity 7,3ei,3ej
cuplike 0,7qk kj
cupping 4,,8xj
cupric 1,8d3 8d2
cuprous 1,8d3 8d2
cupular 0,7ql kj
cupulate 0,7ql kj
cur 5,8xk,3um
curable 0,8xl 8xm 8xn 8xo
curandera i,,1o6
curandero i,,1o6
curate i,8xp,n1
curative 6,1nu 1qs 1qt 8xn,2ax
curator i,81g,613
curb 6,8xq 4c,5b0 4om
curbing 6,8xq,5b0
curbside 6,,8xr
curdled 0,75f 72k
curdling m,73t 73z,9m
cure t,8xn 1nu 8xl 1qs,4n2 2ax
cured 0,8xs 341
curing m,7xf,9m
curio 6,7b6,7hj
curiosity 9,8xt 8xu,6ct
curious 0,8xv 8xu 2b1 8xw 7b6 8xx 8xt 8xy 8xz 8y0
curiously 2,8y1 8y2 8xv 8xu
curiousness 7,8xx 8xw 8xu 8xv,8xt
curl u,8y3 385 792 791 383,487 8y4 2nf
curler 6,8py 8y5,5cc
curlicue a,791,800 8y6
curliness 7,8y7 8y8,8y9
curling 4,8ya 8y8,5zj
curly 0,8y8 8yb 8y7 8ya 8yc 8yd
curmudgeon i,8ye 8uw,29l
curmudgeonly 0,8uw 5bl 8ye
currant d,,49t
currency 7,63z,8yf 8yg
current 0,6t9 8yh 8yi 861 qv 8yj 6t8 863 8yk 8yl 8ym,5wi
currently 2,6t9
currentness 7,861 6t9,8yn
curricular 1,8yo 8yp
curriculum a,8yp 8yo,2n9
currier i,,2vk
curse w,4lq 8yq 4lr,4ls bv
cursed 0,4kv 8yr 4ku 8ys 8yt 8yu
cursedly 2,8yv 4kv
cursive a,8yw 8yx 8yy,5ow
cursor 6,8yz,27h
cursorily 2,60k
cursory 0,60k 60h
curst 0,4kv 8yr 4ku 8ys 8yt 8yu
curt 0,5ez 7se 5f0 73 5a9
curtail u,8z0 pr,6tp
curtailment 4,8z1,5ab 7vs
curtain 6,8z2,4og 626 3vp
curtained 0
curtal 0,8z3 18
curtilage 6,3l6,5tb
curtis i
curtiss i
curtly 2,8z4 5ez
curtness 7,73 5ez,75
curtsey a,8z5 8z6,53f 53g 8z7
curtsy a,8z5 8z6,53f 53g 8z7
curvaceous 0,50q 50u 8z8
curvaceously 2,5nk 50q
curvaceousness 7,8z8 50q,8z9
curvature 7,8rr 2n4,8za
curve p,2n6 8zb,52b
curved 0,2nb 2n5 8zc 8zd 8ze 8zf 8zg 8zh 8zi 8zj 8zk 8zl 8zm 8zn 8zo
curvey 0,8zf 2nb 8y9 484
curvilineal 0,8zc 2nb
curvilinear 0,8zc 2nb
curving 0,2nb 2n5 8zc 8zd 8ze 8zf 8zg 8zh 8zi 8zj 8zk 8zl 8zm 8zn 8zo
curvy 0,8zf 50q 2nb 8y9 484 50u
cushing i
cushion z,8zp 8zq,5gc 8zr
cushioned 0,8zs 6kr
cushioning 6,8zq 8zp,1w9
cushiony 0,8zs 6kr 8zt
cushy 0,8zu 8zv
cusp 6,244,8zw
cuspid 8,5uj 244,2a2
cuss i,4nv 4nw 4lq,4nx 4ny
cussedly 2,8zx 8zy
cussedness 7,8zz 8zy,88o
custer i
custodial 0,900 2bs 613 901
custodian i,613 900,xk
custody q,902,5yl
custom 4,903 904 jx 8ae,5zu 905 8aa
customarily 2,jx
customary 0,8ae jx 8ab 904 jy 903
customer i,5nt,6lo
customs l,906,907
cut z,1y6 908 909 90a 90b,7m1 s
cutaneal 1,90c 1e5
cutaneous 1,90c 1e5
cutback 4,908,1o4
cute 0,38k 2uo 389 90d 2uk
cuteness 7,90d 38k,38t
cuticle 5,90e,1e5 8ds
cuticular 1,90f 5yt 90e
cutis 8,1e5 90c,4xa 90g
cutlass 6,,4kh
cutler i,,3u2
cutlery 6,909 90h,90i
cutpurse i,90j,3qo
cuttable 0,6lm 6ln
cutter 6,90k,57r 90l
cutthroat i,53b 53c,2zk
cutting 4,90a 15,90m 4vu
cuttingly 2,90n
cuvier i
cva q,2fc,2fe
cxl 0,223
cxlv 0,223
cxv 0,223
cxx 0,223
cxxv 0,223
cxxx 0,223
cxxxv 0,223
cyanogenetic 0,90o 90p 90q
cyanogenic 0,90o 90p 90q
cyanosis q,os
cybele i,90r
cybernate 10,7qg,90s
cybernaut i,,778
cyberphobia q,,p1
cyberpunk a,,776 90t ak
cybersex q,,90u
cyberspace 6,90v,90w
cyborg i
cyclades e
cycle s,90x 90y 1r6,90z 6du
cyclical 0,1r6 90y 1r7 1r3 6t5
cyclicity 7,910 911 1r6,912
cycling 4,913 4cu 914,350
cyclist i,4ct 4cs 4cu,4cw
cycloid p,915 916 1mt
cycloidal 0,916 1mt 915
cyclone j,917,2bn
cyclopia q,,2c
cyclops 5,,2py
cyclothymia q,,4hd
cylinder p,918 919,7qq
cylindric 0,919 1mt 918
cylindrical 0,919 1mt 91a
cylindricality 7,91a 919,6t4
cylindricalness 7,91a 919,6t4
cymbalist i,,91b
cymry i,91c
cynewulf i,91d
cynic i,91e 91f,1ce
cynical 0,91f 91g 91e
cynophobia q,,d7
cynthia i,2ub
cynwulf i,91d
cypher a,91h 39z 5qr,k1 3a0
cyprian i,3yv 91i,1tb
cypriot i,91i 91j
cypriote i,91i 91j
cyril i,,91k
cyrus i
cyst q,91l 91m,m8
cystic 1,91m 4mw 91l
cystitis q,,91n
cystocele q,,7f6
cystoplegia q,,1i8
cytherea i,2ek
cytol 8,6bv,91o
cytologist i,,4h4
cytomembrane 8
cytopenia q,91p,m3
cytoplasm 8,6bv 91q 91r,91o
cytoplasmatic 1,91r 6bv
cytoplasmic 1,91r 6bv
cytoplast 8,91s,6bv
cytoplastic 1,91q 6bv 91s
cytoskeleton 8,,67q
cytosmear 8,91t,91u
cytosol 8,,6bv
czar i,91v 91w,5wu 3d6
czarina i,91x,91y
czaritza i,91x,91y
czech a,91z
czechoslovak i,91z
czechoslovakia f
czerny i
dab z,920 921,2ih 5md
dabble 12,,922
dabbled 0,8kn 2qh
dabbler 5,923 924,1sl 5gf
dacoit i,925,3qo
dacryocyst 8,,4mw
dacryon 8,,cz
dactylomegaly q,,ou
dad i,926,441
dada e,926 927,441 8w6
dadaism e,927,8w6
daddy i,926,441
daedal i,928 7o1 202
daedalus i,928
daemon i,929 92a,4uu 92b
daffodil k,,92c
daft 0,3pp 3pq 8nw
daftness q,8nw 3pp,8ny
dagan i
dagda i
dagger 6,,3z9
dago i,92d,92e
dagon i
daguerre i
dah a,,92f
daikon k
daily 2,92g
daimler i
daimon i,929,4uu
daintily 2,92h
daintiness 7,92i 92j,597
dainty 0,92j 92k 92i
daiquiri d,,92l
dairy 6,,92m
dairymaid i,92n,92o
dairyman i,,1fo
dais 6,1um,1un
daisy k,,4qs
dakoit i,925,3qo
dakota a,,4g0
dalesman i,,1kk
dali i
dallas f
dalliance 4,92p 8dc 92q 92r 8db,8xa 5wt
dallier i,92s 92q,92t
dally v,92r 92q 8dc 92s 92p,p5 3k7
dalmatian 5,,3um
dalton i
daltonism q,92u,92v
dam 6,92w,3pw 2z1
damage u,184 92x 92y,do
damaged 0,3yi 92z 3yg 930 8uj 5mg 931 932
damages l,1vr,1vs
damaging 0,933 bz
damascene 6,934,935
damascus f
dame i,936,46u
damgalnunna i,937
damkina i,937
damn 0,8yt 20s 4kv 938 939,20t
damnably 2,8yv 8yu
damnation a,939 20s,93a
damnatory 0,938 js 20s
damned 0,4ku 93b 4kv 93c
damning 0,938 js
damocles i
damoiselle i,93d,93e
damon i
damosel i,93d,93e
damozel i,93d,93e
damp 0,93f 42s 6wi
dampen u,93g 3xk 93h 3xq,93i 4a9
dampener 6,93h 3xk,s9
dampening 4,3xq 3xk,93j
damper 4,8zr 93k 93l 93m,93n s9
dampish 0,93f 42s
damply 2,93o 93f
dampness q,6wi 93f,93p
damsel i,93d,93e
dana i,93q
dance 12,6im 93r 93s 6q0,4as 93t 2u4
danceable 0,93u 5pf
dancer i,6q0 6im 93r,qi
dancing 4,6py 93r,1ym pg
dandelion k,,2wk
dandify t,93v 8lo,2g6
dandily 2,5ie
dandruff h,,93w 93x
dandy 6,8lo 93v,y5 3v4
dane i,93y
danger q,93z 940 941,8ul
dangerous 0,57x 941 942 57w 6el 943 944 945 946 947 948 949 94a
dangerously 2,94b 57x
dangerousness 7,942 94c 57x,2yj
dangle 16,94d 94e 94f,94g 94h
dangling 4,94f 94e,94i
daniel a,,v0
danish 1,,94j
dank 0,6wh 42s 6wg
dankness q,6wg 6wh,6wi
danseur i,,3ov
danseuse i,3ou,3ov
dante i
danton i
danu i,93q
dapper 0,94k 94l 94m
dapple 7,94n 94o,94p 94q
dappled 0,94r 5b3
dardan i,94s,194
dardanian i,94s,194
dardanus i
dare 15,94t 94u 36s 94v 12a,p5
daredevil i,94w 4vf 397,122
daring 7,94v 12a 126 94u 94t,6e9 4vq
daringly 2,126
dark 0,la 94x 4k8 94y l9 2eh 4k6 5rh 6s4 8pb 94z 950 951 952 953 954 955 956 957 958 959
darken u,95a 4jk,nw
darkened 0,95b 94z 1aq la
darkening 0,950 la
darkish 0,959 94x
darkling 0,952 951 la
darkly 2,la
darkness q,4k8 94y la,95c 95d
darling i,6q3 47g 47h,yp
darn z,95e 95f,3ke 95g
darned 0,4ku 4kv
darnel k
darner i,95f 95e,95h
darrow i
dart 12,95i 95j 95k 95l 2ii 95m,95n 3u8
darter 5,95k,10d
darwin i
darwinian i,,wu
dash 12,95j 95o 95m 4w5 95p 95q,3u8 57j
dashed 0,95r 95s
dashing 0,95t 3up
dastard i,95u 8lb 5q9,8l6
dastardly 0,8lb 5q9 95u
data e,95v,j8
date s,95w,6sd
dated 0,95x 2cf
dateless 0,95y 52i
dating 4,95w,95z
datum 9,960,nd
daub 6,4qv 961 962,6yj 4jt
dauber i,961,at
daubing 4,963 962,27n
daughter i,964 965
daughterly 0,965 966 964
daumier i
daunt 11,967,968
dauntless 0,396 397 969
dauntlessly 2,96a 396
dauntlessness 7,969 396,56k
dauphin i,,2nv
david i
davis i,96b
davy i
davys i,96b
dawdle 12,96c 92q 96d 92p,4as 3k7
dawdler i,96d 92q 96e 96c,92t
dawes i
dawn s,3b4 96f,3b8
dawning s,3b4 96f,3b8
day s,6sd 96g 26c 92g,96h 96i
dayan i
daybed 6,,8i2
daybook 6,96j,96k 96l
dayboy i,,96m
daybreak s,3b4,3b8
daydream 10,96n 96o 96p 9s,96q
daydreamer i,96p 96r 96n,92t
daydreaming 9,96o 96r 96n,96s
daygirl i,,96m
daylight s,1aa,6by 96t
daylong 2,96u 1ax
days s,,96v
dayspring s,3b4,3b8
daytime s,1aa,6by
daze 9,96w 96x 42f 42h,96y 3m9
dazed 0,96z 970 t2 971
dazedly 2,972 970
dazzle 13,42h,42i
dazzled 0,4o7 4o2 t2
dazzling 0,973 1t8
dci i,,w6
deacon i,974,6rl
deaconess i,,974
dead 0,2zm 975 2zl 4qa 58u 976 977 978 979 97a 97b 97c 97d
deadbeat i,97e,97f
deadbolt 6,,97g
deaden u,93m,93k
deadened 0,97h 97i
deadening 4,83h 50c 97j 50d,83i
deadeye 6,,97k 97l
deadhead i,,97m
deadline s,,44j
deadliness 7,97n 97o 97p 97q 97r 3qv,97s
deadlock q,97t,8qf
deadly 0,97p 97o 97u 97n
deadness 7,97v 97h 97w,97x
deadpan 2,97y 73d
deaf 0,97z 980 981 982 983,3m8
deafen u,983,4lj 42g
deafened 0,981 97z
deafening 0,984 985
deafness q,980 97z,986
deal w,8kl 81l 987 br 7pc,5bv
dealer i,3u2 988 989 98a,3nh 8ed
dealership e,989 3u2 988,1b0
dealing 4,987,98b
dealings 4,987,98c
dean i,,98d
dear 0,47g 47i 47h,yp
dearest i,47i,yp
dearie i,6q3,yp
dearly 2,98e 8hj
dearness 7,8hi 8hj,8hk
dearth 7,98f 98g,7k 98h
deary i,6q3,yp
death b,98i 98j 98k 8rf 8rg,do 6tb
deathbed s,,y3
deathless 0,98l 1sk
deathlike 0,976 2zm
deathly 0,976 2zm
deathrate s,,8m0
deb i,98m,1tb
debacle b,,7as
debar w,98n 3ey 98o,3ra 1w6 3f1
debarment 4,98o 3sr 98n,3rc 3f3
debase u,3xf 1p5 83i 98p,98q
debased 0,10j 98r 10l 98s
debasement 4,10n 83i 10g 3xf,xb 2sh
debaser i,98p 1p5
debatable 0,98t 2pd 1n6 2pg 1qv 98u
debate a,2ph 98v 1qv 98u 98w,2pt 98x
debater i,2pj 98u 98w,jv
debauch 4,3ik 3xf,3im
debauched 0,98y 98z
debauchee i,10q 3xf,990
debaucher i,991 3xf,10q
debauchery 4,3ik 3xf,3im
debile 0,992 993 32n
debilitate u,994 995 32n 996,4si
debilitated 0,13j 13m
debilitating 0,997 995 998
debilitation b,996 994,37e
debilitative 0,995 997 994
debility q,32n 992 994,999
debitor i,97f
debonair 0,99a 6kg 6vi 3zu
debonaire 0,99a 6kg 6vi 3zu
debone u,4x9,1y7
debonnaire 0,99a 6vi
debris r,99b,99c
debs i
debt l,2ta,2t9
debtor i,97f
debunk w,99d 99e,4jo
debunking 4,99e 99d
debussy i
debut 4,99f,44c 99g
debutante i,98m,1tb
dec s,99h,2lj
decade s,99i,6by
decadence q,99j 99k,f
decadency q,99j 99k,f
decadent 0,99l 4bg
decameter n,99m,6ba
decametre n,99m,6ba
decamp 12,99n 79 99o 7a,99p 7c
decampment 4,7a 99o 79 99n,7 b
decant 12,99q 5ys 99r,99s
decantation 4,99r 99q
decanter 6,5ys 99q,519
decatur f
decay u,99t 99u,14b 9m
decease b,98i 8rf 8rg 99v 8rh,do ks
deceased 0,975 99v 2zm
decedent i,99v 8rf
deceit 7,99w,8fx
deceitful 0,99x 99y 4jr 8mn
deceive 15,43p 3q1 99z 9a0 9a1 6k0 44p,6jz 9a2
deceiver i,44p 3q1,bw
deceivingly 2,9a3
decelerate u,9a4 9a5 dh,t
deceleration 7,9a5 9a6 9a4,do
december s,99h,2lj
decency 7,9a7 9a8 9a9,2l2 9aa
decennary s,99i,6by
decennium s,99i,6by
decent 0,9a9 9ab 9ac 9ad 9a8 9a7 42b
decently 2,9a9
decentralize u
deception 4,9a1 6k0 43p 3q1,88g 9ae
deceptive 0,99z 9af 43p 3q1 9ag
deceptively 2,9a3 99z
deceptiveness 7,9ag 99z 9a0,8fx
decertify 15,9ah
decide v,v2 9ai 2ix 1rc 2bd,98u
decided 0,9aj 6cp
decidedly 2,9ak 9aj
deciding 9,1rc 9al uy v2 9am,6cc
decidua 8,,9an
deciduous 0,5pr 5pq
decimate u,265 260 9ao,266
decimation 4,9ao 260,268
decimeter n,,6ba
decipher v,9ap 8vb 9aq,9ar 9as
decipherable 0,6xh 9at
decipherably 2,9au 6xh
decipherer i,8vb 9aq 9ap,1jl 9av
decision 4,2ix 7sn v2,3pc 7so
decisive 0,9am 7sq 9al 9aw
decisively 2,9ai
decisiveness 7,7sq 9ai 9ax 8qe 9am,rm 7ss
decius i
deck 6,,1un
decker 6,9ay,1w9
deckhand i,9az,3ua
declaim w,9b0,3hx 7ui
declamation a,9b1,9b2
declamatory 0,4wf 4wg
declaration a,30f 17j,1fg 16z
declarative 0,30e 26l mg 9b3 17j
declaratory 0,30e 9b3 17j
declare w,17j 26l 9b3 30e 30f 26p,se
declared 0,1n5 1n3 9b4 3fo 9b5
declarer i,17i 9b3,17o
declassify 15,,9b6
declension e,9b7 9b8,7yt 9b9
declination a,9ba 9bb 9b8,g4
decline u,9b8 9b9 9bc 9ba 9b7 9bd,ks 9be
declivitous 0,9bf 9bg 9bb
declivity h,9bb 9bf,g4
decoct u,,4v3 t
decoder 6,8vb,1jl 309
decolonise 15,9bh 9bi,18q
decolonize 15,9bh 9bi,18q
decomposable 0,201 202
decompose u,9bj,9bk
decomposition 9,9bl,9bm
decompositional 0,9bn 9bo
decompound 0,4fz
decontrol 15,,9bp
decor 6,9bq yu 9br,zr
decorate 10,yu 8gt 9bq zr zs 9bs yw
decorated 0,yx yy yz z0 z1 z2 z3 z4 z5 z6 z7 z8 z9 za zb zc zd ze zf zg zh zi zj zk zl zm zn zo
decoration 6,zr zq yu 9br,1w9
decorative 0,8gt 8gu zq yu 9br 9bt
decorativeness 7,9bt 8gt,2h0
decorator i,9bs yu,2n2 2u8
decorous 0,9bu 42a 9bv 9bw 42b
decorum 7,9bv 42a 9bu,2l2
decouple u,9bx,9by 9bz
decoy 6,9c0 6r5,44p gz s9
decrease u,t 9c1 s 1o4 9c2 9be,9c3 do
decreased 0,3x 3w 37c 37b 3xw 46j 9c4 9c5 9c6 9c7 9c8
decreasing 0,9c9 9ca 9cb 9cc 9cd 9ce
decree a,9cf 9cg 9ch,p4 17j
decreed 0,2ir 9ci
decrement 7,9c2,1xc
decrepit 0,8o4 992 38x 993
decrepitude q,9cj,8fl
decriminalise 15,9ck,38
decriminalize 15,9ck,38
decry w,7te,7tg
decumbent 0,j3 j4
decussate 12,9cl 8sl 6lr 8sk
decussation 8,6lr 9cl,67q
dedicate w,7ik 9cm 1n7 7im 7in 30w,2ia
dedicated 0,9cn 9co 9cp
dedication 7,9cm 7ik,9cq
dedifferentiated 0,9cr 9cs
deduce v,9ct 9cu 9cv 9cw 9cx 9cy,7sj
deducible 0,9cy 9cv 9cu
deduct v,9cz 9d0 9d1 1p0,5qr 9d2
deductible 0,1p0 9d0 1oz
deduction l
deductive 1,9cx 9cu 9ct 9cw
deed a,,oa
deeds 4,9d3,pf
deem v,7r1,ag
deep 0,9d4 9d5 cf 9d6 9d7 9d8 33k
deepen u,7p8 di,is
deepening m,,9d9
deepfreeze 6,9da,9db
deeply 2,9dc 9d4 cf
deepness 7,33k 9d5 9dd cf,33l 9de
deer 5,,9df
deere i
deface z,4n4 9dg,9dh
defalcator i,9di 9dj,3qo 44p
defamation 4,5si 2yq 2yo,2yr 2ys
defamatory 0,5sj bz 2yo
defame w,2yo 5sj 5si 2yq 3iz,jn
defamer i,3iz 2yo,3j1
default 4,9dk 97e,7h 9dl 9dm 9dn
defaulter i,97e 9dk,7o 97f
defeat x,40v 9do 9dp,9dq 9dr
defeated e,9ds 9dt 9du,3m8
defeatist i,9dp 9dv 9do,9dw
defecate t,8nc 9dx 9dy 9dz,3tx
defecation m,9dx 8nc,9e0
defecator i,9dy 8nc
defect 7,9e1 9e2 9e3,9e4 3gv
defection 4,7 9e5,b
defective 0,9e6 4n 4nc 5gt 2d
defectively 2,9e6
defectiveness q,5gt 9e7 9e6,9e4
defector i,9e8 9e5,bw
defeminise t,9e9,64v
defeminize t,9e9,64v
defence 4,9ea 9eb 9ec,7tp 9ed
defenceless 2,9ee 9ef 2ze 9eg 9eh
defencelessness 7,9eg 9ee 9ef,2zd
defend w,2f7 9ec xk 1l2 9ei 2as 9eb,2pf 36d 9ej
defendable 0,9ei 1hv
defendant i,ju,2hb
defender i,xk 9ek 9el 2f7,9em
defending 0,9en 2as
defense 4,9eo,3yk 9ep
defenseless 2,9ee 9eq 2ze 9eg 9er
defenselessness 7,9eg 9ee 9eq 9ef,2zd
defensible 0,9ei 1hv 9ek 9el 9ec
defensive 0,2as 9el 9ec 2ar 2cu 2cv 9en
defensively 2,2f3 2as
defer 16,9es db 9et 9eu 9ev,5tt 9ew 9ex dc
deference 4,9ey 9eu,6v5
deferent 0,9eu 9ez 9ev 7ni 9ey db
deferential 0,9eu 9ez 9ev 7ni 9ey
deferentially 2,9f0 9eu
deferment 4,9et 9es,8xa
deferral 4,9et 9es,2n 8xa
defiance 7,9f1 9f2 9f3 94u,3ol 6e9
defiant 0,9f3 9f4 9f2 9f1 9f5 9f6 9f7
defibrillate 15,,9f8
deficiency q,7k 9f9 9fa 9fb 9fc,9fd 1xc
deficient 0,9fb 9fe 9f9
deficit 7,9ff,9f9
defile h,pr,79p 9dh
defilement q,43t 43s,43v
defiler i,9fg 43s,990
definable 0,9fh 2xa
define 16,9fi 9fj 9fk,5s 9fl
defined 0
defining m,9fm 9fn,9fo
definite 0,6cp 6co 9ax 9aj
definitely 2,9ak
definiteness 7,7ss,9fp
definition a,9fk 9fj 9fn,i9 9fq
definitive 0,9fr 9fs
deflated 0,9ft 9fu
deflect x,3ey 9fv 9fw 9fx,3f1 3f2
deflection q,9fy,28
deflector 6,9fx 9fv,s9
defloration 4,9fz 9g0 9g1 9dh,92y 79o
deflower u,9g1 9dh 9fz 9g0,4xk 184
defoe i
deforestation 4,,711 3ub
deform u,87s 9g2 87t 87u 87w,87x
deformation b,9g3,92x
deformational 1,9g2 87w
deformed 0,9g4 6rd 6yi 9g5
deformity 7,6yi 9g5 9g4,187 2h0
defraud 15,5j9 5zl,44s
defrauder i,5zl 5j9,44p
defray 14,9g6 9g7,59q
defrayal 4,9g7 9g6,5m7
defrayment 4,9g7 9g6,5m7
defrock 15,9g8,9g9
defrost u,kq,9ga
deft 0,105 101 tq
deftness 9,tq 105,tr
defunct 0,9gb 977 9gc 9gd 2zm
defunctness q,9gd 9gb 977,98k
defy 16,9f4 9ge 9f3,9gf 9gg
degage 0,9gh 9gi 9gj 4p1
degas u,,1y7
degeneracy 7,99j 9gk,f 27u
degenerate i,5gr 9gl 98y 6qp 99j 9gm,9gn 9b8
degeneration m,9gm 9gl,9fo
degenerative 0,6qp 6qo 9gl
deglutition 4,9go,84w
deglycerolize 12,,9gp
degradation 4,83i 9gq 9gr,2sh
degrade z
degraded 0,98y 98r 98z 98s
degrader i,98p
degree 7,5r9 mu 9gs,1al pl
degressive 0,9gt 9bg
degustation 4,9gu,3s9
dehydrated 0,9gv 9gw 2uv 9gx
dehydration m,9gy 9gz 9h0 9h1,2qe 9h2
deific 0,9h3 1sk
deification 4,9h4 9h5 2fs,3ek
deify u,2fs 9h5 9h4 2fu 92b,9h6
deign 15,7tu,p5
deipnosophist i,,8av
deist i,,4lu
deity i,92b 2fs,13t
deject 11,9h7 9h8,9h9
dejected 0,9fu 9ft 9ha 9hb 9hc
dejectedness c,9hd,9he
dejection q,9h8 9h7,9hf
dejeuner d,9hg,57t
dekameter n,99m,6ba
dekametre n,99m,6ba
dekker i,9ay
delacroix i
delaware h
delawarean i,9hh,1ie
delawarian i,9hh,1ie
delay u,9ex 8xa pr 9hi,9a4 9hj
delayer i,8xc
delbruck i
delectable 0,9hk 9hl og 8l1
delectation 4,1yl 9hm,7gm pf
delegacy 4,1b9 9hn,pl 172
delegate 15,9ho 30u 9hn 9hp,1bb
delegating 4,9hp 9ho,3ck
delegation e,9hn 9ho,172
delete u,9hq 9hr 9hs 9ht,1y7 9hu
deleterious 0,9hv bz
deletion 4,9hw,1bu 9hx
deliberate 0,5qw 60f 5qx 9hy 9hz 9i0
deliberately 2,13a 9i1 5qw 60f
deliberateness 7,9i0 9hy 60f 5qw,69z 85x
deliberation 9,136 81o 98u,2pt 13b
deliberative 0,9i2 47v 98u
delibes i
delicacy 7,92i 7uw,597 1ls
delicate 0,92k 9i3 9i4 92j 9i5 9i6 9i7 9i8 hc
delicately 2,9i9 92k
delicious 0,9ia wj
deliciously 2,9ib 9ia
delight c,1yl 9ic 9id 9ie 9if,7gm 9ig
delighted 0,9ih 1yk
delightedly 2,9ih
delightful 0,9ia wj
delightfully 2,9ia
delilah i,9ii,1tb
delimit 16,9fi,5s
delimitate v,9fi 9ij 4zm,5s 7vp
delimitation f,4zm 9ij,4zr
delimited 0,52c 52d
delineate w,9fn 9fi 9ik 9il 9im 6gs,9in 5s
delineation a,6gs 9fi,6gu
delineative 0,9ik 9io 9fn 9ip
delinquent i,9iq 4ko 9ir,bw
deliquium b,9is,9it
delirious 0,9iu 9iv 186 8o0 6g8
deliriously 2,9iu
delirium q,8o0 9iv 9iu,9iw
delius i
deliver w,9ix 9iy 9iz 9j0 3n1 75p 5b8 e5,3hx 5b6
deliverable 6,5b8,4y1
deliverance 4,9j1 9j2,9j3
deliverer i,6q7 9j4 9j5 9j2,gn
delivery 4,5b8 9iy,1hg
deliveryman i,75p,3ui
delorme i
delphic 1,9j6 110
delta h,,3ze
deltasone r,9j7,9j8 9j9
deltoid 8,,23
delude 15,43p 9ja 99z 9jb 9jc 9jd,6jz
deluge n,9je 9jf,9jg
delusion 4,9jb 9jc 9jh 43p,5n 9ji
delusional 0,9jh 5o 9jb 9jc
delusive 0,9ja 9jj 43p
delusively 2,9ja
delusory 0,99z 9af 43p
deluxe 0,9jk 9jl 9jm 9jn
delve z,5lk kq,1y7
demagog i,9jo,5t4
demagogue i,9jo,5t4
demand w,6wm 9jp 9jq 9jr 9js 2bd,2tt 2ic
demander i,9js 9jt 6wm
demanding 0,9ju 9jv 9jw 9jx 9jy
demandingly 2,9ju
demarcate v,9jz 9k0,9bz
demarcation f,9k0 9jz 9ij,4zr
demasculinise t,5xn,9k1
demasculinize t,5xn,9k1
demean 11,9gq,c
demeanor 7,457,qc
demeanour 7,457,qc
demented 0,55c 3pq 9k2
dementedly 2,8nv 55c
dementedness q,9k2 55c,8ny
dementia q,9k2,8ny
demerit 7,,9k3 9k4
demesne f,od 9k5,oe 2ov
demeter i
demetrius i
demigod i,9k6 92a,2qw 92b
demille i
demimondaine i,,3yv
demimonde e,,52w
demineralization q,,m8
demise s,9k7,9k8 9k9
demiurge i,,92b
demo a,9ka 9kb e5,2wh 9in
democracy 9,9kc 9kd 2av 9ke 9kf 9kg,6bu 3bx
democrat i,,5t4 wu
democratic 0,2av 9kg 9kc 2au 6y0 9kh 9ki 9kj
democratically 2,2av
democratise 15,9kf 9ke,nw
democratize 15,9kf 9ke 9kd 9kc,nw
democritus i
demode 0,2cd 2cf
demodulate z,9kk 9kl,9km
demodulator 6,9kl 9kk,9kn
demogorgon i
demographer i,9ko 9kp,9kq
demographist i,9ko 9kp,9kq
demoiselle 5,93d,93e 4rv
demolish 10,9kr 269 9ks,9kt
demolishing 4,9ks 9kr,268
demolition b,269 9kr,9dq
demon i,929 9ku 9kv,4uu
demoniac i,9kv 929,9kw
demoniacal 1,9kv
demoniacally 2,9kx
demonic 0,9ky 35z 9kw
demonise u,9ku 9kz
demonize u,9ku 9kz 9kw 929
demonstrable 0,9l0 9l1
demonstrably 2,9l2
demonstrate 13,9kb 9l3 9ka 9l4 9l5 e5 9l6,9in 17c
demonstrated 0,9l1
demonstration 4,9l4 9kb,5o9
demonstrative a,9l6,9l7
demonstrator i,9l5 9kb,3mr
demoralisation 4,9l8 9h7,42x 9l9
demoralise 11,3xf 9h7 9la 9l8,9h9
demoralization 4,9la 3xf,83i
demoralize v,3xf 9h7 9la 9l8,9h9
demosthenes i
demote 15,9lb 9lc,30u
demotion 4,9lc 9lb,vr
dempsey i
demulcent 6,9ld 6kr,2ax
demur w,9le,9lf
demure 0,8lq 8ls 8lt
demyelination q,,6pv
demythologisation a,9lg 9lh,9li
demythologise u,9lh 9lg
demythologised 0,9lj 78v
demythologization a,9lg 9lh,9li
demythologize u,9lh 9lg
demythologized 0,9lj 78v
den 6,9lk 9ll,9lm 9ln
denary 0,9lo 9lp 4ev 9lq
denatured 0,6ff 6fe
denaturised 0,6ff 6fe
denaturized 0,6ff 6fe
dendrite 8,,3he
dengue q,,1g5
denial a,4f 9lr 9ls 9lt,2y7 17k
denigrate w,46h 2yo 5sj 46k 9lu 2yq,46i jn
denigrating 0,5sj bz
denigration 4,46k 2yq 46h 2yo,2yr 2ys
denigrative 0,5sj bz 46h
denigratory 0,5sj bz 2yo
denizen 5,1qi,24o
denmark f
denominate w,9lv 9lw 2hc
denomination e,9lw 9lv,9lx
denominational 1,9ly 9lw
denominationally 2,9ly
denotation 9,9lz 9m0 9m1 1pb,9m2 7zy
denotative 0,9m3 9m4 1pb 2he 9m5 9m6 9m7 9m8 9m9
denote w,9m1 1pb 9lz 9m3 9m4 9m0 2ii,9lv 9ma
denotive 0,9m3 1pb 2he 9m5 9m6 9m7 9m8
denouement b,,1a9
denounce w,7tg 9mb 93a 7i6,45s 5rm
denouncement a,93a 9mb 7tg,2y7
dense 0,9mc 9md 9me 72k 9mf 9mg 7lg
densely 2,9mh 9mi 9mj
denseness 9,9mk 9mj,3l1
densification b,7l7,7lc
densitometry 4,,3y9
density 7,9mf 9mc 9me,7l4
dent z,9ml 9mm,487 3r0 1a5
dental 1,2a2
dentate 0,4d6
denticulate 0,4d6
dentist i,9mn,9mo
denture 6,5a5 9mp,54i
denturist i,9mp 5a5,254
denudate u,9mq 9mr 9ms,6zq
denudation 4,3ub 9mq,am
denude u,9mq 3ub,6zq
denuded 0,9mr 9ms
denumerable 0,5qs 5qo
denunciation a,93a,2y7
denunciative 0,7i6 js 9mb
denunciatory 0,7i6 js
denver f
deny w,9lt 9ls 9lr,88c 3r
deoxidise u,9mt,nw
deoxidize u,9mt,nw
deoxyephedrine 6,9mu,1xi 9mv
depardieu i
depart 12,9mw 2g 9mx 9my 4ti 9mz dh 9n0,9n1 8j4
departed i,99v 5nx 975 1el
departer i,9mz 9mw 9mx 99p,7cr
department e,9n2 9n3,55o
departmental 1,9n3 9n2
departure 4,4ti 9n0 9mw 9mx 99p 2g,34 9n4
depend 16,9n5 9n6,5s
dependability 7,9n7 9n8 9n9 9na,9nb
dependable 0,9na 9n8 9n7 9nc 9nd 9ne 3c3
dependableness 7,9n7 9n8 9n9 9nf 9na,9nb
dependably 2,9ng 9na
dependance q,st 9nh,4s pl
dependant i,9ni 9n6 9nj 9n5,te
dependence q,9nh 3i5,pl
dependency q,9nh 3i5 9nk,pl
dependent 0,3i5 9ni 9n6 9nh 3i4 9nl 9nm 9nn 9no 9np 9nq 9nr,te
depersonalize u,9ns
depict w,9nt 10u 9nu 9ik 9im 9nv 7al 9nw 6gs,24q 9nx
depicting 9,9nw 9nu 9nt,9ny
depiction 4,6gs 9nw 10u 9nu,6gu 9ny
depictive 0,9ik 9io 9nu 9nt
depilate t,9nz 9o0 9o1,1y7
depilation 4,3o5 9o1 9nz,3y3
deplete y,84s 9o2 9o3 e5,18h
depleted 0,9o4 9fc
depletion 4,9o2 84s,1o4
deplorable 0,3lh 362
deplorably 2,9o5 3lh
deplore w,jl,45s
deploy x,,1gh
deplumate z,9o6,9o7
deplume z,9o8 9o6,9o9 9o7
depone w,9oa 9ob,17j
deponent i,9ob 9oa,37n
depopulate u,9oc 9od,9oe
depopulation q,9od 9oc,711
deport 15,452 9of 457 9og,454 p5 3ra
deportation 4,9oh 9oi,3rb 3vt
deportee i,9og 9of 9oi,1l4
deportment 7,457 452,qc
depose 15,9oj 9ok,9ol
deposer i,9ob 9oa,37n
deposit z,9om 3rh 9on 9oo,21b hh
depositary 6,9op,1gz
deposition 4,9oq 9oa,ij 9or
depositor i,9oo 3rh,4wy
depository 6,9op,1gz
depot 6,9os,9ot
depravation 7,9gk 3xf,27u
deprave 15,3xf 9gk
depraved 0,8fp 59l 9gk
depravity 7,9gk 9ou 8fp 3xf,27u 9ov
deprecate w,9ow 9ox 8qy 9lu 9oy,9oz 46i
deprecating 0,9oy 9p0
deprecation 4,9lu 9ow 9ox,9p1 46l
deprecative 0,9oy 8qy 9p0 9ox 5yc 9ow
deprecatory 0,9oy 9p0 9ox
depreciate u,9ox 9p2 9oy 2yr 3j1 9p3 9ca 9p4 9p5,46i 98q
depreciation 4,9p5 9p4 9p2 9p3,1o4 9p6
depreciator i,3j1 9ox,91e
depredation 4,9p7,9p8
depress 11,9h7 34b 9p9,9h9 9pa
depressant 6,9p9 34b 9h7 34a 9pb,2ax 1jt
depressed 0,9pc 98s
depressing 0,6kl 6kn 6ko
depression q,9hf 9pd,5n 9pe 8qc
depressive i,9pf,287
depressor 6,,23 9pg
deprivation 4,9ph 49h 9pi,9pj 3gv
deprive 14,49h 9pk 9ph 9pl,7b5 9pm
depth 7,9de 9pn,1u2 5r9
deputation 4,9hn 9hp 30u 9po 9ho,172 3ck
depute 15,9ho 9po 9hp,30u 2ik
deputise 15,9pp 9po 9pq 9pr 9ps,9pt 2ik
deputize 15,9pp 9po 9pq 9ps,9pt 2ik
deputy i,9pr 9pp 9po,833
deracinate z,9pu 9pv 9pw 9px,9py 560
deracination 4,9pw 9px 9pu 9pv,9pz 9q0
derail 12,9q1 9q2 9q3,8j1 gw
derailment b,9q3 9q1 9q2,fo
derain i
derange u,9q4 9q5 9q6 9q7,9q8
deranged 0,8nu 3pq
derangement 4,9q6 9q7 9q4 9q5,8ny 7jt
derecognise 15,9ah
derecognize 15,9ah
deregulate 15,,9q9
derelict 6,5,445 9qa
dereliction 4,9ir,9qb 60j 5f6
derestrict 15,,9q9
deride w,9qc b3 9qd 9qe 9qf,3n5
derision a,9qe 9qc,4m0
derisive 0,9qd 869 9qc
derisory 0,b3 b6 9qc
derivation 9,9qg 9qh 9qi 9qj 9qk,9ql i9
derivative 9,8za 9qm,2lh
derive v,9ct 9qn 9qj 9qh,7sj 5pl
derived 0,9qm 9qo
deriving a,9qg 9qj,i9
derma 8,8dr,8ds
dermal 1,90f 9qp 90e 8dr
dermatitis q,9qq,9qr
dermatologist i,,hu
dermatosis q,9qs,d2
dermis 8,8dr 9qp,8ds
derogate w,46h 9qt 2yr,46i
derogation 4,2yr 46h,4m0 6u
derogative 0,9qt 9p0 46h
derogatory 0,9qt 9p0 46h
derrick 6,,1h1
derrida i
derriere 8,2u1,1j
dervish i,9qu,9qv
des r,9qw,9qx
descale z,,1y7
descartes i
descend 12,63r 9qi 9qy 9qz 9r0 216 9r1 9qj,gw
descendant i,9r1 9r2 9qi,1e8
descendants e,,7cs
descendent i,9r1 9qi,1e8
descender a,7f,11i 1q7
descending 0,9bg 9bf 9gt 9qy 9r3 9r4
descensus q,9r5,1y8
descent 7,9qz 9r6 9r7 63r,11a 4qb
describe w,10u 9r8 6gv 9r9,9nx na
description a,6gu,1fg
descriptive 0,9r9 9r8
descriptor 9,9ra,2d3 nd
descry 13,9rb,9rc
desecrate 15,9rd 4lx,2za
desecration 4,4lx 9rd,9re
desegregate 15,9rf 9rg
desegregation 4,9rg 9rf,36y
desensitising 0,9rh 9ri
desensitizing 0,9rh 9ri
desert v,9 9e5 7 2fh 9e8,9rj 3ym 9rk
deserter i,2fh 9e8 9e5 9,1g bw
desertion 4,7 9,b
deserve 16,9rl,5s
deserving 0,9rm 2ht 9rn
deservingness 7,9rn 9rm,9ro
desex t,9k1,9rp
desexualise t,9rq 9k1,9rr 9rp
desexualize t,9rq 9k1,9rr 9rp
deshabille q,9rs
desiccant r,9rt 9h1,q5
desiccated 0,9ru 9gw 113 9gx
desiccation m,9gy 9rv 9h0 9gz 9h1,2qe 9rw
design 10,896 9rx 7r8 1gc 7vm 9ry,7ra 9rz
designate w,9lv 9m5 2hc 9s0
designation a,2hc 9lv,2hd
designative 0,9m5 9m3 9lv
designedly 2,13a
designer i,2o4 9rx 9s1,2n2 2o5
designing 4,9ry 2up 9rx 9s1 2uk,qr
desirability 7,9s2 9s3 8l1 9s4,48q yg
desirable 0,8l1 9s2 8l0 9hl 9s5 9s6 9s7
desirableness 7,9s2 9s3 8l1 9s4,48q yg
desire c,1u7 44n 9s8 9s9 2bd,16n
desired 0,8nl 8nm
desirous 0,2hn 9s9 2hm 34y 3fb 8l2 9sa 9sb
desist y,9n 9s
desk 6,9sc,4z6
deskbound 0,2q
deskman i,,9sd
desktop 6,,9se 9sf
desolate 0,3vi 3vj
desolation q,4ns 9sg,8fl
desorption m,,9m
despair q,9sh 9si 9sj,16n
despairing 0,9sk 4mq
despairingly 2,9sl 9sk
despatch 12,9sm 9sn,9so
desperado i,,21
desperate 0,9sk 9sp 4mq 9sq
desperately 2,9sr 9ss 9sk
desperation q,9sh 9sj
despicability 7,3wi 9st,3wk
despicable 0,9st 35z 3wi
despicableness 7,3wi 9st,3wk
despicably 2,9st
despisal c,9su 85q,2w
despise 11,85q 9su,2v
despised 0,9sv 9sw
despising c,9su 85q,2w
despite 4,865,1lf 9sx
despiteful 0,9sy 4ih
despitefully 2,9sz 9sy
despoil 14,9o9 9t0 5fp,9t1
despoilation 4,9t0,9p8
despoiler i,5fp 9o9,3qo
despoilment 4,9t0 9o9 9t2,9p8
despoina i,8dg
despoliation 4,9t0 9o9 9t2,9p8
despond 11,9t3 9t4 9t5,9sj
despondence c,9t5 9t4 9t3,9l9
despondency c,9t5 9t4 9t3,9l9
despondent 0,9t4 4mq 9t5 9t3
despondently 2,9sl 9t4
despot i,3d6 3cr,3d7
despotism q,8d,8h
desquamate t,9t6 9t7,9t8
desquamation j,9t7 9t6,6tb
dessert d,1ab,1ac
destination f,9t9 9ta 9tb 9rz,9tc 1gg
destine w,9tb 9rz 9t9 9ta,9td 9te
destined 0,9tf 9tg 9th
destiny b,9ti 9tj,fp 1ba
destitute 0,9tk 9tl 5cn 9tm
destitution q,,9pj
destroy 10,9kt 5l2 51 267 268 26a 9tn 269,9to
destroyed 0,4nu 9tp 4nt 9tq 9tr 9ts 9tt 9tu 9tv 93c
destroyer 6,9tn 9kt 5l2,8uf
destruct 10,9kt,9to
destructible 0,51 9kt 5l2 4z
destruction 4,268 269 9kt 5l2,52 9dq
destructive 0,267 9kt 9tw 261 4m5 65c 688 8uu 9tx 9ty 9tz 9u0
destructively 2,267
destructiveness 7,9tw 267
desuetude q,,2p
desultory 0,9u1 zz
desynchronizing o,343,344
detach z,9u2 9u3 9u4,9by 9u5
detachable 0
detached 0,9gi 9u6 9u7 4p1 33n
detachment 4,9u3 9u2,1q5 9u8
detail 9,9u9 9ua 9ub,9uc 7ot
detailed 0,604 600
detailing a,9ud 9ub,6gv
details a,,2n9
detain 15,7vr 902 9ue 9uf
detainee i,9uf 7vr,5yh
detainment q,902,5yl
detect 13,9ug 2x4 9uh 9ui 9uj,9rc
detectable 0,9uk 9ul 9um 9un
detected 0,9uo 9up 9uq
detecting 4,9uj 9ug,9ur
detection 9,9us 9uh 9ug,152 581
detective i,9ut,4u4
detector 6,9ui 9ug,s9
detent 6,9uu,9uv
detention 4,902 9ue 7vr,5yl 6iv
deter w,9uw 9ux 3ys pr,9oz
deterge z,9uy 9uz 9v0 9v1
detergence 7,9v1 9uz 9uy,9v2
detergency 7,9v1 9uz 9uy,9v2
detergent r,258 9v0 9uz 9uy,9v3 6z2
deteriorate u,9v4 9gl 8fl 9b7,9v5 9b8
deterioration q,8fl 9v4 9gl,9bm
determent a,9v6 9v7,9v8
determinable 0,2xa 2x5 9fh
determinant 9,71h 9al 9v9,9va
determinate 0,9vb 7ss 9vc
determinateness 7,7ss 7sr 9vb,9fp
determination 4,9vd 9ve 2x3 2x1,581 rm
determinative 9,9vf 71h 9al,7z0 9va
determine w,2x1 9v9 2x3 2x4 2ix 9vd 71h,593
determined 0,9vg 9sq
determinedly 2,9vh 9vg
determiner 9,71g 9vf 9vi 9fl,2pq 7z0
determining 0,9al 9am
determinist i,9vj 9vk,5sm
deterministic 0,9vl 9ci 9vk
deterrence 4,9v6 9ux 9v7,9vm 9v8
deterrent 9,3ys 9ux 9uw,3yt
detersive 0,9uz 6zh 9uy
detest 11,2v 2t,9vn
detestable 0,2s 55 2y 56
detestation c,2t 2v,2w 2x
dethaw u,9ga kq,7ts
dethrone 15,9ok,9g9
detonate u,4rg 9vo 9vp 9vq,14b
detonation 4,4re 9vp 9vr 4rg,4rh 5lo
detonative 0,9vo 9vs 9vr 4rg
detonator 6,9vq 4rg,4wb
detract u,9vt 9cb 3j1,908
detractor i,3j1 9vt,91e
detribalize u,,iv
detriment b,9vu 933,92x
detrimental 0,933 bz 9vu
detrition 4,66 67,6d 38y
detritus r,99b,99c 6g
detroit f
detusk u,9vv,1y7
deuce 6,8jr,k1
deuced 0,4ku 4kv
deucedly 2
deuteranopia q,92u 4o8,92v
deuteranopic 0,4o8 4o2 92u
deutschmark n,,9vw
devaluate u,9p3 9p2,9gr t
devalued 0,98r 98s
devastate u,9sg 4ns 9vx 268,5l2
devastating 0,9vy 261 869 267
devastation 4,4ns 9sg,8fl 16n
develop 10,9vz 9w0 9w1 5cf,8od 7ra
developed 0,9w2 9w3 9w4
developer i,9w5,2o5
developing 0,9w6 9w7
development 4,5cf 9d9 9vz 9w8 9w9,1v9 9fo
developmental 1,9wa 2ab
developmentally 2,9wa
devi i
deviance 4,28 9wb 29,2c 4i
deviant 0,29 2d 5gr 2g 28 9wb
deviate 12,9wc 2g 9fw 29 5gr 9n0 9wd 9wb,3f2 8j4
deviation b,9n0 9wd 2g,9n4 9we
deviationist i,,9e8
device 6,s9,2s3
devil i,43e 929 9wf 9wg,4uu
devilise u,9wg
devilish 0,9wh 35z
devilishly 2,9wi 9wh
devilize u,9wg 43e 9kw 929
devilment 4,9wj 26r,9wk
devilry 4,9wl 9wj 26r,9wm 9wk
deviltry 4,9wl 9wj 26r,9wm 9wk
devious 0,9wn 1pj 9wo
deviousness 7,9wo 6sl 9wp 9wn,9wq 8fx
devisal 4,899 897,9wr
devise 10,897 898 9ws 899,7ra
devisee i,,48m
deviser i,898 9wt 897
devising 4,9ws 9wt 897,5tq
devisor i,,9wu
devoid 0,9tl 9tm
devolution 4,9gm 9wv 9ww,9fo 9hp
devolve t,9ww 9wv ip,30u
devote w,7ik 9wx 8wt 8wu 14m 7im 7in 30w,2ia 31j
devoted 0,9co 9cn 9wy
devotedly 2,9co
devotedness c,9wy 9co,ym
devotee i,14m 7ik,u5
devotion c,9wy 8wu 7ik,ym 1n7
devotional 0,9wz
devour z,,5l2
devourer i,84t,9x0
devout 0,9x1 6rj 9x2
devoutness 7,9x2 9x1,9x3
devries i
dew r,9x4 42r,7tl
dewar 6
dewey i
dewlap 8,,1e5
dewy 0,42r 42s 9x4
dexamethasone r,,2qp 9j9
dexterous 0,105 101
dexterously 2,105
dextrocardia q,,2c
dextrous 0,105 101
dharma i,,uh
dhegiha a,9x5 9x6,4g0 9x7
diabetes q,9x8
diabetic i,9x8,287
diabolic 0,9wh 9ky 35z 9x9 9kw
diabolical 0,9wh 9ky 35z
diabolically 2,9wi 9ky
diabolise u,9wg
diabolist i,9xa,9xb 8k
diabolize u,9wg
diachronic 0,9xc 9xd
diachrony 9,9xd 9xc,9xe
diadem 6,8e9
diaghilev i
diagnose v,9xf 9xg 9xh,1zq
diagnosing 4,9xh 9xg 9xf,9s0
diagnosis 4,9xh 9xi 9xg 9xf,9s0
diagnostic 1,9xi 9xh
diagnostician i,15s,hu
diagonal 0,9xj 9xk
diagonalise u,9xl 9xm 9xn,9xo
diagonalizable 1
diagonalize u,9xl 9xm 9xn,9xo
diagonally 2,9xj
diagram 6,9xp 9xq 9xr 9xs,9xt 6lc
diagrammatic 0,9xr 9xu 9xp
diagrammatical 0,9xr 9xu 9xp
diagramming 4,9xs 9xq,9xv
dial w,9xw,3fa
dialect a,9xx 9xy,2pb
dialectal 1,9xy 9xx
dialectic 9,9xz 9y0 9y1 9y2,15h 88e
dialectical 1,9y1 9y0 9xz
dialectically 2,9y1
dialectician i,9y2 9y0 9xz,9y3
dialog a,9y4 9y5,6iy 4yf
dialogue a,9y4 9y5,6iy 4yf
dialyse u,9y6,9bk
dialysis 4,9y7 9y6,95z
dialyze u,9y6 9y7 9y8,9bk
dialyzer 6,9y8 9y6,9y9
diam 7,5ra,9ya
diamantine 1,ro
diameter 7,5ra 9yb,9ya
diametral 1,9yb 9yc 5ra
diametric 1,9yb 9yd 9yc 5ra 2cy
diametrical 1,9yb 9yd 9yc 5ra 2cy
diametrically 2,9yd
diamond l,9ye ro,9yf 5yw
diana i
dianoetic 0,9yg 9yh
diaper 6,9yi,9yj
diaphanous 0,76i 76k
diaphoresis m,9yk 9yl,q4
diaphoretic 6,9yl 9yk,2ax
diaphragm 6,9ym,5cc 9yn 11v
diaphyseal 1,9yo 9yp
diaphysial 1,9yo 9yp
diaphysis 8,9yp 9yo,9yq
diarist i,9yr 9ys,9yt
diarrhea q,9yu 9yv
diarrheal 0,9yv 9yw 9yu
diarrheic 0,9yv 9yw
diarrhetic 0,9yv 9yw 9yu
diarrhoea q,9yu 9yv
diarrhoeal 0,9yv 9yw 9yu
diarrhoeic 0,9yv 9yw
diarrhoetic 0,9yv 9yw 9yu
diarthrosis 8,9yx,2v1
diary a,9ys 9yr,s1
dias i,9yy
diastasis q,,9yz
diastema 8,,9z0
diathesis q,,9z1
diatom 5,,1kq
diatomic 1,35b
diatonic 0,9z2 9z3
diatribe a,9z4,93a
diaz i,9yy
dibbuk i,9z5,929
dice 6,8w1,8w3
dicer 6,8w1,5cc
dicey 0,6el 57x
dichondra k,,71e
dichotomy e,9z6 9z7,66o
dichromacy q,9z8,9z9
dichromasy q,9z8,9z9
dichromat i,,9za
dichromatic 1,9zb 4cm 9z8 4cn
dichromatism q,9z8 9zb,9z9
dichromia q,9z8,9z9
dick 8,9zc 9zd,9ut 9ze
dickens a,9wf,9zf
dicker 14,3ty,2mv
dickhead i,30p,1ce
dickinson i
dictate w,9zg 9zh 4d1,6wo
dictated 0,9zi 9ci
dictation a,4d1 9zj 9zg 9zk,2y7 8aw
dictator i,3d7 9zk 3cr 8e 9zj,1og 1v4
dictatorship e,8e 3d7,8i
diction a,9zl 9zm,2vc 9zn
dictionary a,9zo,9zp
dictum a,9zq,30f
dictyosome 8,,4mw
didactic 0,9zr 6xd
didactical 0,9zr 6xd 8jx
didactics 4,8jx 9zr,pf
didder t,9zs,9zt
diddle z,5j9 9zu,44s 9zv
diddley n,9zw,4ib
diddly n,9zw,4ib
diddlyshit n,9zw,4ib
diddlysquat n,9zw,4ib
diderot i
didion i
dido i
didrikson i,9zx
die u,8rf 8rg 98i 98j 98k 8rh,ks
dieback q,,4ju
diegueno a,,lh 76n
diehard i,9zy 9zz,5xa
dielectric r,5lx,6g
diemaker i,a00,2vk
diencephalon 8,4bk,28h
diesel 6
diesinker i,a00,2vk
diestrum q,a01 a02,22e
diestrus q,a01 a02,22e
diet d,a03 a04 a05 a06 a07,6q6
dietary 1,a04 a08 a03 a09
dieter i,a06 a07
dietetic 1,a04 a08 a03
dietetical 1,a04 a08 a03
diethylstilbestrol r,9qw,9qx
diethylstilboestrol r,9qw,9qx
dietician i,a05 a08 a03 a09,2n2
dieting 4,a09 a07 a06,a0a
dietitian i,a05,2n2
dietrich i,a0b
differ 16,8j4 a0c a0d a0e 2cy a0f
difference 7,a0f 9n0 a0g 2cy 6gw 9bz a0h 8j4,9n4
different 0,2cy a0e a0f 8j4 2cx a0i 88n 88u 9yd a0j a0k a0l a0m a0n a0o a0p 28d
differentiable 1,8za
differential 9,8za a0g a0f,2lh
differentiate v,9bz 6gw 9n0 a0f 88i a0q a0r,1zh a0s 6gq
differentiated 0
differentiation 9,88i 6gw 9bz a0h,2jo a0t
differentiator i,a0q 9bz
differently 2,a0u a0e
difficult 0,1ud 2ym 1u5 2oq 3gu 3ma 66e a0v a0w a0x a0y a0z a10 a11 a12 a13 a14 a15 a16 a17
difficultness 7,2ym 1ud
difficulty 4,3yt 4ie,a18 9va
diffidence c,a19 a1a a1b,a1c
diffident 0,a1a 1q3 a19
diffidently 2,a1b
diffraction j,,a1d
diffuse w,a1e 5c7 a1f kq a1g a1h a1i,a1j a1k
diffused 0,a1l a1m
diffusely 2,a1n
diffuseness 7,a1n,a1o
diffuser 6,a1h a1i,a1p a1q
diffusing 0,a1g 1ok
diffusion m,a1r a1s,9m a1t
diffusive 0,a1g 1ok a1e 5c7
diffusor 6,a1h a1i a1e,a1p a1q
dig z,5lk a1u a1v a1w a1x kq a1y,1y7
digest v,a1z a20 a21 a22 a23 7n2,1mx 6o5 2jt
digestible 0,a20 a1z a23 a24
digestive 1,a21 a1z a23 a22
digger 6,a1y a1x a1u 5lk,54h 309
digging 4,a1w 5lk,90m
diggings 6,a25 a26,a27 a28
dighted 0,6vp 2g8
digit 8,k1 a29 a2a,a2b a2c
digital 0,k1 a2d
digitalise u,a2a
digitalization 4,a2e a2f,2bm
digitalize t,a2a a2f k1 a2e,a2g
digitise u,a2a a2h a2i k1
digitize u,a2a a2h a2i k1
dignified 0,8k9 a2j 8k8 a2k 2tq
dignify 15,a2l a2m pr,a2n
dignifying 0,a2o a2p
dignitary i,a2q,45f
dignity 7,a2m a2r a2l,7r4 40d
digress w,a2s a2t a2u 9fw,27g
digression 4,a2u 9fw a2s,mo a2v
digressive 0,a2w a2t a2x 1pj a2s
digs 6,a25 a26,a27 a28
dike 6,5mt 92w a2y,5mw 3pw
dilapidate u,a2z 9v5 9cj a30,9kt nw
dilapidated 0,930 3yi
dilapidation m,9cj a30 a2z,8fl 99t
dilatation 4,a31 a32 a33,4s a34
dilate u,a33 a35 a36 a37 a32 a31 kq,a38
dilater 6,a37,a39
dilation 4,a32 a3a a33,a3b a34
dilator 6,a35 a36 a33,1j a3c
dilatory 0,a3d a3e
dilemma 9,a3f,a3g
dilettante i,923 a3h 2gg,1sl
dilettanteish 0,a3h 2gg
dilettantish 0,a3h 2gg
diligence 7,,80b
diligent 0,a3i a3j 30s
dillydallier i,92s a3k,92t
dillydally 16,a3k 92s,9ex
diluent r,a3l,1b6
dilutant r,a3l a3m,1b6
dilute u,a3m a3n a3o a3l kq,4si
diluted 0,a3p a3q a3r
dilution r,a3n a3o a3m 10g,7ys a3s
dim 0,953 a3t la a3u 4ss a3v
dimaggio i
dime l,,6b8
dimension 7,57d 6gr,1xf al
dimensional 1,a3w a3x a3y 57d a3z
dimensionality 7,a3y a3x a3w,33z
dimensioning 0,a40 a41
dimer r,,m2
dimethylglyoxime r,,a42
diminish u,t 9b9,9c3 s
diminished 0,a43 a44
diminishing 0,9cc 9c9
diminution m,9b9 t,9be
diminutive 0,3sb 3sc a45
diminutiveness 7,a45 3sb,a46
dimly 2,a47 a3t
dimmed 0,a48
dimness 7,a49 a3u a48 953,74b a4a
dimout q,4k9,4k8
dimwit i,a4b,1h2
din b,4lh xu 4yk,3py 7jt
dindymene i,90r
dine y,a4c 3s7 a4d 90l a4e a4f,57u
diner 6,90l a4e a4c a4g,9x0 62b
dinero l,4xv,2l4
dinesen i,4p6
ding 7,9mm,4hw 4jt
dingbat i,,1h2
dinge q,a4h a4i 44l,43v 485
dingily 2,a4j 44l
dinginess q,a4h a4i 44l,43v
dingy 0,44l 39v a4h
dining 4,a4f a4c,3s9
dinky 6,a4k 3sc,a4l
dinner d,a4d 3s7 a4g a4c,57t a4m
dinnertime s
diocesan i,,2nt
diocletian i
diogenes i
dionysius i
dionysus i
diophantus i
dior i
dip z,922 a4n a4o,a4p
diphtheria q,,857
diplegia q,,1i8
diploidy q,,1xk
diplomacy 7,a4q a4r a4s 1ti a4t,3u4 a4u
diplomat i,1ti a4t,2g1
diplomate i,,hu
diplomatic 1,a4s a4t a4q a4r 4la a4v
diplomatical 0,a4t 1ti a4r 4la a4v
diplomatically 2,a4t
diplomatist i,1ti a4q,2g1
diplopia q,,1sx
dipolar 1,a4w
dipole h,a4w
dipper 6,a4o a4n 922
dipsomaniac i,1ju,1jy
dipylon 1
dirac i
dire 0,1ip 8r6 1im
direct 0,a4x a4y a4z a50 a51 a52,a53
directed 0,a54 9tg
directing 0,a55 a56
direction f,40f a57,a58 2a4
directional 1,a59 a5a a57
directionality 7,a5a a59,a5b
directionless 0,zy zz
directive a,a52 a55 a4y,9zq
directivity 7,a5a,a5b
directly 2,a5c a5d a4x a5e
directness 7,a5f 5u6 a5g 5u5,2yj 5ua
director i,a5h a5i a5j a5k,w8 7iy
directorship 4,a5j a5i a5h,cr
directory a,,355
direful 0,1ip 1im
direfully 2,1ip
dirge a,8e5,2a6
dirt r,4vt a5l 85o 39v,a5m 43v
dirtily 2,a5n 39v
dirtiness 7,43v a5o 39v 85o,6zd xb
dirty 0,39v 3yx a5l 43v 39u 431 43u 44l 4k5 5gk 76j a5p a5q a5r a5s a5t a5u a5v a5w a5x a5y a5z a60 a61 a62 a63 a64 a65 a66 3yw 4ly 8ty a67 a68 a69
dirtying 4,a6a 44k,2sh
dis i,a6b
disability q,1y8 a6c,999
disable u,844 1y8
disabled 0,a6c 53k 1y8,3m8
disablement q,1y8 844 a6d,999
disabling 0,8qa 8qb
disabuse w,,na
disaccord 16,a6e,5s
disadvantage 7,3gv a6f a6g,a6h
disadvantageous 0,a6f 3gv
disadvantageously 2,a6f
disaffect 11,1la 1le
disaffected 0,a6i a6j
disaffection 7,1le 1la,1lf a6k
disaffirmation a,9lr,17k
disagree w,2po a6l a6m dh
disagreeable 0,271 6j 270 a6n 6h a6o 5bl
disagreement q,a6l a6p 2po,6xo a0f
disallow w,3q5,7h6
disappear u,7p a6q dh
disappearance 4,a6q a6r a6s 7p a6t,4ti fp
disappearing 4,a6q 7p,4ti
disappoint 11,a6u a6v a6w,a6x
disappointed 0,a6y 36u
disappointedly 2,a6y
disappointing 0,a6z a70
disappointment c,a6v a6w a6u,50a 574
disapprobation a,6as,7tk
disapproval c,a71 7tk a72,1lf mo
disapprove v,a72 9oz a71 kq 55y,ei
disarm x,a73 a74
disarmament 4,a74 a75 a73
disarmer i,a76 a75,108
disarranged 0,a77 a78 a79
disarray 9,3m9,6ct
disassemble 10,a7a,9kt
disassembly 4,a7b,pf
disassociate 15,a7c a7d 7m0,583
disassociation q,a7d 7m0 a7c,a7e 5n
disaster b,663 2et 5qe,12f 5qf
disastrous 0,5qe 3l 2et
disastrously 2,5qe
disband 12,a7f a7g a7h,a7i 584
disbandment 4,a7h a7f a7g,36y
disbar 15
disbelief 9,a7j,a7k
disbelieve v,a7l,a7m
disbelieving 0,a7n a7o
disbelievingly 2,a7p a7n
disbursal 4,a7q a7r a7s,8h6 9g7
disburse 14,a7s a7q a7r a7t,59q
disbursement 4,a7q a7r a7s,8h6 9g7
disburser i,a7t a7s,5nt
disc 6,a7u,a7v
discard 14,4,8wn
discarded 0,a7w a7x
discase t,a7y a7z kq,a80
disceptation a,2pl,2pp
discern 13,a81 a82 a83 a84 a85,l7
discernability 7,a86 a84,9fq
discernable 0,a84 a86
discernible 0,a84 a82 a81 9um
discerning 0,a87 6zz a88 a89
discernment 7,2jn 2jm,2k4 2jo
discerp z,a8a a8b,a8c 1y6
discharge b,4rh,fp
disciform 0,a8d 1mt
disciple i,8k a8e,u5
discipleship 4,a8e 8k,cr
disciplinal 0,8ev 8ew
disciplinary 1,a8f a8g 8eu 2o8
discipline 15,a8h 2o8 a8i a8f,3n0
disciplined 0,89e a8j 85f a8k
disclike 0,6ss 5h9
disclose w,4b1 a8l a8m e5,27g a8n
disclosure a,a8m 4b1,2y7
discoid 0,6ss 5h9
discoidal 0,6ss 5h9
discolor u,4mn a8o a8p,nw
discoloration 4,a8o a8p 4mn 4jh,2h0 4jl
discolour u,4jh a8o a8p,nw
discolouration 4,a8o a8p 4jh,2h0 4jl
discombobulate v,47s 1t2 a8q 42p pr,j 5s
discombobulation c,a8q 47s 1t2,6dt
discomfit 11,j a8r,2sg
discomfited e,9ds a6y,3m8
discomfiture c,a8r j,6dt 23s
discomfort q,a8s
discommode 15,513,164
discompose 11,j a8r a8t,2sg
discomposure 7,a8r a8t j,6dt 23s 1q1
disconcert 11,42p j 1t2 a8r,h 2sg
disconcerted 0,l
disconcerting 0,a8u a8v
disconcertingly 2,a8u
disconcertion c,a8r 42p j,6dt 23s
disconcertment c,a8r 42p j,6dt 23s
disconfirming 0,7wo
disconnect z,9by a8w,a8x 7m1
disconnected 0,6z a8y a8z 6x 55q
disconnectedness q,a8z 7x3 a8y 6z,a7e
disconnection 4,a8z a90,a7e a91
disconsolate 0,a92 6kn 9t5 a93 6kl
disconsolateness c,9t5 a92,9l9
discontent c,a94 a6j,a95
discontented 0,a6j a94 a6i a96 a97
discontinuance 4,a98 699,52
discontinuation 4,a98 699 a99,52
discontinue 16,699 a9a a98 e5,uw
discontinuity q,a9b a9c a9d,a7e
discontinuous 0,a9c a9d a9b a9e a9f
discord 4,a9g a9h a6e,20f a6m
discordance 4,a9i a9j a9k a9l a6e,5p5 8iv
discordant 0,a9l a9k a6e a9j a9m a9n a9o a9i
discorporate 0,a9p a9q
discount w,a9r a9s,a7m 1o4
discounter 6,a9s,a9t
discourage w,9uw 9h9 pr a9u,9oz
discouraged 0,a9v a9w
discouragement 4,a9u 9v8 9h9,9si 7tk
discouraging 0,a9x a9y a9z
discourse a,86t,7c5
discourteous 0,5f0 74 5ez aa0
discourteously 2,aa1 aa2
discourtesy 4,4m0 75,mo 7ow
discover v,9ug aa3 2x4 aa4 aa5 580 581 aa6 2bd dh,9rc
discoverable 0,2x5 2xa
discovered 0,2xb 2xc
discoverer i,2vj aa4 2x4 9ug,2o5 372
discovery 4,581 aa5 580 9ug aa7 2x4 aa3 4b1,34 a8m
discredit q,aa8 aa9,8fz a9r
discreditably 2,aaa aab
discredited 0,92z 2xp 932 2xo
discreet 0,aac aad a4r aae
discreetly 2,aac
discreetness 7,6tx a4r 6tv aad aac,6ty a4u
discrepancy 7,a6p aaf aag aah a9m,a0f 9n0
discrepant 0,aag aah 7w9 a6p aai
discrete 0,aaj 33n aak
discreteness q,aak aaj,a7e
discretion q,aal 6tx 2ms,aam 6ty
discretional 0,2ms 2mp
discretionary 0,2ms 2mp aal
discriminable 0,aan aao
discriminate v,aap aaq aar 2jo a0q aas 11q aat aau,9bz
discriminating 0,aav aar aaw aax
discrimination 4,aau 2jo aaq aay aap,j2 374
discriminative 0,aar aav aay aap 2jc
discriminator i,a0q aaq aap
discriminatory 0,aat aas aaq aaz ab0 xr
discursive 0,9yg a2t 9yh 1pj
discuss w,ab1 139 a3b 2pt tf kq,8kl
discussant i,tf 139,370
discussion a,a3b 2pt ab1 139,7k7 8aw
disdain c,865 85q ab2,1lf 2v
disdainful 0,867 869 7tz
disdainfulness 7,7tz ab3 867,2tn
disease q,2ah,14j
diseased 0,ab4 2uv
disembarrass 14,ab5 ab6
disembarrassment b,ab6 ab5,ab7
disembodied 0,a9p a9q
disembowel u,ab8,1y7
disembowelment 4,ab9,am
disenable u,844
disenchanting 0,8bk 8bj
disenfranchise 15,aba abb,9pk
disenfranchisement 4,abb aba,wa
disengage z,abc 9u3 2ii,abd
disengagement 4,9u3 abc,9u8
disentangle z,abe abf abg e5,abh abi
disentanglement 4,abg abe abf 7fp,abj
disentangler i,abk
disesteem q,abl,8fz ag
disfavor 9,abm abn a6g,2fg 492
disfavour 9,abm abn a6g,2fg 492
disfigure z,4n4 9g5 9dg,9dh
disfigured 0,abo abp
disfranchise 15,aba,9pk
disfunction q,abq,m8
disgorge t,abr 3tv abs abt kq,560 3tx
disgorgement 4,abt 3tv,45x 45y
disgrace q,abu 36m aa9,8fz
disgraced 0,2xp 2xo
disgraceful 0,abv abw 98z abx aby
disgracefully 2,aaa abw
disgracefulness 7,aby abw,3wk
disguise 7,5sw 5sv abz,ac0 425
disguised 0,727 6wr
disgust c,2x ac1 2fz,1lf ac2
disgusted 0,ac3 26y
disgustedly 2,ac3
disgustful 0,ac4 2y
disgusting 0,ac4 2y ac5
disgustingly 2,ac6 ac4
disgustingness 7,ac5 ac7 ac4,ac8 ac9
dish 6,aca acb,6ne 3mb 1ls
dishabille q,9rs
disharmonious 0,a9k a9o
disharmonize u,acc
dishearten 11,acd a9u ace,9h9
disheartened 0,a9v a9w
disheartening 0,a9y a9x
disheartenment a,a9u ace acd,9si 9v8
dished 0,7qm kj
dishevel z,acf,acg
disheveled 0,ach 758
dishevelled 0,ach 758
dishful n,,2rh
dishonest 0,4jr 99y aci 99x 9a0 acj ack 4jp acl acm
dishonor 15,36m 8fz acn 2zr,aco
dishonorable 0,abx 4jr acp abw acq acr acs act 99y aci 99x 9a0 acj ack 4jp acl acm
dishonored 0,2xp 2xo
dishonour 15,36m acn 8fz
dishonourable 0,abx acp abw acq acr acs act
dishonourably 2,aaa abx
dishwasher 6,,acu
dishwater r,,2lx
dishy 0,41k 41e acv
disillusioning 0,8bk 8bj
disillusionment 9,,acw
disinclination 7,acx acy,1lf acz
disincline v,acy acx,9v9
disinclined 0,2c4 2c3 ad0
disinfect t,2cs 2cp,6yp
disintegrable 0,ad1 ad2
disintegrate u,ad3 9bo 9bl ad4,14b
disintegration q,9bl ad3,9bm
disintegrative 0,9bo 99u ad3 9bn
disinter 15,ad5 ad6,ad7
disinterest 9,ad8,ad9
disinterested 0,ada adb
disinvest u,9g9 kq,adc 6lb
disjoined 0,add ade
disjoint z,a7c,583 7m1
disjointed 0,7x3 7x5 adf
disjointedly 2,7x3
disjointedness q,adf 7x3,adg
disjunction 4,a8z a8w adh adi,a7e 9u8
disjunctive 0,adj adi adh 1ra adk adl adm
disjuncture q,a8z adi adh,a7e
disk p,adn 97l,800 93n
diskette 6,ado adp
disklike 0,6ss 5h9
dislike 11,9vn abn 1lf,a72 492
dislocate u,adq adr 9yz ads 57n,560 9py
dislocated 0,adt adu
dislocation 4,ads 57n adr adq,u 57o
dislodge z,,1y7
dislodgement 4,adv,am
dislodgment 4,adv,am
disloyalty 7,a6k,adw
dismal 0,6kn 6kl
dismally 2,adx 6kn
dismantle u,ady a7a a7b,9kt
dismay c,a9u 1ii 9h7 1ik,9si 18x
dismayed 0,19j p2
dismaying 0,1in 1im
dismember z,,266
dismiss w,a9r adz ae0 ae1,a7m
dismissal 4,ae1 adz,2mm
dismissible 0,ae2 ae3 5tf
dismission 4,ae4 5tf,52
dismissive 0,ae0 ae5 2e6 a9r ae6
dismount 12,ae7,63r
disney i
disobedience 4,ae8 ae9 3og,aea
disobedient 0,ae9 ae8 3og 88m aeb aec aed
disobey 15,3og aee ae9 ae8,aef
disoblige w,513,164 a9r
disorder q,4t,4s
disordered 0,aeg 7x3 6g7 7x5
disorderliness 7,755 aeh 6g5 4v9,20f
disorderly 0,4v9 aei 4v8 aej aek aeh 758
disorganise 15,ael aem aen
disorganised 0,6g7 aeg 6g6 aeo aep aeq aer
disorganize 15,ael aem aen
disorganized 0,6g7 aeg 6g6 aeo aep aeq aer
disoriented 0,7x4 1lc 1ld
disown 14,,9pk
disparage w,46i 2yr 46l 3j1,45s
disparagement a,2yr 46i,4m0
disparager i,3j1 46i,91e
disparaging 0,9qt 9p0
disparate 0,a0k 2cy aes a91
dispassion 7,aet,4lb
dispassionate 0,aeu adb aet
dispassionately 2,aeu
dispassionateness 7,aet aeu,4lb
dispatch 12,9sm 7ko aev,9so hy
dispatcher i,aev 9sm,aew 3ui
dispel 12,,560
dispensary 6,a2g,71n
dispensation 4,,aex
dispense 14,1ov 35o,hh
dispenser 6,35o 1ov,3mb
dispersal 4,a1f 5c7,aey
disperse z,14u a7i a1g e5 a1f,aez 9u5
dispersed 0,af0 a1m
dispersion b,af1 14t,a1t
dispersive 0,a1g 1ok 14u 5c7
dispirit 11,9h7,9h9
dispirited 0,af2 9ha 2e3 9hd 9fu
dispiritedly 2,9ha
dispiritedness c,9hd af2 9ha,9he
displace 12,9py,560
displacement 4,af3 1xz,af4 af5
display 13,561 af6,9in
displease 11,26v af7
displeased 0,26y 26x af8 ac3 af9 afa
displeasure c,af7 26v,50a 1cc
displume z,9o8 9o6,9o9 9o7
disport 12,1yd 695,1yi 696
disposable 6,3eg,afb
disposal 7,w2 afc,afd wa
dispose 14,afe 4 aff afc,393 8wn
disposed 0,afg 2lm 813 2ln
disposition 7,1q1 afc afe 4,24u 34
dispossessed 0,afh 3l
dispossession 4,afi,afj
disproof 4,afk afl,afm 9vd
disproportionate 0
disprove v,7xa 7x9 e5,afn
disprover i,7x9 7xa,2pj
disputable 0,86p 6ec
disputant i,jv 1qu
disputation a,98v 2pl 1qu 6e5,98x 2pp
disputatious 0,2pw 2pk 2pp 88w
disputative 0,2pw 2pk 1qu
dispute a,2pp 6e5 1qu 2pw 2pl,a6m 6ea 6eb
disqualified 0,afo afp
disqualify u,afq
disquiet 7,2do afr 61d,23s a8t
disquieted 0,afs 747
disquieting 0,aft afu
disquietude c,afv,23s
disraeli i
disregard w,afw a9r 9sx,br a7m
disregarded 0,afx afy
disregarding 2,afz
disregardless 2,afz
disrepair q,,ag0
disreputable 0,932 aab 92z ag1 ag2
disrepute q,aa8,8fz
disrespectful 0,869 ag3 9vy 867 89p 9qd ag4 4lw
disrobe t,a7y a7z kq,a80
disrupt w,ag5 ag6 ag7 kq ag8 57o,a99
disruption 4,ag7 ag5 ag9,8xa
disruptive 0,ag8 aga ag6
disruptively 2,ag8
diss w,190,e
dissatisfaction c,50a agb,a94
dissatisfactory 0,a6z a70 agb
dissatisfied 0,a96 a6j
dissect z,20z agc,1y6
dissected 0,4fz
dissection 4,agc 20z 1zs,90a 1zz
dissemble w,5ic 6hx 4s6 agd 2bd,age
dissembler i,6hx 5ic,44p
dissembling 4,4s6 6k0 5ic,9a1 9ae
disseminate w,5c7 a1g 1ha a1s a1f agf 6t6,5ca
dissemination a,1ha 5c7,1hb
disseminative 0,a1g 1ok 5c7
disseminator i,agf 5c7,17o
dissension a,a9h 2po,a6m
dissent a,agg agh a9n 2po,agi a6m
dissenter i,agj agk 2po
dissentient 0,agl agm agn ago agk 2po agh
dissenting 0,agm ago
dissentious 0,a9n a9l agg
dissertate w,agp agq,87g
dissertation a,agq agp,agr
disservice 4,,ags
dissever 15,3oi,14b
dissident i,agj agt agm agn
dissimilar 0,agu
dissimilitude 7,agv,agu
dissimulation 4,6k0,9ae
dissimulator i,6hx,44p
dissipate y,a7i 14t agw agx,9u5 agy
dissipated 0,98y 4bf 98z 4bg
dissipation 4,agx agz a7i 14t,af1 ah0
dissociate u,a7c 9bx 7m0 ah1 ah2,583 9bz
dissociation 4,ah1 a7c 9bx,9u8
dissolute 0,98y 98z ah3
dissolutely 2,ah4 98y
dissoluteness 7,ah3 98y,ah5
dissolution m,ad4,9m
dissolve u,ah6 ah7 ah8 kw,ks 14b
dissolved 0,ah9 aha
dissolvent r,kw ah7,ahb
dissolver r,kw ah7 ahc,ahb
dissolving m,ah8 ah7 ahc,ahd
dissonance 7,a6l ahe ahf acc,6xo ahg
dissonant 0,ahf a9k a9o ahh acc ahe 5p5
dissonate u,ahh acc ahf ahe 5p5,ahi
dissuade w,9v7 xq ahj ahk,xi
dissuasion a,ahj ahk 9v7,9v8 7k7
dissuasive 0,xq 9v7 xe
distaff 6,ahl,2ox 8uy
distal 0,ahm
distally 2,ahm
distance 7,ahn aho,7li 1gp
distant 0,ahp ahq ahr
distantly 2,ahp
distaste c,2c5,1lf
distasteful 0,ahs ac4 54m ac5 2y 4mb
distastefully 2,ac4
distastefulness 7,ac5 4mb ahs ac4,ac8 3gj
distemper 4,aht 6p3,208 1wg
distend u,a33 ahu ahv ahw a31 kq ahx,a38 4p8
distensible 0,ahv 691 a33
distension 4,ahw ahx a33,a34
distention 4,a31 ahw ahu a33 ahx,4s a34
distich n,8jq,8jr
distil t,7tn ahy 7tq 7tr ahz,7ts qs
distill u,ai0 ahz ahy ai1 ai2 ai3,1o0 nw
distillate r,ai1 7tn ai0 ahy ahz,4bn
distillation m,ai2 ai0 ahy ahz,9m
distiller i,,59j
distillery 6,ai3 ahy ahz,ai4
distillment m,ai2 ai0 ahz,9m
distinct 0,a0l 6nt 2cy ai5 9fq 6ns 6zt 8qg 8vs ai6
distinction 9,88i ai7 9bz,2jo 6eh
distinctive 0,6gz 6xx 6go ai8 mi
distinctively 2,6xx
distinctiveness 7,ai8 aes 6xx 6gz,ai9 agu
distinctly 2,6zy 6nt
distinctness 7,9fq 9aj 6zm 6nt,aia
distinguish v,9bz a81 6gw 88i,1zh a0s l7
distinguishable 0,aao aan
distinguished 0,aib a2k 5zc 8k9
distomatosis q,,208
distort w,aic 87x aid 87z kq,age 485
distortable 0,6f0 vo
distortion b,9g3 87z 2f aie 87x 87s,92x 7zm
distortionist i,aie 87z,at
distract 11,,42p
distractedly 2,aif
distraction 9,61d,3m9
distraint 4,,2tv
distraught 0,1dm 1di
distress c,23w 23x,aig 12f
distressed 0,aih 747
distressful 0,aii 5kb aij
distressfully 2,aii
distressfulness 7,aij aii,aik
distressing 0,aii 5kb
distressingly 2,ail 3lh
distressingness 7,aim
distribute 14,1ov a1j ain 1or 1oo aio e5,hh
distributed 0,a1m a1n a1l af0 aip aiq air ais ait aiu aiv
distributer 6,aiw aio ain 1ov,66z 29p
distribution 9,aix aiy 1or,2sx 7li
distributional 1,aiy
distributive 0,1ok 1oj a1g aiz aj0 aj1
distributor i,aiw ain,66z
district f,4zy aj2,2ov
distrust v,aj3 aj4 aj5,a7l a7k
distrustful 0,91g aj5 91f aj6 aj7 aj8
distrustfully 2,aj9 91g
distrustfulness 7,aj5 91g,qc
disturb 11,1dh 7ju aja,16t 560
disturbance b,ajb aja 1dh,pf 1dx
disturbed 0,a78 afs ajc a77 747
disturber i,,1dy
disturbing 0,aii 5kb
disturbingly 2,aii
disunion 4,ajd a7c,9u8
disunite z,a7c 7m1 ajd,583 560
disunited 0,a8y 55q
disunity q,,a6l
disuse q,aje,9ba
dit a,,92f
ditch 6,ajf ajg,a27
dither q,ajh aji,1dx ajj
ditty a,,2a6
diuresis q
diurnal 0,ajk 4by
diva i
divagate w,a2s a2u 9fw,27g
divagation 4,a2u 9fw a2s,mo a2v
divan 6,,8i2
dive 6,ajl ajm ajn dh,5o7 63r
diver 5,ajo ajp,121 3ki
diverge 12,ajq ajr ajs dh,4as
divergence 4,ajs ajr ajq,9u8
divergent 0,a0j 2cy ajs a6p 2g
divers 0,a0n 2cy
diverse 0,a0n a0m 2cy ajt
diversely 2,aju a0m
diverseness 7,ajt a0n,ajv
diversification 4,ajw ajx,vr
diversified 0,ajy
diversify u,ajx ajt ajw,gc
diversion 4,1ym 9fw 1yd ajz ak0 9wc,pf a2v
diversionary 0,ajz 2y3 9fw
diversionist i,ak0 9fw,26a
diversity 7,ajt a0n a0m ajx,ajv
divert 12,9wc 1yd 9fw,3f2 64b
diverted 0,1yj 1yk
diverticulum q,,7f7
divertimento a,ak1,7oy
diverting 0,1yf 9k
divest 14,49h ak2,7b5
divestiture a,ak2 49h,ak3
divide 15,3oi ak4 ak5 35k ak6 ak7 ak8,14b 5qr
divided 0,55q 55p 6ee 9z7 a8y ak9 aka akb akc akd
dividend l,,6zi
divider 6,ak6 ak7 3oi,ake
divination 9,akf akg,7yl akh
divinatory 0,aki 7yk 110 akg au
divine 0,akj 1pq akk 1us
divinely 2,akj
diviner i,akl akg,2b8
diving b,,akm
divinity i,92b akn,13t
divisible 0,ak5 3oi 9u5 a8c ak4 ako ah2
division e,akp 52z 35k akq akr,2w0 al
divisional 1,akq adk akp adj aks 35k
divisive 0,a9n a9l
divisor n,akt 1m2,a2b aku
divorce 4,akv a7c akw,akx 583
divorced 0,aky akz
divorcee i,akw,1tb
divorcement 4,akv akw,akx
divulge w,4b1 a8l al0 e5,27g
divulgement a,al0 4b1,a8m
divulgence a,al0 4b1,a8m
diwan 6,,2ad
dix i
dizen t,,37u
dizzily 2,al1
dizziness q,al2 al1
dizzy 0,al1 1h4 186 al2 1h5
djiboutian i,,23g
djinn i,al3,2gj
djinni i,al3,2gj
djinny i,al3,2gj
dkm n,99m,6ba
dle q,,al4 al5
doable 0,h4 h9
doc e,5j,9mo
docent i,,3mr
docile 0,al6 al7 al8 al9 ala
docility 7,al7 alb al6,1vf
dock 6,alc ald ale alf alg,5q0 alh
dockage 4,ald alc,21c ali
docker i,alf alc alj,54h
docket w,,2st
dockhand i,alf,54h
docking 4,alg alc alj,2ti
dockworker i,alf,54h
doctor i,5j alk,9mo
doctoral 1,alk all alm
doctorate a,all alk,9gs
doctorial 1,alk all alm 5j
doctorow i
doctrinaire 0,aln 6xd alo
doctrinal 1,alp 24s
doctrinally 2,alp
doctrine 9,24s alp alq,465
docudrama a,alr,als
document a,3pb alt alu alv alw alr alx,s1 6qt
documental 1,alv 3pb alu
documentary a,alr alt aly,als
documentation 4,6d0 alx alw alt,6d1 5p6
documented 0,37o 37p
dodder k,789 alz,71e 1uk
dodderer i,alz 789,29l
doddering 0,am0 1aq
doddery 0,am0 1aq
dodge 12,,4as
dodger d,am1 6u5,44p
dodging 4,6u6 6u5,60j
dodgson i,62h
dodgy 0,6el 2un 57x 2uk am2
dodo 5,am3,29l am4
doer i,253 am5 7ui
dog 5,3um,5uk am6
doge i,,v0
dogfight 4,am7,7mx 18u
dogfighter i
dogged 0,am8 4w1 am9
doggedly 2,ama am8
doggedness 7,am9 am8,9ve
doggerel a,,amb
doggie 5,3uj,3um
dogging 0,87n 69c
doggy 5,3uj,3um
doghouse 6,,amc 4hm
doglike 0,amd 1n9
dogma a,ame amf amg amh,8oq
dogmatic 0,amf ami ame
dogmatical 0,amf ami amj
dogmatically 2,amf
dogmatise w,amh amg alo,2v3 87g
dogmatist i,alo amg amh,4f5
dogmatize w,amh amg alo ame amj,2v3 87g
dogsbody i,,amk
dogshit a,5hz,5jb
dogwood k,,aml
doings 4,455,pf
dolabrate 0,amm ka
dolabriform 0,amm ka
dolby i
doldrums j,amn,2p 1hs
doleful 0,amo 4ix
doll 6,,3p9
dollar n,,amp 3rp
dolt i,49n,1h2
doltish 0,72i 28j
doltishly 2,amq 72i
domain q,2ox 9k5,2oy 2ov
dome 6,4ws,53j 4wt
domed 0,amr 1mt
domestic 0,ams amt amu amv 4v
domestically 2,ams amw
domesticate u,amx amy,g8
domesticated 0,amz an0 amw
domestication 4,an1,rt 1vf
domesticity 4,amv amz amt,pf
domicile 6,an2 4v an3,4u 4x
domiciliary 1,an3 an2 4v
domiciliate 15,an4 an5 a26,an6 an7
domiciliation 6,a26 an5,a28
dominance 7,8h 89k an8,37x
dominant 0,89k 8h an8 an9 2ww 89j ana anb anc and
dominate 16,ane an8 an9 dh 89k anf ang anh 8h,4k2
dominated 0,89f 85f
dominating 0,2ww 89k
domination 4,anh ang an8 an9,j2 8h
dominatrix i,,1tb
domine i,ani,n1
dominee i,ani,n1
domineer 11,anj,5dw
domineering 0,3d9 ank anl 3d8 5ih anm
domingo i
dominic i
dominican i,4jm,3ae 23t
dominie i,ani,n1
dominion q,anf an8,8h
domino 6,,5ws
dominus i,ani,n1
domitian i
don t,ann,2g6 ano
donar i
donate 14,anp 892 890 30w,498
donatello i
donation l,892 890 anp,49a 4aq
donatist i,,8k
donatus i
done 0,anq 7sm
donee i,48m,te
donizetti i
donjon 6,anr,ans
donkeywork 4,ant,anu
donkin i
donna i,,1tb
donne i
donnish 0,anv 4yd
donor i,4h,gn
doofus i,a4b,1h2
doolittle i
doom w,9tb anw,9td 9ti
doomed 0,978 2zm,3m8
doomsday b,anw,96g 9ti
door 6,anx,any 2og
doorbell 6,46m,46p
doorhandle 6,anz,ao0
doorkeeper i,ao1 ao2,2g1 n1 n2
doorknob 6,anz,ao0
doorman i,ao3,51u
doormat 6,8v6,ao4
doorsill 6,ao5,ao6
doorstep 6,ao5,ao6
doorway 6,anx,2og
dooryard 6,,3l6
dope 6,ao7,ao8
doped 0,ao9 pu
dopey 0,28i 28j 4xs
doppelganger i,,aoa
doppler i
dopy 0,28i 28j 4xs
dorian e,,l2 l3
doris f
dork i,aob,t7
dorm 6,aoc,a28 w
dormancy 4,15m aod 2o 2yb aoe,2p aof
dormant 0,2yb 2ya 15m aod
dormitory 6,aoc,a28 w
dorsal 0,aog 3it aoh
dorsum 8,3it aoh aog,1j
dosage n,aoi aoj 1z8,8es
dose 6,aok aoi aoj 1z8,2ax 8es
dosed 0,3qh
doss t,aol aom
dosser i,aom aol,5il
dostoevski i,aon
dostoevsky i,aon
dostoyevsky i,aon
dot p,83c,adn 83d
dotard i,,29l
doting 0,yr yt
dotted 0,aoo 95r 5b3 95s
dotty 0,3pp 8ns 3pq 3fd
double 4,aop aoq aor kq,4gn aos
doubled 0,aot 4ev
doubleheader 4,,aou
doubling 4,aoq aor aop,aov
doubly 2,aow aot
doubt 9,a7k aox 1ec aoy,6ct a7l
doubter i,aoy 1ec aox,1jl
doubtful 0,aoz ap0 1n6 ap1 1uf a7k
doubtfully 2,ap2 ap0
doubtfulness 7,a7k ap1 ap3 ap0 aoz,6ct ap4
doubting 0,aj6 91g
doubtless 2,ap5
doubtlessly 2,ap5
dough d,ap6 4xv ap7,7sw 2l4
doughboy d,,ap8 ap9
doughnut d,27b apa,27c ap9
doughy 0,ap7 apb ap6
douglas i
douglass i
doula i,apc,h0
dour 0,am8 apd 4w1 ke
dourly 2,ape apf
dousing 4,apg 922,93j
dove 5,,aph
dovetail 16,,api
dovish 0,apj apk
dowager i,,apl
dowdiness 7,apm apn apo,4yv
dowding i,app
dowdy d,app,apq
doweling 4,,367
dower l,apr aps,49a
dowery l,apr aps,49a
dowland i
down 2,apt
downbound 0,apu
downcast 0,apu
downer 6,9p9,2ax 1jt
downfall b,,9dr
downfield 2,apu
downgrade v,,apv
downhearted 0,9ha 9fu 9hd
downheartedness c,9hd 9ha,9he
downhill 0,9bf 9bg
downiness 7,apw apx apy,apz
downing i
downlike 0,apx 6kr
downplay u,aq0,na dx
downpour j,743,744
downright 2
downrightness 7,aq1 aq2,a5f
downsize u,,aq3 9oe
downslope h,9bb,g4
downstair 0
downstairs 2
downstream 2
downtown 0,,aq4
downtrodden 0,aq5 3l
downward 0,9r3 apt 9bg
downwardly 2,apt
downwards 2,apt
downwind 2
downy 0,apx apy 6kr apw 5ui aq6
dowry l,apr,49a
dowser 6,aq7,akl aq8
doxy i,7t8,7t9
doyen i,,aq9
doyenne i,,aq9
doze t,aqa aqb,67g
dozen n,aqc aqd 223,4fq
dozens n,aqe,3zc
dozy 0,2yc 2ya
drab 0,aqf 7es 2qc apm 2xu
drably 2,7es
drabness 7,apm aqf,4yv
draco 5
draft 10,aqg aqh aqi aqj 80j 80k,26h aqk
draftee i,80k aqh,2w2
drafter i,aqi aqg,ak
drafting 4,aqj aqg 4s3,3cc 61z
draftsman i,aql 635 aqm,2u8
draftsmanship 4,aqm 635 aql,2u5
draftsperson i,aql
drafty 0,aqn aqo aqp
drag z,aqq 62m aqr aqs,1y
dragger 6,aqr aqs 62m aqq,je aqt
dragging 0,aqu 2on
draggled 0,431 39v
dragoman i,,aqv
dragon i,aqw,1xl
dragoon i,,68s 77l
drain 12,aqx aqy 725 aqz,ar0 ar1
drainage 4,aqy aqx aqz,ar1
drained 0,ar2 ar3 3gb
drainpipe 6,725,ar4
drake 5,,5gf
drama a,ar5 ar6 ar7 ar8 ar9 ara arb 1bx,arc ard
dramatic 0,arb ara ar6 are arf arg 1t8
dramatically 2,ara arb
dramatics 4
dramatisation 4,arh ari ar8 ar9,3cc 9xv
dramatise w,ar8 ar9 ar7 ari ar5 7gf ar6 arj,26h ark
dramatist i,ar7 ar5 7gf ar8,ak
dramatization 4,arh ari ar8 ar9,3cc 9xv
dramatize w,ar8 ar9 1bx ar7 arh ari ar5 7gf ar6 arj,26h ark
dramaturgic 1,arl arm
dramaturgical 1,arl arm
dramaturgy a,arm arl,7k7
drape z,8z2,8o9 1qc 4og 626
draped 0,728 2qh
draper i,arn,3u2
drapery 6,8z2,4og 626
drastic 0,aro arp
drastically 2,aro
draught d,arq arr,6ii 9go
draughtsman i,aql
draughty 0,aqn aqo aqp
dravidian a,3ls,2zg 3br
draw z,386,2u0 38e
drawee i,6lb,ars
drawer 6,art,3mb 5oj
drawing a,9xt aqm 6lc 6ts,2w3 10y
drawl a,aru arv,du 2v4
drawler i,arv aru,1og
drawn 0,614 737 3gb 4pl
drawstring 6,,arw
dread 11,arx 2k3 1ip,18x
dreaded 0,1ip 1im
dreadful 0,1ip 35y 1im 362 3gh
dreadfully 2,ary 1ip
dreadfulness 7,3gh a6n 35y,3gj
dreadlock 8,,8yb
dream 9,arz 96n as0 96s as1 as2 9s,6n3 96q
dreamed 0,as3 as4
dreamer i,as0,as5
dreamfully 2
dreaminess c,as6 as7 as8,as9
dreaming 9,96s arz 96n as0,asa 6n3
dreamlike 0,9af
dreamy 0,as8 7t 96s as6
drear 0,6kn 6kl
drearily 2,adx 6kn
dreariness 7,50e aqf 6kn,50g
dreary 0,aqf 2qc 50e
dredge 6,,a1x 76a
dregs h,asb,asc
dreiser i
drench u,asd,ase 66x
drenched 0,8ko 2qh
drenching 4,asf,93j
dress 6,6l6 2g6 2g5 asg ash 2g4 asi,asj nw
dressed 0,2g7 2g8
dresser 6,5kd,434
dressing 4,ask,asl 7sw
dressmaker i,asm,72a
dressy 0,asn 3aq 37t
drew i
dreyfus i
drib n,aso,4ib
dribble 12,asp,ar0
dribbler i,asq asr ass,3x4
dribbling 4,asr,r1
driblet n,aso,4ib
dried 0,ast 9gw 113 9gx
drier 6,9rt asu asv asw,q5 2hz
drift 12,asx asy asz at0 at1,gw 38g
driftage b,asz,9n0
drifter i,3zf at2,72b 72c
drifting 4,1gj asz at2 at3,at4
drill z,501 39y at5 at6,1y6 at7
drilled 0,at8 a8k
drilling 4,at5 at6 501,90m 8wz
drily 2,at9 ata
drink y,atb 6ii 4zi 1js 9go atc atd,1mx ate
drinkable d,1js atf,1lx 4bn
drinker i,atc atb,6lo
drinking 4,atd 4zj atb atg 4zi,84w 4zk
drip 12,ath ati atj atk,63r
dripless 0,1hw
dripping b,,1h0 4hw
drippings d,atk ath,atl
drippy 0,atm atn 42s aqo atj
drive 12,ato atp atq atr ats att 3dx atu atv atw,3fa atx gw 5b7
driveller i,aty asq ass,1og
driven 0,atz au0
driver i,3dx atw 6j4 ato,au1
driveway 6,atr,636
driving 0,au2 6ft
drizzle j,au3 atm au4,744
drizzling 0,9r4 9bg
drizzly 0,atm 42s au3
drogue 6,au5,74g 3zg
droll 0,au6 1yo
drollery 4,7gz,au7 au8
drome 6,14g,14h
drone 5,au9 aua,21w aub
droning a,au9 aua,aub
drool 8,3ps auc ass,b8 aud
drooler i,asq ass
droop 12,aue auf,aug
drooping 0,auh aui 3gb auj
droopy 0,aui auj auf
drop 12,auk aul aug aum,560 63r
dropkicker i,,aun
droplet n,3zl aso
dropout i,,1g
dropper 6,ati
droppings r,auo,8nd
dropsy q,20h aup,4p9
dross r,auq,8tx
drought q,aur aus,2qe 6by
drouth q,aus aur,6by 2qe
drove 6,aut,592 8ta
drover i,auu,auv
drown z,auw,8ki aux
drowse t,aqa aqb,67g
drowsily 2,auy
drowsiness q,auz 2yc,av0
drowsing 0,2yc 2ya
drowsy 0,2yc 2ya aqb auz
drub z,av1 av2 av3,40n
drubbing 4,av3 40t av1,9do av4
drudge i,av5 av6 av7,44f 54h
drudgery 4,ant av7,anu
drudging 0,5mk 5m5
drug 6,a3c 2fp av8 1z8,1b6
drugged 0,av9 3io
drugging 4,ava 1z8,w9
druggist i,2fp a3c,2fq
drugless 0,avb 1qt
drugstore 6,avc,3za
druid i,,avd
drum 6,ave avf avg,64c 4hw
drumbeater i,4f5,wu
drumfish 5
drumhead 6,,avh
drumlin h
drummer i,avi avf avg,91b
drumming 4,avg,avj
drunk 0,3io 1jy avk 3in 43j 49z avl 4ci av9 avm avn avo,3ij
drunkard i,1jy atg,3ij
drunken 0,4ci 3io avp
drunkenly 2,4ci
drunkenness q,avp 4ci,av0
druse i,avq,8k
drusen q,,661
druthers 9,,1r9
druze i,avq,8k
dry 0,113 asv asw 2qe 111 2q9 9ru ast avr avs avt avu 9rt asu
dryad i,avv,32l
dryden i
dryer 6,asu,2hz
drygoods 6,,7j3
dryly 2,at9 ata
dryness q,2qe avw avx 113
dts q,,avy
duad n,8jq,8jr
dual 0,avz 4ev 9z6
dualist i,,8k
duality 7,9z6 avz,66o 1al
dub w,aw0 aw1 aw2,3sn aw3 aw4
dubbing 6,aw2 aw1,aw5
dubiety 9,a7k,6ct
dubious 0,ap0 aoz 1uf a7k 1n6 ap1
dubiously 2,aw6 ap2 aoz ap0
dubiousness 7,a7k ap1 aw7 ap0 aoz,6ct ap4
dubitable 0,aoz 1n6
dublin f
dubliner i,,aw8
dubya i,aw9
dubyuh i,aw9
duce i,,2qw
duchamp i
duchess i,,3uw
duck 12,5gf dh awa,4as awb
ducking 4,,8jz
duckling 5,awa 5gf
ducky i,6q3,yp
duct 8,5d1,5tk
ductile 0,awc awd awe 66w
ductless 1,5d1
ductule 8,awf,5d1
ductulus 8,awf,5d1
dud b,awg,awh
dude i,5mh 8lo,y5
due 0,5ro 5rn 7b4 awi awj awk,f3
duel 4,awl awm awn awo,18u awp
dueler i,awn awo,12d
duelist i,awn awm awl awo,12d
dueller i,awn awo,12d
duellist i,awn awm awl,12d
duenna i,,6gb
duet 4,8jq awq,8jr 3qe
duffer i,,5nd
dufy i
dugout 6,,33q
dukas i
duke i,awr aws awt,3uv
dukedom f,aws awt awr,3uz 9k5
dulcet 0,awu awv aww 2qj
dulcinea i,awx,awy
dull 0,2qc awz 50g 2qa aqf ax0 ax1 a4a ax2 ax3
dullard i,49n,1h2
dulled 0,494 2e6
dulles i
dullness 7,ax4 50g 9mj 50c 2qc,3l1 ax5
dully 2,2qc awz
duly 2,2l1
dumas i
dumb 0,9mj 28j 9mk
dumbass i,4po,49n
dumbbell 6,,3t9
dumbfound v,1sz,1t2
dumbfounded 0,ax6 1t4
dumbfounding 0,32z 330
dumbly 2,9mh 9mj ax7
dumbness 9,9mk 9mj,3l1
dumbstricken 0,ax6 1t4
dumbstruck 0,ax6 1t4
dumfounded 0,ax6 1t4
dumfounding 0,32z 330
dummy 6,4xs,1h2
dump 14,ax8,4
dumper 6,ax9,axa
dumpiness 7,axb axc axd,axe
dumping 4,axf,4z9
dumps q,axg,axh
dumpsite f,ax8,5ta
dumpy 1,axc ax8 axi axb
dumuzi i
dun 5,1tk,2m2
duncan i
dunce i,4po 4pp,49n
duncical 0,4pp 28j 4po
duncish 0,4pp 28j 4po
dunderhead i,4po,49n
dune h,,axj
dung r,auo,8nd
dungeon 6,anr,ans
dunghill e,,axk 1bj
dunk z,922 axl,a4p
dunkard i,axl,3so
dunker i,,9x0 3x4
dunkirk 4,,8qc
duo a,8jq awq,8jr 3qe
duodecimal n,axm 9lq,axn
duodenum 8,axo,axp
duologue a,9y4,6iy 9y5
duomo 6,,11
dupe w,43o 6r7 axq,3q1
dupery 4,axq 43o,6lv
duple 0,avz 4ev
duplicability 7,axr axs,9n7
duplicable 0,axs axt axr
duplicatable 0,axs axt
duplicate 10,axu,axv
duplication 4,axw axx,64l 8d8
duplicator 6,8d0 axx,143
dura 8,axy,2m6
durability 7,6fo axz ay0 ay1,ay2
durable 0,ay0 1ax 6fo
durance q,,5yj
durant i
durante i
duration s,72f 878 59i,6by 87r
durer i
durga i
durkheim i
durrell i
duse i
dusk s,8pa 954,3b8
duskiness 7,a49 ay3 954 5em,74b lj
dusky 0,954 5em la 8pa a49 114 ay3
dust r,ay4 99b 8kp,99c
dustbin 6,,4ga
dustcloth 6,ay5,ay6
dustiness q,ay7 8kp,43v
dustlike 0,ay8
dustman i,ay9,aya
dustpanful n,,2rh
dustrag 6,ay5,ay6
dustup a,18t,2pp
dusty 0,8kp ayb 2qh ay4 ay7 3q7
dutch 1
dutchman i,ayc
duteous 0,ayd nm 312 aye
dutiful 0,ayd nm
duty 4,aye 312 ayd,j2 377
duvalier i
dvorak i
dwarf 16,ayf,ayg ayh
dwarfish 0,ayi 3sc
dwarfism q,ayj,ayk
dweeb i,ayl,314
dwell v,5d8 822 an6,5da 45n
dweller i,1qi an6
dwelling 6,4v an6,4x
dwindle u,,t
dwindling 0,9cd 9c9
dyad n,8jq,8jr
dyadic 1,8jq
dyaus i
dybbuk i,9z5,929
dye u,aym ayn ayo 4ry,4jh
dyed 0,2vp 2vl
dyeing 4,ayo aym,ayp
dyer i,ayn aym
dying 0,ayq 9k7 ayr,9k8
dyke 6,5mt 92w a2y,5mw 3pw
dylan i
dynamic 0,6ft ays 6fs au2 ayt ayu ayv ayw ayx ayy
dynamical 0,6ft ayz az0 ays 6fs au2 ayt ayu ayv ayw ayx ayy
dynamically 2,6ft
dynamics 9,az1,az2
dynamism 7,ayz 6ft,24s 571
dynamite 6,az3 az4 az5,4rg
dynamiter i,az5 az4,az6
dynamitist i,az5 az3,az6
dynast i,,1v4
dynasty e,6q5,az7
dysaphia q,,4t
dysarthria q,,20g
dyscalculia q,,az8
dyschezia q,,83f
dyscrasia q,,188
dysentery q,az9,1g5
dysfunction q,abq aza,m8
dysgenesis q,,3vm
dysgraphia q,,az8
dyskinesia q,,1qg
dyslectic i,azb azc a44 azd
dyslexia q,azd azc aze,az8
dyslexic i,azb aze azd
dyslogia q,,20g
dysmenorrhea q,,1ez
dysomia q,28b,1y8
dysosmia q,azf,4t
dyspepsia q,azg azh
dyspeptic i,azh 186 azg,287
dysphagia q,,4t
dysphasia q,,1y8
dysphonia q,,20g
dysphoria c,azi azj,a94 9l9
dysphoric 0,azj azi
dysplasia q,207,2c
dyspnea q,58v 2z3
dyspneal 0,2z3 58v 2z2 58r 58s
dyspneic 0,2z3 2z2 58r 58s
dyspnoea q,58v 2z3
dyspnoeal 0,2z3 58v 2z2 58r 58s
dyspnoeic 0,2z3 2z2 58r 58s
dyssynergia q,34j,1qg
dysthymia q
dystopia a,,pl azk
dystrophy q,,ayk 6pv
dysuria q,,4t
each 0,1mp 1mo
eadwig i,azl
eager 0,2dl 2ok 2dk azm azn
eagerly 2,azo 2dl
eagerness c,2ok 2dl,3fe
eagle 5,,azp
eagre b,13n,13o
eames i
ear 8,3am 3av,3v3 39k
earache q,azq,l6
eardrum 8,azr,11v
eared 0,azs 38x
earful a,64h,azt xn
earhart i
earl i,azu azv azw,3uv
earldom f,azv azw azu,3uz 9k5
earlier 2,43q azx
earliest 0,azy azz 2nh
earliness 7,29d 2nn 2nh,2kn
earlobe 8,,b00
early 0,2nh 2nn 29d b01 43r 2ng 2nl 3hi azy b02 b03 b04 b05 b06 2nm 8u6 b07 b08
earlyish 0,b02 2nh
earmark 7,b09 1p2,3c8 2yj
earn 14,b0a b0b b0c 57e b0d b0e,ej
earned 0,36k 36j
earner i,57e b0a,b0f
earnest 0,b0g b0h 7iq
earnestly 2,b0i b0g
earnestness c,b0j 98e,b0k
earnings l,6zi b0e b0b,b0l b0m
earphone 6,b0n,b0o
earpiece 6,b0n,b0o
earreach f,b0p,b0q
earshot f,b0p,b0q
earsplitting 0,984 985
earth h,b0r a5m 5wr b0s b0t,6g
earthborn 0,b0u b0v 2aq
earthbound 0,b0w b0x
earthen 1,a5m
earthing 4,b0y b0t,367
earthlike 0,1tk
earthling i,b0s b0r,1qi
earthly 0,b0x b0w b0z b10
earthman i,b0s,1qi
earthquake b,b11,1pl
earthshaking 0,b12 985
earthworm 5,23c,23d
earthy 0,8u0 b13 b14 8u2 b15
ease t,7gl 1nv 1ny,gw 1nt
eased 0,1o1 1o2
easel 6,,b16
easement 4,1ny 6m 7gl,b17 1o4
easily 2,8zv
easiness 4,as9 b18 b19 b1a 8zv,34g
easing 4,ab7 1ny 1nv 7gl,do 1o4
east 0,b1b b1c b1d b1e b1f b1g b1h,b1i
eastbound 0,b1d b1b
easter s
easterly j,b1e b1b,1hs
eastern 0,b1f b1b
easterner i,,1qi
easternmost 0,b1g b1b
eastman i
eastmost 0,b1g b1b
eastside 0,b1h b1b
eastward 2,b1d b1b
easy 0,8zv b18 656 8zu b1j b1k b1l
easygoing 0,b19 8zu 9hz 8zv
eat y,b1m 57u b1n 9x0 b1o 3s9,6jf b1p 1mx
eatable 0,b1q b1r
eatage d,b1s,b1t
eater d,9x0 b1o 57u b1m,6lo b1u
eatery 6,5pv,w
eating 4,3s9 b1n 57u b1m,84w
eats d,6q4,6q6
eavesdropper i,b1v b1w,b1x 371
ebb 12,b1y
ebbing m,b1z,9b9
ebionite i,b20,9u
eblis i,,al3
ebola q,,b21
ebon 0,ls lk
ebony 7,,4je
ebullience 7,b22 b23,1ih
ebullient 0,b23 3up b22
ebulliently 2,b24 b23
ebullition a,4rf,4ri
eccentric 0,4j5 8mg k7 4j6 b25
eccentrically 2,4j5 k7
eccentricity 7,b25 4j5,4j8
ecchymosis m,,5e9 sa
eccles i
ecclesiastic i,6rk b26 6re,n1
ecclesiastical 1,b26 6re
ecclesiastically 2,b26
ecclesiasticism 4,,u3
eccyesis q,b27,b28
ecdysiast i,b29,qi
ecdysis m,b2a,b2b
ecesis m,,9m
ecf 8,b2c,4q2
echelon 6,,3xj 2s1
echo 7,b2d b2e b2f e5,b2g 3hr
echt 0,37p 3c2 37o b2h b2i
eck i
eckhart i
eclampsia q,,b2j
eclat 7,fu b2k,fw 597
eclectic 0,aaw aav b2l
eclecticist i,b2l,15g
eclipse b,b2m b2n,u b2o
ecliptic f,,b2p
ecologist i,b2q b2r b2s,4h4
ecology 9,b2r b2s b2q,2oy 4h2
econometrist i,,b2t
economic 1,b2u b2v
economical 0,b2w b2u 5m9 b2x b2y b2v
economically 2,b2z
economics 9,,2ao
economise 14,b30 b31 b32,18h b33
economiser i,b32 b30 b31,b34
economist i,b2t b2v b2x,2an
economize 14,b31 b32 b2x b35 b2y,b33
economizer i,b32 b30 b31,b34
economy e,b2v b2u b2z b2t,b36
ecphonesis a,b37,b38
ecstasy q,b39 b3a b3b,b3c 4os
ecstatic 0,b3b b3d b3a b39
ectasia q,b3e,a31
ectasis q,b3e,a31
ectomorph i
ectrodactyly q,,2c
ecuadoran i,b3f,2p7
ecuadorian i,b3f,2p7
ecumenical 0,b3g 7pg b3h 5c5
eczema q,9qr,d2
edacity 7,b3i b3j b3k,5ht b3l
eddington i
eddy 12,b3m,ar0
edema q,20h aup,4p9
edematous 0,aup 2uv 20h
edentulous 0
ederle i
edgar i
edge f,4zp b3n,4zr
edged 0,4zu 4zs
edgeless 0,4sj
edger 6,b3n,b3o
edgewise 2
edginess c,afv b3p,23s
edging 6,c0,4zq
edgy 0,b3p b3q afv
edict a,9cf,26p p4
edifice 6,w,5a2
edify w,b3r acw,b3s
edifying 0,b3t
edison i
edit u,b3u 2ae b3v
edition a,,ja
editor i,2ae b3w b3u
editorial a,7fg b3x 7ff b3y,2uw
editorialise w,b3y,24k
editorialist i,7ff 7fg,7fh
editorialize w,b3y 7fg,24k
editorially 2,b3x
editorship 4,b3w 2ae,cr
edo f,b3z,b40
educate 15,77h at7 b41 39r b42 8jx b43 b44 a8i b45 b46 9w5,1o0 b3s
educated 0,b47 b48 b49
educatee i,39r 77h,b4a
education 4,8jx b46 b4b b4c 77h at7,pf 469
educational 1,b4d b4b b45 6xd 8jx
educationalist i,b4c b45 b46 b42 8jx,2n2
educationally 2,b4d
educationist i,b4c b45 b46 b42 8jx,2n2
educative 0,b41 6xd 77h at7
educator i,b43 77h,382
educe u,b4e 9qk,1nj qs
edward i
edwardian i
edwards i
edwin i
edwy i,azl
eeg a,,b4f
eellike 0,8zd 2nb
eerie 0,b4g b4h 2gl 2b1
eeriness 7,b4i b4h,4j8
eery 0,b4h 2b1 b4i
eff z,42e 4xj,4xk
efface u,b4j b4k,4sp
effect j,1a5 3j9 h7,6ek
effected 0,b4l 9ci
effecter i,b4m 3j9 h7
effective 0,b4n 7mv b4o h7 b4p b4q b4r b4s b4t 7mu
effectively 2,b4u b4n
effectiveness 7,b4p b4v b4o 7mv b4n,afd
effectivity 7,b4p 7mv b4o,afd
effector 8,b4m 3j9,3he
effectual 0,b4n b4w b4p b4q b4r b4s b4t b4x
effectuality 7,b4p b4n,afd
effectually 2
effectualness 7,b4p b4n,afd
effectuate 10,h7 5iq 1a5 b4y,593
effectuation 4,b4y h7,34
effeminise u,b4z
effeminize u,b4z
effendi i,,b50
efferent 8,8g7 b51 8g6 b52,9pg
effervesce u,b53 5fj b54 5fg b55,5fc
effervescence 7,b54 5fg 5fj b53,9m 5fh
effervescent 0,b55 5fj b53 b54 5fg 5fd b56
effervescing 0,5fd 5fj
effete 0,b57 b58 6vi b59
efficacious 0,b5a b5b b4o
efficaciously 2,b4u b5a
efficaciousness 7,b5b b4n b5a,b4p
efficacy 7,b5b b4n b5a,b4p
efficiency o,b5c 5m9,b5d tr
efficient 0,5m9 7mv b5c 5m8 b2w b5e b5f 7mu
efficiently 2,b5g 7mv
effigy 6,b5h,10y
effloresce u,b5i 43 2aa,4qn
efflorescence j,b5j b5k,6by b5l
efflorescent 0,43 44 2aa b5i
effluence m,b5m b5n,1ht
effluent r,b5o,8tx
efflux m,b5m,1ht
effort 4,36p a18,pf anu
effortful 0,2on 2or 2om aqu b5p b5q b5r 2op
effortless 0,b5s b5t b5u b5v
effortlessly 2,656
effortlessness 7,b5t 656 b5s,b18
effrontery 7,b5w,399
effulgence 7,5l9 3zx,5ag
effulgent 0,3zx 1e1 5l9
effusion 4,4rf,4ri b5x
effusive 0,5k3 b5y 1ma b5z b60
egalitarian i,b61 6y0 2av b62,b63
egalitarianism 9,,24s
egalite q,b62,b64
egality q,b62 6y0,b64
egbert i
egest t,3tx,4n1
egg 5,b65,b66
egghead i,,1jl
eggplant d,,b67
eggs d,,57a
eggshell h,,3ug
eglevsky i
ego c,b68 b69,7r4 150
egocentric i,b6a b6b b6c,b6d
egocentrism 7,b6e,qc
egoism 7,b6e 4r6 b6a,b6f qc
egoist i,4r6 b6a b6b b6e,1ce b6d
egoistic 0,b6b 4r6 b6a b6c
egoistical 0,b6b b6c
egomaniac i,,4r6
egotism 7,b6g b6h 4r6,4to
egotist i,4r6 7r5 b6h b68 b6g,1ce
egotistic 0,b6h 7r5 b6i b6g 2tq 4r6 b68
egotistical 0,b6h 7r5 b6i 4r6 2tq
egotistically 2,b6j b6h
egotrip 15,,p5
egregious 0,82u 4vm
egress 4,b6k b6l b6m,b6n 44g
egression 4,b6o b6m,34
egypt f
egyptian a,5q7,23g 49e
egyptologist i,,2ni
ehrenberg i
ehrlich i
eichmann i
eiffel i
eigen i
eight 0,b6p 223
eighteen 0,b6q 223
eighteenth 0,b6r
eighter n,b6s,k1
eightfold 0,b6t 4ev
eighth 0,b6r
eighty 0,b6u 223
eijkman i
einstein i,559,1jl
einthoven i
eisenhower i,b6v
eisenstaedt i
eisenstein i
either 2
ejaculate w,4sv b6w b6x,3hx
ejaculation a,b6w 4sv,9zf
ejaculator i,b6x 4sv,y5 1og
eject z,b6y 4n1 3vt b6z 45y,3ra
ejection 4,45y b70 4n1,r1
ejector 6,b71 b6z b6y,r4
ekman i
elaborate 0,b72 a3a 604 3aq b73 b74 1xt kq,6x9
elaborated 0,604 600
elaborately 2,b75 b72
elaborateness 7,b76 b73 604 b72,7nw 2h0
elaboration 4,1xt a3a,1xu
elamite a,,2wl 3br
elan 7,2oj b77,2ok 597
elapse 12,b78,116
elapsed 18,b78
elastic 0,51y ry 51w 51v 6lp b79 b7a b7b b7c b7d b7e b7f b7g rr
elasticised 0,b79 51y
elasticity 7,51w 51y,48b
elasticized 0,b79 51y
elastin 8,,7am
elastosis q,,4s
elate 11,419 4ot b7h,18y
elated 0,b7i b7j b7k b7l b7m b3d
elating 0,b7n 58t
elation c,4ot b7h 419,5n b7o
elbow 8,29i b7p,8w8
elbowing 4,b7p,b7q
eld s,b7r b7s,y3
elder i,aq9 b7t b7u,108
elderly 0,1an 1aq
eldership 4,b7v,cr
eldest 0,b7w 2nz b7x
eldritch 0,b7y 2gl
elect 15,b7z 3my b80 b81 b82 83k,yb
elected 0,b80 b83 b84
election 4,b81 b85 b7z,b86
electioneer 15,5u7,31b
elective 4,b80 b7z b83 b84,8jw
elector i,83k b83 b7z,6ut
electoral 1,b85 b81
electorate e,b82 b7z,l3
electra i
electric 1,b87 b88 b89
electrical 1,b89
electrically 2,b87
electrician i,b8a
electricity j,b89 b88 b87 b8b b8c,742 b8d
electrification 4,b8e b8f b8g b8b b8c,pv 7i4
electrify u,b8g b8b b8e b88 b89 b8f,1dd b8h
electrifying 0,b8i 58t
electrocardiograph 6,,9y9
electrocute 15,,b8j 266
electrode 6,27k,5oh
electrologist i,,2fq
electrolysis m,,9bj
electromagnet 6,,b8k
electromagnetic 1
electromotive 1,8yh
electromyography 4
electron h,b8l,b8m
electronegative 0,6hc 6ha
electroneutral 0,b8n b8o
electronic 1,b8p b8q
electronically 2,b8p
electronics 9,b8q b8p,33f
electrophoresis m,b8r,9m
electrophorus 6
electroplater i,,b8s
electropositive 0,6hd 6ha
electroshock 4,,b8t
electrostatic 1
electrotherapist i,b8t,1o6
eleemosynary 0,48i 48k
elegance 7,597 b8u 9jn
elegant 0,9jn 597 b8v 9jl b8w b8x b8y
elegist i,b8z b90,3te
elegy a,b90 b8z,3ot
element 9,7os fk 3w0,52z 83j
elemental 1,2p8
elementarily 2,b1j
elementary 0,b1j 8zv
elephant 5,,b91
elephantiasis q,6rw,ou
elephantine 0,4ds 33e
elevate 15,11g 4yz b92 ms 1by b93 b94 1rh b95,30u 560
elevated 0,b96 b97
elevation b,b94 ms 1ql 4yz 11g b92,2ws mu
elevator 6,b95 4yz
eleven 0,223
eleventh 0,b6r
elf 7,5e2,5e3 b98
elfin 0,b99 b9a 2gl 3sc
elflike 0,b9a 3sc
elgar i
elia i
elicit 11,2sg b4e b9b,qs 1nj
elicitation 9,b9b 2sg,b9c
elide v,b9d b9e b9f,b9g
eligibility 7,b9h 3my,b9i
eligible 0,3my b7z b9h 3mw 9s4 b9j b9k
elijah i
eliminate u,aux b9l b9m b9n b9o,9kt
elimination 4,b9m aux,am
eliminator h,b9o aux,1b4
eliot i
elision 9,b9e b9f b9d,9hw b9p
elite e,2qt b9q,2qu
elitist i,,b63
elizabeth i
elizabethan i
ell 6,,25t
elli i
ellington i
ellipse p,6sh b9r,7yh
ellipsoid p,b9s b9t,7yi
ellipsoidal 0,b9t 1mt b9s
elliptic 0,b9u b9r ka b9v 1mt 6sh
elliptical 0,b9r 7sf 1mt 6sh 5a9
ellipticity 7,b9v b9u b9r,5hf
ellison i
ellsworth i
elm k,,2n1
elocute w,b9w b9x b9y,9b0
elocutionary 1,16f b9y 169
elocutionist i,b9y,b9z
elongate u,ba0 ba1 ba2,ba3
elongated 0,ba4 ba5 ba6
elongation 4,ba1 ba2 ba0,ba7 sv
eloquence a,ba8 b9x,3y4
eloquent 0,b9x 2v9 ba8 b9w
eloquently 2,2v7 2v8 b9x
elsewhere 2
eluate r,,7ys
elucidate w,6x9 6xc 6xg ba9 6x8,6xb
elucidation a,ba9 6x8 6x9 8vp,baa 6xa
elucidative 0,6xc 6xd 6x9 8vp
elude 12,bab 9gg 2uq bac bad bae,baf 1sz
eluding 4,bac bab,bag
elusion 4,bac bab,bag
elusive 0,bad 2uq bah 9gg bai 2uk bab
elusiveness 7,bai bad bae 2uq,1tu
elute z,baj bak,bal
elution m,bak baj,9rw
elvis 6,bam,ban
elysian 1,bao 69w
emaciate u,bap baq 4xe,994 ks
emaciated 0,5pa 285
emaciation 7,4xe bap baq,4xi
emanate u,bar bas bat,hs
emanation 4,bas bat bar bau,bav b6o
emancipate 15,baw bax bay baz,ks 18q
emancipated 0,bb0 35u
emancipation 4,bay 53 baw bax,abj
emancipator i,baz bax,bb1
emarginate 0,4d6
emasculate u,64q,4si
emasculated 0,64t 64r
embalmer i,,bb2
embank 16,bb3 5ij,bb4
embankment 6,5ij bb3
embargo a
embark u,bb5 4th,4te 3bd
embarkation 4,4th,4ti
embarkment 4,4th bb5,4ti
embarrass 11,h bb6,j
embarrassed 0,k l
embarrassing 0,3gu bb7 1ud ke
embarrassingly 2,bb7
embarrassment c,6dt bb6,bb8 b3c
embassador i,1tf,1ti
embassy 6
embattled 0,bb9 bba 747 54f
embayment h,3z7,3z8
embed z,bbb,bbc
embedded 0,bbd 5y0
embellish w,1bx bbe,1bz
embellishment 4,bbe 1bx,b74 zr
ember h,,4ic
embezzle 14,9dj bbf 9di,5ko
embezzled 0,bbg 1w8
embezzler i,9di 9dj,3qo 44p
embitter 11,kf bbh
embitterment q,bbh kf,bbi
emblazon 10,7cu 4mi,yu
emblem 6,7f5 1ne bbj bbk,935 8e4
emblematic 0,bbk 1nc 1ne 7f5
emblematical 0,bbk 1nc 1ne
embodied 0,4ud 4ue
embodiment i,3ek,3el
embody 16,bbl bbm,5s bbn
embolden 11,6kk,bbo
emboldened 0,4vg 397
embolus q,,73p
embonpoint 7,5nl 6qw 1l,ug
emboss z,bbp bbq,bbr
embossed 0,z1 yx
embossment 6,bbq bbp,bbs 63n
embrace 16,7pc 50r bbt 8kl kq,7py 6xp
embracement 4,bbt 50r,6xq
embracing 4,bbt 50r,6xq
embrangle u,,7ob
embrasure 6,bbu,bbv
embrocate t,22b bbw,22c
embrocation 6,bbw 22b,bbx
embroider 10,bby bbz bc0,3ke yu
embroiderer i,bbz bby,b3o
embroideress i,,bbz
embroidery 6,bbe bc0 1bx bby,b74 8rn
embroil 16,bc1 bc2,bc3
embroiled 0,bc4 7rw
embroilment q,bc2 bc1,8qf
embrown u,,42v 7cv
embryologist i,,hu
embryonic 0,b07 bc5 bc6 2nn
embryotic 0,b07 2nn bc6
emcee i,7mp 7mo,38e 7mq
emeer i,1v3,1v4
emerge u,bc7 b6m bc8 b6l b6o,2gf
emergence b,bc9 b6l bca bc7,44g
emergency b,bcb bcc,8qd
emergent 0,bcc bcd 70 bcb bce bcf bc8
emerging 0,bcg bcd 7h3 bce
emeritus 0,bch 1aq
emersion 4,b6k bc8 bcf b6m bca bc7,b6n
emerson i
emesis 4,abt,45x 45y
emetic 6,bci,1nu
emf j,bcj,5wi
emigrant i,bck bcl,7cr
emigrate u,bcl bcm bck,bcn bco
emigration 4,bcm bcl,bcp
emigre i,bck,7cr
emigree i,bck,7cr
emile i
eminence q,ai7 bcq,6eh
eminent 0,bcq bcr 7tx ai7 1ri
eminently 2,bcq
emir i,1v3,1v4
emissary i,bcs,1bb
emission 4,bat bct 45z,b6o
emit t,45z bct bat bcu,4n1
emitter 6,bcu bct,27k
emmet 5,28s,28t
emmetropia q,,4s
emollient 6,9ld 6kr,8gv
emote 11,bcv 16o 22q,p9
emotion c,22q bcw bcx bcv,16n
emotional 0,bcx 16p 22q 16s 16o 3y1 bcy 6hb bcz bd0 bd1 bd2 bd3
emotionalism 7,16s,qc
emotionality 7,16s 1dl bcw bcx 16p,qc
emotionally 2,16p bcw
emotionless 0,7a2 79q bd4 4lb
emotionlessness 7,bd4 4lb 7a2,2e4 qc
emotive 0,16o 16p bcv
empale z,bd5,bd6
empanel v,bd7 bd8,bd9 yb
empathetic 0,bda 7ie bdb
empathetically 2,bda
empathic 0,bda 7ie
empathise v,bdc bdb
empathize v,bdc bdb
empathy c,bdb bda bdc,7id
empedocles i
empennage 6,,bdd
emperor 5,bde bdf,5wu
emphasis q,dv bdg 30j dx e1,dz bdh
emphasise w,bdi dx e5,e6
emphasised 0,e1 e0
emphasize w,dx e2 dv e5,e6
emphasized 0,e1 e0
emphasizing 4,e2 bdi dx,e3
emphatic 0,e1 e0 e4 bdg
emphatically 2,9ak 30j
emphysema q,bdj bdk,2ol
emphysematous 1,bdk bdj
empire f,bdl,9k5 3cw
empiric 0,7vy bdm bdn bdo 7vx bdp bdq bdr bds bdt
empirical 0,7vy bdn bdo 7vx bdp bdq bdr bds bdt
empirically 2,7vy
empiricism 9,bdu bdv,bdw
empiricist i,bdv bdu,15g
emplace z,bdx bdy bdz 7c6,2st
emplacement 4,bdz 7c6 bdx bdy,be0 pf
employ y,2ia be1 2i6 2ib be2 4yb 3ui 50x
employable i,,je
employed 0,be3 be4 be5
employee i,3ui be1,je
employer i,50x be1,2qw
employment 4,be2 4ya 4yb,pl i6
empower 15,3ci 3ck,2ik
empowerment 4,3ck 3ci,wa
empress i,,bde
emptiness q,4lg ar3 4ld
emptor i,5no,5nt
empty 0,4ld be6 4lg be7 4lc be8 be9 bea beb bec bed bee
emptying 4,ar1 bef beg,am
empurple u,beh,7cv
empurpled 0,bei 4wg
empyema q,,mx
empyreal 1,bej bek bel 69w
empyrean f,bel bej,bem
emulate 16,ben beo 2e8,8d7
emulator i,2e8 ben
emulous 1,7n0 beo 1ex
enable u,bep
enabling 0,beq ber
enact 15,bes bet beu,9cg p9
enactment 4,bet bes,bev
enamel 8,,6al yu
enamor 11,420,1pg
enamored 0,bew yt 1x8
enamour 11,420,1pg
enanthem q,bex,b5l
enanthema q,bex,b5l
enarthrosis 8,8ln,9yx
enate i,bey bez 177,1e8
enatic 0,bez 177
encamp 16,4j0 4j1,an6
encampment f,5t9,5ta
encapsulate u,bf0 5y2 bf1 bf2,8ek 5y3
encapsulation m,bf1 bf2 bf0,9fo
encase z,643 bf3,8ek
encasement 4,bf3 643,53y
enceinte 0,bf4 bf5
encephalitis q,6c1
encephalocele q,,42
encephalon 8,554,28h
enchained 0,523 51z
enchant 11,bf6 5yg 4bs,9ic
enchanted 0,44u 44t 4bq bf7
enchanter i,4bt,bf8
enchanting 0,38i 389
enchantingly 2,4br 38i
enchantment c,5ye 420,wo
enchantress i,9ii bf9,1tb 6e4
enchondroma q,,tm
encipher w,6sa,6sc
encircle z,bfa 4pe,8vw 4gc
encircled 0,bfb 5y0
encirclement 4,4pe bfa,3yk
encircling 0,bfc 6ti
enclave f,,4zy
enclose z,3y0 bb4 8ek 5q0 53y 68z,1rv 85d
enclosed 0,5y0 5xz 6y4 bbd bfb
enclosing 4,53y 3y0,bfd
enclosure 6,5q0 53y bb4 3y0 8ek,39s bfd
enclothe t,2g5 2g6,ks
encoding 4,bfe 6sc,77f
encompass 16,7pc 8kl bff,7py
encompassing 0,5bw 6tf 5c5 un
encompassment q,bff 7pc,bfg
encopresis q,,bfh
encounter 12,303 5is bfi 1d7 bfj
encourage 15,4z0 bbo 4yw,1g0 24v
encouraged 0,bfk 1yk
encouragement a,2l 4yw 4z0,fw 1fz
encouraging 0,bfl bfm bfn bfo bfp bfq f5
encouragingly 2,bfl
encroach 12,bfr bfs bft bfu,116
encroacher i,bfu bfr,4tg
encroaching 0,bfv 5mo
encroachment b,bfs bfr,bfw
encrust z,bfx 8ux,76a
encrusted 0,8km 2qh
encrypt w,6sa bfe,6sc
encryption 4,bfe 6sa,77f
encumbered 0,bfy bfz
encumbrance 9,5k4,5gl
encyclopaedic 0,7ph 5c5
encyclopaedism 9,bg0 bg1,b46
encyclopaedist i,bg1 bg0,7n6
encyclopedia a,,355
encyclopedic 0,7ph 5c5
encyclopedism 9,bg0 bg1,b46
encyclopedist i,bg1 bg0,7n6
encysted 1,91l
end 16,uw 9tc 9k8 bg2,52a
endanger 16,bg3 bg4 e5,45n 164
endangered 0,bg5 2ze
endangerment q,bg6,941
endarteritis q
endear 11,bg7 bg8,9ic
endearing 0,yf yh
endearingly 2,yj yf
endearment 4,bg8 bg7,48z
endeavor 4,bg9 5fu 36p,125 36o
endeavour 4,bg9 36p 5fu,125 pf
endecott i,bga
ended 0,7sl 7sm
endemic k,,2ah 2ly
endermatic 1,bgb 1e5
endermic 1,bgb 1e5
endicott i,bga
ending a,bgc 52 5g,bgd 2sh
endless 0,bge bgf 1ax 69f 52i
endlessly 2,bgg 69e 95y
endlessness 7,69f bgf bge 95y 87o,59i
endocarditis q,,5zi
endocardium 8,,bgh
endocarp k,bgi,5k0
endocranium 8,,11v
endocrinal 1,bgj bgk pb
endocrine 8,pb bgk bgj,3bt bgl
endodontist i,,9mn
endogamy q,bgm,4et
endolymph 8,,4q2
endometriosis q,tn,m8
endometritis q,bgn
endometrium 8,,7yy
endomorph i,bgo
endoneurium 8,,4xa
endoplasm 8,,6bv
endorse 15,3jj 3ji 4sr 13q bgp,2hr
endorsement 4,4sr bgq 3ji 3jj,12l hj
endorser i,bgp bgr 3ji 3jj 8gp,wp 2z
endoskeleton 8,,bgs
endosteum 8,,11v
endothelial 1,bgt bgu
endothelium 8,bgu bgt,9an
endovenous 1,bgv 2uh
endow 15,bgw aps bgx bgy,bep 498
endowed 0
endowment 9,bgx bgw,bgz
endplate 8,,bh0
endpoint f,bh1,9tc
endue 15,bgw,bep
endurable 0,406 407
endurance 7,bh2 35,571
endure v,35 bh3 bh2 36,38 9f4
enduring 0,39 3a 6fo
enduringly 2,39
enduringness 7,6fo 39,ay2
enemy e,49x,2s1 12d
energetic 0,5bg bh4 6lq 352 5be 5vp bh5 bh6 bh7 bh8 bh9
energetically 2,5bg
energid 8,bha,1j
energise t,bhb 54g 250 kq,165
energiser 6,250 bhc bhb 54g,253 s9
energising 0,ayt 6ft
energize t,54g 250 bh9 352 6lq b8d pv kq,165
energizer 6,250 bhc bhb 54g,253 s9
energizing 4,pv ayt bhb 54g 6ft,pf
energy j,b8d 352 bh9 bhb 54g 5bg,742 bhd
enervate u,bhe 996 bhf,4si
enervated 0,13j 13m
enervating 0,995 997
enervation 7,bhf bhe,37f
enesco i
enfeeble u,994 996,4si
enfeeblement b,996 994,37e
enfeebling 0,995 997
enfold z,3y0 bhg,1rv
enfolding 4,bhg 3y0,5ce
enforce 15,2if 842 77q bhh,77p
enforceable 0
enforced 0
enforcement 4,77q 842 2if,j2
enforcer i,bhh 2if,h0
enfranchise 15,18p bhi,18q he
engage 15,bhj bhk bhl,p5 bhm
engaged 0,5ml bhn 5m5 7rw
engagement 4,2zp 2iw 4b6,3yk 2iy
engaging 0,38l 389
engagingly 2,38l
engels i
engender 10,58y,593
engine 6,bho,bhp 1ba
engineer i,777 bhq bhr
engineering 4,7qh bhq,bhs bht 2o8
england f
english 1,76u,bhu
englishman i,5kk,5eg
englishwoman i,8e1,5eg
englut y,4gk,57u
engorge y,4gk bhv,57u
engorged 0,7xn 3g6
engorgement 4,bhv 4gk,bhw 3s9
engraft z,bhx bbb,20k bbc
engrave z,bhy bhz bi0,63c
engraved 0,63j 63i
engraver i,bhz bhy
engross v,bi1 6b6 7v bi2 bi3 388,6b5
engrossed 0,94 bi4 96 8yy
engrossing 0,9j 9k
engrossment 7,6b6 7v bi1 bhk,1kg 6ct
engulf v,bi1 bi3 388,6b5 3y0
enhance u,bi5 bi6 3a2 159 bi7 bi8,7p8 1o0
enhanced 0,bi9 iu
enhancement 4,bi7 bi6,1v9
enhancer 9,bi8 bi6
enhancive 0,3a2 159 3a8 bi5 155 bi6
enigma 9,bia bib 1ty,a3g
enigmatic 0,bib bic bia
enigmatical 0,bib bic bia
enigmatically 2,8vf bib
enjoin w,bid a53 bie bif,3q5 big
enjoining a,bie bid,3q2
enjoinment a,bie bid,3q2
enjoy 11,3wx bih 9hm bii bij,3wy 2ia
enjoyable 0,bik aww
enjoyably 2,1fb bik
enjoyer i,bii bil 3wx 9id
enjoyment c,bih 9hm bil 3wx 9id,7gm pf
enki i
enkidu i
enkindle 11,7w4 2sg,7w5 qs
enkindled 0,bim 197
enl q
enlace z,bin bio,87x
enlarge u,bip biq 1xy a34 bir bis,3a4
enlarged 0,bit 4di 33e
enlargement 4,a34 bip,ir
enlarger 6,bis biq,5ss
enlightened 0
enlightening 0,biu b3t
enlightenment 9,biv b3r,b46
enlil i
enlist x,80l biw bix,biy
enlistee i,biz aqh,bj0
enlisting 4,bj1 aqh,h5
enlistment 4,bix aqh 80l,6by 1n7
enliven u,24v 251 bj2 pr,18y 54g
enlivened 0,24w 1md
enlivener h,bj2 251,1b4
enmesh z,bj3,bj4
enmeshed 0,bj5 19i
enmity c,28w 1cs bj6,pl 2w
ennead n,bj7,k1
ennoble 15,a2l 3v1 pr bj8,a2n 11g
ennoblement 4,bj8 3v1,bj9
ennobling 0,a2o bja a2p bjb
ennui c,509,50a
enologist i,bjc bjd,2n2
enophile i,bje,2jj
enormity 7,bjf,bjg
enormous 0,4dq 33e bjh
enormously 2,bji 4dq
enormousness 7,bjh 4dq,1xs
enough 2,bjj tv tx bjk
enounce w,2v4,3hx
enquire w,2y5 2y6 2y4 bjl,tb
enquirer i,2y4 bjm 2y5,1og
enquiry 4,bjl bjn 2y5,bjo 5r1
enrage 11,bjp bjq,1c6
enraged 0,22r 1ca
enragement c,bjq bjp,22p
enrapture 11,bf6,9ic
enraptured 0,b3b b3d
enrich u,bjr bjs pr,1o0
enrichment 4,bjs bjr,1v9
enrol 15,aqk bjt,bju
enroll 15,aqk bjt b4a,bju
enrollee i,b4a aqk
enrollment 4,bjt aqk,x2
enrolment 4,bjt aqk,x2
ensconce z,,2st
ensemble e,,3qe
enshrine z,bjv,8ek
enshroud z,bjw e5,3y0
ensiform 0,4ki ka
ensign 6,,5y9 1ne 3s2
enslave 15,bjx bjy,bjz
enslavement 4,5yk bjy bjx,4wx 2tb
ensnare z,bk0 bk1,43p 5yn
ensnarl z,bj3,bj4
ensuant 0,gx gy
ensue 16,bk2,bk3
ensuing 0,bk4 80w
ensure w,327 2x2 329 2x3 2x6 2x7 2x8,2x9
entail 16,bk5 bk6 bk7,bk8 bk9
entailment 9,bk7 bk5,1zl
entangle z,bka bj4 bkb,bc3 87x
entangled 0,bc4 bkc 7rw 19i
entanglement 6,bkb bka,bkd
entelechy q,,qo
enter 12,alh bke 2og bkf bfw x2 dh kq
entering 4,bfw x2 alh,11a 2ti
enteritis q
enterobiasis q,,d6 4fd
enteroceptor 8,bkg,3v3
enteron 8,,bkh
enteropathy q,bki,2ah
enteroptosis q,,9r5
enterotoxemia q,,208
enterprise 4,bg9 5m6 bkj,125 172
enterpriser i,bkj 5m6 bkk bg9,i8
enterprising 0,bh8 bkk bh4 bkl
enterprisingly 2,bh8
enterprisingness 7,bkk bh8,1d3
entertain 15,1yi 1yg 38e,bkm
entertained 0,1yj 1yk
entertainer i,38e 1yi
entertaining 0,bkn 9k
entertainment 4,1yg 1yi,1ym
enthalpy 7,,48b
enthral 11,bf6,9ic
enthrall 11,bf6 5ye,9ic
enthralled 0,44t 44u
enthralling 0,38i 389
enthrallingly 2,4br 38i
enthrallment c,5ye bf6,wo
enthrone 15,80p 8ea,bko
enthronement b,8ea 80p bkp,8eb
enthronisation b,8ea bkp,8eb
enthronization b,8ea bkp,8eb
enthusiasm 7,3fe b22 bkq 3fd,16n 1ih
enthusiast i,so,wp
enthusiastic 0,3fd 3fe bkq 3fc 8ns bkr bks bkt
enthusiastically 2,3fd
entice w,bku 1ph bkv 4l8,1dg
enticement 4,1ph bkv bku,bkw 1pe
entire 0,bkx bky bkz
entirely 2,1rm bkx
entireness q,bkz bl0 bkx,7nl
entirety q,bkz,7nl
entitle 15,bl1 bl2 bl3,3ci 3sn
entitled 0,b9j 3my
entitlement 7,bl3 bl1,bl4
entity 3
entomb 15,5ks 5kr,5lr
entombment b,5kr 5ks,5kt
entomion 8,,cz
entomologist i,5gw,5gx
entomophobia q,,d7
entourage e,8g1,2zw
entrails 8,bl5,53a
entrance 6,2og bfw x2 alh,f2 11a
entranced 0,44t 44u
entrancement c,bl6 420 bl7,1yl
entranceway 6,2og,f2
entrancing 0,38i 389
entrant 6,,7j3
entrap z,bk0 bk1 bl8,43p 5yn
entrapment 4,bl8 bk0
entreat w,va,vg
entreaty a,vb,2gp
entree 4,f1,1ac f3
entrench z,,21b
entrenched 0,bl9 83o 1hv 83m
entrepot 6,bla,blb 9op
entrepreneur i,bkj bkl blc,i8
entrepreneurial 1,blc bkl bkj bh8
entropy 7,bld,3qq 48b
entrust 14,7ix,7vf
entry a,99f 6qt,4r1 44c
entryway 6,2og,f2
entwine z,ble bin bio,20k 87x
enuki i,2d8,2d9
enumerable 0,5qs 5qo
enumerate w,blf blg,blh
enumeration 4,blg 6at blf 8ie,1b3 1zx
enumerator i,8ie,2g1
enunciate w,2v4 2ve 9zl,3hx se
enunciation a,9zl 2v4 2ve,2vc
enured 0,bli 5s2
envelop z,3y0 53y,1rv
envelope 6,,3mb blj
enveloping 0,72z un
envelopment 4,53y 3y0,bfd
envenom u,kf blk
enviable 0,9s5 8l1
enviably 2,9s5
envious 0,8l2 2hn bll 8l5
enviously 2,8l3 8l2
enviousness c,8l5 8l2,4it
environ z,4zn,c3
environment q,2oy blm,3p1
environmental 1,blm 2oy
environmentalist i,818,54
environs f,1to,bln
envisage 10,96q,7ra
envision 10,blo blp blq 2jk blr,96q
envisioning 9,blq blp blo,6n3
envoy a,bcs,1ti 1bb
envy 11,8l5 44m,wn 4it
enwrap z,3y0,1rv
enwrapped 0,94 96
enzymatic 1,bls blt
enzyme r,blt bls,2az 65o
enzymologist i,,4gt
eolian i,13s,l2
eon i,13w blu 13u 13v,blv
eonian 1,13u 13v 13w 3a blu
eos i
eosinopenia q
eosinophil 8,blw blx,3x7
eosinophile 8,blw,3x7
eosinophilia q
eosinophilic 1,blx blw
eparch i,,2nt 4bv
epaulet 6,,zp
ependyma 8,,11v
ephemera s,bly blz,96i
ephemeral 0,blz pe bly bm0
ephemerality 7,bm0 blz,bm1
ephemeralness 7,bm0 blz,bm1
ephesian i,,l2
epic a,bm2 4dt bm3 33e,3ot
epical 1,bm3 bm2
epicanthus 8,,bm4
epicardia 8,,5tk
epicardium 8,,bgh
epicene i,21x 21y,21z
epicenter f,bm5,7wd
epicentre f,bm5,7wd
epicondyle 8,,ox
epicondylitis q
epicranium 8,,90g
epictetus i
epicure i,bm6 bm7,4i6
epicurean i,bm6 bm7,4i6
epicurus i
epidemic b,bm8 bm9 bma bmb bmc bmd,bme
epidermal 1,90f 90e
epidermic 1,90f 90e
epidermis 8,90e 90f,8ds
epididymis 8,,5d1
epididymitis q
epidural q,axy,bmf
epigastrium 8,,2p2
epiglottis 8,,3az
epiglottitis q
epigon i,bmg,2e8
epigone i,bmg,2e8
epigram a,bmh 7sd,rj
epilate t,9nz,1y7
epilepsy q,bmi bmj,da
epileptic 1,bmj bmi
epilithic 1,7xw
epimetheus i,,bmk
epinephrin 8,zu,pb zv zw u0
epinephrine 8,zu,pb zv zw u0
epiphany b,,bml
epiphyseal 1,bmm bmn
epiphysial 1,bmm bmn
epiphysis 8,bmn bmm,9yq
epiphytotic 0,bma bm9
episcleritis q
episcopal 1,bmo 4i7 2nt
episcopalian i,bmo,1yv
episode b,ard,fp 6gj
episodic 0,ak9 bmp 55q 5xr
episodically 2,bmp
epispadias q,,42
epistaxis q,bmq,4n0
epistemology 9,,15h
epistolary 0,bmr 7c8
epistolatory 0,bmr 7c8
epitaph a,,bms
epithelioma q,,5u3
epithelium 8,9an,62w
epithet a,,5si
epitome 9,bmt bmu,2o1
epitomise 16,bmu bmv bmt,bbn
epitomize 16,bmu bmv bmt,bbn
epizootic 0,bmb bm9
epoch s,1am bmw,6by
epochal 0,bmw bmx 1am
epona i
epos a,bm2 bm3,bmy 3ot
epoxy r,,bmz
epstein i
equable 0,bn0 bn1 bn2 1wh
equably 2,bn1
equal 0,77k 8fb 31k bn3 bn4 77j 8cv bn5 bn6 bn7 bn8 bn9 bna bnb bnc
equalisation 4,3nw bnd bne,34
equalise u,bnd bne 3nw bnf 8in,bng
equaliser 6,bnh 8in bne,1xx 5k7
equalitarian i,b61,b63
equality 7,bn3 b64 77k,bni 3xj
equalization 4,3nw bnd bne,34
equalize u,bnd bne 3nw bnf 8in,bng
equalizer 4,bnh 8in bne,1xx 5k7
equally 2,bnj 77k
equanimity 7,2ep 7b8,1q1
equanimous 0,7b8 5s9 2ep
equate v,7ls 31k bnk,81k
equating 4,bnk 7ls,3nw
equation a,8f8,bnl
equator f,bnm,b2p
equerry i,,2g1 2so
equestrian i,5d5 3s3,bnn
equidistant 0,bn5 77k
equilateral p,bn6 77k,bno
equilibrate u,bnp 3no 7wj bnq,ks
equilibrise 16,3nl 3nn 3nm,3np
equilibrium q,3no bnq 3nl bnp,3p1 bnr
equilibrize 16,3nl 3nn 3nm 3no 7wj,3np
equine 5,bns bnt,bnu
equip 14,73v 2g3 bnv 2rl,18i
equipage 6,bnv 5fx 73v,2g3 62d
equipment 6,2g3 73v,2s3
equipoise p,7wj,5a2
equipotent 0,bnw
equipped 0,bnx bny bnz bo0 bo1 bo2 bo3 bo4
equipping 4,2rl 73v,2rm
equiprobable 0,bo5 bo6
equipt 0,bnx bny bnz bo0 bo1 bo2 bo3 bo4
equitable 0,bo7 bo8
equitably 2,bo7
equity l,,1xe
equivalence q,b64,3xj
equivalent 9,8j3 bn4,3g
equivocal 0,1ts 1tq 1tv 1tw 1tx
equivocally 2,1u0 1ts
equivocalness 7,1tq 1ts,1tu
equivocate w,bo9 boa bob boc bod,9a2
equivocator i,bod bo9,28o
era s,1am,6by
eradicate u,260 265,266
eradication b,boe bof,269
eradicator i,bog bof,6ot
erase u,boh boi,266
eraser 6,boj 9hr,40z
erasmus i
erasure 4,boj,8eq oc
erato i
eratosthenes i
erebus i
erect 10,bok bol bom bon boo bop boq bor bos bot bou bov bow,5gy
erectile 0,boq 690 bol 691
erecting 4,bon bok,30a
erection 4,bom bok,90u 5a2
erectly 2,bol
erectness 7,bop boo bol,box 2a4
eremite i,21f 21e boy,48d
eremitic 1,boy 21e 21f 21g
eremitical 1,boy 21e 21f 21g
ereshkigal i,boz
ereshkigel i,boz
erethism q,,2c
ergodic 0,bp0 bp1
ergot k,,4ju bp2
ergotism q,,5pw
ergotropic 1
erie f,,697
erinyes i,1k7
eris i
eristic 9,jv 2px,1hm
eritrean i,,1wd
erlenmeyer i
ernst i
erode u,bp3 bp4 688 9tx 6d,9v5 184
eroded 0,bp5 38x
eroding m,6d bp4,1pn
erogenous 0,bp6 bp7
eros c,bp8 1sv bp9,1u7
erose 0,bpa 4d6
erosion m,6d bp4,1pn
erosive 0,9tx 688 267 bp4 bp3
erotic 0,bp9 8df bp8 1sv
erotica 4,bpb,2ua
erotically 2,bp9
eroticism c,bpc 1su,90u 1sv
erotism c,bpc 1su,90u 1sv
err v,bpd asz bpe bpf 3pi at2 bpg,gw
errancy 7,bph bpe bpi bpd,bpj bpk
errand 4,,bpl
errant 0,bpi bpg bpm bph bpe bpn asz
erratic 0,6f1 vo
erratically 2,bpo 6f1
erratum a,bpp,bpq
erroneous 0,bpr bps bpf
erroneously 2,bpt bpr
erroneousness 7,bpf bpr,bpu
error 4,3pi bpf bpd,60s bpu
errorless 0,bpv bpw
ersatz 0,2vs 2vl
erst 2,bpx
erstwhile 2,bpy bpx 1el
eruct t,bpz 45w bq0 45v,4n1 45z
eructation 4,bq0 45v bpz 45w,p6 45x 45y
erudite 0,bq1 4yd bg0
eruditely 2,bq2 bq1
eruditeness 9,bg0 bq1,b46
erudition 9,bg0,b46
erupt u,bq3 bme,44b di
eruption b,bq4,4rh
erving i
erysipelas q
erythema q,bq5,bq6
erythroblast 8,bq7,1va
erythrocyte 8,d0,8eh
erythroderma q,bq6,d2
erythroid 1,d0
esaki i
esau i
escalader i,,719
escalate u,bq8 bq9 kq,3a4
escalation 4,bq9 bq8,ir
escapade 4,11y,125
escape 12,baf 57z bqa dh 6u6,7c 3fk
escaped 0,bqb 35u
escapee i,bqa baf,7d
escapism 4,bqc as2,1ym
escapist i,as2 bqc,96p
escapologist i,,7z6
escargot d,,438
eschar 8,,bqd
eschatologist i,,bqe
escheat l
eschew w,bqf,3fk
escort 12,6gd 43a,gv xk
escritoire 6,bqg,9sc
eskimo a,bqh bqi,1ki bqj
esophagitis q,bqk
esophagus 8,bql,5tk 9yn
esoteric 0,ax aw 8ve bqm
esotropia q,,bqn
especial 0,bqo bqp
especially 2,bqq bqo
espial 4,9uh 9rb,581
espionage 4,,bqr
espousal 4,59v 4b5,59x 4b8
espouse 14,y6 y8 eg,yb
espy 13,9rb 9uh,9rc
esq i,bqs,y5
esquimau a,bqh bqi,1ki bqj
esquire i,bqs,2so y5
essay a,bqt bqu 36o,s1 36p
essayer i,36r 36o
essayist i,bqu bqt,ak
esselen a,,lh 6n5
essence 9,6bb 8tn,469
essene i,,2xw
essential 0,bqv 4gx 8tn bqw bqx bqy 4gv 83l bqz br0 br1
essentiality 7,bqy 8tn 4gx,br2
essentially 2,3ws 4gx
essentialness 7,bqy bqv 8tn 4gx,br2
establish 15,br3 2ip 9l3 7cl,br4 ps
established 0,83m 83n 83o 83p 83q 83r 83s 83t 83u
establishment 4,7cl ct w1 br3 2ip,44c 172
estate l,br5 od,47d oe
esteem q,br6 ws br7 wm,br8 ag
esteemed 0,br9 bra
ester r,brb,brc
esther a
esthesia 9,14z,150
esthesis 9,151,152
esthete i,153,154
esthetic 0,155 156 158 159 15a 15b,bdw
esthetical 0,155 157 158 159 15a 15b
esthetically 2,15c 15d
esthetician i,15e 15f 157,15g
esthetics 9,157 155 15f,15h
estimable 0,wi brd wg bra
estimate v,2ld 2lg 5qq bre 5x3 9s,5qr 2lh
estimation 4,bre 2ld,8ju br7
estimator i,qz 5qq,1fq
estivate t,15i 15j,15k
estivation e,15j 15l 15i,15m 15n
estrange 11,1la 1le brf
estranged 0,9sw
estrangement q,brf 1la,27t
estranging 0,7x7
estrous 0,brg brh
estrus q,brh brg,4s
estuary h,bri,3z8
esurience 7,b3i b3j brj b3k,5ht b3l
esurient 0,brj 3fb brk b3i 2hn
etcetera 6,,brl
etch 10,brm brn,8fk
etched 0,63j 63i
etcher i,brn brm,2u8
eternal 0,13v 3a bro
eternally 2,brp 13v
eternity s,brq bro 13v,87r qw
ethanol r,,1jv 3ir
ethelbert i
ethelred i
ether 6,brr 6a1,brs brc
ethereal 0,147 149
etherise t,brt,1z6
etherize t,brt,1z6
ethic 9,,bru
ethical 1,brv brw brx 809
ethically 2,brv
ethician i,bry 809 brx,15g
ethicist i,bry 809 brx,15g
ethics g,809 brw brv bry,brz
ethiopian i,1wd,23g
ethmoid 8,,25g
ethnarch i,,1v4
ethnic 0,8x2 8x4 bs0
ethnical 0,8x2 8x4
ethnically 2,8x2
ethnicity 7,bs0 8x2
ethnographer i,,2al
ethnologist i,,2al
ethologist i,,5gx
ethos 7,,6kh
etiologist i,15q 15r,15s
etiquette a,,5uz
etonian i,,39r
etruscan i,,92e
etymological 1,bs1 bs2
etymologise v,bs3 bs4,9qk bs5
etymologist i,bs1 bs2,bs6
etymologize v,bs3 bs4 bs1 bs2 9qg,9qk bs5
etymologizing a,9qg bs4,i9
etymon a,,9ra
euclid i
eudaemon i,bs7 bs8,bs9
eudaemonia q,bsa,bsb
eudaimonia q,bsa,bsb
eudemon i,bs7 bs8,bs9
eugene f
eugenic 1
euler i
eulogist i,bsc,b9z
eulogize w,,12x
eumenides i,1k7
eunuch i,64p,y5
eunuchoidism q,,bsd
euphonic 1,bse bsf
euphonical 1,bse bsf
euphonious 0,bsg bsh bsf bsi bsj bsk
euphonous 0,bsg bsf bsi bsj
euphony 9,bsf bse bsg bsh,ahg
euphoria c,bsl,b7h
euphoric 0,bsl
euphrosyne i,,1dz
eupneic 0,58n 58o
eupnoeic 0,58n 58o
eurafrican i,,23g
eurasian 1
euripides i
europe h
european 1,bsm,1qi
europeanize u
euryale 5,,bsn
eurydice i
eusebius i
eustachio i
eutectic r,,1p6
evacuant 0,675 bso bsp
evacuate u,bsq bsr bss ar1,bst beg
evacuation 4,ar1 bss bsr bsp bsq,am b
evacuee i,,7cr
evade w,6u5 bab 6u6 bag,3fk baf
evaluate v,2j5 2jb bsu bsv bsw bsx 2ja 2j9,ei
evaluation 4,bsx bsw 2j5,v4 2j4
evaluative 0,2jb 2jc ei 2j5
evaluator i,2ja 2j5,13c
evanesce u,bsy bsz bt0,7p
evanescence b,bt0 bsz bsy,a6r
evanescent 0,bsz pe bt0 bsy
evangelical 1,bt1
evangelist i,bt2 bt3 bt4,bt5
evangelistic 1,bt3 bkr bt2 bt4 3fd
evans i
evaporate u,bt6 4v7 9rv kq,14b
evaporation m,4v7 bt7 bt8,bt9
evaporative 1,bt7 bt8 4v7
evasive 0,1tw 1ts bob
eve i,,6sd
even 2
evenfall s,8pa,3b8
evenhanded 0,bo8 bo7
evenhandedly 2,bta
evening s,btb,1aa
evenk i,btc,btd
evenki a,bte btf,194 btg
evenly 2,bnj bn7 bth
evenness 7,bti btj btk,btl 912
evensong s,,btm
event 3,btn,78l
eventful 0,815 bto 5zc
eventide s,btb,1aa
eventration q,,7f7
eventual 0,btp 8tj
eventually 2,btq btp
eventuate 16,1a5
ever 2
everlasting 0,13v 3a btr
everlastingly 2,brp 13v
everlastingness 7,btr 13v,6fo
evermore 2,brp
evers i
eversion 4,bts btt btu,37v 20
evert i,btu bts btt
everting 4,btt btu,20
every 0,1mq 1mr 1mo
everyday 0,btv 3qc 7jb
everydayness 7,7jb btv,3ex
everyman i,,52v
everyplace 2,btw
everywhere 2,btw
evidence 9,afm 2ps btx 2ga 1o bty a83 37g,nd 74v
evident 0,2ga 2gd afm
evidential 0,btx bmx afm
evidentiary 1,bty btx 2ps bmx afm
evidently 2,btz 2ga
evil 0,35z 9wm 3oc 35x 3m4 bu0 8fs 9ky 9st 9wh,9ov
evildoer i,bu1,bw
evildoing 4,9ov,5f6
evilly 2,bu2 35z
evilness 7,3oc bu3 35z,27u
evince w,e6,8b2
evisceration 4,ab9 ab8,3z am
evitable 0,3ez
evocation 9,bu4,6n3
evocative 0,bu5 3g4 2sg bu4
evoke 11,2sg 7z5 bu5 b9b 20t,qs 593
evolution m,9d9 bu6,9fo
evolutionary 1,bu7
evolutionist i,,3h
evolve u,9w0 bu6 9w1 9vz 9d9 bu7,7ra y2
ewe 5,,23g bu8
ewenki a,bte btf,194 btg
ewer 6,,3vg
exacerbate u,1c0 1c2 pr
exacerbation 4,1c2 1c0,bu9
exact 0,bua jj bub buc bud bue buf 8em
exacting 0,9jy 9ju
exaction 4,bug 9jt,9jr
exactitude 7,bub,jf
exactly 2,buh bua
exactness 7,bub jj bua,jf
exaggerate w,1bz bui buj buk bul,9a2 bum
exaggerated 0,bun buo
exaggeration 4,buj bul 1bz bui,bup ir
exalt w,5v8 414 2fu b39,12x 419
exaltation 4,b39 414 24v,b3c buq
exalted 0,bur a2p
exam a,7l3,7k7
examen 9,bus,8ra
examination 4,3e4 but,1zx
examine v,1zq but buu bus 3e4 5w0,wt
examinee i,buv 66g,28o
examiner i,buw 5w0 bux but,2y4 vp
example 9,buy 2o1 bbj buz bv0,nd 4sq
exanimate 0,97a 2zm
exanthem q,bv1,b5l
exanthema q,bv1,b5l
exarch i,,2nt
exasperate 11,1c1 1c4,1c6
exasperated 0,af8 26y
exasperating 0,bv2 a8v
exasperation c,1c4 bv3 1c1,1cc
excavate z,bv4 ad7 a1v a27 a1w bv5,a8n 5pl
excavation 4,a1w bv4 ad7,90m
excavator 6,a1x,3mh 309
exceed 16,bv6 bv7 6u4 bv8 bv9,bva
exceedance 7,bv9 bv7,bvb
exceeding 0,bvc 4xo
exceedingly 2,bvd
excel 16,bva bve wh
excellence 7,wh bve bva
excellency 9,bvf bve,45f 2yi
excellent 0,bve 5ay bvf wh bva
excellently 2,bvg bve
excelsior r,,5z7
except v,9le b9g b9f,9lf aux
exception 9,b9f bvh b9g bvc,b9p buy
exceptional 0,bvc bqo 4xo bvh bqp
exceptionally 2,bvc
excerpt a,71y,bvi yb
excerption a,71y,bvi
excess 7,bvj bvk bvl bvm,bvn
excessive 0,bv8 buo bv7 6u4 bvl
excessively 2,bvo bv8
excessiveness 7,bvl bvp bv8,bvq
exchange j,3vz,8vv 9k9
exchangeability 7,bvr 640,6ev
exchangeable 0,640 bvs bvr 63y
exchanged 0,6fg 6fe
exchanger i,bvt,bvu
exchequer l,bvv,3rr
excise z,bvw 9hs,9hq
exciseman i,bvx,30o
excision 4,9hs 3y bvw,b3v 3z
excitability 9,,bvy
excitable 0,bvz bw0 bw1 bw2 bp7
excitableness 7,bw1 bvz,16s
excitant 6,1xj bw3 1za ac2 1dd bw4,a3c
excitation 4,bw5 bw6 ac2 bw7 18y,23j 1kd
excitative 0,bw3 1za
excitatory 0,bw3 1za bhb bw4
excite 11,bw7 bw4 bw5 bw8 bw3 bw9 kq,2sg 164
excited 0,1dl 19b 9iv 1di 19a 1eg bwa avk bwb 2sk bwc bwd bwe
excitedly 2,19b
excitement c,bw8 bw5 bw9 bw7 ac2 18y,b7o 23j
exciting 0,58t bwf 58p b7n bwg b8i bwh bwi bwj bwk bwl
excitingly 2,58t
exclaim w,8v2 bwm 8v0 bwn 9zf b37,4ls 17j
exclaiming a,9zf 8v2,1fv
exclamation a,9zf 8v2,1fv
exclamatory 0,bwn arp bwm 8v2
exclude v,b9g bwo bwp b9f 3rc pr,aux 9ej
exclusion q,3rc bwo 3sr,3p1
exclusive 0,bwp bwq b9g
exclusively 2,1px bwp
exclusiveness 7,6x0,6x2
excogitate v,897 4av 7r8 bwr bws bwt kq,7ra 31j
excogitation 9,bwr 7r8 897,6cb 70p
excogitative 0,bwt 47v 4av
excogitator i,bws 897,2t1
excommunicate w,bwu bwv bww bwx,bwo
excommunication 4,bwv bww bwx bwu,2fg 3rb
excoriate w,7te bwy,7tg
excoriation a,65 bwy 7te,6c 93a
excrescence 8,5hb bwz bx0,cy ox bx1
excrescent 1,bx0 5hb bwz bx1
excrete t,3tx bx2 9e0,4n1
excreting m,9e0 3tx,65r
excretion m,9e0 3tx,65r
excretory 1,bx2 3tx 9e0
excruciate t,bx3 bx4 1ei 8tu,1eo 5eb
excruciating 0,1eq lf
excruciation 4,1ei 8tu bx3 bx4,1ez bx5
exculpate w,o6 8s bx6,ei o8
exculpated 0,8p 8q
exculpation 4,bx7 bx6 o6,1l2 7ub
exculpatory 0,8s o6 8m bx8
excursion 4,1hc bx9,6sj
excursionist i,bx9 1hc,bxa
excursive 0,a2t 1pj
excursus a,a2u,mo
excusatory 0,2f0 2f5 2f3 2f4
excuse a,bx7 7ua 2f5 bxb,1l2
excused 0,bxc bxd
excuser i,bxe 7ua
execrable 0,bxf 55 6jn 56
execrate w,2r jk 2t 20q,2v jl
execration 9,2t 20q 2r jk,2w 2x 93a
executability 7,bxg bxh,5w7
executable 0,bxh h9 bxg
executant i,7ui,qi
execute 15,w4 h1 8tt 4qd,266 1w6 bxi
executed 0,979 2zm
executing 4,8tt w4,av4
execution 4,8tt bxj bxk w4 7ui,av4 e3
executioner i,bxk 8tt,6ot
executive i,bxl bxm h1 bxn,w8
executor i,bxo bxm,wd
executrix i,,bxo
exegete i,,1fq
exemplar 9,41c bxp,8qv
exemplary 0,bxp bbj 2ht 41c bxq buy
exemplification 9,bxr bxs bv0 buz,9ka 9ny
exemplify w,buz bv0 bxs 2o1 buy bxr 63s 41c,bbm a3a
exemplifying 0,bxt 13d
exempt 0,bxd 9q9 bxc 1x2
exemption q,1x2 9q9,bxu
exercise 4,4ul bxv bxw bxx bxy 2ib,a18 2ia
exerciser 6,bxy bxx,bxz
exercising 4,4ul bxx,a18
exert y,bxv by0,2ia by1
exertion 4,a18 by2,anu
exfoliate u,by3 by4 93x,by5
exfoliation h,by4 93x by3,6tb 4i9
exhalation 4,by6 by7 bau 58l,58c 58b
exhale t,58l by6 by7,58f
exhaust t,84s by8 9o3 e5,by9 18h
exhausted 0,bya 3gb
exhaustible 0,byb 52d
exhausting 0,998 997
exhaustion q,byc,32p
exhaustive 0,7nm 81
exhaustively 2,byd
exhibit 16,bye 561 9kb byf af6,byg 9in
exhibition 4,byf byh bye 561,9l4 j8
exhibitioner i,byi,byj
exhibitionist i,byk byl bym,7q4 4r6
exhibitor i,byi 9kb,byj
exhilarate 11,414 bw8,419
exhilarating 0,byn 5bh
exhilaration c,bw8 414,b7o
exhort w,6kd byo bfn byp,bbo xi
exhortation a,byp 6kd byo,7k7
exhortative 0,bfn bfl
exhortatory 0,bfn bfl 6kd byo
exhumation 4,ad6 ad5,34
exhume 15,ad5 ad6,ad7
exigency q,byq 6wd,8qc
exigent 0,6wd 9jv vf byq bcb 9ju
exiguity 7,a1 byr,9f9
exiguous 0,byr 3tk a1
exile 15,9oi 9og 9oh,3ra
exilic 1,9og 9oh
exist 16,45n qk qp bys qw dh
existence q,qw qk qp bys 45n,pl
existent 0,bys qw 45n q9
existential 0,bdp 7vy
existentialist i,,15g
existing 0,byt bys byu q9
exit 6,9n1,bbv
exocrine 8,byv,bgl
exodontist i,,9mn
exodus 4,,57z
exogamy q,byw,4et
exomphalos q,,7f7
exonerate w,o6 8m byx byy,ei o8
exonerated 0,8p 8q
exoneration 4,byx byy o6,byz
exonerative 0,8m 8s o6
exophthalmos q
exorbitance 7,bz0 bz1,bvl
exorbitant 0,bz1 buo bz0
exorbitantly 2,bz2 bz1
exorcise z,bz3 bz4,b6y
exorciser i,bz4 bz3,bf8
exorcist i,bz4,n2 bf8
exoskeleton 8,,bgs 90g
exostosis q,,bx1
exotic 0,1l5 11x bz5
exoticism 7,bz5,8xw
exoticness 7,bz5 bz6 1l5,8xw
exotism 7,bz5,8xw
exotropia q,bz7,bqn
expand 12,bz8 bz9 bza bzb b7a 691,5kh
expandable 0,bzb b7a 691 51y
expanded 0
expandible 0,bzb b7a 691 bz8 bza bzc bz9 51y
expanse 7,oc,1u1 1u2
expansible 0,bzb b7a 691 bz8 bza bz9 bzd 51y
expansile 0,b7a 51y
expansion 4,a34,ir
expansive 0,691 bze bz8 bza bzc bz9 bzf bzg ahv 690 bzb bzh 1t8
expansively 2,bze
expansiveness 7,bzg b5z bze 691 7kc,bzi 2vb
expansivity 7,bzg bze,77i bzi
expat i,bzj,7o
expatiate w,a3a bzk kq,6x9
expatiation a,bzk a3a,b74
expatriate i,bzj 9oi bzl 9oh,7o 3ra
expatriation 4,9oh bcm 9oi bzl,3rb bcp
expect v,2b9 bzm 2b6 2bj 2bk 2bc 2bd,ei 6wm
expectable 0,bzn 2bg
expectancy 9,2bh 2bi 2b6 2bc,2bj 2bk
expectant 0,2b6 2b7 2bh 2bc 2b9
expectantly 2,2b6
expectation 9,2bk bzm 2b9 2bc bzo,465 bzp
expected 0,2bg 7jj 2bf bzn
expectedness 7,7jj bzq 2bg,3ew 3ex
expectorate t,8i7 bzr bzs bzt,1y7 4n1
expectoration 4,bzr bzs 8i7,q4 45y
expectorator 6,bzt 8i7,2ax
expedient 0,bzu bzv bzw
expedite 15,bzx,1fx
expedition 4,8um bzy bzz
expeditionary 0,bzz 7fr 8um
expeditious 0,b5e 5m9 c00
expeditiously 2,b5g b5e
expeditiousness 7,c00 b5e,69y
expel 15,3ra 3vt,560
expelling m,65r 4n1,q4
expend y,bs 18h 8hm a7t 8h8 c01,84s 59q
expendable 0,84r 84q
expender i,a7t 18h,5nt
expending 4,c01 18h,a7r
expenditure l,8h8 c01 18h,c02 a7r
expense l,a7q,8h6 9vu
expensive 0,8hm 8hk 18h 8hj 8hl c03
expensively 2,8hm
expensiveness 7,8hk 8hm,8h7
experience 9,c04 c05 2g0 bdp c06 c07 c08 c09 c0a c0b,b46 469
experienced 0,c06 c0c c0d c0e c0f c0g
experient 0,c06 c04 c0c c0d c0e c0f c0g
experiential 1,c08 bdp c05 7vy c04
experiment 4,c0h c0i c0j c0k c0l,c0m c0n
experimental 1,bdq c0j 7vy
experimentalism 9,,bdu
experimentally 2,bdq
experimentation 9,c0j c0h c0l c0i,bjn c0m
experimenter i,c0k c0i,4um
expert i,1fq
expertise 9,c0o c0p,tr
expertly 2,tp
expertness 9,c0o tp,tr
expiate 15,c9 c0q 35p 1vt,ca
expiation 4,35p 1vt c9,1vr 8c
expiration s,c0r c0s,9k8
expiratory 1,58l by7
expire 16,c0s 8rf c0r 8rg 9my 8rh,a9a ks
expiry b,c0r 98i,9k8 do
explain w,6xb c0t baa,na
explanation a,i9 c0u c0v,1fg 6cb
explanatory 0,c0t 6xd c0v 6xb
expletive a,8yq,4lz
explicate w,6xb c0w c0x c0y c0z 9w1,na 7yo
explication a,c0x c0y 6xb c0w,baa i9
explicit 0,9fs c10 c11 9fr c12 c13 c14
explicitly 2,9fs
explicitness 7,c10 9m4 9fs,6xg
explode u,4rg 5ln 5lo 4re kq,14b
exploit y,c15 7i5 c16 853 c17 7i4 c18,2ia
exploitation 4,7i4 c17 c19 7i5 c15,2ib c1a
exploitative 0,853 84v c19 c15
exploitatory 0,853 84v c19 c15
exploited 0,c1b bu
exploiter i,c18 c15,b6d
exploitive 0,853 84v c19 c15
exploration 4,c1c c1d c1e c1f c1g,bzy c1h
explorative 0,c1i c1e c1j c1k c1l c1m c1n c1o
exploratory 0,c1i c1f c1g c1e c1j c1k c1l c1m c1n c1o
explore v,c1j c1e c1i c1d c1c 121,c0n
explorer i,121 c1e
explosion b,4re 5lo 4rg 5ln,4rh 57v
explosive 0,9vs c1p 5lq 9vo 8gj
explosively 2
expo e,byh,j8
exponent a,wu c1q a3a,1jl
exponential o,c1r,c1s
export 14,c1t c1u c1v c1w,c1x 7j3
exportable 0
exportation 4,c1u c1v c1t,7j3 5m7
exporter i,c1w c1t,i8
exporting 4,c1v c1t,5m7
expose 13,141 4b1 561 c1y c1z a8l c20 c21 e5,3ld 27g
exposed 0,c22 c23 9er 3ti
exposit w,9nx a3a c24 kq,6x9
exposition a,c24 9nx,6xa
expositive 0,c25 6xd
expositor i,c26,1jl
expository 0,c25 6xd a3a
expostulate w,c27 c28,2pf
expostulation a,c28 c27,7k7 9zf
exposure 7,c1y c1z c20 141,2zd c29
expound w,a3a c25 c1q c24 kq,6x9
expounder i,c26,1jl
expounding a,c24 a3a,6xa
express w,e6 4ls 8b3 c2a 7kd c2b,8b2
expressage 4,,c2c
expressed 0,c2d 9fs c2e c11 9fr c12 c13 c14
expressible 0,c2a 8b3 e6 4ls c2f
expression 7,c2g 4ri c2b,8ih 9ka
expressionist i,c2h c2i,2u8
expressionistic 1,c2h c2i
expressionless 0,97y 73d
expressive 0,7kd 227 8b3 e6 4ls c2j
expressively 2
expressiveness 7,c2j 7kd
expressly 2,c12
expressway 6,c2k,47q
expulsion 4,3vt 9ol 3ra,3rb
expunction 4,boi bvw,9ht
expunge z,bvw boi,9hq
expunging 4,boi bvw,9ht
expurgate u,536 537 538,12
expurgation 4,537 536,9ht
expurgator i,538 536,2ae
exquisite 0,c2l 1c9
exquisitely 2,9i9 92j
exquisiteness 7,41l,38t
exsanguine 0,4qa 2zm
exsanguinous 0,4qa 2zm
exsert t,c2m,2hs
extant 0,c2n c2o
extemporisation 4,c2p c2q,c2r
extemporise 10,c2q c2p,7ui
extemporization 4,c2p c2q,c2r
extemporize 10,c2s c2q c2p,8cy 7ui
extend u,5cd c2t 83d 4du c2u c2v bzc c2w 1u2,3a4 36x
extendable 0,c2x ba6
extended 0,c2y c2z 1ax c30 c31 c32 c33
extendible 0,c2x ba6 c34 c35 c36 c2m
extensible 0,c37 c34 c38 c35 c2m c39 c3a
extensile 0,c37 c39 c3a
extension s,c2u 5cd,9hi a34
extensional 0,9m6 9m3 9m0
extensive 0,4du 5bw 33e c3b 5cd 5c5
extensively 2,4du
extensiveness 7,c3b c3c 5bw,c3d
extensor 8,c3e c2m 8n3,23
extent q,c2v 1u2 5cd c2t 83d,mu 1xf
extenuate w,c3f c3g c3h,2f5
extenuation 4,c3g c3h c3f,bx7 1o4
exterior 0,c3i,1gp
exteriorise u,c3j c3k
exteriorize u,c3j c3k,560
exterminate z,c3l bog,266
extermination 4,c3m,262 268
exterminator i,bog c3l,6ot
extern i,,5j
external 0,c3n c3o c3p c3q 1l6
externalise u,c3r c3j,2xg
externality 7,c3q c3o c3n,2a4
externalize u,c3r c3j,2xg
externally 2,c3s c3n
exteroceptor 8,,3v3
extinct 0,c3t c3u
extinction 4,9gd,2p 98k
extinguish u,c3v,aux
extinguished 0,9tu 4nu
extirpate 10,bof 9px,9kt
extirpation 4,3y 9px bof 9pv,3z 9q0
extol w,5v8 2hu 7on,12x
extoller i,2hu 5v8,17o
extolment a,7on 5v8,fw
extort 10,c3w c3x c3y c3z 4k1,9t1 c40
extortion 4,c3z c3y c3x 4k0 c3w,c41 bug
extortionate 0,bz1 buo
extortionately 2,bz2 bz1
extortioner i,4k0,21
extortionist i,4k0 c3y 4k1,21
extra 0,bvk bvm
extracellular 1,d9
extract z,9km c42 c43 c44 art e5 c45,1y7 7ys
extractable 0,c43 ae3
extractible 0,c43 ae3 c46 c45 9km ahy
extraction 4,9rw 9r6 c46 ahy,9m 4qb
extractor 6,c44 6bo 9km,1zt 143
extracurricular 0
extradite 15,9of c47,3ra
extradition 4,c47 9of,c48
extrajudicial 0,c49 1w8
extralegal 0,c4a 1w8
extralinguistic 1,3v9
extramarital 0,c4b c4c
extramural 0
extraneous 0,c4d c4e a2x c4f 1l6
extraneousness o,c4f c4e c3o c4d 10h,c4g
extraordinaire 0,c4h 4xo
extraordinarily 2,c4i c4j
extraordinariness 7,c4k c4j 4xo
extraordinary 0,4xo c4j c4k 4xn bvc c4h c4l c4m c4n c4o c4p c4q c4r c4s c4t buo
extrapolate v,c4u c4v c4w,7sj 5qr
extrapolation 9,c4w c4v,2lh
extraterrestrial 1,b0r
extravagance 4,c4x c4y bvp c4z,bvl c50
extravagancy 7,c4x,bvl
extravagant 0,bvp c4z c51 c4x c52 c4y c53
extravagantly 2,bk
extravaganza 4,,1yg
extravasate t,c54 bq4 c55 c56 bq0,b70 5ln
extravasation m,c55 bq0 c54 bq4,c57 p6
extravert i,c58 c59 c5a
extreme 0,c5b c5c 1c9,5r9
extremely 2,c5d bvd c5b
extremist i,c5e buo,20d
extremity 8,2hh,2hi
extremum f,mv,52a
extricate z,abe abg e5,abh
extrication 4,abg abe,abj
extrinsic 0,1l6 1l3 c3o c4e
extrovert i,c58 c59 c5a
extrude 10,c5f c5g,8oh
extrusion 4,5hb c5g c5f,cy c5h
exuberance 7,c5i b22 b23 c5j,3fe b7o 1ih
exuberant 0,b23 3up c5j c5i
exuberantly 2,c5k b24 bd b23
exuberate w,c5j b23 c5i b22,c5l
exude t,c5m c5n kq,3tx
exult w,c5o c5j b7k c5p c5q,c5r c5l
exultant 0,b7k b7i c5o c5j
exultantly 2,c5s b7k
exultation c,c5p c5o,b7o
exulting 0,b7k b7i
exultingly 2,c5s b7k
exuviae 8,,90g
exuviate t,9t8,by5
eyck i
eye 8,4go c5t,3v3
eyeball 8,c5u c5t,5xv
eyebrow 8,5ds,5dv
eyed 0,c5v c5w c5x
eyeful 4,,1tb
eyeglass 6,c5y,c5z
eyeglasses 6,c60,4gp
eyehole 6,c61,4r9
eyeish i,,2q7
eyelash 8,,5dv
eyeless 0,4oa 4o2 c62
eyelessness q,c62 4oa,281
eyelet 6,c61 8q3,4r9 5fz
eyelid 8,c63,c64
eyelike 0,c5w c5v
eyepatch 6,,42l
eyepiece 6,,c5z
eyes 9,,c65
eyeshade 6,c66,c67
eyeshadow 6,,4t0
eyeshot f,,b0q
eyesight 9,c68,r7
eyestrain q,32o,32p
eyetooth 8,5uj,2a2
eyewitness i,,5e6 c69
eysenck i
ezechiel a,c6a c6b
ezekias i,c6c
ezekiel a,c6a c6b
ezra a
fab 0,c6d wj
faberge i
fabian i,,7bn
fable a,c6e 1nf c6f c6g c6h,88g 1nk
fabled 0,c6i as4
fabric 6,3mj,1w9
fabricate 10,84b 7uu c6j 307 c6k c6e c6l c6m,7n7 c6n
fabricated 0,c6o as4
fabrication 4,c6e c6l 7uu,88g 3cc
fabricator i,c6m 7uu,c6p
fabulist i,c6g c6e c6q 1nf,22a
fabulous 0,c6d wj
fabulously 2,c6r
facade 6,,c6s
face 8,c6t 7wq c6u 7wr,2hi 2kk
faced 0,c6v c6w
faceless 0,280 27w
facelift 4,c6x,3e2 c6y
facet 9,2yh,2yi
facetious 0,3sh 1yo
facetiously 2,3sh
facia 8,2f9,4xa
facial 4,c6u,1q
facile 0,c6z b5u 2gg b5s tq
facilitate u,1nv c70 c71 c72,1fx
facilitation 4,c71 1nv c73,6tb
facilitative 0,c70 gg 1nv
facilitator i,c72 1nv,h0
facilitatory 0,c74 gg c73
facility 6,1gz,1w9
facing 6,,5ly
facsimile 6,,64l
fact 9,9uc c75,nd 2n9
faction e,5o0,5o3
factious 0,a9n a9l c76
factitious 0,2vt 2vl
factor b,c77 7os c78,29e 52z
factoring 9,c79 c7a,c7b
factorisation 9,c79 c7a c78,c7b
factorise v,c78 c79,c7c
factorization 9,c79 c7a c78,c7b
factorize v,c78 c79 akt 7os,c7c
factory 6,5up,ai4
factotum i,,c7d
factual 0,qu qp c7e
factuality 7,c7e qu c7f
factually 2,qu
factualness 7,c7e qu c7f
facultative 0,c7g
faculty 9,c7g c7h,3c wb
fad 9,8nr c7i c7j,8nt
faddish 0,c7i 94l
faddist i,c7j 8nr
faddy 0,c7i 94l 8nr
fade u,c7k bsy a6s 37d,c7l 7p
faded 0,4mo 37c 2xu 3x
fadeout b,c7m ah6,a6r
fading b,37d c7k c7n,37e
faecal 1,c7o 8nd
faeces r,8nd,3tw
faerie 9,5e3 c7p,13t c7q
faery 9,5e3 c7p,13t c7q
fafnir i
fag 6,c7r 6s2,c7s 6s1
fagged 0,bya 3gb
faggot 6,c7r c7t,c7s 3o6
fagin i
fagot 6,c7r c7t,c7s 3o6
fahd i
fahrenheit i
fail 15,9dn 4u3 574 3kb 3rz awh 9dr dh
failing 4,c7u c7v c7w c7x c7y,9e4 3kb
failure 4,3kb 9dr 4u3 c7w,60s fp
fain 2,afg c7z 813
faineance 7,c80 c81,c82
faineant 0,c81 c83 c80
faint 0,c84 a3t c85 9um a3v 4ss
fainthearted 0,8lc 5q9 c86
faintheartedness 7,c86 8lc,c87
faintly 2,c84
faintness 7,c88 c85,16n 37f
fair 0,2c0 c89 c8a 2bz 6zc c8b
fairbanks i
fairish 0,c89 4pv c8b 4ps
fairly 2,c8c bta 2c0
fairness 7,c8a c89 2c0,c8d
fairway f,,5ta
fairy i,5e3,13t
fairyland 9,,c8e
fairytale a,,c8f
faisal i
faith 9,6q9 c8g 6rg,465 6ht
faithful 0,c8h jh 9cq c8i c8j,c8k
faithfully 2,9ng c8h
faithfulness 7,9cq jh c8h
faithless 0,c8l c8m c8n
faithlessly 2,c8o c8l
faithlessness 7,c8n c8l,adw
fake 0,4uz 320 c8p
fakeer i,9qv,22o 44z
faker i,c8p c8q 5ib,44p
fakery 4,c8q 8ix,6k0
fakir i,9qv,22o 44z
falangist i,c8r,4kb
falcate 0,8ze 2nb
falciform 0,8ze 2nb
falcon 5,c8s c8t,c8u
falconer i,c8t,8jy
falderol 6,c8v,zr
falkner i,c8w
fall 12,c8x 63r c8y c8z aum c90,gw
falla i
fallacious 0,c91 99x c92 c93 4jr
fallal 6,3r5,zp
fallen 0,apu
faller i,c94 c8z c8x,54h
fallible 0,bpm c95 bpk bpi c96 c97 2aq
falling 0,9ce 9c9
falloff m,c98 c99,9b7
fallopio i,c9a
fallopius i,c9a
fallot i
fallout r,,ay4
fallow 0,c9b c9c
falls h,662,3z8
false 0,c9d c9e 88g c9f c9g
falsehood 4,88g c9h,1fg 4b2
falsely 2,c9i c9j c9k
falseness 7,c9e c8n 9ja c9k c9d c9j,c9l adw
falsetto 7,tk
falsifiable 0,7vx 7vy
falsification 4,afk 9ae c9m c8q aic c9n c9o,afm 5f6
falsifier i,c9p c8q aic c9n c9o,44p
falsify w,aic 9ae c9e 88g c9p,age
falsifying 4,afl c9m,9vd
falsity a,c9e 88g 9ja c9k c9q c8q aic c9m c9o c9j c9d,c9l 1fg
falstaff i
falter 16,c9r c9s 5io c9t,c9u 4as
faltering 4,c9t c9v c9s 2th,c9w
falteringly 2,c9x c9v
fame q,c9y 69t,br8
famed 0,69t 69v
familial 1,c9z ca0 8jo 215 179
familiar 0,ng 7lk ca1 nf 40x
familiarise w,n8 n7 ca2,na
familiarised 0,ca3 9tg
familiarity 9,n9 ca1 ca4 8at ca5 ng,nd ca6
familiarize w,n8 n7 ca2,na
familiarized 0,ca3 9tg
familiarly 2,ca5
family e,ca7 8jo c9z,8pj 6wp
famine b,98f,7k 2et
famish y,ca8 ca9,1g9 9pk
famished 0,brj brk
famishment q,caa,5ht
famous 0,69t 69v c9y
famously 2,bvg 69t
famulus i,,2so
fan 6,195 14m cab,s9 so
fanatic i,cac cad,so
fanatical 0,cad 41 cac
fanaticism 9,,cae
fancied 0,c6o as4
fancier i,caf,wr
fanciful 0,8ol 8oj
fancify u,41i,1o0
fancy 10,blo 3aq cag 2jk blr 3ao 3v2 cah asn 934 b72 3yo cai caj cak cal,96q
fandom e,cab 195,c8k
fanfare a,4t5,2t7
fanlight 6,cam can,cao
fanlike 0,5c2 3zy
fanny 8,2u1 8xh,1j cap
fantabulous 0,bve 5ay
fantasia a,,7oy
fantasise 10,caq car 9s,96q
fantasist i,cas cat c8e,2o5
fantasize 10,caq car cag c8e 9s,96q
fantasm 9,2gi cau,2gj cav
fantast i,caw,2b8
fantastic 0,2b0 c4l cax 2b1 4xo
fantastical 0,cay 2b0 as4 c8e 2b1
fantastically 2,c6r
fantasy 9,c8e cat cag cay cax cas caq,asa azk
fantods q,,4t
faqir i,9qv,22o 44z
faquir i,9qv,22o 44z
far 2
faraday i
faraway 0,caz cb0
farawayness 7,cb0 cb1,ahn
farce a,cb2 cb3,7gd
farcical 0,cb3 1yo cb2
farcically 2,cb3
fare 9,,1b1
farewell a,ua,mn
farfetched 0,cb4 cb5 cb6 cb7
farinaceous 0,cb8 75v cb9 75s
farm 6,92m cba cbb,43d
farmer i,1fo cbc cba cbb,2o5
farmerette i,cbc 1fo,92o
farmhand i,92o,auv
farmhouse 6,,4tj
farming 4,1fm cbb,1fp
farmland f,,3l3
farness 7,cb0 cb1 caz,ahn
farragut i
farrell i
farrier i,cbd,4kc
farrow m,cbe cbf,4hz 401
farrowing m,cbe cbf,4hz
farseeing 0,cbg cbh cbi cbj
farsi a,cbk,cbl cbm
farsighted 0,cbi cbh cbn cbg cbo cbp cbj cbq
fart 4,cbr cbs,45x 4ol
farther 2,cbt caz
farthermost 0,cbu caz
farthest 2
farting 4,cbr cbs,45x
fas q,,u2
fascia 6,2f9,4xa
fasciculation q,,4nj
fasciculus 8,cbv,cbw
fascinate 11,cbx cby 5yd,cbz bhm
fascinated 0,bf7 44u
fascinating 0,9j 9k
fascinatingly 2,9j
fascination q,5yd cbx cby,5yg
fascioliasis q,cc0,d6
fasciolosis q,cc0,d6
fascism 9,cc1 cc2 4kb,6bu
fascist 1,cc2 4kb cc1
fascista i,,4kb
fashion 7,cc3 cc4 9ws,1al 7n7
fashionable 0,94l cc5 8cl 94k c7i cc6 cc7 cc8 cc9 cca ccb ccc ccd
fashionably 2,94l
fashioning 4,9ws cc4,5tq
fashionmonger i,,138
fast 0,dk cce dj 1if ccf ccg cch cci ccj cck ccl ccm ccn
fastball 4,cco,ccp
fasten z,21b ccq ccr 5fz 367 e5,17r 1bs
fastened 0
fastener 6,ccr 5fz 21b ccq,2td
fastening 4,5fz 367 ccq 21b,2td v6
faster 2,ccs ccj
fastest 2,cct ccj
fastidious 0,6pc ccu 6pb 92h ccv ccw ccx
fastigiate 0,bor bol
fasting 4,a0a,a4
fastness 6,cce ccy ccz 21s dk cd0,69z cd1
fat 0,1l ue 1k 4ro 6qw 5ni 8ef cd2 axd cd3 cd4 cd5 cd6
fatal 0,97u 9aw cd7 97p 97o 9am
fatalist i,9vj,5sm
fatality 7,cd8 cd7 97u,98i 97n
fatally 2,9aw
fate b,9ti 9tj 6u2 9tb,fp 1ba
fated 0,9th
fateful 0,9aw 9am
fatefully 2,cd9
fathead i,547 4pp,2z9
fatheaded 0,4pp 28j 547
father i,441 cda 440,yd
fatherlike 0,cda cdb
fatherly 0,cda cdb 441
fathom v,cdc,2k0
fatigue q,32p by9,av0
fatigued 0,bya 3gb
fatima i,cdd
fatimah i,cdd
fatless 0,cde cdf cdg
fatness 7,ue 1l,37x
fatso i,5na,5nb
fatten y,,1ly
fattened 0,cdh cdi
fattening 0,cdj cdi
fattiness 7,ud uc,ue
fattish 0,cd3 1l
fatty 0,uc 5na 34x ud ub 5n6 cdk cdl cdm
fatuity 7,b7 2y0,b9
fatuous 0,2y0 28j b7
fatuousness 7,b7 2y0,b9
fauces 8,,5tk
faucet 6,cdn,2e9
faulkner i,c8w
fault 4,3pi 9e3 cdo 4kp 9e6,60s 9e4
faultfinder i,91e 4kr,1ce
faultily 2,cdo
faultiness q,5gt cdo 9e6,9e4
faulting h,57h,6nh
faultless 0,cdp bpw
faulty 0,9e6 cdo 4nc 9e3 5gt cdq 3pi
faun i,,cdr
fauna 3,10d,j8 24o
fauntleroy i,,541
faunus i
faust i,cds
faustus i,cds
fauteuil 6,,2rc
fauve i,cdt,at
fauvist i,cdt,at
faux 0,2vu 2vl
faveolate 0,1s0 1s1
favism q,,1z0
favor 15,cdu cdv cdw,11g 48z
favorable 0,2kw cdx cdy 2kv cdz 11o ce0
favorableness 7,11o cdy cdx 2kw 11m,11l
favorably 2,ce1 2kw
favored 0,ce2 47h
favorite 9,6q3 ce3 ce2,6od yp
favoritism 4,ce4 aau,492 j2
favour 4,cdv cdu ce5 cdw,2ku 492
favourable 0,2kw cdx 2kv cdz 11o ce0
favourableness 7,11o cdy cdx 2kw 11m,11l
favourably 2,ce1
favourite 9,6q3 ce2,6e8 yp
favouritism 4,ce4 aau,492 j2
favus q,,4m7
fawkes i
fawn 7,,ce6
fawner i,4zc 8l8 4zd,4ze
fay i,5e3,13t
faze 11,,j
fdr i,ce7
fear c,18x arx 7rr,22q ce8
fearful 0,19q 1ip p2 18x 1im
fearfully 2,19q 1ip
fearfulness 7,18x ce9 19q 5q9,22q 8l9
fearless 0,cea ceb cec ced cee
fearlessly 2,96a cea
fearlessness 7,ceb 4vq 396 cea,16n 56k
fearsome 0,1ip 1im
fearsomely 2,1ip
feasibility 7,cef bxh,ceg
feasible 0,bxh h9 cef
feasibleness 7,cef bxh,ceg
feasibly 2,ceh bxh
feast b,3s5 cei 3s6,3s7
feasting 4,3s8 cei,3s9
feat 4,c16,h5
feather 5,cej cek cel za,90g 4xb 20k
featherbed 6,3i9,br
featherbrained 0,1h4 1h5
feathered 0,za yx
featheriness 7,apw cek cel za,apz
feathering 4,,6u8
featherlike 0,cek cem
featherweight i,,3sf 3se
feathery 0,cek cel cem cej apw
feature 9,2yi 5du 403,6gr 1j
featured 0,82v c6w 4vm c6v
featureless 0,3bk
feb s,cen,2lj
febricity q,15u
febrile 1,ceo 15u
febrility q,15u
february s,cen,2lj
fecal 1,c7o 8nd
feces r,8nd,3tw
fechner i
feculence q,,43v
feculent 0,a5q 39v
fecund 0,cep 7ro ceq
fecundate t,cer ces cet ceu
fecundation b,ceu cet ces cer,8of bjs
fecundity 9,cev,70p
fed e,,1bd
federal 0,cew
federalist i,,5t4 wu
federalize u,cex,82b
federally 2
federated 0,cey 1fd
federation 4,7ux cex,172 7uz
fedora 6,cez,4tt
fee l,21c
feeble 0,cf0 13m
feebleminded 0,3l0 8pi cf1
feeblemindedness 9,cf1 3l0
feebleness q,32n cf2 992,999
feebly 2,c85 cf0
feed y,cf3 8wa 1ly 1lw b1n,66x 1lx
feedback a,,9m 28l
feeder 5,,am6
feeding 4,3s9 1lw b1n cf3 1ly,84w 1m0
feedlot 6,,w
feel 11,c09 cf4 cf5 cf6 16n cf7 cf8 466,7sj
feeler 5,29r cf9,3t8
feeling 3,16n 466 cfa c09 cf4,pl 46a
feelings c,cf6 c09,cfb
feifer i
feign w,5ic 4s6 agd 2bd,age
feigning 4,4s6 167 5ic cfc,9a1 6k0
feint 10,cfd,cfc
feisty 0,cfe cff 3up cfg
felicitate w,7y1 cfh 7y3 7y4,4cy
felicitation a,7y3 7y4 7y1,c2b 2y7
felicitous 0,7y6 cfi cfh 7y2 cfj 416
felicitousness 7,cfh cfi 7y6,2j3
felicity 7,cfh 7y6 7y1,2j3
feline 1,65b 65a
fell z,cfk c94,1y6
fella i,4nw,4ny
fellah i,,cfl
fellata i,cfm,23g
fellate 13,cfn cfo,ac2
fellatio 4,cfo,cfp
fellation 4,cfo cfn,cfp
feller i,c94 4nw cfk,54h 4ny
fellini i
fellow i,4nw 7lk 7b0 7lm,4ny 1wn
fellowship e,7lm 7b0 7lk,31l 7lo
felon i,21,8pr
felonious 0,8pn 1w8 59r
felony 4,59r 8pn,7iu
felt 6,cfq,3mj bj4
female 5,cfr cfs cft cfu cfv,10d
femaleness 7,cft ahl cfu cfs,cfw
feminine 0,cfx cft cfy ahl cfz
feminineness 7,cft cg0 cfx,cfw
femininity 7,cfy cfx,qc
feminise u,cg1 b4z cg2,nw
feminist i,cg3,54
feminize u,cg1 b4z cg2,nw
femoral 1,cg4 cg5 cg6
femoris 8,cg5,cg7
femur 8,cg5 cg4,cg7
fen h,cg8,4ur
fence 6,3kh cg9 cga,3pw
fencer i,cgb cgc,3yq
fencesitter i,cgd,cge
fencing 6,3kh cg9,3pw
fend x,cgf 8lg cgg,8cy cgh
fender 6,cgg cgf,3pw
fenestra 8,cgi,2dg
fenestral 1,cgi cao
fenland h,cg8,4ur
fenrir i
feral 0,cgj cgk
ferber i
ferdinand i
ferine 0,cgj cgk
fermat i
ferment q,cgl,cgm
fermentation m,cgl cgn cgo cgp,cgm 4rz
fermenting m,cgn cgo,4rz
ferocious 0,cgq 8c0 5f2 cgr
ferociously 2,cgs cgq
ferociousness 7,5f2 cgq,5f8
ferocity 7,cgr cgq,bdh
ferric 1,cgt 6ed
ferromagnetic 1
ferrous 1,cgt 6ed
ferry 12,,5b4
ferryman i,6i0,4tw
fertile 0,7ro cev ceq 7rn cep cgu 1w1
fertilisation b,ceu cet,8of bjs
fertilise t,cer cgv,bjr
fertiliser r,cgw,6l2
fertilization b,ceu cet ces cgv,8of bjs
fertilize u,cgv cet cgw,bjr
fertilizer r,cgw cer cgv,6l2
fervency c,cgx 2oi,cgy
fervent 0,2oi 41 cgx
fervently 2,cgz 2oi
fervid 0,2oi ch0 41 cgx 4oy
fervidly 2,cgz 2oi
fervidness c,cgx 2oi,cgy
fervor c,cgx,cgy
fervour c,bw5 cgx,23j cgy
festal 0,ch1 b3d
fester q,ch2 ch3 ch4,4km 4n1
festering 8,ch3 ch5 ch2,q4 4q2
festinate u,ch6 ch7,p5
festination q,ch7 ch6
festival s,,6by
festive 0,ch1 b3d 69q
festivity 4,69q ch1,1ym
fetch z,5b6 5b4,6fw hs
fetching 0,38m 389
fete 15,69n ch8 kq,69s
fetid 0,ch9 cha chb
fetidness 7,chb ch9,2s7
fetishist i,chc,5gr
fetor 9,chd,che
fetter 6,chf,6dx 843
fettered 0,524 51z
fettle q,,chg 8wn
feudal 1
feudatory i,chh 1na,u5
fever c,15u chi,2bh
fevered 0,bwa 19b
feverish 0,1do 1di
feverishly 2,1do
feverishness q,15u chi ceo
feverous 0,chi 186 15u
few 0,chj chk
fewer 0
fewness 7,chk chj,5hw
fey 0,chl b99 3pq 2gl
feynman i
fiance i,,4b9
fiancee i,,4b9
fiat a,9cf,p4
fib a,chm chn c6m cho,chp chq
fibber i,c6m chn,c6p
fiber r,5bj chr,6g
fiberglass r,,chs
fibre 6,5bj,6g d9
fibril r,6qh,5bj
fibrillate t,cht chu,chv
fibrillation 4,chu cht,4nj 4dd
fibrillose 1,6qh
fibrin r,,2az
fibroadenoma q,,tl
fibroblast 8,,1va
fibrocalcific 1
fibroid q,,chw
fibroma q,chw,tm
fibromyositis q
fibrosis q,chx,m8
fibrositis q
fibrous 0,chr chy 62y 5bj
fibula 8,,cg7
fickleness 7,c8n chz 6f1,adw
fictile 1,ci0 5wd
fiction a,azk ci1 c6o ci2,ci3
fictional 1,ci1 c6o azk as4 c6e
fictionalisation 4,ci4 c6l ci5,ci3 3cc
fictionalise u,ci2 ci5 ci4 c6l,8iz 8az
fictionalization 4,ci4 c6l ci2,ci3 3cc
fictionalize u,ci2 ci5 ci4 c6l c6e azk,8iz 8az
fictitious 0,c6o 31z as4 azk 320 c6e
fictitiously 2,31z c6o
fictive 0,31z 320
fiddle 6,1ss ci6,884
fiddler i,ci7 ci8 ci6 9zu,gu ci9
fiddling 0,cia cib
fidelity 7,,jf
fidget 12,cic,4as
fiducial 1,cid cie 3we
fiduciary i,wd cid cie
fiedler i
field f,5tb 3yl,3ym
fielder i,cif cig,3pe
fieldhand i,92o,auv
fielding 4,cig,cih
fields i
fieldsman i,,53l
fieldstone r,,7xw
fieldworker i,,4um
fiend i,9kw 929,1ce 4uu
fiendish 0,9ky 35z
fiendishly 2,9wi 9ky
fierce 0,cgq cii 8c0 cgr 1c9
fiercely 2,cgs cgq
fierceness 7,cgr cgq 4vb 53b cii,bdh
fierily 2,cgz 2oi
fieriness 7,cij cik cil 2oi,cim cin
fiery 0,2oi cil 41 cgx cik 4oy 4mg cij
fiesta b,ch8,56y
fifteen 0,223
fifteenth 0,b6r
fifth 0,cio b6r
fifthly 2,cio
fifties s,,99i
fiftieth 0,b6r
fifty 0,223
fig a,cip,ciq
fight x,36d cgh 2zp 18u 3yq cir kq,7mr
fighter i,3yq cir cgh 36d,14n 4wi
fighting 4,18u q2 36d cis,7w7
figural 0,cit 9io
figuration 4,ciu blo,9xv zs
figurative 0,1zd 1zc civ ciw cix ciy ciz cj0
figuratively 2,1zd
figure a,cip 20v,ciq 212
figurehead 6,cj1,44p cj2
figurer i,qz 5qr,1fq
figurine 6,cj3,cj2
figuring 9,2lh 5qr,5r1
fijian a,,cj4 cj5
filament 6,6qh cj6,5bj 4vu
filamentlike 0,cj6 76k
filamentous 0,cj6 76k 6qh
filar 1,cj7 cj8 6qh
filariasis q,,2ah
filch 14,cj9,5ko
file w,cja cjb cjc cjd,bju hz
filer i,cjc cjd,2hb 70h
filial 0,966 6mc 965
filiate v,cje 9r0,cjf
filiation 7,9r0 4qb cje,5do cjg
filibuster 4,cjh cji,3iw 8xc 8xa
filibusterer i,cjh cji,3iw 8xc
filicide 4,,yd 4qd
filiform 0,cj6 76k
filing a,cjb cja,cjj
filipino i,4i2,5b
fill u,b8h cjk cjl cjm cjn e5 cjo,ks
fille i,46u,1tb
filled 0,cjp 3g6
filler 6,cjq,cjr
filling r,cjl cjo cjk,6g 1ht
fillip 9,4xl,4xm
fillmore i
filly 5,,7f8 cfr
film a,als 6ad cjs cjt,38h 4y1 1j8
filmdom e,cju,cjv
filmed 0,cjw cjx
filming 4,6s7 cjs cjt,6s8
filmmaker i,3c0,cjy
filmy 0,76i 76k
filter z,cjz ck0 ck1 ck2 ck3 ck4,9bk s9
filth a,8tv a5l a5r,8tx 43v
filthily 2,a5n a5r
filthiness 7,ck5 a5r ck6 8ty,axk ck7
filthy 0,a5r 39v a5l ck5
filtrate r,ck4 cjz ck0,8cf 9bk
filtration 4,ck2 ck3 ck1 cjz,9m vr
filum 8,cj8 cj7,67q
fimbria 8,,ox
fimbriate 0,4d6
fin 5,6s9,k1 zr
finable 0,ck8 4ko
finagle 15,ck9 cka,h2
finagler i,cka ck9,44p
final 0,73m ckb 73l 7sq 8tj
finale a,,bg2
finalisation 4,ckc ckd,7nq
finalise u,ckd ckc,5g
finalist i,,6e8
finality 7,7sq cke ckb 73m,7ss
finalization 4,ckc ckd,7nq
finalize u,ckd ckc,5g
finally 2,btq ckf ckg ckb
finance 14,ckh 3ro 3rn cki ckj ckk,59q 12v
finances l,3rr,1xe
financial 1,ckk cki 3rn 3ro
financially 2,ckk
financier i,3rm,52u ckl
financing 4,ckj ckh,3ro
find 14,5is 9ug ckm 581 aa4 2x4 9vd,9rc
finder 6,aa4 ckm 5is 9ug aa6,ckn 372
finding 4,9vd cko 9ug cf8,581 2mm
fine 0,ckp ckq 1qf ckr
fineable 0,ck8 4ko
finely 2,ay8 b8w
fineness 7,6oe,6og
finer 0,4bc 4ba
finespun 0,cks ckt 6vi ckr
finesse 7,a4r,a4u
finger 8,273 cf9 cku ckv,a2d ckw
fingerbreadth n,a29,a2c
fingered 0
fingering 4,ckv,7c6
fingermark 7,,4qv
fingernail 8,ckx,cky
fingerprint a,ckz,cl0
fingerprinting 4,ckz,5r0
fingertip 8,,cl1
finical 0,ccv 6pc
finicky 0,ccv 6pc
finis 4,cl2,9k8 cl3
finish u,h6 cl4 cl5 9dq cl2 cl3 7nr,5g p5
finished 0,cdi 7sm cdh cdj 7sl anq
finisher 5,cl5 h6,cl6 cl7
finishing 7,,9bt
finite 0,52d 52e 52c byb cl8
finitely 2,52d
finiteness 7,52e 52d
finitude 7,52e
fink i,5ts 4jw 7v8,4az 4jx
finn i
fire b,3o8 cl9 3va 5ky,fp cla
firearm 6,3di,2at
firebrand i,clb,clc 1dy
firebug 5,2u3,21
firecracker 6,3r2,3r4
firedog 6,21t,21u
firedrake i,aqw,1xl
firefighter i,cld,xk
firelight j,,96t
fireman 4
fireplace 6,cle,1k5
fireplug 6,,clf
firepower 7,,clg
fireside f,,2os
firewall 4,,clh
firewood r,clc,6h4
firework 6,3r4
firing 4,3va cl9 cli,36c 8j7
firm e,8ed clj 9sq rm,1b0
firmament f,bel clk,bem
firmamental 1,clk bel
firmly 2,cll clm clj
firmness 7,rm cln clj c8i,571 qc
first 0,2nz clo 2ny clp b7w clq clr cls clt b6r
firstborn i,b7x b7w 2nz,6mc
firsthand 0,clu clv
firstly 2,clo
firth h,,bri
fisc l,clw ckk,bvv
fiscal 1,ckk clw 3ro
fiscally 2,ckk
fischer i
fish 5,clx cly clz,5n9
fishbowl 6,,3p1 53i
fisher i,23b clz
fisherman i,23b
fishery 6,cm0 clz,43d
fishgig 6,cm1,40z
fishily 2,cm2 cm3
fishing 4,cm4 clz,cm5
fishmonger i,cm6,3u2
fishwife i,cm6,3u2
fishworm 5,23c,23d
fishy 1,cly cm3 clx 1n6
fissiparous 0,cm7 3bz
fissure 8,8n8 6nh,8n9 9z0
fist 8,,cm8
fistfight 4,cm9,18u 36d
fistful n,cma,2rh
fisticuffs 4,cm9 53v,18u 53x
fistula 8,cmb cmc cmd,208 5tk
fistular 0,cmc 5uu cmb
fistulate 0,cmc 5uu
fistulous 1,cmd cmc cmb 5uu
fit 16,g7 cme cmf,gb
fitful 0,cmg cmh cmi cmj 95s
fitly 2,2l1 cmk
fitness 7,cml chg cmm cmk,2l3
fitted 18,cme
fitter i,cmf cmn g7 api 4bb,cmo
fitting 0,9ab cmp 42b cml 80d
fittingly 2,2l1
fittingness 7,cml 9ab cmp,2l3
fitzgerald i
five 0,223
fivefold 0,cmq 4ev
fivesome e,6s9,k1 2zw
fix u,95g 21b 9fl cmr 95h ccy cms e5,1o0 17r
fixate u,cmt cmu cmv,36b 12i
fixation 4,cmw cmv cmt cmu,2c cmx
fixed 0,9vc cmy 9vb cmz cn0 cn1 ccy
fixedly 2,cmy
fixedness 7,cn1 ccy cmy cn2,cn3 cd1
fixer i,,45f
fixing 4,cmr 95g,1v9
fixings 6,1jd,57a fh
fixity 7,ccy 1av cn4 cmy cn2,cd1 88
fixture 6,cms 21b,1w9
fizgig 6,cm1,40z 3r4
fizz d,b53 b56,1js 5fc
fizzle 16,,a9a
flab 8,cn5 cn6,34x
flabbergasted 0,ax6 1t4
flabbily 2,cn6
flabbiness 7,cn7 cn6,apz
flabby 0,cn6 53k cn5 cn7
flaccid 0,cn8 cn6 6kr 53k cn7
flaccidity 7,cn7 cn6,apz
flack 6,cn9 cna,3mn 627
flag 6,3s2,7f5
flagellant i,cnb,cnc cnd
flagellated 1,cne
flagellation 4,cnf cnb,40t
flagitious 0,cng 35x cnh 35z
flagrant 0,82u 4vm
flagrantly 2,82u
flagstone 6
flail 6,av2 av1,40z 40o
flair 9,b77,bgx 597
flak 6,cn9 cna,3mn 627
flake z,,7xt
flakey 1,cni cnj 4i9 6ln
flakiness 7,8nw cnk 4j5 cnj,8ny 5bt
flaky 1,cni cnj 4i9 6ln cnk
flamboyant k,cnl 3ao cnm cnn,aml
flamboyantly 2,cno cnl
flame m,4mg cnp,7g9
flamen i,,avd
flaming m,4mg 3pj cnp 2t5,7g9
flaminius i
flange 6,,5lg
flank 16,cnq cnr cns pr,5w6 cnt
flanker i,cnr cns cnq,cnu 2dt
flannel 6,,3mj
flap 12,cnv 76b cnw cnx,4as 644
flapper i,,46u
flapping b,cnx 3xv cnv cnw,cny
flaps 6,,14k
flare a,,7zm 4mg
flaring 0,198 199
flash 13,4oo 8ge 4on cnz,co0 fp
flashback a
flashbulb 6,co1,5ub 5ss
flasher 6,byk cnz,7q4 29p
flashgun 6,co1,5ub 5ss
flashily 2,co2 cno 6js 7ei
flashiness 7,565 6js 7ei,566
flashing b,,2g0
flashlight 6,,5h6
flashpoint 7,,8r2 bln
flashy 0,6js 7ei 5td 565 56w 4t5
flask 6,1y1,519
flaskful n,,2rh
flat 0,co3 co4 bth co5 co6
flatbed 6,co7,53s
flatboat 6,3u5,3u7
flatbottom 0,co8 bth
flatbottomed 0,co8 bth
flatcar 6,co7,53s
flatfoot 8,co9 coa,833 cob
flatlet 6,2e0
flatly 2,66n 66l
flatmate i,,1wn
flatness 7,co5 coc co4 co3,a3y
flats 6,,4z1
flatten u,,8vw 485
flattened 0,cod co6
flatter w,4l4 107 4l7,12x
flatterer i,107 4l4,u5
flattery a,4l7 4l4,7ok
flattop 6,5mu 62f,5mx 8uf
flatulence a,coe cof 7a9 cog,4s coh
flatulency q,coe 7a9 cog,4s
flatulent 0,cog 7a9 coi coe 2uv
flatus 4,cbr,45x
flatware 6,coj,90i
flaubert i
flaunt 13,cok col,561
flaunty 0,com cnm col
flautist i,con coo,gu
flavor 9,cfa cop coq cor,1tm cos
flavorer d,1g8 cor,1jd
flavorful 0,coq og
flavoring d,1g8 cor,1jd
flavorless 0,4l1 4l2 cot
flavorlessness 7,cot 4l1,cou
flavorous 0,coq og cop
flavorsome 0,coq og
flavour 9,cfa,1tm 55u
flavourer d,1g8 cor,1jd
flavourful 0,coq og
flavouring d,1g8 cor,1jd
flavourless 0,4l1 4l2 cot
flavourlessness 7,cot 4l1,cou
flavourous 0,coq og cop
flavoursome 0,coq og
flaw q,9e3 4n5,9e4
flawed 0,4n7 4nc
flawless 0,cov bpw 8kd
flawlessly 2,6z8 cov
flawlessness q,8kd cov,pl
flaxen 0,4pw 4ps
flea 5,,43k
fleck h,4i9,4ic
flecked 0,aoo 5b3
flection b,cow cox,4s 9n0
fledge t,,coy yu
fledged 0,coz cp0 cem
fledgeling 5,bj0 cp1 cp0,24 4d5
fledgling i,bj0 cp0 5s4 coz cp1,24
flee 12,7c 57z cp2,cp3
fleece 5,cp4 cp5,cp6 1oe
fleeceable 0,cp7 6mk
fleecy 0,cp8 6kr
fleer a,cp2 7c,86a
fleet 0,ccf dk cp9,j8
fleeting 0,cpa 5a7 bm0
fleetingness 7,bm0 cpa,bm1
fleetly 2,cpb ccf
fleetness 7,cp9 ccf,69y
fleming i
flesh 8,20v cpc,62w 212
fleshiness 7,ug cd4,ue
fleshly 0,24t 61j
fleshy 0,cd4 1l ug
fletcher i
flex 12,,cpd
flexibility 7,cpe cpf b7c 486 ry,cpg rv
flexible 0,cph 486 ry cpf cpi 487 cpe 480 cpj cpk cpl cpm cpn
flexibleness 7,cpe cpf b7c 486 ry 7pz cph,cpg rv
flexibly 2,cph
flexile 0,486 480 cpj cpk cpl cpm cpn
flexion 4,cow cox,4s 9n0
flexor 8,,23
flexuous 0,8zg 2nb
flexure 4,cow 483 2nf,4s 240
flick b,,7c2 4oo
flicker 12,cpo cpp,cpq
flier a,cpr 14l 3f7 3f9 3f6,7q
flight 4,14d,cnt
flightiness 7,2mo cps,2mq
flighty 0,cps bw2 1h5 2mo bvz
flimflam 4,5j8 cpt,5ja
flimsy 0,cpu 13m cpv
flinch 12,8q0 cpw,4as
flinders e,,j8
fling z,cpx,4we
flint r,cpy cpz
flinty 1,cpz cq0 cpy cq1
flip 12,cq2 cq3 cq4 cq5 2ii,3f2 cq6
flippant 0,cq7 1h5
flipper 5,,25h 2r9
flirt w,8db 8dc 8dd 9s,87g
flirtation 4,8dc 8db,5wt
flirtatious 0,8de 8df 8dd 8dc
flirting 4,8dc 92r 8db,5wt
flit 12,95i 95l 2ii,95n
flitter 12,cpo,cpq
float 12,asx cq8 cq9 at0 at1 cqa 49m 4u0 cqb dh,gw
floatation 4,cqb cqc cq9 cq8 cqd,742 3ro
floater a,cqe,4wu
floating 0,100
floaty 0,5jw 5jx 4u0
floc r,cqf,6g
flocculate 16,cqg cqh cqi,nw
flocculation m,cqi cqg,9m
floccule r,cqf,6g
flocculent 0,cqh 6kr cqg
flock e,8ky,7y9 592
flog z,cqj cnf,40o
flogger i,cqk,cql
flogging 4,cnf 5ug cqj,40t
flood z,cqm 1pm ase cqn,b8h 1pl
flooded 0,3g5 3g6
floodhead j
flooding 4,cqn cqm
floodlight 6,cqo,4op cqp
floodlighted 0,cqq 3de
floodlit 0,cqq 3de
floor 6,cqr 37r 7a4,cqs 5a2
floorboard 6,,cqt
flooring 6,cqr,cqs
floorwalker i,cqu,3ui
floozie i,cqv,3yv
floozy i,cqv,3yv
flop 12,cqw,7ar 63r
floppy 6,ado auj cqw,adp
flora 3,5ac 2ly,j8 24o
floral 0,cqx 5b3
florence f
florentine 1
florescence m,2aa,2ab
florey i
florid 0,3ao 3aq cnn
florida f
floridian i,,1ie
florio i
florist 6,,cqy 3za
flory i
flossy 0,apx 6kr
flotation 4,cqb cqc cq9 cq8 cqd,742 3ro
flounce 12,,1uk
flounder 12,cqz,1uk cr0
flour d,cr1 cr2,57a
flourish u,bzd,5kh
flourishing 0,4yn 4uo
floury 0,cr2 ay8 cr1
flout w,cr3 cr4,a9r
flouter i,cr4 cr3 cr5,1ce
flow b,1h0 cr6 ar0 cr7,11a 4as
flowage 4,cr8,1ht 3z8
flower k,4qs 4qp cr9 4qn,4qu
flowerbed 6,,cra
flowering m,2aa crb 4qn,2ab 9d9
flowerpot 6,,3mb
flowery 1,cr9 crc 4qs 4wg
flowing b,1h0 ar0,11a
flu q,crd,857 2ol
flub 15,3ph 4qr,4u3
fluctuate u,cre crf crg 9n4,560 crh
fluctuation 7,crg 9n4 cre crf,cny do
fluency 7,ba8 cri b9x,3y4 tr
fluent 0,crj b9x crk 2v9 ba8 cri 2va
fluently 2,b9x
fluff r,crl apx,6g
fluffiness 7,apw apx,apz
fluffy 0,apx 6kr crl apw
fluid r,8cf crm,q0
fluidity 7,crn cro crm,crp 6ev
fluidness 7,crn cro crm 6f2,crp 6ev
flukey 0,6eo 6ep crq
fluky 0,6eo 6ep crq
flummox v,1sz,1t2
flump z,crr,aul crs
flunk 4,c7v c7y c7w c7x,3kb
flunkey i,crt cru,c7d u5
flunky i,crt cru,c7d u5
fluoresce 13,crv crw 7ed 3dd,crx
fluorescein r,,4ry
fluorescence j,3dd crw crv,96t
fluorescent 0,crw 3de 3dd crv
fluoride r,,5ct
fluorine r,,2p8 1go 6o6
fluoroboride r,,4zl
fluorosis q,,m8
flurry 4,xt,xu 4as
flush t,4sw cry 4sx crz,4jh ar0
flushed 0,cs0 7d2 24i 4cn
fluster 11,cs1,452
flute 6,coo con,cs2
flutist i,con coo,gu
flutter 4,cpp 95i cpo 2ii,20 95n
fluttering b,cnx cpo,cny
fluvial 1,cs3
flux s,cs4 7ts,8m0 1h0
fluxion b,cs4 cr6,1h0
fly 12,3f9 3f8 cpr 14d dh,gw 4as
flyaway 0,cps 1h5 3mk
flyblown 0,cs5 a5s t5 39v
flyer a,5cg,12h
flying 0,cs6 199
flyspeck r,3sb 3sc,8eg
flyway f,,a58
flyweight i,,3se 3sf
foam h,cs7 b53 5fd,5fb 6g
foaming 0,5fd cs8 5fj 2uv
foamy 0,cs8 2uv
focal 0,6bg 1wm
focalisation 4,cs9 csa csb 7rb csc csd,cse bu9
focalise u,csb 7rb cs9 csa,5w6 vj
focalization 4,cs9 csa csb 7rb csc csd,cse bu9
focalize u,csb 7rb cs9 csa,5w6 vj
focally 2,6bg
focus 9,6b4 6b5 7rb 7rf,6b6 31j
focusing 9,6b4 6b5,6b6
focussing 9,6b4 6b5,6b6
fodder d,b1t,2dt 8wa
foe i,49x,12d 6e8
foeman i,49x,12d
foetid 0,ch9 cha
foetor 9,chd,che
fog j,csf csg 5eh csh 424,14p 2bn
fogey i,am3,29l
fogged 0,csh csi
fogginess 7,csg 4st 5eh csh 4so,2bn 4su
foggy 0,970 4so 971 4ss 96x 4st
fogy i,am3,29l
foible 7,csj,ai8
foil 6,csk a6x csl bi8,88t
foiled 0,a6y 36u
foiling 4,csm a6x,7oj
fold z,8o9 483 csn cso,8y4 240
folder 6,4xz cso 8o9,4xy 644
folderal 6,c8v,zr
folding 4,,sa 1pn
foliaceous 1,csp 4kf csq
foliage k,4kf csr css,5xi cst
foliate u,csl css csk csr,csu yu
foliated 1,4kf
folie q,bfh,4t
folio 6,csv csw,aku csx
folk e,csy,3m8
folklore 9,,csz
folks e,,6wp
folksy 0,ct0 ct1 3w6 ct2 csy
follicle 8,ct3 ct4,4mw
follicular 1,ct4 ct3
folliculitis q
follow 12,ct5 ct6 6ih 6ib dh ct7,gw
follower i,u5
followers e,c8k,39i
following 0,ct8 ct9 80w
followup 4,h3,5ul pf
folly 7,b9 4aw,qc 3pi
foment t,1dc cta 1de kq,1dg 3xy
fomenter i,1de 1dc,1dy
fomite h,,7hj
fomor i,ctb,ctc
fomorian i,ctb,ctc
fond 0,16q yr ctd yt 16m 16r
fonda i
fondle z,60x 610,60y
fondler i,cte,yp ctf
fondling 4,610 60x,611
fondly 2,ctg yr
fondness c,cth ctd,wo
font 6,4vo,cti 3wv
fontanel 8,ctj,2dg
fontanelle 8,ctj,2dg
fontanne i
fonteyn i
food 3,1lx,10i
foodie i,bm6,4i6
foodstuff 6,,73x
fool i,2z9 6r6 43n 43o,1h2 6r7
foolery 4,5gi,5wt
foolhardiness 7,567 4vh,ctk
foolhardy 0,4vh 397 567
fooling 0,652 ctl
foolish 0,b6 8nx b3 ctm ctn cto ctp ctq ctr
foolishly 2,cts b6
foolishness 7,b9 28i,qc
foolproof 0,ctt ctu
foot 8,cob ctv,ctw a2c
footage 6,,ctx
football 4,cty ctz 4pn,3p2 53x 3on
footballer i,4pn ctz cty,om 3pf
footbridge 6,,59z
footer a,1ul ctv,a2c 7q
footfall b,cu0,4hw
footing q,cu1,3xj
footle 15,cu2,5s 3k7
footling 0,cia cib
footlocker 6,,cu3
footloose 0,cu4 35u
footman i,,5n4
footmark a,cu5,cl0
footnote a,26d,mr
footpad i,cu6,cu7
footpath 6,cu8,8su
footprint a,cu5,cl0
footrace b,cu9,cua
footslog 12,cub ap8,1uk
footslogger i,ap8 cub,2dt
footsore 0,cuc 3gb
footstep 4,cu0 cud,4hw cue
footsure 0,cuf cug
fop i,8lo,y5
foppish 0,b8v 9jn
forage 4,b1s cuh cui,b1t c1h
forager i
foraging 4,cuh cui,c1h
foramen 8,,9z0
foray 4,cuj,cuk 36p
forbear i,cul,213 9t
forbearance 4,cum 9t,cun 8xa
forbearing 0,cuo a3j
forbid w,3q5 3q3 cup,7h6
forbiddance 4,3q3 cup 3q5,3s4 e3
forbidden 0,cuq cur
forbidding a,3q3 apd 3q5 ke,3s4
forbiddingly 2,apd
force 15,77l cus cut cuu,77p cuv
forced 18,cuw cux au0
forceful 0,arp bhd aro bwn cuy cuz
forcefulness 7,bhd 30j arp,bdh
forceless 0,cv0 cv1
forcemeat d,,ask
forcible 0,cuy arp cux
forcibly 2,cuy
ford 4
fordable 0,cv2 cv3
fore 6,cv4,c6s
forearm 8,,2r9
forebear i,cul,213
forebode w,2bl 4ug,cv5
foreboding c,4ug 2bl,2k3
forebrain 8,,28h
forecast w,5qp 5qq cv6 338 akh,2bl ei
forecaster i,338 5qp 5qq,2b8
forecasting a,akh 5qp,1fg
foreclose 14,3f1,cv7
forefather i,cv8,213
forefend 15,3ey,3f1
forefinger 8,,273
forefront 9,,cv9 cva
foregather 15,1d7 303,304
forego 16,299
foregoing 0,cvb 5x
foregone 0,5nx 1el
foreground 9,cvc,3jf
forehead 8,5dr,5du
foreign 0,6r 11x 6q c3p 11w 1l5 cvd cve cvf cvg
foreigner i,1l4,7q
foreignness 7,8xw 1l3
foreknow v,2bb,78k
foreknowledge a,,6w7
forelady i,cvh,cvi
foreland h,cvj,b93 5wr
forelock 5,cvk,8yb 5dv
foreman i,3hs cvl,50w
foremanship 4,cvl 3hs,cr
foremilk 8,7f3,7f4
foremost 0,4ac cvm 4aa cvn
foremother i,,213
forenoon s,cvo,6by
forensic 0,cvp 4wg
foreordained 0,cvq 9th
forepart f,cv9,3k4
foreperson i,cvi,cvr
foreplay 4,611,4ak
forerunner a,cvs cvt,74v
foresee v,2bb blp 2ba,78k 96q
foreseeable 0,cvu cvv
foreshadow w,3aa 10w,3ac
foreshadowing 9,10w 10z 3aa 110,10x
foreshorten u,12 15,s
foresight 7,cvw,cvx
foresighted 0,cbh cbj cvw
foresightedness 7,cvw cbh,cvx
foresightful 0,cbh cbj cvw
foresightfulness 7,cvw cbh,cvx
foreskin 8,cvy cvz,1e5
forest e,cw0 18l,5ac
forestage 6,cw1,3kd
forestall 15,3f1 cw2
forestalling 4,cw2 3f1 2ba,3f3
forester i,,1fo
forestry 9,18l,4h2
foreswear 14,cw3 cw4,1
foretell w,27e 2bl akh,27g cv5
foretelling 9,akh cw5 2bl,1fg cw6
forethought 9,68i,2sz cw7
foretoken b,3ad,2g0
forever 2,brp
forewoman i,cvh,cvi 50w
foreword a,cw8,cw9
forfeit 14,cwa cwb cwc cwd cwe cwf,0
forfeited 0,cwb cwf
forfeiture 4,cwc cwd cwa,cwg 1w7
forfend 15,3ey,3f1
forgather 15,1d7 303,304
forge 10,csu 8ix 897 cwh cwi cwj cwk 79m 8iw cwl,40y 8iz
forged 0,320
forger i,cwj 79m csu 8ix,4kd 44p
forgery 4,8iw cwl 8ix,8iy c9h 7iu
forget v,kq
forgetful 0,cwm cwn
forgetfulness 9,cwn cwm,1x0
forging 4,cwk csu,cwo
forgive w,8o bxe,7qz
forgiveness 4,7ub,cwp 48z
forgiver i,bxe 8o
forgiving 0,cwq 8m cwr cws 8s
forgivingness 7,cwr 8m cwq,7m4
forgo 15,cw3
forgoing 4,4g,a
forgotten 0,afx afy
fork 6,4dd 8sz 4db 4dc 4de,90h 35k
forked 0,55p 55q
forking 4,cwt 4dd 4de,240 35k
forlorn 0,cwu 4mq
forlornness c,cwv,9he
form a,9ra 55u,2d3 66j
formal 0,6cg cww 6cn 6cf 6cl cwx cwy 3cq cwz
formalisation 4,cx0 8go cx1,77d
formalise 15,cx1 8go cx0,mg 2ks
formalised 1,cx2 cx3 cx4 3cq
formalism 9,cx2,24s
formalities b,cwz,6ce
formality 4,cwz 6cn cww,6ce 7ow
formalization 4,cx0 8go cx1,77d
formalize 15,cx1 8go cx0,mg 2ks
formalized 1,cx2 cx4
formally 2,cx5 cww 6cg
formalness 7,6cn 8k8 6cg,7ow
format 7,cx6 cx7 cx8 cx9,2n9 2h0
formation e,cnt cwo 7cl cxa 63h 8vw,15n c6k
formative a,,7c5
formatting a,cx6 cx9 cx8 cx7,2n9
formed 0,66w awd 66v cxb cxc cxd
former 0,bpy 1el
formerly 2,bpx
formic 1,28s
formication q,,cxe
formidability 7,cxf cxg,2ym
formidable 0,cxg 1iu 1t8 cxf 1im
formidably 2,1iu
formless 0,1x9 1xa
formlessly 2,1x9
formula a,cxh cxi cxj cxk cxl,bnl cxm
formulaic 0,8af 8ab
formularise w,cxk,2v3
formularize w,cxk cxn cxj cxh 8a8,2v3
formulary a,cxn,4xy
formulate w,c0w 897 2v3 2kl c0z 9w1 cxj,7yo 7ra
formulated 0,9w3 9w2
formulation r,6z3 2kl cxl 897 c0w 2v3,m2 qr
fornicator i,10p cxo,10q
fornicatress i,10r,10p
fornix 8,,1j cbv
forrad 2,cxp
forrader 2,1fu
forrard 2,cxp
forsake v,9 cxq,9rj
forsaking 4,cxq 3 9,4g a
forseti i
forswear w,3o 4g,3r
forswearing 4,4g 3o,a
fort 6,cxr cxs cxt cxu,cxv cxw
forte 7,cxx,11n
fortemente 0,cxy
forth 2,3g7 cxz
forthcoming 0,cy0 7h2 74r 7h3 cy1
forthcomingness q,cy1 7h2,pl
forthright 0,4sk 5u5 5u6
forthrightly 2,cy2
forthrightness 7,5u6 4sk,5ua
forthwith 2,a5d
forties s,,y3
fortification 6,58a cxt,cxw
fortified 0,3yp
fortify u,54d
fortissimo a,cxy,5pg
fortitude 7,3j4,56k cy3
fortnightly 2,4j3 4by
fortress 6,cxs,cxw
fortuitous 0,cy4 cy5 fq cfj
fortuitously 2,cy6 cy5
fortuity b,fm,fp
fortuna i
fortunate 0,cfj 4nn cfi cy5 cy7 cy8 4nl
fortunately 2,cy6 cfj
fortune j,6ej cy9,6ek cya
fortuneteller i,6no,338
forty 0,cyb 223
forum 6,308,7si 1gz
forward 2,cxp
forwarding 4,,cyc
forwardness 7,5j1 322 11j,30h 29d
forwards 2,cxp 1fu
fosbury i
fossa 5,,53j 2d7 5xo
fossil h,am3 cyd cye,29l cyf
fossilist i,cye cyd,4ch
foster 15,cyg cyh cyi,4z0
fosterage 4,cyh cyi cyg cyj,2l j0
fostering a,cyh cyg cyj,2l
fosterling i,,3n2
foucault i
foul u,85j ac4,51t 44k
fouled 0,43u 39v
foully 2,cyk cyl
foulness 7,ck5 cyl a5r,cym axk
found 15,br3 2ip 6hs 784 8og,br4 ps
foundation o,3ww 6hs 3w3 br3,67z 3ri
founder i,cyn 784 br3 2ip,7r9
founding 4,8og br3 2ip,44c
foundling i,,3i2
foundress i,,784
foundry 6,,5up
fount 6,4vo,cti 7j0
fountain 6,5ff,5a2
fountainhead a,cyo,cyp
four 0,223
fourfold 0,cyq 4ev
fourier i
fourscore n,cyr b6u 223,4fq
foursome e,,2zw
foursquare p,cys cyt 9sq,cyu cyv
fourteen 0,cyw 223
fourteenth 0,b6r
fourth 0,cyx b6r
fourthly 2,cyx
fovea 8,,2p2
fowl 5,3sd cyy,cyz
fowler i,cyy,8jy
fox 5,cz0 am1 2un cpt,5uk 44p
foxiness 9,8mm 2un,33i
foxy 0,2un 2uk am1 8mm
foyer 6,29g,29h
fracas a,18r,18t
fraction r,cz1 cz2 cz3,6l2 83j
fractional 0,cz3 cz1 1m1 akr cz4 cz5
fractionate z,cz6 cz7 cz8,9bk
fractionation 4,cz7 cz8 cz6 cz2,35k
fractious 0,aeb 8n6 ae9 88q 5bl
fracture u,,bm
fragile 0,9i4 9i6 57g 57k 92k
fragility 7,57k 9i4,2zd 37f
fragment h,4ic cz9 cz4 7i8,cza 3zs
fragmental 0,cz4 cz3 4ic czb cz9
fragmentary 0,cz4 cz3 4ic czb cz9
fragmentation 4,35h 7i8,35k
fragmented 0,a8y 55q
fragmentise u,7i8,57f
fragmentize u,7i8 4ic,57f
fragonard i
fragrance 9,2sc 2sb,che
fragrancy 7,czc,2s7
fragrant 0,2sb 2sc czc 2sa czd cze
frail 0,993 32n 992
frailness q,32n 993,999
frailty 7,32n czf,999 3oc
frambesia q,czg,1g5
framboesia q,czg,1g5
frame 6,8i3,1h1 4s4
framed 0
framer i,czh,ak
framework 9,czi,324 czj
framing 4,czh,2kl
franc n,,amp
france f
franchise a,,7s2
franciscan i,,3ae
franck i
franco i
francophil i,czk,wp
francophile i,czk,wp
francophobe i,,5a
frangibility 7,57k czl,2zd
frangibleness 7,57k czl,2zd
frangipani k,,540
frank 0,4sk 5u5 4s9 5u6
frankenstein i,,1b7
frankfurter d,czm,czn
frankincense r,czo,1wv
franklin i
frankly 2,5u9 4sk
frankness 7,5u6 4s9 4sk,5ua 2vb
frantic 0,1dp 1di
frantically 2,czp 1dp
fraternal 0,czq czr 5dn
fraternisation 4,czs czt,175
fraternise 15,czt czs 5dn,bkm
fraternity e,czr 5dn czq czt,74p 52w
fraternize 15,czt czs 5dn,bkm
fratricide 4,,2zk 3va
fraud 4,c8p axq,7iu 44p
fraudulent 0,99x 4jr 99w axq
fraught 0,czu czv 747 3g6
fray 4,18s czw kq,18u 5mf
frayed 0,czx 38x
frazer i
frazzle q,czw kq,byc 5mf
freak i,czy,czz
freakish 0,5xq 4o 5xr d00 2d
freakishness 7,d00 5xq 4j5 4o,4j8
freaky 0,d01 4j5 2b1 4j6
freckle 8,d02,d03
free 0,35u bqb 3dz 35t bb0 cu4 d04 d05 d06 d07
freebooter i,5fp,3qo
freeborn 0,d08
freedman i,d09,d0a
freedom q,d0b,pl
freedwoman i,d09,d0a
freehand 0,d0c d0d
freehanded 0,d0c 4ey d0d 4ez
freehearted 0,d0e 4ez
freeholder i,d0f,c6
freeing 4,abj adc d0g,h5
freelance i,d0h d0i,je 4jx
freelancer i,d0h d0i,je
freeloader i,,50n
freely 2,35u
freeman i,d0a,6ut
freemason i,,5dl
freemasonry e,,7lm
freestanding 0,d0j
freethinker i,,4lu
freeway 6,c2k,47q
freewheel 6,d0k d0l,d0m
freewheeler i,d0l d0k
freewheeling 0,d0n c51
freewoman i,d0a,6ut
freeze u,d0o d0p d0q dh,d0r 7xd ks
freezer 6,9da d0s,9db
freezing m,d0q d0p d0s d0o,8cd bt9
freight 6,615 d0t d0u d0v,616 c2c
freightage 4,d0t d0v d0u,d0w c2c
freighter 6,d0x d0v d0u,67j
fremont i
french 1,d0y,65d
frenchman i,22t
frenchwoman i,22t
frenetic 0,1dp 1di
frenetically 2,9kx 1dp
frenzied 0,d0z 6g8
frenziedly 2,d10 1dp
frenzy q,8o0,9iw
frequence s,39m 7jd d11,8m0
frequency s,39m d12,8m0 b5d
frequent 0,d11 7jd 39m d13 d14 d15 d16 7j5
frequenter i,d17 d13 d14,5nt
frequently 2,d18 d11
fresh 0,d19 d1a 5bf 8qn 8qm d1b d1c d1d d1e
freshen t,d1f d1g pr,d1h nw
fresher i,d1i,d1j
freshly 2,d1k
freshman i,d1i bj0,d1j 24
freshness 7,8qn d1e d1l 6z9 5bf 6yt d19 d1a,d1m d1n
fresnel i
fret 11,d1o ajj d1p,ce8
fretfulness c,6p0 7ne,6p3
fretted 1,d1q d1r 5tx
freud i
freudian 1
frey i,d1s
freya i,d1t
freyja i,d1t
freyr i,d1s
friable 0,57g
friar i,3ae,48d
fricative a,d1u 876 877,875
frick i
friction q,6xl,6xo
friday s,,d1v
fried 0,8c5 3ng
friedan i
friedman i
friend i,1wn 15x 7lo
friendliness c,d1w 1wk,wo
friendly 0,15x 1wk 1wn f9 15w 6r3 7ln 7qi 8ke 8ly d1x d1y 1wj d1w
friendship q,7lo nc 1wn,ne
frieze 6,,cst
frigg i,d1z
frigga i,d1z
fright c,18x 18w,22q
frighten 11,18w d20,18y
frightened 0,19r 19w p2
frightening 0,1ip 1im
frighteningly 2,d21 1ip
frightful 0,1io c4n 1im d22 4xo
frightfully 2,3gg
frightfulness 7,d22 3li 1io,3gh
frigid 0,7a5 79s d23 d24 mz
frigidity 7,d24 6mv 7a5,97v d25 u0
frigidly 2,d26 7a3
frigidness 7,d24 6mv 7a5,97v d25 u0
frigorific 0,79u mz
frill 6,d27,d28 2hi
fringe p,d29 d2a,529
fringed 0,4zv zc 4zs yx
fringy 0,d2a 6ti d29
frisch i
frisian a,,bhu
frisk 4,695,c1h 696
frisson c,6mr,18x
fritter d,agw,ap9 84u 84s
frivol 15,d2b,3k7
frivolity 4,d2c 1h5,qc d2d
frivolous 0,1h5 d2c 5gh 1h4 cps cq7 d2e
frivolously 2,1h5
frivolousness 7,d2c 1h5,qc
frizz q,d2f d2g 8yc,8y5
frizzle u,,d2h
frizzly 0,8yc 8y8
frizzy 0,8yc 8y8 d2f
frobisher i
froebel i
frog 5,2da,2dd
frogman i,ajo,121
frogmarch 12
frolic 4,5wt 695,1ym 696
front f,cv9 cvn 3yn 2a0 117 cvm,3k4
frontage 7,,1u2
frontal 0,2a0 29x cv9 c6s
frontbencher i,,3iw
frontier f,,3vk
frontiersman i,3l4,3l5
frontmost 0,cvm cvn
frontward 2,cxp
frontwards 2,cxp
frore 0,79v mz
frost j,d2i d2j 79w 79t,d2k
frostbite q,8v8,4n3
frostbitten 0,d2l d2m
frosted 0,d2n csi
frostily 2,d26 7a3
frostiness 7,d2o d2p 79w 79t,6mv 4mm
frosting d,d2q d2j,d2r
frosty 0,7a3 79w 79q mz d2i d2s d2o
froth h,cs7 d2t b53 5fd,5fb
frothiness 7,5fg 5fd,5fh
frothy 0,5fd 5fi 5fj cs7 5fg 1ma
frotteur i,,d2u
frown t,d2v d2w,d2x
frowningly 2,af9
frowsy 0,d2y 758
frowzled 0,ach 758
frowzy 0,d2y 758
frozen 0,d2m d2z 7a3 d2l d30 d31 d32 d33 d34 cn0
fructification k,d35 d36 d37,2ab 4qu
fructify t,d36 5xj d35,1v5 1o0
fructosuria q,,d38
frugal 0,d39 d3a d3b
frugality 7,d3b d39,d3c
frugally 2,d39
frugalness 7,d3b d39,d3c
fruit k,5xj d3d d3e d3f d3g d3h d36 d37,4qu 4y1
fruitage k,d3h d3g,8s5
fruitcake d,8mf,8mg 4i5
fruiterer i,d3e 5xj,8gw
fruitful 0,52o d3i 52m 596 d3j d3k
fruitfully 2,d3l
fruitfulness 7,d3i 52o
fruiting 0,44
fruition 4,d3g,bij
fruitless 0,4za 4zb 2qd
fruitlessly 2,d3m 4za
fruitlessness 7,2qd 4za
fruitlet k,d3f 5xj
fruity 0,d3d 3pp og 5xj 3pq
frump i,d3n apn,d3o
frumpish 0,apn 2cf
frumpy 0,apn 2cf d3n
frustrate 15,a6x d3p 9dv csm,3f1
frustrated 0,a6y 36u
frustrating 0,a9z a9x
frustration c,9dv csm a6x,a6v 7oj
frustrative 0,d3p 4pf a6x
fruticose 1,d3q
fruticulose 1,d3q
fry u,d2h d3r,5z4 3nd
frye i
fthm n,,a2c d3s
fuchs i
fuck 4,d3t 42e 4xj,79o 4xk
fucker i,,2z9
fuckhead i,4po,49n
fucking 4,d3t 3pj 42e 2t5,79o
fuckup 4,4sb 4qr 3ph,4sd 3pi
fuddle q,754,755 d3u
fuddled 0,49z 3io
fudge d,c8q dh,5ud 6jx
fuel r,6h4 d3v d3w d3x,10i 18i
fueled 0
fueling 4,d3x d3w d3v,1m0
fuentes i
fug q,d3y,csg
fugacious 0,blz pe d3z
fugaciousness 7,d3z blz,bm1
fugacity 7,d3z blz,48b bm1
fugal 1,d40 d41
fugard i
fugitive i,cp2
fugleman i,,2qw
fugly 0,d42 abp
fugue a,d41 d40,5n
fula a,cfm d43,23g d44
fulah i,cfm,23g
fulani a,cfm d43,23g d44
fulbe i,cfm,23g
fulbright i
fulfil 10,h1 gb h3 d45 d46,h6 h7 66x
fulfill 10,h1 d47 gb h3 d45,h6 h7
fulfillment c,d46 d45 gb d47 h1,d48 852
fulfilment 4,d46 d45 gb d47 h1,d48 852
fulgent 0,4mh 1e1
fulgid 0,1e2 1e1
fulgurant 0,973 1t8
fulgurating 0,rd
fulgurous 0,973 1t8
full 0,3g6 bkx d49 3g5 5b1 6ob 7xn cjp czv d4a d4b d4c d4d d4e d4f bky
fullback i,,d4g 3qs
fuller i
fullness 7,7pd d4h 7nn 4yp,7nl 1al
fully 2,7nn
fulminant 0,d4i 70
fulminate w,d4j 9z4,7tg
fulmination 4,9z4 d4j,93a 5lo
fulsome 0,d4k d4l d4m d4n
fulsomely 2,d4o d4k
fulsomeness 7,d4m d4n d4k,7ok d4p
fulton i
fumble z,d4q,d4r 4qr
fumbler i,4sb 3ph,4sd
fumbling 0,5jm 511
fume 11,,c09
fumes r,,1go 8tx
fumigate 13,d4s d4t d4u d4v,6o5
fumigator 6,d4u d4v d4s,s9
fun 4,d4w au7 1yn,1ym 633
funambulist i,,ol
function o,c1s d4x d4y,d4z 9v2
functional 0,d50 d51 d52
functionalist i,,wp
functionality 7,d51 d53 d54 d55 d50,d56
functionally 2
functionary i,2g1 d57
functioning 0,d55
fund l,5gb 3rs,2l4
fundament 6,3w4 2u1,31y 1j
fundamental 0,5za 3wp 5zc 3w2
fundamentalist 1
fundamentally 2,3ws 3wp
fundamentals 9,,d58
funding 4,d59 ckj 3rs,d5a 3ro
fundraiser b,,5vw 161
funds l,3rr,1xe
fundus 8,,67q
funeral b,5kt d5b d5c,6ce
funerary 1,d5c 5kt
funereal 0,d5b d5d 5kt
funfair 4,,7j7 5o9
fungal 1,bp2
fungibility 7,bvr bvs,6ev
funicular 6,5oe,d5e
funiculitis q
funk a,,9hf
funky 0,ch9 bcz cha 16p
funnel p,,7up 560
funnies a,,630
funnily 2,d5f 8xv
funniness a,7gz 1yn,au7
funny 0,1yn 8xv cm3 1yo d4w 7gz 2b1
fur r,d5g,d5h
furbish z,5l8,5lb
furcate u,4de cwt d5i,ajq
furcation p,cwt 4de,240
furious 0,cgq 22r 23i 8c0 cgr 1ca d5j
furiously 2,23i cgq
furiousness 7,cgr cgq 23i 22r,bdh
furl u,,485
furled 0,525 51z
furlong n,,a2c
furlough s,aq3,5tf
furnace 6,d5k,4wm
furnish 14,18i,hh
furnished 0
furnishing 4,626 d5l,fg 2s3
furniture 6,434 d5l,626
furnivall i
furor 9,8nr,8nt
furore 4,8nr 5dq,8nt 7jt
furred 0,d5m 5ui
furrier i,729,72a
furring 6,,3yd
furrow 6,d5n,5lk
furrowed 0,5tm 5tl 8fm d5o
furry 0,d5m 5ui
further 2,cbt cyg
furtherance 4,11f d5p cyg 4z0,2l d5q
furthermore 2,d5r
furthermost 0,cbu caz
furthest 2,cbu caz
furtive 0,7qs 5m2 d5s
furtively 2,7qs
furtiveness 7,d5s 7qs,d5t
furuncle q,d5u
furunculosis q,,d2
fury c,d5j 8o0 cgr 22r bv3,22p 9iw
fusain 6,6h3,6h5
fuse u,ik d5v d5w d5x dh,14b 29p
fused 0,1sb 1fd
fusible 0,d5w aha d5v ik
fusiform 0,d5y d1
fusilier i,,ap8
fusillade 4,d5z,3va cli
fusion b,d5x ik,7g6
fuss 11,d1o ajh d60,ce8 1dx
fussily 2,8m3
fussiness 7,6p0 8m3 ccv cah,6p3 b73
fusspot i,d61,d62
fussy 0,8m3 5bl 6p0
fustian 6,4kj,4kk 3mj
fusty 0,d63 81c cha 4o1
futile 0,d64 4za d65 d66 4zb
futilely 2,4za
futility 7,d66 d64,d67
future s,d68 7h3 d69 7h2 bcg d6a,87r
futureless 0,d6b 4mq
futurist i,caw,bqe 2b8
futurity 7,d68 d69 d6c 7h3 d6d,87r 2kn
fuze 6,,d6e
fuzz k,d6f,d6g
fuzzed 0,d6h 5ui
fuzziness 7,4st 4so,4su
fuzzy 0,d6h 4so 5ui 4ss 4st
gab a,686 6j0,687 tb
gabardine 6,,3mj
gabble w,3hy d6i,3hx
gabby 0,6j0 6j2 686
gabfest a,686,687
gable 6,,d6j
gabonese i,,23g
gabor i
gaboriau i
gabriel i,,2nq
gad 6,,d6k d6l
gadaba a,,3ls
gadabout i,,ckn
gaddafi i,d6m
gadfly i,4nv,4nx
gadget 6,2hy d6n,s9
gadgeteer i,d6n 2hy,so
gadgetry 6,,2hy
gaea i,d6o
gael i,,5br
gaelic 1,6ag
gaffe 4,d6p,4qr
gaffer i,d6q,77b b8a
gag a,d6r d6s d6t,633 d6u
gaga 0,am0 8ns 1aq 3fd
gagarin i
gage 6,ao7 d6v,ao8 ph
gagman i,d6s,74k ak
gagster i,d6s d6r,ak
gagwriter i,d6s,ak
gaia i,d6o
gaiety c,d6w,4p5
gaily 2,ch1
gain 14,9qn d6x d6y,5pl ej
gainer 4,d6y 48o d6x b0a d6z
gainful 0,d70 3rk
gainfully 2,d70
gainfulness 7,d71,d72
gainsay w,6e5,6ea 6eb
gainsborough i
gaiseric i,d73
gait s,d74,8m0
gaius i,5ri
gal n,d75,3zd
galactic 1,33c 33e
galactocele q,,91l
galactosemia q,,d76
galahad i
galatea i
galatian i,,d77
galaxy e,,j8
galbraith i
galen i
galilaean i,d78,1qi
galilean h,d78,1qi
galileo i
gall 7,6dj,208 4km
gallant i,8lo 56m 56j,y5
gallantry 7,d79,56k
gallaudet i
gallbladder 8,,4ke
galled 0,6dl lf
gallery 6,d7a,39g d7b
galling 0,270 271
gallon n,d75,3zd
gallop 12,,5vg d7c
gallows 6,d7d
gallus 6,d7e,d7f
galois i
galoot i,,y5
galore 0,d7g 5t d7h 5q
galosh 6,d7i,d7j
galsworthy i
galton i
galvani i
galvanic 1,d7k d7l
galvanisation 4,d7m d7n d7o d7p,pz d7q
galvanise t,d7p d7r d7s d7n pr d7t d7u,d7v 76a
galvaniser i,d7u d7s d7r d7p,2qw
galvanising 0,bwg 58t
galvanism j,d7l d7k,b89
galvanization 4,d7m d7n d7o d7p,pz d7q
galvanize t,d7p d7r d7n d7s pr d7t d7u,d7v 76a
galvanizer i,d7u d7s d7r d7p,2qw
galvanizing 0,bwg 58t
gambian i,,23g
gambist i,,gu
gamble 15,124 dh,36o
gambler i,4bj d7w
gambling 4,d7x d7w,1ym d7y
gamboge 7,d7z,1tl
gambol 4,5wt 695,1ym 696
game 4,5zj aou d80,pf 7mx
gameboard 6,d81,d82
gamecock 5
gamekeeper i,d83,613
gamely 2,56n
gameness q,6y6 8q9,m
gamete 8,259
gametocyte 8,d84,d9
gamey 0,d85 d86 8df cha d87
gamin i,d88,d89
gamine i,,d89 46u
gaminess 7,d8a d85,d8b
gaming 4,d7x d8c,1ym d7y
gamma a,,1q7
gammopathy q,,m8
gamow i
gamut 7,,1u1
gamy 0,d85 d86 8df d8a cha d87
ganapati i,d8d
gandhi i
ganef i,d8e,bw
ganesa i,d8d
ganesh i,d8d
ganesha i,d8d
gang e,d8f 5j5 d8g d8h,31l 2zw
gangdom e,d8g d8f,301
ganger i,,3hs
gangland e,d8g,301
gangling 0,d8i d8j d8k 285
gangliocyte 8,,d8l
ganglion 8,,28h
gangly 0,d8i d8j d8k 285
gangrene j,d8m d8n d8o d8p,m8 98j
gangrenous 0,d8o 2uv d8m d8n
gangsta i,,31k
gangster i,d8h d8f,21
ganof i,d8e,bw
ganymede h
gaol 6,d8q d8r d8s,d8t 7vr
gaolbird i,d8u,21
gaolbreak 4,57y,57z
gaoler i,d8s d8r,833 3ie
gap 7,9z0 573,a91 237
gape 13,d8v,wt
gaping 0,1ag 1ah
garage 6,,amc d8w
garb 6,37t 2g5,fj
garbage r,d8x,8tx
garbageman i,ay9,aya
garbed 0,2g7 2g8
garble w,aic,age
garbled 0,7x3 7x5
garbo i
garboil q,d8y,7js
gardant 0,d8z d90
garden 6,d91 d92,d93 5ac
gardener i,d94 d92,d95
gardening 4,d96 d92,1fm
gardiner i
gardner i
garfield i
gargantua i,d97
gargantuan 0,4ds 33e d97
garget k,d98,d99
gargoylism q,,d9a
garibaldi 6
garish 0,6js 5td d9b 565
garishly 2,d9c 6js
garishness 7,565 d9b 6js,566 d9d
garland 10,d9e,yu
garment 6,9yj 2g5,fj
garmented 0,2g7 2g8
garmentmaker i,72a,b3o
garner 14,b0b,ej
garnier i
garnish 6,d9f,zr
garnishee i,,57e 7w2
garret 6,37q,37r
garrick i
garrison 6,cxr,cxv d9g
garroter i,6or d9h,6ot
garrotter i,6or d9h,6ot
garrulous 0,6j0 6j2 d9i
garter 6,,2rp 21b
garuda i,,uh
gas q,d9j 1go d9k d9l 148 14a,d9m
gasbag 6,d9n,502 3js
gasconade a,54r 4t4 9s,4tk 1bz
gaseous 0,148 1go d9j 5fh 146 14v d9l d9o
gash z,d9p d9q d9r,1y6
gasify u,14a d9k 1go d9j kq,14b
gaskell i
gasman i,,3ui
gasolene r,d9k,6h4 d9s
gasoline r,d9k,6h4 d9s
gasp t,d9t d9u,6r0 d9v
gaspar i,646
gassing 4,,4rz d9w
gassy 0,d9l 7a9 148 d9j 2uv coe
gastralgia q,477,l6
gastric 1,d9x 579
gastrin 8,,d9y
gastritis q
gastrocnemius 8,,23
gastroduodenal 1,579 axo
gastroesophageal 1,579 bql
gastrointestinal 1,bkh
gastronome i,bm6,4i6
gate 6,d9z,any
gatecrasher i,8nh,4tg
gatekeeper i,ao3,51u
gatepost 6
gates i
gateway 6,,2og
gather z,7b3 1d7 6bm 2zw 2zy 303,304
gathered 18,7b7 7b3
gatherer i,jd,je
gathering 4,2zw 2zy 6bm 2zz 1d7,301 36y
gatling i
gauche 0,da0 da1 8u3
gaucheness 7,8u3 da0,8u8
gaucherie 4,da2 d6p,750 4qr
gaucho i,,5fw
gaud 6,3r5 6js,zp
gaudery a,da3,da4
gaudi i
gaudily 2,d9c 6js
gaudiness 7,565 d9b 6js 7ei,566 d9d
gaudy 0,6js 7ei 5td 3r5 565 d9b 56w
gauge v,2ld d6v 9s,5qr ph
gauguin i
gaul f,d77,22t 5br
gaumless 0,da5 28j
gaunt 0,5pa 285 4xe
gauntleted 0,da6 da7
gauntness 7,4xe 5pa,4xi
gauri i
gauss n
gautama i,5g5
gauze 6,6kp 76i,8hy da8
gauzy 0,76i 76k 6kp
gavotte 4
gawain i
gawk 13,d8v,wt
gawker i,,5e6
gawkiness 7,da9 3gp,74x
gawky 0,3gp 3gm 72h da9
gay 0,6kf daa dab 3zu b3d
gayly 2,4p3 daa
gayness 4,dac dad,4ak
gaze 13,dae daf,wt 85v
gazetteer a,,7fh 9zo
gazillion n,3zb,3zc
gazump 14,c40,44s 4fn
gcse q,,dag
gear u,dah 78n,g8 637
geared 0
gearing 6,dai,daj
gearset 6
gearshift 6,dak,5cc
gearstick 6,dak,5cc
geartrain 6,dai,daj
geb i,dal
gee n,,dam
geek i,8mg,qi
geezer i,dan b7r,y5
geezerhood s,b7r dan,y3
gegenschein j,,96t
gehrig i
geiger i
geisel i
geisha i,,1tb dao
gelatinlike 0,dap 72k
gelatinous 0,dap 72k daq
gelatinousness 7,daq dap,dar
geld t,das dat,5xn
gelded 0,64t 64r
gelding 5,dat das,dau
gelid 0,79s mz 6mq
gelidity 7,6mq 79s,6mv
gelt l,4xv,2l4
gem 6,dav,2u4
gemination 4,axw,daw 8d8
gemini f
gemmation m,dax,day
gemstone r,,8vk
gendarme i,,4u4
gender a,daz,db0
gene 8,1nm db1 db2,6uh
genealogist i,217,1fq
general 0,db3 4rp 67e 5bx db4 db5 db6 db7 db8,5ad
generalcy 4,db8,cr
generalisation 9,db9 aa dba c4u,46a dbb
generalise t,dba c4u db9 aa dbc,3hx 7sj
generalised 0,dbd dbe
generalissimo i,,7h7
generalist i,,cq
generality 7,db9 67e dbf dbg db3,46a
generalization 9,dbh db9 aa c4u dba,7bx 46a
generalize w,c4u aa dbc dbh,7sj
generalized 0,dbd dbe
generally 2,dbi db3
generalship 4,db7 db8 4rp,dbj cr
generate 10,dbk dbl dbm dbn 395,qs 8oh
generation e,77u dbo dbp 440,3m8 7cs
generational 1,dbp dbm 77u dbo
generative 0,dbl d3k dbq dbk 52o 440
generator 6,dbq,143 bho
generosity 7,4f1 dbr,81u
generous 0,4ez dbr 1xp 4f1 dbs d0e 4ey dbt dbu dbv dbw
generously 2,dbx 4ez
generousness 7,4f1 dbr 4ez,81u
genesis b,dbn,44g
genet 5
genetic 0,ca0 215
genetical 1,db1 db2 1nm dby
geneticist i,dby,4h4
genevan i,5sl,dbz 5sm
genial 0,15w 15x 15v
geniality 7,15v 15w,f9
genially 2,15y 15w
genic 1,db1 1nm
genie i,al3,2gj
genitalia 8,cap,dc0
genitals 8,cap,dc0
genitor i,dc1,dc2
genius 9,559 5az k0,1jl r8
genoese i,,92e
genre 9,,55u
gens e,,az7
genseric i,d73
gent f,4nw,ano 4ny
genteel 0,6ve 6vi 595
genteelly 2,6ve
genteelness 7,595 6ve,597
gentian k,,4qs
gentile 1,dc3 dc4
gentility 7,595 2qs,597
gentle 0,dc5 dc6 dc7 dc8 dc9 48s
gentleman i,ano dca,y5
gentlemanlike 0,dca 6vi
gentlemanly 0,dca 6vi ano
gentleness 7,dcb dc9 b1a dc6 dc7 dc5,dcc 7ow
gentlewoman i,dcd,1tb
gently 2,dce dcf b1a dc7
gentry e,2qr,2qu
genu 8,dcg,8w8
genuflect 12,dch dci dcj,8z7
genuflection a,dcj dci dch,531
genuflexion a,dcj dci dch,531
genuine 0,37p dck dcl 3c4 3c2 37o b2h b2i dcm
genuinely 2,dcn dcl
genuineness 7,3c4 dcl dck 37p,qo 3cb
genus 9,db4,55u dco
geochemistry 9,,6l1
geographer i,62z dcp,1fq
geographic 1,dcq dcp
geographical 1,dcq dcp
geographically 2,dcq
geological 1,dcr dcs
geologist i,dct dcs,4ch
geology 9,dcs dcr dct
geomancer i,,akl
geometer i,dcu,1kt
geometric 0,dcv dcw as dcx
geometrical 1,dcw dcx
geometrically 2,dcw
geometrician i,dcu dcx,1kt
geometry 9,dcx dcw dcv dcu,2r3
geomorphologic 1,dcy dcz
geomorphological 1,dcy dcz
geomorphology 9,dcz dcy,dd0
geophysicist i,dd1 dd0,dct
geordie a,,5eg 76u
george i
georgia f
georgian i,,1ie
geostationary 0,cn2
geosynchronous 0,cn2
geothermal 1,dd2 5se
geothermic 1,dd2 5se
geraint i
gerbert i
geriatric 1,dd3 1ao
geriatrician i,dd4 dd3,hu
germ 9,dd5 dd6 9w0,dd7
german 1,3yu
germane 0,dd8 2i3
germanist i,,2n2
germanium r,,2p8
germany f
germinal 0,dd6 d0d dd5
germinate u,52x dd9 52y,21r
germination b,dd9 52y 52x,2ab dda
geronimo i
gerontologist i,dd4 dd3,hu
gershwin i
gerundial 1
geryon i,,1xl
gesell i
gesner i
gestate t,7r7 402 401 ddb b28 bzo,7ra 404
gestation 9,ddb b28 402,4s
gesticulate w,2hs 53g ddc ddd,tb
gesticulating 0,7ke 227
gesticulation a,ddd 2hs,53g
gestural 0,7kg 7kf 227
gesture 4,ddc 53g 2hs,20 2wh
get 14,ej 426 nq nv 428,ks
geta 6,dde,4z1
getable 0,3ed no
getaway 4,ddf baf,dl 57z
gettable 0,3ed no
getting 4,nq ej ddg,34
getup 6,37u,37t
gewgaw 6,3r5,zp
geyser 12,,ddh
ghana f
ghanian i,,23g
ghastliness 7,ddi 1iv,d22
ghastly 0,1iv 1im ddi
ghetto f,ddj ddk,ddl
ghettoise u,ddk,ddm
ghettoize u,ddk ddj,ddm
ghost 9,ddn ddo ddp,cau gw
ghostlike 0,2gk 2gl
ghostliness 7,b4i 2gk,4j8
ghostly 0,2gk 2gl ddp b4i
ghostwrite 10,ddq ddr,3cd
ghostwriter i,ddr ddq,ak
ghoul i,dds,3qo 4uu
ghrelin 8,,d9y
giacometti i
giant 0,4ds ddt 33e ddu 2py 45d 4dv,10d
giantess i,,2py
giantism 7,ddv ddw,ou 1xs
giardiasis q,,1v2
gibber a,3i1 3hy,b8 3hx
gibbet 6,,d7d
gibbon 5
gibbosity p,5hb 8rt,cy
gibbous 0,8rt 5hm 53k 5hb 5hh
gibbousness p,5hb 8rt,cy
gibbs i
gibe a,3st hg cr5 hd 8fa,3q9 8fb
gibelike 0,9qd 869
gibraltarian i
gibran i
gibson i
giddiness 7,ddx 1h4,d2c
giddy 0,al1 1h4 186 al2 1h5 ddx
gide i
gielgud i
gift l,49a bgx 4aq 498 bgw,bgz
gig 6,,ddy
gigantic 0,4dv 33e ddu 2py 45d ddt
gigantism 7,ddv ddw,ou 1xs
giggle t,ddz de0,47b de1
giggler i,de0 ddz,de2
gigolo i,,10q
gilbertian 1,de3 1yo
gild 10,de4 de5 de6,yu
gilded 0,3ap 1tk
gilder i,de5 de4
gilding 6,de6 de4,769
gilgamesh i
gilgamish i
gillespie i
gillette i
gillie 6,,2so 25h
gillyflower k,,4qs
gilman i
gilmer i
gilt 0,3ap 1tk de6
gimcrack 6,c8v 6js 5td,zr
gimcrackery 6,c8v,zr
gimmick 4,66f de7,brl
gimp q,6y6 de8,m 1uk
gimpiness q,6y6 8q9,m
gimpy 0,8q9 53k 6y6
gin 4,de9,4iv bkd
gingerly 2,68j 5q4
gingersnap d,,4i4
gingery 0,dea 7dj og 4cn
gingham 6,,3mj
gingiva 8,deb,62w
gingivitis q,,dec
ginglymus 8,8w8,9yx
ginkgo k
ginmill 6,3sq,29h
ginsberg i
ginzo i,92d,92e
giotto i
gipsy i,ded 4v0,54h 2zg
girard i
giraudoux i
gird x,cxu
girdle 6,dee def,deg 2rp
girl i,46u deh dei,1tb dej
girlfriend i,,1tb 1wn yp
girlhood s,dei deh 46u,544
girlish 0,dek 546 del
girlishly 2,dek
girlishness 7,del dek,cfy
girondin i,dem,az6
girondist i,dem,az6
girru i
gish i
gismo 6,de7 2hy,brl s9
gist 9,6bb,7zx 469
git i,5ik,1ce
gitana i,,4v0
gitano i,,4v0
give 14,18g 18f hh,18i
giveaway l,,49a
given 0,ml 2lm den ey deo 2ln
givenness 7,deo ml,dep
giver i,,48h
giving 4,4aq 88y hh 1ly
gizmo 6,de7 2hy,brl s9
gjellerup i
glabella 8,deq,cz
glacial 1,der 7a3 des det deu 79q
glaciated 0,d30 d2m
glaciation m,des det der dev dew,711 1pn
glacier h,deu der dev dew,49l
glad 0,dex dey dez
gladden 11,df0,c5r
glade f,6zw,3ym
gladfulness c,dey,4p5
gladiator i,,3yq
gladiola k,df1,df2
gladiolus 8,df1,df2 25g
gladly 2,c7z df3
gladness c,dey df4 3zt dex,4p5
gladsome 0,dez dex dey
gladsomeness c,dey dez,4p5
gladstone 6,df5,df6
glamor 7,df7 bwh df8,38t
glamorize u,df9 df8 dfa df7,9h6
glamorous 0,bwh 58t df7
glamour 7,df7 4bt bwh df8,38t 41z
glamourise u,df9 df8 dfa df7,9h6
glamourous 0,bwh 58t df7
glance 13,dfb dfc,wt dfd
gland 8,bgl dfe,25k
glanders q,,pi
glandular 1,dfe bgl
glans 8,,67q
glare t,dff 4me dfg,dfh 5ag
glaring 0,4mh 82u 1e1 4vm
glaringly 2,82u
glary 0,4mh 1e1
glaser i
glass r,dfi 5iv dfj dfk,8vo 3mb
glassblower i,,2vk
glasses 6,c60,4gp
glassful n,,2rh
glassless 0
glassmaker i,,3ce
glassworker i,dfl,2vk
glassy 0,dfj be8 8ob dfi 4ld
glaswegian i,,dfm
glaucoma q,,661
glaucous 0,dfn csi
glaze z,dfo,76a nw
glazed 0,be8 4ld
glazer i,dfl,2vk
glazier i,dfl dfk,2vk
gleam 7,dfp dfq dfr,5l9 2gw
gleaming 0,1e0 dfs dfp 1e1 dfr,8ge
glean z,dft dfu,7b3
gleaner i,dfu dft,92o jd
glee c,dfv,d6w
gleeful 0,b7j b3d dfv
gleefully 2,dfw b7j
gleefulness c,dfv b7j,d6w
gleet 8,,ch5
glendower i
glenn i
glia 8,335,dfx
glib 0,dfy dfz 2gg dg0 2pe
glibly 2,dg1 dfz
glibness 7,dg0 dfz dg2 dfy,dg3
glide 12,dg4 dg5 dg6 1gf,gw
glider 6,dg6 dg7 dg4,14o
gliding 4,dg8 dg7,14d
glimmer b,dfs 5ai dfr,8ge
glimmering 9,dg9,dga
glimmery 0,5ai 1e1 dfs
glimpse 4,dfc,dfd 45k
glinka i
glint 13,dfq dgb dfb,2gw 8ge
glinting 0,1e2 1e1
glioblastoma q,,dgc
glioma q,,dgc
glisten 13,dfq dgd,2gw
glistening 0,5aj 1e1
glister 7,dgd,5ag
glistering 0,1e2 1e1
glitch q,,9e3
glitter 13,dfq dgd 1e2,2gw 5ag
glittering 0,1e2 1e1
glittery 0,1e2 1e1 8gb dgd
glitz 7,565,566
gloam s,8pa,3b8
gloaming s,8pa,3b8
gloat w,8t5 dge 9s,4t4
gloating c,dge 8t5,d48
glob e,6r8,1bm
global 0,dgf dgg b0r
globally 2,dgh dgf
globe h,b0r dgf
globefish 5,dgi,dgj
globetrotter i,,8h2
globose 0,6so 5h9 dgk
globosity 7,dgk 6so,6t4
globular 0,6so 5h9 7xr dgk
globularness 7,dgk 6so,6t4
globulin r,,1jc
glom 14,dgl,5ko
glomerular 1,dgm dgn
glomerulus 8,dgn dgm,dgo
gloom q,dgp 955,74b
gloomful 0,955 la
gloomily 2,9ha
gloominess 7,3ts dgq 9ha,1tm dgr 2k3
glooming 0,955 la
gloomy 0,955 la dgp dgs
glop a,dgt,bav dgu
glorification 4,dgv dgw 5v8 dgx dgy,br8 yn
glorified 0,3co 2la
glorify w,5v8 dgx dgv dgz,12x
gloriole 7,3aj,3ak
glorious 0,69w dgv 69u bao bek dh0 dh1
gloriously 2,69w
glory q,dgv dgz 69w 5v8 dgy dgx 5av 41n,br8 38t
gloss 7,dh2 26e,i9 9zp
glossa 8,6x4,25k 2vg
glossalgia q,dh3,1ez
glossarist i,,dh4
glossary a,dh2,9zp
glossiness 7,5l7 5r4 5aj,5l9 5la
glossitis q
glossodynia q,dh3,1ez
glossolalia q,,m8
glossopharyngeal 1,6x4 dh5
glossoptosis q,,9r5
glottis 8,,2vh
glottochronological 1,dh6 dh7
glottochronology 9,dh7 dh6
glove 6,dh8,dh9
gloved 0,da7 da6
glow 13,crx dha dfp,co0 2gw
glower t,dff dfg,dfh
glowering 0,apf 5bl
gloweringly 2,apf
glowing 0,bks 3fd
glucagon 8,,pb
gluck i
glucosuria q,,d38
glue z,dhb dhc,17r
glued 0,17x 17u
gluey 0,dhd u7 dhc dhe
glueyness 7,dhe dhd,dar
gluiness 7,dhe dhd,dar
glum 0,9hb 9fu dhf
glumly 2,ape apf
glumness c,3ts dhf apf 9hb,1tm dhg
glut y,4gk,57u
glute 8,dhh,23
gluten d,dhi dhd,2az
gluteus 8,dhh,23
glutinosity 7,daq dhd,dar
glutinous 0,dhd u7 dhi daq
glutinousness 7,daq dhd,dar
glutted 0,d4a 3g6
glutton i,dhj 8ng,9x0
gluttony 4,b3l dhk,dhl k4
glycerin r,dhm,1jv
glycerine r,dhm,1jv
glycerol r,dhm dhn,1jv
glycerolise 12,dhn,2st
glycerolize 12,dhn dhm,2st
glycosuria q,d38
gnarl p,dho 8rx,87z 487
gnarled 0,8rx 3h0
gnarly 0,8rx 3h0 dho
gnash t,,6ll
gnathion 8,,cz
gnaw z,dhp bp3 dhq,6jf 4ij 9v5
gnawer 5,dhq dhp,296
gnome i,221 dhr,5e3
gnomic 1,dhr 221
gnomish 0,dhs 3sc
gnostic i,,wu
gnp l,,bsv
goad 6,d6l dht dhu dhv,s9 bbo
goading a,dhv dhu,2l
goal 9,1gg,469
goalie 4,dhw dhx,dhy dhz 6zj
goalkeeper 4,dhw dhx,dhy dhz 6zj
goalless 0,di0 36u
goaltender 4,dhw dhx,dhy dhz 6zj
goat 5,4fx,29m
goatee 8,,37s
goatherd i,,auu
gob 8,3ua,8pk 6r8
gobble y,di1 di2 di3 di4,b1m 3hr
gobbler 5,di3 di4 di1 di2,9x0 di5
goblin i,di6,4uu
gobs n,aqe,3zc
gobsmacked 0,di7 1t4
god i,di8 92b,13t
godard i
godchild i,di9,3i2
goddam 0,4ku 4kv
goddamn 0,8yt 4kv
goddamned 0,4ku 4kv
goddard i
goddaughter i,,di9
goddess i,,92b
godel i
godfather i,,dia 3jc
godforsaken 0,dib 3vj
godhead i,1pq
godiva i
godless 0,dic did die
godlike 0,dif dig
godliness 7,dih dii akj,9x3
godly 0,dii akj 9wz dih 1us di8
godmother i,,dia
godparent i,dia,3jc
godsend b,4wq,fp
godson i,,di9
godunov i
goebbels i
goer i,9mz 9mw,7cr
goering i,dij
goethals i
goethe i
gofer i,,3ui
goffer 6,dik,dil
gogh i
gogol i
going 4,4ti 9mw qb,34
goiter q,dim,2ah
goitre q,dim,2ah
goitrogen r,,m2
gold 7,1tj din 3ap,1tl
goldbeater i,,2vk
goldberg i
goldbrick 4,,2dt dio 92t
goldbricking 4,dip diq,6u6
golden 0,3ap dir 1tk 4ov
golding i
goldman i
goldmark i
goldoni i
goldsmith i,dis,dit
goldworker i,dis,dit
goldwyn i
golem 6,3dp,1tc r4
golf 4,diu
golfclub 6
golfer i,div diu,3pf
golfing 4,diu,66c
golgi i
goliard i,,cq
goliath i,45d,27q
golosh 6,d7i,d7j
gombrowicz i
gompers i
gonad 8,3p5,bgk
gonadotrophin 8,diw,pb
gonadotropin 8,diw,pb
goncourt i
gond i,,3ls
gondolier i,dix,4tw
gondoliere i,dix,4tw
gone 0,9tt 975 4nu 2zm
goner i
gong 6,6n6,64c
gongora i
gongorist i,,71o
gonif i,d8e,bw
goniff i,d8e,bw
gonion 8,,cz
gonne i
gonorrhea q,diy,6nz
gonorrhoea q,diy,6nz
gonzo 0,4j5 4j6
goo r,diz dj0,bav
good 0,5if 48q 5ie dj1 dj2 eo dj3
goodall i
goodish 0,dj1 81p 5if 2je
goodly 0,81p 2je
goodman i
goodness 7,48q dj4 dj5 11p 5if
goody d,7uw,1ls
goodyear i
gooey 0,dj0 u7 diz
goof 15,4sa 547 74i 9s,4sc
goofball i,547 74i,2z9 74k
goofy i,ctn b6 547 74i
gook r,diz,bav
goon i,72h dj6,5nd 21
goop 6,diz dj7,bav dj8
goose 5,dj9 dja,awb
goosefish 5,1oh,1oi
gooselike 0,28i 28j
goosey 0,28i 28j 547
goosy 0,28i 28j 547
gop e,djb,djc
gopher 5,dik djd,dil 1ie
gorbachev i
gordian 0,7o2 202
gordimer i
gordius i
gore z,4qc,bd6
gorgas i
gorge y,4gk dje,57u
gorgeous 0,41o 41e
gorgeously 2,djf 41o
gorger i,dje 4gk,9x0
gorgon i,bsn,1xl
goring i,dij
gorki f,djg djh
gorky f,djg djh
gormandise y,4gk,57u
gormandize y,4gk,57u
gormless 0,da5 28j
gory 0,4qe 4q1
gosling 5,dja dj9
gospel a,bt1,4c9 dji
gospeler i,bt2,bt5
gospeller i,bt2,bt5
gospels a,bt1,4c9
gossamer 0,9i5 92k 76h
gossip a,686 azt 6j1 6dn 5ed,687 229
gossiper i,4jb 5ed,17o
gossiping a,djj 5ed,7ur
gossipmonger i,4jb,17o
gossipmongering a,djj,7ur
gossipy 0,6j1 227 686
goth i,4ys djk,1ce djl
goudy i
gouge z,djm c3x djn 5zl,djo c40
gouger i,djn 5zl djm c3x,3yq 44p
gould i
gounod i
gourd 6,,519
gourmand i,dhj 4gk,9x0
gourmandize y,4gk dhj,57u
gourmandizer i,dhj 4gk,9x0
gourmet i,bm6,4i6
gout q,djp djq,2uu
gouty 0,djq 186 djp
govern 15,djr djs kq djt,v2 421
governance 4,w1 djt djs,wb j2
governed e,,l3
governess i,,3mr
governing 0,ana 89k
government e,3cw djs,3cx
governmental 0,dju djv
governor i,4bv djw djx djs,djy
governorship 4,djx 4bv,cr
gown 6,,6l6
gowned 0,6vr 2g8
goy i,dc4,11t
goya i
grab z,66a djz 66b dk0,2k1 7b5
grabber i,,1ce
grace 7,dk1 dk2 dk3 zq yu,pl 1db
graceful 0,crk 1db crj dk4 dk5
gracefully 2,crk
graceless 0,dk6 3gq 3gm 750
gracelessly 2,dk7 da0 dk6
gracelessness 7,dk8 750 da0 3gq,74x 4yv
gracie i,1nn
gracile 0,dk4 crk dk1
gracility 7,dk1 dk4,1db
gracious 0,dk3 dk1 dk9 b8u dka
graciously 2,dk3
graciousness 7,dk9 48y 8k2 dk3 dkb 48x,6ny 490
grad i,1ry,2na cq
gradate u,dkc dkd dke,1qc nw
gradation 4,dkd dkf dkc apv,3uz
gradational 0,dkf dkg dkd dke
gradatory 0,dkf dkg
grade e,6xs dag apv,2zw 3uz
graded 0,dkh dki
grader i,dkj dkk apv,3ca
gradient o,,6eu
grading 4,dkl apv,dkm
gradual 0,dkg dkn dko dkf
graduality 7,dkn dkg,cce
gradually 2,dkg
gradualness 7,dcb dkn dkp dkg,dcc cce
graduate 14,dkq 1ry dkr 7hl dks,ef cq
graduated 18,5rd dkf 5re dkg
graduation 4,dks dkr dkq,7nq
graecophile i,dkt dku,wp
graf i
graft 4,1ot 59p dkv,62w 59r
grafting 4,dkv bhx,17q
graham d
grahame i
grain h,dkw 3un 75v dkx dky dkz,8eg 57a
grainger i
graininess 7,761 75v,6i
graining 7,dl0 dkx,dl1
grainy 0,75v 75s dkw 761
gram n,dl2,dl3
grammar 9,dl4 dl5 dl6,dl7
grammarian i,dl8,dl9
grammatic 1,dl6 dl4
grammatical 1,dl6 dl4
grammatically 2,dl5
gramme n,dl2,dl3
gramps i,dla,dlb
grampus 5,dlc,dld
gran i,dle,dlb
granary 6,,bla
grand 0,bze dlf 1t8 bjh 2qx
grandad i,dla,dlb
grandaunt i,,3ah
grandchild i,dlg,6mc
granddad i,dla,dlb
granddaddy i,dla,dlb
granddaughter i,,dlg
grandee i,,2rj
grandeur 7,5at dlh,597 dli
grandfather i,dla,dlb
grandiloquence a,4kk dlj,3y4
grandiloquent 0,dlj dlk 4wg 4kk 2wi
grandiloquently 2,dll dlj
grandiose 0,dlm 1t8
grandiosity a,4kk dln,3y4
grandly 2,bze
grandma i,dle,dlb
grandmaster i,,3pf
grandmother i,dle,dlb
grandnephew i,,dlo
grandness 7,dz bjh 3ct 4dx bze,aco 1xs
grandniece i,,dlp
grandpa i,dla,dlb
grandparent i,dlb,cul
grandson i,,dlg
grandstander i,,byl
granduncle i,,3fr
granger i,1fo,2o5
granite 7,dlq dlr dls cq0,dlt
granitelike 0,dls rp
granitic 0,cq0 dls cq1 dlr rp dlq
grannie i,dle,dlb
granny i,dle,dlb
grant 14,1oy dlu dlv 38 dlw dlx,hh 18g
granted 0,ml ey
grantee i,dlx 1lg dly dlu dlz,te
granter i,dlv dly 1oy
grantor i,1li dlz,dlv
granular 0,75v 75s dkw 761
granularity 7,761 75v,6i
granulate t,dkz dky dm0,7xt 485
granulated 0,75w 75s
granulation 4,dm0 dkz,4xa cwo
granule h,dm1,dkw
granulocyte 8,dm2 dm3,3x7
granulocytic 1,dm3 dm2
granuloma q,dm4,d3
granulose 0,75v 75s
grape d,dm5,1fs
grapevine a,dm6,azt
graph a,b4f dm7 6i3,2wh
grapheme a,32f
graphic 0,dm8 c13 8yy 9fs
graphical 1,dm7 b4f 6i1
graphically 2
graphics 6,2w3,2wh dm9
graphite r,dma,5yw
graphologist i,,2n2
graphospasm q,,4nk
grapnel 6,8mz,48a 218
grappelli i
grapple 15,8cy dmb dh 3se dmc dmd,p5 2k1
grappler 6,3se 8mz dmb,3yq 48a
grappling 4,dmc dmb,dme
grasp z,6xr 2jt 6xq 753 2jl dmf 2bd,55z 2k0
graspable 0,2jv fe
grasping 9,dmf 2jt,2jn
grass k,6c7 dmg
grassfire b,,3o8
grasshopper 5,,8pm
grassroots 0,3wq 3w2
grassy 0,dmg 6c7
grate 6,,1h1
grateful 0,2jp 2jq 2ji df4
gratefully 2,2jr dmh 2jp
gratefulness c,2jq 2jp,2js
gratification q,dmi dmj 9ig dmk,b3c dml
gratified 0,dmm 1yk
gratify 11,9ig dmi dmj
gratifying 0,dmn bik wj aww
gratifyingly 2,bik
grating 6,,3pw
gratingly 2,dmo 5oz
gratis 2,8hh 5g2
gratitude c,2js,16n
gratuitous 0,dmp
gratuitously 2,dmp
gratuity l,3k1,3k2 dmq
gratulatory 0,7y2 7y6
grave 6,dmr dms,9k7 4i0
gravedigger i,,54h
gravel r,dmt dmu,7xw
gravelly 0,dmu 5oz 6e dmt 5or
gravely 2,dmv dms
graven 0,63k 63j 63i
graveness 7,dmw dms dmx,7iq
graverobber i,dds,3qo
graves i
gravestone 6,dmy,8dy dmz
graveyard f,6am,5ta
gravid 0,bf4 bf5 dn0
gravida i,dn1,b28 1tb
gravidation q,dn0,b28
gravidity q,dn0 bf4,b28
gravidness q,dn0 bf4,b28
gravitas 7,a2r,40d
gravitation 9,dn2 dn3 dn4 dn5,17b 11a
gravitational 1,dn4 dn2 dn3
gravitative 1,dn4 dn5 dn2
gravity j,dn2 dmw dn5 dms dmx,17b 7iq
gray 0,lt lk dn6
grayback 5,dn7,dn8 dn9
graybeard i,77b,29l y5
grayish 0,lt lk
grayly 2,dna lt
grayness 7,dn6 lt,4k7
graze z,dnb dnc dnd dne dnf,b1n 5eb
grazier i,dne,dng
grazing 4,dnd dnf dne dnb dnc,3s9 5md
grease r,a5t a5l,dnh 1rv
greaseball i,92d,92e
greaser i,dni,6lw
greasily 2,cdk
greasiness 7,dnj cdk a5t,ue
greasy 0,cdk uc dnj
great 0,4dw dnk 33e bjh 5zc dnl
greatcoat 6,dnm,767
greater 0
greatest 0,dnn 5ay
greathearted 0,dno a2p
greatly 2,c4o
greatness 7,dnl dnk,br2
grecian 1,dnp
greco i
greece f
greed 7,3ej o1,9s8
greedily 2,8l4 o1
greedy 0,o1 jc 3ej 3eh
greek 1,dnp dnq l2,1j3
greeley i
green 0,dnr dns 1tk dnt,4s1
greenback l,3rp,3rq
greenberg i
greene i
greenery k,dnu dnt,4kf
greengrocer i,,dnv
greenhorn i,8vx,24
greenhouse 6,,w
greening j,dnw dnt,6tb
greenish 0,dnr 1tk dnx
greenishness 7,dnx dnr,dns
greenland f
greenly 2,dnr
greenness 7,dny,8e3
greenroom 6,,29h
greens d,,dnz
greensickness q,6o7,6o8
greenside 1
greenskeeper i,,613
greensward h,do0,51f
greet w,4d0 do1 do2 7op,hr tb
greeter i,do2 4d0
greeting a,7op do1 4d0,mn
gregarious 0,do3 8x4
gregory i
gremlin i,5e2,5e3
grenade 6,,4w7
grenadian i,,23t
grenadier 5,,ap8
gresham i
gretzky i
grey 0,lt lk dn6
greyback 5,do4 dn7,do5 dn8
greybeard 6,77b 46r,29l y5 46s
greyed 0,7et 2xu
greyish 0,lt lk
greyly 2,dna lt
greyness 7,dn6 lt,4k7
grief c,5cp,5cq
grieg i
grievance a,do6,4it 1my
grieve 11,7m6 do7,36
griever i,do7 7m6,1ya
grievous 0,94c 8r6
grievously 2,94c
griffin i,do8,1xl
griffith i
griffon 5,do8,1xl 3um
grifter i,5zl,44p
grill 6,do9 3t3 doa 5ci,5pv 3nd
grille 6,,bbv
grilling 4,5ci 3t3,3nj
grillroom 6,do9,5pv
grillwork 6,doa,da8 1h1
grim 0,dob 1iv doc dod 2yl 1im ddi
grimace t,d2x,tb
grime q,a5l 44k 44l,43v
griminess q,doe 44l,43v
grimly 2,dob
grimm i
grimness 7,ddi 2yl apd doc 1iv dob,d22 2ym
grimy 0,44l 39v a5l doe
grin t,dof dog doh,doi doj
grind z,8n1 6ll dok dol,7pp 6a 7i8
grinder 6,dom don 7i7,5ki 2a2
grinding b,dol 7i7 6ll,8eg 3py
gringo i,,1l4
grinner i,doh dof
grinning a,dog dof,doj
griot i,,22a
grip z,4in 6xq dmb doo,2k1 753
gripe a,4ii 478,agi
gripes q,7a8,1ez
griping q,7a8,1ez
grippe q,crd,857 2ol
gripping 0,9j 9k
gris i
grisly 0,1iv 1im
gristle 8,2wo 62x,62w
gristly 0,62x 62y 2wo
gristmill 6,,dop
grit 7,doq 3j2 75v 56n,dor 3j4
gritrock r,doq,dor
gritstone r,doq,dor
gritty 0,75v 75s doq
grizzle 6,dos dot dou,dov dow
grizzled 0,5en 114
grizzly 5,dou 1aq dos
groan w,dox doy doz,3hr 1fv
groaner i,doz dox
grocer i,dnv,3nh
grocery 6,dp0,dp1
grogginess 9,dp2 dp3 970,avp 32p
groggy 0,970 971 dp2 dp3
groin 8,dp4,2p2
grok v,2jt 2bd,2k0
grommet 6,8q3,5fz
gromyko i
groom i,a8i 78y b44 dp5 at7 a8h,370 77h
groomed 0,5ew 5eu dp6 dp7 dp8 dp9
grooming 4,dp5 asi a8i 6zf,pf
groomsman i,,2so
groove 4,dpa dpb d5n,8n9 dpc
grooved 0,83p 83m
groovy 0,5ie cc6 5if 94l
grope z,d4q,d4r 36o
groping 0,dpd 1uf
gropius i
gross 0,dpe dpf dpg
grossly 2,82u
grossness 7,75y 8u0,4yv
grotesque 0,dph 2b0 abp dpi 2b1
grotesquely 2,dph
grotesqueness 7,dpi dph 2b0,d9d
grotesquerie 7,dpi,d9d
grotesquery 7,dpi,d9d
grotius i
grotty 0,dpj 3gi
grouch i,8n5 dpk 8m3,1ce 3j0
grouchily 2,8sr 8m3
groucho i
grouchy 0,8m3 5bl 8n5
ground h,5wr,7hj
groundball 4,6pi,5jt
groundbreaker i,dpl,7r9
groundbreaking 4,dpm d0d,6ci 44c
grounder 4,6pi,5jt
grounding 4,b0y,b46 367
groundkeeper i,dpn,dpo
groundless 0,3wc 3wd
groundlessness 7,,dpp
groundling i,,dpq
grounds 9,afm 3l6,nd 5tb
groundskeeper i,dpn,dpo
groundsman i,dpn,dpo
groundwork 9,3w4,31y
group 3,ja 1d6 7c4,a9
groupie i,,14m
grouping 3,ja 306 1d6 7c4,a9 pf
grove e,dpr,cw0 d91
grovel 12,8l8 4zc,2nf
groveler i,4zc 8l8,4ze
groveling 0,8q1 8q2
groveller i,4zc 8l8,4ze
grovelling 0,8q1 8q2
groves i
grow u,5kh 21r ks bc9 cf7 in,nw is
grower i,1fn cbb dps,1fo
growing m,2ab dpt 21r dps,sa
growl w,dpu dpv dpw,3hr 3hq
growler h,dpv dpu,1og 49k
growling a,dpw dpu,1fv
grown 0,10a 44
grownup i,108 10a
growth m,2ab 21r dps dpt,sa 9d9
grub 5,6q4 dpx,6q6 671
grubbily 2,a4j 44l
grubbiness q,doe 44l,43v
grudge c,do6,4it
grudgingly 2,dpy
grueling 0,2om 2on
gruelling 0,2om 2on
gruesome 0,1iv 1im ddi
gruesomely 2,1iv
gruesomeness 7,ddi 1iv,d22
gruff 0,8uw 5p0 5bl 73 5or dpz
gruffness 7,dpz 73 5p0 8uw,dq0 75
grumble w,dpk dq1 dq2 479 9s,3j0
grumbler i,479 dpk dq1,1ce
grumbling a,dq3 dq2 dq4 dpu dq1,3py 7nb
grummet 6,8q3,5fz
grumose 0,75f 72k
grumous 0,75f 72k
grump i,8n5 8m3,1ce
grumpily 2,8sr 8m3
grumpiness 7,88p 8m3,2yn
grumpy 0,8m3 5bl 8n5 88p
grundyism 7,dq5,dq6
grunge q,a5l 44l,43v
grungily 2,a4j 44l
grungy 0,44l 39v a5l
grunt w,dq7 dq8 dq9 dqa dh,3hr 3py
grunter 5,dq9 dqa dq7,dqb
gruntle 11,2h4,2h6
gryphon i,do8,1xl
guam f
guarantee w,329 dqc 327 e5 dqd,dqe dqf
guarantor i,dqg dqd,3jc
guaranty l,,7av
guard i,51u 3ig dqh,xk dqi
guardant 0,d8z d90
guarded 0,68k 5q4
guardedly 2,81f 68k
guardian i,xk dqj dqk,9em
guardianship 4,dqj dqk xk,9ep aye
guardsman i,,2dt
guarneri i,dql dqm
guarnerius 6,dql dqm
guarnieri i,dql dqm
guatemala f
guatemalan 1
gubernatorial 1,djw 4bv
guck r,diz,bav
guenevere i,dqn
guerilla i,dqo,6bx
guerrilla i,dqo,6bx
guess v,dqp cv5 7yl dqq dqr,2b9 dqs
guesser i,dqr cv5 2ld dqp
guessing 9,dqq cv5,2lg
guesswork 9,dqq,2lg
guest i,dqt,51n
guestworker i,,3mh
guevara i
guff a,5jb,5jc
guggenheim i
guggle y,5fe 5k2,4wl
guidance a,8ia dqu dqv,mo wa
guide 12,6fx dqw dqv dqx 6s0 kq,421
guidebook a,dqy,dqz
guidepost 9,,dr0
guiding 0,a55 a56
guild e,74p,31l
guile 4,8mm 8mn,33i 8mo
guileful 0,2un 2uk
guileless 0,60
guilt q,4q5 dr1 4ko 2xr,7qa
guiltily 2,2xr
guiltiness q,4q5 2xr 4ko
guiltless 0,8q 4kx 8p ob 4kw
guiltlessness q,4kx 8q,4ky
guilty 0,4ko 2xr 4q5 4kn 4q4 6h9 8pt 9iq ck8 dr2 2xo dr1
guinean i,,23g
guinevere i,dqn
guinness d
guitar 6,dr3 dr4,3rd
guitarist i,dr4 dr3,gu
gujarati a,dr5 dr6,2zg dr7
gujerati a,dr5 dr6,2zg dr7
gula 4,dhk,k4
gulf 7,a90,3z8 a91
gull w,43n 43o 6r6,43p 3q1
gullet 8,bql,5tk 9yn
gullibility 7,8p2 cp7,2we
gullible 0,cp7 6mk 8p2
gulliver i
gully h,2u0,dr8
gulp y,dr9 arr dra drb drc drd,b1p atb 9go
gulper i,drc dr9,atc
gulping 4,drb dra,45x
gum 8,deb dre,5ue 62w
gumboil q,,d5u
gumma q,,dm4
gummed 0,u7
gumminess 7,dhe dhd,dar
gumming 4,drf dre,6lk
gummosis q,,4ju
gummy 0,dhd u7 dhc dhe
gumption 7,7jq 3j2,6ty 3j4
gumptious 0,bh4 bh8
gumshoe 6,9zc d7i,9ut d7j
gun 6,2at 2vy drg,drh 2rb
gunfire 4,dri,8j7
gunk r,diz,bav
gunman i,drj,2zk
gunner i,2w1 drg,2w2
gunplay 4,,18u
gunpoint 6,,drk
gunpowder r,drl,5lq
gunrunner i,,883
gunshot 4,dri,8j7
gunslinger i,drj,2zk
gunsmith i,,2tz
gunstock 6,,doo 21u
gurgle b,5fe 5k2,4hw 4wl
gurkha i,,2dt drm
guru i,,3hf
gush 12,drn dro crz drp 4rf,drq 12x
gusher 6,drp drn drr,drs
gushing 0,drt 5k3 dru 1ma
gushy 0,b5y b60 4rf
gust j,4rk drv,1hs
gustation 9,drw drx,dry drz
gustative 1,drx cos
gustatorial 1,drx drw cos
gustatory 1,drx drw cos
gustavus i
gusto c,ds0,bih 3fe
gusty 0,drv 4fu 4rk
gut 8,539,53a
gutenberg i
guthrie i
gutless 0,ds1 13m
guts 7,3j2 ds2,3j4
gutsiness 7,ds3 ds2,4vq
gutsy 0,ds2 3j2 ds3
gutter 6,6rv,6fu
guttersnipe i,d89,ds4
guttle y,,b1m
guttural 0,5oy 5or
guvnor i,,50v
guy i,548,y5
guyanese i,,2p7
guzzle y,ds5 drd,atb
guzzler i,drc,3ij atc
guzzling 4,drd ds5,atd
gwydion i
gwyn i
gwynn i,ds6
gym 6,ds7,ds8
gymnasium 6,cs ds7,ds9 ds8
gymnast i,dsa,om
gymnastic 0,on oo oq
gymnastics 4,oq on,350
gymnosophist i,,15g
gynaecologist i,dsb dsc,hu
gynandromorph i,21x,21z
gynecologist i,dsb dsc,hu
gynecomastia q,,2c
gynne i,ds6
gynophobia q,,220
gypsy a,ded 4v0,54h 2zg
gyrate 12,78z dsd,3f2
gyration b,dse dsf,dsg
gyre p,791,800
gyrus 8,8br,67q
gywn i,ds6
habakkuk a
haber i
haberdasher i,73w,3nh
haberdashery 6,,3za
habiliment 6,fj,644 73x
habilimented 0,2g7 2g8
habilitate t,2g5 2g6,dsh ks
habit 9,dsi 6z7 dsj jx,904 903
habitable 0,dsk dsl
habitant i,1qi
habitat f,dsm,1to
habitation 4,9lm 4v,dsm 4x
habited 0,6vs 2g8
habitual 0,jx jy 6z7
habitually 2,jx
habituate u,dsj jw dsi 6z7 st dsn,1mx
habituation 4,st dsn jw,4s ga
habitue i,,d17
habitus 7,axe,9z1 37x
hachiman i
hachure 7,8sm,8sn
hack i,av5,44f 1y6
hacker i,,div
hackneyed 0,3q6 3q7
hackwork 4,,anu
hadean s,dso 6qv
hades 9,1g3,c7q
hadji i,dsp,dsq
hadrian i,zx
haeckel i
haemangioma q,dsr,22y
haematic 1,dss 4q0
haematocele q,dst,4p9
haematocoele q,dst,4p9
haematocolpos q,dsu,4t
haematologist i,dsv dsw,hu
haematoma q,dsx,dsy
haematuria q,dsz
haemic 1,dss 4q0
haemoglobin r,dt0,dt1
haemophile i,4mz dt2,287
haemophilia q,dt3 dt2,m3 dt4
haemophiliac i,4mz,287
haemoptysis q,dt5
haemorrhage q,4n0 dt6,4n3
haemorrhagic 1,dt6 4n0
haemorrhoid q,dt7
haemothorax q,dt8,7xo
hag 5,460,462
haggai a,1bf 1bg
haggard 0,614 5pa 3gb 285
haggardly 2,614
haggle 14,6dm dt9 dta,3ty
haggler i,dt9 6dm,3u0
haggling a,dta 6dm,3u1
hagiographer i,dtb,4gy
hagiographist i,dtb,4gy
hagiologist i,dtb,4gy
hahn i
haida a,,1ki dtc
haiku a,,3ot
hail w,ft,fv dtd
hair 8,5dv 5ui,90g
haircloth 6,,3mj
haircut 8,5mx,1a3
hairdo 8,1a3,5dv
hairdresser i,3tb,2vk
haired 0,5ui 5uh dte dtf dtg dth apy dti dtj d5m d6h dtk dtl dtm dtn dto dtp dtq dtr dts dtt dtu dtv dtw dtx dty dtz du0 du1 du2 du3 du4
hairgrip 6
hairless 0,3o0 3o5 3ny 3o4 9o0
hairlessness 7,3o5 3o0,2h0
hairlike 0,du5 76k
hairsbreadth n,du6,4ib
hairsplitter i,,jv
hairsplitting 9,ckt ckr,88i
hairstyle 8,1a3,5dv
hairstylist i,3tb 1a3,2vk
hairy 0,5ui 5dv du7 5uh dte dtf dtg dth apy dti dtj d5m d6h dtk dtl dtm dtn dto dtp dtq dtr dts dtt dtu dtv dtw dtx dty dtz du0 du1 du2 du3 du4
haitian i,,23t
haji i,dsp,dsq
hajji i,dsp,du8 dsq
hakeem i,du9,44z 5j
hakim i,du9,44z 1v4 5j
hakka a,,6nd 6nf
halal d,dua 42b,438
halberdier i,,51u
halchidhoma i,,lh
halcyon 5,1k6,34u
haldane i
hale i
haleness q,dub duc,dud
halevy i
haley i
half n,cz5 cz3,axn
halfback i,,d4g
halftime s,,4ka
halfway 2,due 6bf 1wm
halitus r,by6,58c
hall 6,7t3 29g,8ff 29h
hallelujah a
halley i
hallmark 7,b09,2yj
hallow w,80u,17j
hallowed 0,duf 418
halloween s,,26c
hallucinating 0,9iu 186
hallucination q,n3,9jb
hallucinosis q,,5n
hallux 8,,dug
hallway 6,7t3,8ff
halo 7,3aj,3ak
halogen r,6o6,ja
hals i
halt 12,2tc 7zb duh 6da 8ir
halter 6,,5a6
haltere 5,3nu,1ib
halting 0,8q9 53k 95s
haltingly 2
ham d,,3l7
hamadryad 5,,avv
haman i
hamartia q
hamartoma q,,bx1
hamate 8,,5xe
hamilton f
hamlet e,8st,1kj
hammarskjold i
hammer z,cwh 76p dui csu,40p duj
hammered 18,csu
hammerhead 5,4po,49n
hammering 4,dui cwh,4d9
hammerstein i
hammertoe 8,,dug
hammett i
hamming 4,,pc
hammock 6,2ac,duk 42d
hammurabi i,dul
hammurapi i,dul
hammy 0,arg arb
hamper u,6dx dum,7vp 2td
hampton i
hamstring 8,,dun 3ly
hamsun i
hancock i
hand 8,cm8 7vf,ckw
handbag 6,duo,3mb
handbasket 6,3x0,3mb
handbill a,5cg,12h
handbuild 10,,63h
handcart 6,62l,4cv
handclasp a,dup,mn
handel a,,3is
handful n,duq cma,4ib 2rh
handgrip 6,doo,2hg
handgun 6,dur,3di
handheld 18,55z
handicap 7,1y8 a6d dus,999 11l
handicapped 0,a6c 53k
handicapper i,dus,4bj
handily 2,8a5 fd dut
handiness 7,f6 106 fd,tr f8
handiwork 6,,5ul
handkerchief 6,duu,ay6
handle 15,w3 br duv 98b 8kl duw kq,421 304
handlebar 6,,97g
handled 0
handler i,dux duv w3,75c 1b5
handless 0
handling 4,duy cih 98b duz,dv0 5md
handmade 0,dv1 dv2
handmaid i,dv3 dv4,dv5 1s5
handmaiden i,dv3 dv4,dv5 1s5
handout 4,,13e 6hr
handover 4,9iz,69k
handrail 6,3pv,3pw
hands 4,901,dqk
handshake a,dup dv6,mn
handshaking a,dup dv6,mn
handsome 0,41m 4ey 41e dv7 4ez
handsomely 2,41m 4ey
handsomeness 7,dv7 41m,38t
handspike 6,,97g
handstand 4
handwoven 0,dv2 dv1
handwrite w,dv8 5ow,dv9
handwriting a,5ow dv8,5x2
handwritten 0,dva 8yy
handy 0,fd fa f6
handyman i,,dvb
hang z,94g dvc dvd dve dh dvf dvg,21b
hangdog 0,2xr 19o 2xo p2
hanger 6,dvf dvg dvc,je 21u
hanging 4,dve 94g dvc dvd,zr 8tt
hangman i,,bxk
hangnail 8,1e4,1e5
hangout f,dvh,2os
hangover q,dvi,a8s
hanker 11,l8 dvj,44n
hankering c,dvj l8,a95
hankey 6,duu,ay6
hankie 6,duu,ay6
hanks i
hanky 6,duu,ay6
hannibal f
hanoverian i,,1v4 5eg
hanukkah s
hanuman 5
hap b,41y 2ii,fm
haphazard 2,dvk 60l bp1 dvl 60h
haphazardly 2,2mn dvk
haphazardness 7,dvl dvk,dvm
hapless 0,dvn 3l
haploidy q,,1xk
haplotype 8,,1sa
happen u,41y fp 2ii
happening b,fp 41y,btn
happenstance b,79i,fm
happily 2,4p3 4ov
happiness q,416 4p5 cfi 4ov,b3c 16n
happy 0,4ov 416 4no 4ou dir dvo 4p5
haptic 1,dvp dvq dvr
haptically 2,dvs dvp
harangue w,dvt dvu dvv,td 9b1
haranguer i,dvv dvt,b9z
harass x,42q dvw dvx 3m0 dvy,26r 1cl
harassed 0,dvz 747
harasser i,dvx dvy 42q dvw,4nx 1co
harassment 4,3m0 42q,1cc c1a
harbinger a,cvt 27e,74v 27g
harbor f,dw0,blb c09
harborage f,dw1 dw2,dw3
harbour 6,dw0 dw2,blb 33o
harbourage f,dw1 dw2,dw3
hard 0,1ud 5qz rp 1u5 2oq 3gu 3ma 66e a0v a0w a0x a0y a0z a10 a11 a12 a13 a14 a15 a16 a17 5rw 5qy dw4 dw5
hardbake d,,5ue
hardcore 0,dw6 c14 1n9 9fs
harden u,5qm 25q 7xf,nw
hardened 0,dw4 5qz
hardening 4,5rz 7xf 5qm,9m
hardheaded 0,dw7 dw8 4w1 dw9
hardihood 7,12a,4vq
hardiness 7,dwa 12a dwb,571 4vq
harding i
hardline 0,dwc dwd
hardliner i,,5xa
hardly 2,3tq
hardness 7,rp,826
hardscrabble 0,dwe 3tk
hardship 7,12f 2yl,12g 2ym
hardtack d,,4i3
hardware 6,,1wu
hardwareman i,dwf,3u2
hardworking 0,dwg 30t
hardy 0,dwb 43c dwa
hare 5,,dwh
harebrained 0,cto b6
harefoot i
harelip q,6ku,42
harem 6,,a28
hargreaves i
harijan i,dwi,64d
harlem f
harlequin i,,74i 94o
harlequinade 4,5gh,5gi
harlot i,3yv,1tb
harlotry 4,dwj,dwk
harlow i
harm q,4n3 92x 92y dh,188 5eb
harmful 0,bz dwl bo 9hv 5sj 664 933 dwm dwn dwo
harmfulness 7,dwl dwp bz,9tw 97s
harmless 0,dwq dwr
harmlessly 2,dwq
harmonic 1,82n dws
harmonical 0,82l dwt 7h4 dws 7sy dwu 82n
harmonious 0,dwt 3ns dws 82n 82k 82l dwv 3nq 7h4 dwu
harmoniousness 7,82k dwu dwt 7yf 7mb 3ns,82n 1fh
harmonisation 4,dww dwx dwy 6pq dwz,dws 6g3
harmonise u,hd dwy hg dh dww,7ox
harmonised 0,82l dwt
harmoniser i,dx0 dx1 dwz dx2 dx3,gu 7sb
harmonium 6,dx4,1zt
harmonization 4,dww dwx dwy 6pq dwz,dws 6g3
harmonize u,hd dwy 7h4 dwu hg dh dww,7ox
harmonized 0,82l dwt
harmonizer i,dx0 dx1 dwz dx2 dx3,gu 7sb
harmony 7,dwu dws 82l hd dwt,1fh 3is
harmsworth i
harness 6,,21u 17r
harnessed 0,89g 85f
harp 6,dx5 dx6 dx7,dx8
harper i,dx6 dx7,gu
harpist i,dx6 dx5,gu
harpo i,dx9
harpooneer i,dxa
harpooner i,dxa
harpy 5,dxb,d3o 1xl
harridan i,,dxc
harried 0,dvz 747
harrier 5,dvy 42q,1co 4q7
harriman i
harris i
harrison i
harrod i
harrow 10,,dxd
harrowing 0,1eq lf
harry 11,42q dvy,26r
harsh 0,dxe dxf ke dxg dq0
harshen u
harshly 2,dmo dxh dxf
harshness 7,6f 75s,6i
hart 5
harte i
hartley i
harvard 6
harvest z,dft 8s5 dxi 4gf dxj,7b3 8s7
harvester 6,dxj 4gf dft,92o 8x0
harvesting 4,dxi dft,6bm
harvey i
hasdrubal i
hasek i
hasid i,6ij,6ik
hasp 6,,dxk
hassam i
hassel i
hassid i,6ij,6ik
hassle 4,dxl am7 42q,ajb 18u
hassock 6,dxm,47y 8zt
hastate 0,dxn ka
haste 7,dxo dxp dxq dxr,cce 11h
hasten u,ch6 3u8 bzx,p5 gw
hastily 2,dxs dxr
hastiness 7,dxo dxt dxq dxr,cce dxu
hastings 4
hasty 0,dxr dxv dxo dxt
hat 6,4tt dxw,5w5
hatch t,dxx c6n dxy dxz 5d9,4hy 7ra
hatchback 6,dy0,1uu dy1
hatched 0,50i 8sp 50h 8sq
hatchery f,dxz dxx
hatching m,dxy dxx,4hz
hatchway 6,,2og
hate 11,2v 2w 5a,9vn 22q
hated 0,9sv 9sw
hateful 0,56 dy2 dy3 55 dy4 3gi
hatefully 2,dy2
hatefulness 7,dy3 dy2 56,4mb
hatemonger i,,3j1
hater i,5a 2v
hatful n,9jg,3zc 2rh
hathaway i
hatless 0
hatmaker i,dxw,3ce 3nh
hatred c,2w,22q
hatter i,dxw 4tt,3ce 3nh
haughtily 2,ab3
haughty 0,ab3 2tq 2tn
haul z,62m dy5 dy6 aya 62q,1y 5b7
haulage 4,dy6 62m dy5,9q0
hauler i,aya 62m dy5,888
haulier i,aya,888
hauling 4,62q 62m dy5,c2c
haunch 5,,1j 8t4
haunt 11,dy7 ddo dvh,6ie dy8
haunted 0,7ru 7rs
haunting 0,dy9 dya
hausa a,dyb dyc,b40 dyd
haussa a,dyb dyc,b40 dyd
havasupai a,,lh 76n
have 14,by1 403 18d dye
havel i
haven 6,,33q
haversack 6,3jp,3js
havoc 4,dyf,7jt
hawaii f
hawaiian a,,cj5
hawk 5,c8u dyg 6gh dyh,azp 98a
hawker i,6gh dyg,8gw
hawking 4,dyh dyg,4z9
hawkins i,dyi
hawkshaw i,9zc,9ut
hawkyns i,dyi
haworth i
hawthorne i
hay d,,b1t
haydn a,,3is
hayek i
hayes i
hayfield f,dyj,dyk
hays f
hayseed i,5iw,5iy
haystack e,dyl,dym
haywire 6,3pp 3pq,dyn
haywood i
hazan i,5vn,5vo
hazard q,bg6 6ej cv5 944 123 124,941 6ek
hazardous 0,944 57x bg6 dyo
hazardously 2,94b 944
hazardousness q,dyo 944,93z
haze j,dyp 5eh,14p
hazel 0,1tk
hazily 2,5eh 4so
haziness 7,dyq 4so 5eh,dyr 74f
hazlitt i
hazy 0,5eh 5ei dyp dyq
head 8,5yo,2hi
headache 9,5gl 6c0,516 l6
headcounter i,5vt,2y4
headed 0,dys 4cl 9tg
header 4,dyt dyu,dyv 3zp
headfirst 2,dyw d90
headgear 6,5w5,fj
headhunter i,,dyx 3su
heading a,dyt dyu,dyv
headlamp 6,dyy,4op
headland h,cvj,b93
headless 0
headlight 6,dyy,4op
headlike 0,4cl
headline a,dyz dz0,dyt 12p
headliner i,dz1 dz0,qi
headlinese a,,3y4
headlong 2,dyw
headman i,dz2 6m8,bxk 2qw
headmaster i,dz3 dz4,dz5
headmastership 4,dz4 dz3,dz6
headmistress i,,dz5
headphone 6,b0n,b0o
headquarters 6,,dz7 be0
headship 4,dz6 dz5 wc,cr
headsman i,dz2,bxk
headspring f,,9ql
headstand 4,,3ix
headstone 6,dz8 dmy,dz9 8dy dmz
headstrong 0,aec ae9
headwaiter i,,5lt
headway b,,dza 115
heady 0,dzb bwi 6tw 58t
heal u,dzc dzd 7y0,1v5
healed 0,8xs 341
healer i,1o6 8xn,1fq
healing m,7y0 1qs dzc dzd 1qt,q4
health q,dze 24i,bsa
healthful 0,1qt dzf 674 1qs avb dj5 dzg dzh dzi
healthier 0,cmn 4bb
healthily 2,dzj
healthiness q,dud 24i,4s
healthy 0,24i dze dud cs0 cln duc dzk dzl 24g dzm dzn
heap e,1bj 9jg dzo,j8 3zc
heaps n,aqe,3zc
hear 13,dzp aa3 39c 39k kq aa6 2bd dh,l7
hearable 0,39c dzp 39d 39e 39f
heard 0,9uq 9uo
hearer i,371 dzq,372
hearing 4,b0p,67v 6ei
hearsay a,dzr 1pj,azt
hearst i
heart 9,5z9,dzs 53a
heartache c,5cp,5cq
heartbeat b,dzt,dzu
heartbreak c,5cp,5cq
heartbreaker b,,44r 9do
heartbroken 0,5co 23z
heartburn q,dzv
hearten 11,6kk,bbo
heartening 0,bfo bfl
heartfelt 0,98e dcm
hearth 6,cle,1k5 4v
heartily 2,8dl 7no dzw
heartiness 7,ayz dzx dzl dzk dzw 7no,571 dzy
heartrot q,,4ju
heartsick 0,5co 9t4 23z 9t5 4mq
heartsickness c,9t5 5co 9t4,9l9
heartthrob i,,dzz
heartwarming 0,e00 16k
hearty 0,dzw e01 16m dzx
heat j,5se 5ck cim 5z4 e02 e03 e04 e05 pr,b8d
heatable 0,e03 4oy e02 5ck 5z4
heated 0,e06 e07 4oy e08
heatedly 2,e09 e07
heater 6,e05 e02 5ck,s9
heathen i,dc3 e0a 34s,4lu
heathenish 0,e0a 34s
heather 7,e0b,e0c 6qf
heating m,4v6 5z4,89z
heatless 0,79x mz
heatstroke q,e0d,1kw
heave w,e0e,3hr 4we
heaven f,e0f,1gp
heavenly 1,6a0 6a3
heavens f,bel,bem
heaver 6,,97g
heaves q,,208
heavily 2,e0g e0h
heaviness 7,e0i d4b cd4 apb,e0j
heaving b,e0e,2ws
heaviside i
heavy 0,apb e0g e0i 9me ap7 e0k e0l e0m 5kc
heavyhearted 0,e0n 4ix
heavyset 0,7lh axi
heavyweight i,,3sf 3se
hebbel i
hebdomad s,e0o e0p,6by
hebdomadal 0,e0p 4by e0o
hebdomadary 0,e0p 4by e0o
hebe i
hebephrenia q,e0q e0r,669
hebephrenic 0,e0r 3pq e0q
hebraic 1
hebraist i,,dl9
hebrew a,,5ti
hecate i
hecht i
heckler i,3lx,1dy
hectic 0,1do 1di
hectically 2,d10 1do
hector i,5dw,5dx
hedge 6,e0s 6u5 e0t bod,3kh 3fk
hedged 0,e0u 7u5
hedger i,bod 6u5,28o e0v
hedgerow 6,e0s,3kh
hedging a,e0t 6u5,e0w boa
hedonism g,e0x bm7 8dq,809
hedonist i,8dq e0x,4i6
heed 15,e0y 12n,7or 373
heedful 0,e0z 60e e10 3g4
heedfully 2,12o 60e
heedfulness 7,e10 60e 12j e0z,60g
heedless 0,e11 e12 e13 60q e14
heedlessly 2,60p e11
heedlessness 7,e12 e13 e11 60m,e15 e16
heel 6,,51e deg
heelbone 8,5qi,25g
heft z,,e17
heftiness 7,56z e18 570 e0k 81p,571 e0i
hefty 0,570 40a e18
hegel i
hegelian 1
heidegger i
height 7,e19 ms e1a,57d mu
heighten u,bi5,3a4
heights f,e1b,4i0
heimdal i,e1c
heimdall i,e1c
heimdallr i,e1c
heinlein i
heinous 0,cng cnh 360
heinously 2,e1d cng
heinousness 7,360 cng,363
heinz i
heir i,e1e,te
heiress i,e1f,e1e
heisenberg i
heist 15,5km e1g,5kn 5ko
hel i,e1h
hela i,e1h
held 18
helen i
heliac 1,e1i e1j
heliacal 1,e1i e1j
helical 0,794 793 790
helios i
heliotherapy 4,e1k,pk
helium r,,2p8 2p9
helix 5,790 794,2n6 5a2
hell f,e1l,1gp
hellcat i,dxb,d3o
hellene i,l2
hellenic a,dnq,1j3
hellhole f,e1l,1gp
hellhound i,6c5,1dy 1xl
hellion i,9x9,1dy
hellish 0,40k 9ky ke 35z
hellishly 2,e1m
hellman i
hello a,,7op
helm 4,,e1n
helmholtz i
helminthiasis q,,d6
helmsman i,8lp,3ua
heloise i
helot i,8hw,e1o
help 15,1fx h0 gn 1fy 1fz dh,1g0
helper i,h0 gn 1fx,je 48h
helpful 0,gg 3ec ge vu 319 c70 c74 e1p e1q e1r e1s e1t e1u
helpfully 2,gg
helpfulness 7,3ec e1v gg,9v2 f9
helping d,ate e1w,4ib
helpless 0,e1x e1y 9nl e1z e20 4mq
helplessly 2,e21 e1x
helplessness 7,e20 e1x,e22
helpmate i,e23,4es
helpmeet i,e23,4es
helvetian i,,dbz
hem 6,,49p
hemangioma q,dsr,22y
hematic 1,dss 4q0
hematocele q,dst,4p9
hematocoele q,dst,4p9
hematocolpos q,dsu,4t
hematocyst q,,91l
hematocyturia q,,dsz
hematologist i,dsv dsw,hu
hematoma q,dsx,dsy
hematuria q,dsz
hemeralopia q,,1sx
hemianopia q,e24,1sx
hemianopsia q,e24,1sx
hemic 1,dss 4q0
hemicrania q,e25,6c0
heming i,e26
hemingway i
hemiplegia q,,1i8
hemiplegic i,,1wz
hemisphere f,e27 e28,bln
hemispheric 1,e29
hemispherical 1,e28 e27 e29
hemminge i,e26
hemoglobin r,dt0,dt1
hemolytic 1
hemophile i,4mz dt2,287
hemophilia q,dt3,m3 dt4
hemophiliac i,4mz,287
hemoptysis q,dt5
hemorrhage q,4n0 dt6 4mx,4n3
hemorrhagic 1,dt6 4n0
hemorrhoid q,dt7
hemosiderin r,,4vs
hemosiderosis q
hemothorax q,dt8,7xo
hempen 0,chr 62y
hen 5,4d2,4d4
hence 2,e2a
henceforth 2
henchman i,7ai,2m
hendrix i
henpecked 0,e2b 8q2
henson i
hep 0,e2c 8au
hepatic k,e2d,e2e
hepatitis q,,1g5 6ub
hepatoma q,,5z5
hepatomegaly q,e2f,2c
hepatotoxic 0,e2g 90p
hepburn i
hephaestus i,e2h
hephaistos i,e2h
heptad n,e2i,k1
hepworth i
hera i
heracles i,1jn
heraclitus i
herakles i,1jn
herald i,e2j 27e ft cvt,40c 27g
heraldic 0,7kh 227
herb d,2wk e2k,8p6 1g8
herbalist i,,1o6
herbart i
herbert i
herculean 0,e2l a0y dig 1jn 1ud
hercules h,1jn
herculius i,e2m
herd e,e2n e2o,592
herder i,auu e2o 8tb,auv
herdsman i,auu,auv
here 2
hereabouts 2
hereafter 2,e2p
hereby 2,e2q
hereditary 0,ca0 214 215 e2r
heredity m,e2r ca0,sa
herein 2
hereinafter 2,e2p
hereness q,,e2s
herero a,,3sj 3sk
heretic i,e2t,64d
heretical 0,agt agn 2q3
heretofore 2,e2u
hereunder 2,e2p
herewith 2,e2q
heritable 0,215 214 ca0 e2v e2w e2x e2y
heritage 9,3je,8aa 6kh
heritor i,e1e,te
herman i
hermann i,2rk
hermaphrodism q,,42
hermaphrodite i,21x 21y,21z
hermeneutics 9,,e2z
hermes i
hermetic 0,1hw
hermit i,21d e30 21e,21f e31
hermitic 0,21e 21g 21d e30
hermitical 0,21e 21g 21d e30
hernia q,7f7,e32
herniation q,7f7,e32
hero i,e33 4vi,2qw 3lv
herod i
herodotus i
heroic 0,4dt 4vi 33e e34
heroical 0,4vi 397 e34 e35 e33
heroically 2,4vi
heroics 4,,pc
heroine i,,3lv
heroism 7,d79,56k
heron 5,,e36
herpangia q,,e37
herpes 5,e38,1g5
herpetologist i,e39 e3a,5gx
herpetology 9,e3a e39,e3b
herr a,,y5 e3c
herrick i
herringbone 6,,3mj
herschel i
hershey f
hertha i,e3d
hertz i,8lz,8m0
herzberg i
hesiod i
hesitancy c,e3e e3f,a19
hesitant 0,e3f e3g c9u e3e acx
hesitantly 2,e3f
hesitate 16,c9u e3h e3f e3i acx e3j 36s c9t,e3k 9ex
hesitater i,e3j e3h c9u,8l6
hesitating 0,e3f e3g
hesitation 9,e3i acx c9t c9u,e3l acz
hesitator i,e3j c9u,8l6
hesperian 0,e3m e3n
hesperides i,354,32l
hess i
hesse i
hestia i
het 0,e06 4oy
heterodox 0,agt agn
heterodyne z,,7fx
heterogeneity 7,ajv 31u,e3o
heterogeneous 0,31u ajv 31t e3p e3q
heterogeneousness 7,ajv 31u,e3o
heterogenous 0,31u 31t e3p e3q
heterograft 8,e3r,1ot
heteroploidy q,,1xk
heterosexual i,e3s e3t
heterosexualism 4,e3t,4ak
heterosexuality 4,e3t e3s,4ak
heterotaxy q,e3u,2c
heterozygote 8,,e3v
heterozygous 0
hevesy i
hewer i,,54h
hewn 0,e3w
hex a,e3x 4bt,7z3
hexad n,e3y,k1
hexameter a,,e3z
heyday s,b5j,6by
heyerdahl i
heyrovsky i
heyse i
heyward i
hezekiah i,c6c
hiatus 8,r,u 2uz
hiawatha i
hibachi u,,3t3
hibernate t,e40 e41 e42,15k
hibernating 0,2yb 2ya
hibernation 4,e42 e41 e40,e43 15m
hiccough q,e44 e45,45x 58f
hiccup q,e44 e45,45x 58f
hick i,5iw 5ix 5iz,5iy
hickey q,e46,mw bq5
hickock i
hidatsa a,,4g0 9x7
hidden 0,7qr 5sy
hiddenness q,8kz,50s
hide 13,425 e47
hideaway f,9ll,9ln
hidebound 0,81d 4o1
hideous 0,e48 e49 2y abp e4a
hideously 2,e4b e49
hideousness 7,e4a e49,d9d
hideout f,9ll e47,9ln
hiding 4,5ls b4k,pf
hidrosis m,9yk e4c,q4
hidrotic 1,e4c 9yk e4d
hie 12,3u8,gw
hierarch i,2oe,45f 2of
hierarchal 0,dki e4e e4f dkh e4g
hierarchic 0,dki e4e e4f dkh e4g
hierarchical 0,dki e4h e4e e4f dkh e4g
hierarchy e,e4h dki,6du 172
hieronymus i,e4i
higginson i
higgle 14,6dm,3ty
high 0,e4j 1ri e4k e4l e4m e4n e1b e4o 1rg 7hb bcr e4p e4q
highbinder i,,21
highborn 0,8ec 2qx
highbrow i,e4r e4s,1jl
highbrowed 0,e4r e4s
higher 0,e4l e4j
highflier i,e4t,ld
highflyer i,e4t,ld
highjack 4,e4u 7h8 e4v cu7 5fs,7iu 1x
highjacker i,e4v cu7 7h8,21 e4w
highjacking 4,5fs 7h8,e4x
highland h,e4y e4z e50 e51,b93
highlander i,,2dt dfm
highlife 4,c53,e52
highlight u,cvc,e53
highly 2,c5d e4j
highness i,,2qv
highroad 6,,47q
highschool e,,cs
highway 6,47q,636
highwayman i,cu7,e4w
hijack z,7h8 e4u cu7 e4v 5fs,1x
hijacker i,cu7 7h8,e4w
hijacking 4,5fs 7h8,e4x
hike 4,e54 4yx 3jt 4yy e55,840 4yz
hiker i,3ju 3jt,1ul
hiking 4,e54,840
hilar 1,e56 e57
hilarious 0,e58 1yo dfv
hilariously 2,e58
hilarity c,dfv e58,d6w
hilbert i
hildebrand i
hill h,duk 8mr,b93
hillary i
hillbilly i,5m0,5iy
hillel i
hilliness 7,e59 8mr,e5a
hillock h,2ac,duk
hillside h,,g4
hilltop f,5dt,8pe
hilly 0,8mr 6e duk e59
hilt 6,,doo
hilum 8,e57 e56,e5b
hilus 8,e57,e5b
himmler i
hinault i
hinayanist i,,8k
hindbrain 8,e5c,28h
hindemith i
hindenburg i
hinder 15,e5d 4pi dum e5e pr 3ys,9ej 3f1
hinderance 4,3ys e5e,3yt 3vq
hindering 0,72l 4pf
hindermost 0,3jn 3jo
hindgut 8,,53a
hindmost 0,3jn 3jo
hindoo i,54x 6kx,194 9u
hindquarters 5,2u1 8t4,1j
hindrance 4,3ys e5e 4pi e5d,3yt 3vq
hindu i,54x 6kx,194 9u
hindustani a,54x,194
hinge 6,,e5f
hint w,10v e5g 74u e5h 9s,8b2
hinterland f,3l2,3l3
hip 8,e5i 8lm,1j dee
hipbone 8,,25g
hipline f,,3hb
hipparchus i
hippie i,e5j,54
hippocampus 5,,28h 2r4
hippocrates i
hippy i,e5j,54
hipster i,e5j,54
hircine 1,4fx
hire 15,be1 50v
hired 0,be4 be3
hireling i,e5k,3ui
hirer i,50v be1,50x
hirohito i
hirschfeld i
hirschsprung i
hirsute 0,5ui 5uh dte dtf dtg dth apy dti dtj d5m d6h dtk dtl dtm dtn dto dtp dtq dtr dts dtt dtu dtv dtw dtx dty dtz du0 du1 du2 du3 du4
hirudinean 5,4qf,4qg
hispanic i,8q7 e5l,1ie
hiss w,e5m e5n 4xq e5o,3hr
hisser i,e5o 4xp e5m,17o
hissing b,e5n 4xp e5p e5m,3py
histamine 8
histiocyte 8,,e5q
histiocytosis q,,m3
histologist i,e5r e5s,210
histology 9,e5s e5r
historian i,25l,cq
historic 0,e5t e5u 1el e5v 5zc hx e5w
historical 1,e5x e5y e5t e5w e5z qp e60
historically 2,e5t
historicalness 7,e60 e5z e5y e5t e5x 9xc,e61 e62
historied 0,69u 69w
historiographer i,25l e63,cq
historiography 4,e63 25l,3cc
history s,e5v hx e5w e5t e5u,5ny hz
histrion i,qh,qi
histrionic 0,e64 e65 e66
histrionics a,e66 e64,7rz
hit z,51t 5iu 3r0 e67 5jt 3yf 7bs,65y 5me
hitch z,e68 bix de8,17r 6by
hitchcock i
hitchhike 12,e69 e6a,atx
hitchhiker i,e6a e69,7l2
hitchings i
hitchiti a,,6oc 6lx
hither 2
hitherto 2,e2u
hitler i
hitless 0,e6b 36u
hitman i,drj,2zk
hitter i,3xt,3pe
hitting 4,5jt 51t 5iu 3r0 e6c,5md
hittite a,,1qi
hiv 5,,e37
hive 6,,7t2 e6d
hives q,e6e,b5k 1nr
hmong a,e6f e6g,194 3br
hoagie d,dom,5ki
hoagland i
hoagy d,dom,5ki
hoar r,d2i dou 1aq,d2k
hoarder i,6ro 5oi,b34
hoarfrost r,d2i,d2k
hoariness 7,d2p e6h dou,4mm 21o
hoarse 0,5p0 5or dpz
hoarsely 2,e6i 5p0
hoarseness 7,dpz 5p0,dq0
hoary 0,dou e6j 1aq d2p e6h 2cb
hoax 4,axq e6k e6l,6lv 43p
hoaxer i,e6l e6k,1dy
hob 6,di6 5e2,4uu 5e3
hobbes i
hobbit i,,5pm
hobble 12,de8 e6m e6n,1uk e5d
hobbledehoy i,,4kg
hobbler i,e6n de8,1ul
hobbs i
hobby 4,3fh e6o,3fj
hobbyist i,e6o 3fh,1sl
hobgoblin 9,di6 5gm,4uu 5gn
hobnailed 0,e6p 1f4
hobnob 15,,bkm
hobo i,5il,3zf e6q
hock 14,e6r,81y
hoder i,e6s
hodgepodge e,,31v
hodgkin i
hodman i,,54h
hodr i,e6s
hodur i,e6s
hoe 6,,48a
hoenir i
hoffa i
hoffman i
hoffmann i
hoffmannsthal i
hog 14,e6t,djz
hogan 6
hogarth i
hogg 5,,e6u
hoggish 0,e6v 8ng e6w
hogwash a,5jb,5jc
hoist z,e6x e6y,4yz
hoister i,e6y e6x,au1
hoka a,lh 6n5,1ki 1kz
hokan a,6n5,1kz
hokey 0,3y1 16d 16p 169
hokum a,b8,mo
hokusai i
holbein i
hold 16,81j 55z 388 6xq 2ii
holdall 6,62j,3js
holder 6,e6z e70,e71
holdfast 6,5fz 4gb,2td
holding 4,e72 e73,e74
holdout 4,9gf,3u3 3u1
holdover 4,,2g1 905
holdup 4,e1g,e4x
hole h,8na 4r9 e75,9z0 bbv
holey 0,e75 aqo 8na
holiday s,e76 e77,e78 26c
holidaymaker i,bxa,7q
holla a,473,475
holland f
hollander i,ayc
holler w,e79 8v0 473 2bd 8v1 8v2,3z1 3hr
hollering a,473 e79 8v0,475
hollerith i
hollo a,473 8v0,475 bbo
holloa a,473,475
hollow p,5lj 5uu,e7a dr8
hollowly 2,e7b be6
hollowness q,5uu,4lg
hollyhock k
hollywood e,,cjv
holmes i
holocaust 4,,268
holofernes i
holster 6,,8hr
holy f,418 e7c 417 4nm 80r duf,4i0
holystone h,,dor
homage 4,,9ey
hombre i,548,y5
home 2,e7d 4v 7gq,4u
homebody i,,108
homebound e,7vq,3m8
homeboy i,,2p3 nc
homebuilder i,e7e,4tr
homecoming 4,e7f,e7g 2ti
homefolk e,,az7
homegirl i,,2p3
homegrown 0,e7h 3d4
homeland f,e7i,8jh
homeless e,afh,1ya e7j
homelessness q,e7k afh
homelike 0,7gq 7gn
homeliness 7,apm e7l e7m e7n,4yv 2h0
homely 0,e7m 7gq e7o apm e7l 7gn e7d
homemade 0,e7p
homemaker i,e7q,e7r
homeobox 8
homeopath i,e7s,71o
homeostasis q,,3no
homeowner i,e7t,e7u
homer 4,,4gn
homeric 1
homespun 6,e7v e7w e7p 6e,3mj
homesteader i,e7x,7cq
hometown f,,e7y
homeward 2
homework 4,e7z,e80
homey 0,7gq 7gn e81
homicidal 0,4qk 4q1 e82
homicide 4,e82 4qk,2z4
homily a,e83,e84
hominal 0,2aq
hominian 0,e85 2aq
hominid 5,e86 e85 2aq,2ak
hominine 0,2aq
homo 5,c7s 2aj,e86
homoeopath i,e7s,71o
homoeroticism 4,dac e87,4ak
homogenate r,,6g
homogeneity 7,e88 e89,825
homogeneous 0,e89 e8a e88 e8b e8c e8d e8e
homogeneously 2,e89
homogeneousness 7,e88 e89,825
homogenised 0,e8f e8e e8g e89
homogenize u,,bne
homogenized 0,e8f e8e e8g e89
homogenous 0,e89 e8a e8b e8c e8d e8e
homogeny 7,e8a e89,1lr
homograft 8,1os,1ot
homophile i,c7s dad e8h
homophobe i,,2bq
homophonic 0,e8i 31p
homosexual i,c7s e8h dac 5mv dad e87 e8j
homosexualism 4,dac,4ak
homosexuality 4,dac e8h,4ak
homostyled 1,e8k e8l
homostylic 1,e8k e8l
homostylous 1,e8k e8l
homozygosity q,e8m e8n,pl
homozygote 8,,e3v
homozygous 0,e8n e8m
homunculus i,e8o,ayh
homy 0,7gq 7gn e81
honcho i,3hs,50w
honduran i,,e8p
honegger i
honest 0,e8q e8r 5ua aq2 dcm
honestly 2,5u9 5z e8r e8q
honestness 7,5ua e8s 9n8 e8r e8q,e8t
honesty 7,5ua,e8t
honey d,47i,e8u yp
honeybee 5,,21w
honeycombed 0,1s0 1s1
honeyed 0,e8v awv e8w 2qj
honeymoon 16,e8x 59y,e77 e76
honeymooner i,59y e8x,4es
honeysuckle k,,540
honker 5,e8y 43g,3dx 7za
honkey i,e8z,2wl
honkie i,e8z,2wl
honky i,e8z,2wl
honkytonk 6,ajl,5o7
honolulu f
honor 15,a2n g5 br8 cp e90,e91 g6
honorable 0,e8q dli aq2
honorableness 7,dli brw brd e8q e92,e8t
honorably 2,e93 e92
honorary 0,e90 br8 g5
honored 0,br9 bra
honoree i,cp a2n,te
honorific a,e94 9ez,9zn
honoring 4,e95,30
honour a,br8 g5 a2n,aco g6
honourable 0,e92 brw dli e96 e97 e98
honourableness 7,dli brw e92,e8t
hood i,dj6,21
hoodlum i,dj6,21
hoodwink w,44o 3q0,44s 3q1
hooey a,e99,b8
hoof 5,e9a,e9b
hoofer i,e9c,6q0
hooflike 1,e9a
hook z,c40 21a,21b dxk
hooke i
hooked 0,8rv ss 3h0 sq
hooker i
hooking 4,,e9d
hooklike 0,8zh 2nb
hooknose 8,,7za
hooks 8,e9e,cm8
hookup 6,,7zg
hookworm 5,,e9f
hooligan i,5id,1co
hoop 6,e9g,e9h 2rp
hoopla a,3pk,12l
hoops 4,3x2,3x3
hoosier i,e9i,1ie
hoot w,e9j 4xq e9k,3hr 475
hooter 5,e8y e9k e9j,7za 1ij
hoover 6
hop 12,e9l e9m 6pi,51s
hope 11,e9n e9o e9p e9q e9r e9s 9s,e9t 44n
hopeful 0,2b7 3bh 2z5 e9u 2b6 3bf bzp
hopefully 2,2b7
hopefulness c,bzp e9u 3bh 2b7,e9r
hopeless 0,4mq e9v 3m 4mp 9sk 9t4 cwu d6b e1y e9w
hopelessly 2,3lj
hopelessness c,e9v e9x 4mq,9si
hoper i,e9s e9n e9o e9p
hopi a,,7fk e9y 7fl
hopkins i
hopkinson i
hopper 6,e9m e9l,e6d
hopple z,,e9z
hops k,,71e
hopscotch 4,,ea0
horace i
horary 1,ea1 3b8 ea2
horde e,ea3,7t2
hordeolum q,ea4,4fd
horizon f,ea5 ea6,3hb 1u1
horizontal 0,8sy ea7 8sw ea8
horizontality 7,ea7 8sy,2a4
horizontally 2,8sy
hormonal 1,ea9 pb
hormone 8,pb ea9,3bt
horn 6,eaa eab eac,ead ox
horne i
horney i
horniness q,eae eaf,90u
hornist i,,gu
hornlike 0,8dw rp
hornpipe 4
hornswoggle 15,5j9,44s
horny 0,eaf eab 8df eae eaa
horologer i,eag eah,3ce
horologist i,eag eah,3ce
horoscope a,,akh
horowitz i
horrendous 0,1ip 1im
horrible 0,1io 1im
horribly 2,ary 1io
horrid 0,3lk 362 3gh
horridly 2,e4b e48
horridness 7,3gh e48 3lk,3gj
horrific 0,e48 1ip 2y 1im
horrified 0,19s p2
horrify 11,1ik eai,18w
horrifying 0,1io 1im
horrifyingly 2,1io
horror c,eai eaj 1ik,18x 8ma
horse 5,bnt,bns
horseback 5,,1j
horselaugh a,,de1
horseman i,5d5 eak,bnn
horsemanship 9,eak 5d5,ny
horseshit a,5hz,5jb
horseshoe 6,,3op
horseshoer i,cbd,4kc
horsewoman i,,5d5
horta i
hortative 0,bfn bfl
hortatory 0,bfn bfl
horticulture 4,d96 d95,1fm
horus i
hosea a
hosier i,,cqy
hospitable 0
hospital 6,33r eal,eam
hospitalise 14,eal ean,7is
hospitality a,eao,eap
hospitalize 14,eal ean 33r,7is
host i,eaq ea3 7mq,108 7t2
hostage i,,5yh
hostel 6,391,392 4x
hosteller i,ear,w8 7q
hostelry 6,391,392
hostess i,eas,eaq 4xg
hostile 0,294 eat 1cs 1cm 28y 4iu eau bj6 46z
hostilely 2,472 294
hostilities 4,46z eat,471
hostility 7,eav,1cr
hostler i,eaw,auv
hot 0,4oy cim 4ox 5r2 5r3 5sg 5sh ch0 cil e03 e06 eax eay eaz eb0 eb1 eb2 eb3
hotbed 6,,3p1 cra
hotdog d,,byl 5ki
hotei i
hotel 6,392,w
hotelier i,ear,w8
hotelkeeper i,ear,w8
hotelman i,ear,w8
hotfoot 4,3u8,gw
hoth i,e6s
hothead i,94w,8n5 122
hotheaded 0,6p2 eb4 5bl eb5
hothr i,e6s
hotly 2,e09 e08
hotness 7,cim 4oy,d25
hotshot i,k0,1fq
hotspur i,eb6,122
hottish 0,eax 4oy
houdini i
houghton f
hound 5,4q7 4jn eb7,eb8 4jq
hour s,ea2 3b8 eb9 ea1,96h
houri i,,1tb 1tc
hourlong 0,eba 1ax
hourly 2,eb9 4by ea2
hours s,,ebb 6by
house 6,4tj an5,4v w
housebreaker i,,5kl
housebreaking 4,,5kp
housebroken 0,ebc a8k
housebuilder i,e7e,4tr
houseclean z,6z0 6z4 ebd 6yp,ebe
housecleaning 4,ebd 6z0,ebf 3y3
housecoat 6,ebg,asj
housefather i,,y5
houseguest i,,dqt
household e,ca7 e7t,8pj
householder i,e7t ca7,e7u
househusband i,,48c
housekeeper i,ebh,1s7
housekeeping 4,ebi ebh,377
housemaid i,1s5,1s7
houseman i,ebj,5j
housemaster i,,dz3
housemate i,,1kk
housemother i,,6gb
housewife i,e7q ebk,e7r
housewifely 0,ebk amw e7q
housework 4,ebi,377
housewrecker i,,ebl
housing 6,4x an5,5a2
housman i
houston f
houyhnhnm i
hovel 6,ebm,33q
hover 12,ebn ebo,c9u
howard i
howe i
howells i
however 2,ebp
howitzer 6,ebq,ebr
howl a,ebs ebt ebu,1fv 8v0
howler 4,ebv ebu ebw,d6r
howling a,ebs ebt ebu,1fv
hoy 6,3u5,3u7
hoyden i,ebx,46u
hoyle i
hrolf i,eby
hualapai a,ebz ec0,lh 76n
hualpai a,ebz ec0,lh 76n
hub 6,,83j
hubbard h
hubble i
hubbub b,5dp,3py
hubby i,48c,4es
hubel i
hubris 7,,2tn
huckster i,dyg 6dm,8gw 98a
huddle 12,ec1 8lh ec2 ec3 ec4,74w 8li
huddled 0,8tf 8te
huddler i,ec3 ec4 ec1 8lh,2p3
hudson h
hue 7,6qg,6qe
hueless 0,lu lk
huff q,ec5 ec6 23m,26w 58k av8
huffily 2,23m
huffiness c,ec7 cff 23m,22p
huffing 4,ec8 6qz,by7
huffish 0,ec9 5bl eca
huffishness c,eca ec9,4it
huffy 0,cff 23m cfg ec7 1ca ec5
hug z,50r ecb 610 kq,6xp c3
huge 0,4dy 33e
hugely 2,bji
hugger i,ecb 50r
hugging 4,610 50r,611
huggins i
hughes i
hugo i
huguenot i,,5sl
hulk 6,ddu ecc 4dz,5nb 9qa
hulking 0,4dz 33e
hulky 0,4dz 33e ddu
hullabaloo 4,,7jt
hum w,ecd ece ecf,5vk
human 1,ecg ech 2aq 2aj eci
humane 1,2wg
humanely 2,ecj
humanism 9,eck ecl,24s
humanist i,ecm,cq
humanistic 1,eck
humanitarian 0,ecl ecj
humanities 9,2wg,2o8
humanity 7,eci ech 2aq,ecn
humanize 11
humankind 5,eco,2aj ja
humanlike 0,2ap 2aq
humanly 2,ecg
humanness 7,eci ech ecg 2aq
humans 5,eco,2aj ja
humble 0,ecp c ecq ecr
humblebee 5,5ip,21w
humbled 0,8us 8ut
humbleness 7,ecr ecs 3w5 ecp,27y 16n
humbly 2,ect 8ut
humboldt i
humbug 4,3ps,b8 9a1
humdinger i,,2ft
humdrum 7,ecu 7jm ecv,ecw
hume i
humerus 8,,ecx
humid 0,ecy 42s ecz
humidify u,ed0 ecz,3xk
humidity q,ecz ecy ed0,93p
humidness q,ecz ecy,93p
humiliate 11,c g 6ds d,e
humiliated 0,8us 2xq 8ut 2xo
humiliating 0,ed1 ed2
humiliation c,g 6ds c,abu 6dt
humility 7,ed3 ecs 8ut,qc 16n
hummer 4,ece cco ecd,1rk ccp
humming 4,ecf 5nu ecd,3py 6g3
hummock h,2ac,duk
humongous 0,4e0 33e
humor 7,633 ed4 1wg 1yo ed5,mo 2od
humoral 1,4q2
humoring 4,4gl ed6,dmj
humorist i,ed5 633 ed4 7h1,38e
humorous 0,1yo 633 ed4 7h1 ed7 3sh 5gj 1yn au6 ata cb3 de3 e58 ed8 ed9 eda edb edc edd ede
humorously 2,1yo
humorousness 7,ed7 1yo,edf
humour 7,1wg 633 ed6 1yo ed5,16n mo
humourist i,ed5 633 ed4 7h1,38e
humourous 0,1yo 633 ed4 7h1 3sh 5gj 1yn au6 ata cb3 de3 e58 ed8 ed9 eda edb edc edd ede
hump p,5hb edg,cy 2nf 8t2
humpback 5,edh 8rs,edi 8q8
humpbacked 0,8rt 53k
humped 0,8rt 53k
humperdinck i
humulin 8,,edj
hun i,,430
hunch 9,dzs edg,466 2nf 8t2
hunchback i,edh 8rs,edi 8q8
hunchbacked 0,8rt 53k
hunched 0,edk j4
hundred 0,223,4fq
hungarian 1
hungary f
hunger q,5ht brk ca8,edl
hungrily 2,edm brk
hungriness 7,5ht a95 brk 34y,edl 1u7
hungry 0,brk 34y 5ht brj edn edo 2hn edp a95
hunk h,edq,y5 cza
hunker z,8t1 dh,8t3
hunkpapa a,,5ee 9x7
hunt x,edr eb7 8jz eds 8jy edt kq,5yn 6ia
hunted 0,19t p2
hunter i,8jy eb7 edt edr
hunting 4,8jz edt edr,cm5
huntington f
huntress i,,8jy
huntsman i,8jy
hupa a,,2dy 34n
hurdle 12,edu edv edw,edx 3pw
hurdler i,edv edu,om
hurdles b,edw,edy
hurdling b,edw edu,edy
hurl z,65z edz 649 ee0,4we 4as
hurler i,ee0 65z,ee1 3pe
hurok i
hurricane j,,917
hurried 0,dxv dxo ccz dxr dxq ee2
hurriedly 2,dxs dxv
hurriedness 7,dxo dxv,cce
hurry 12,95n ch6 dxp dp dxo,gw p5
hurrying 0,ccg dk
hurt t,ee3 ee4 4n3 23w 1ez 1ey pr,ee5 83g
hurtful 0,ee6 9hv ee7 bz
hurting q,1ez l4 ee3 1g9
hurtle 12,edz,gw 4as
hus i,ee8
husain i,ee9 eea
husayn i,ee9 eea
husband i,48c eeb eec,4es
husbandly 0,eec eeb 48c amw
husbandman i,1fo,2o5
husbandry 4,1fm,1fp
hush u,eed d6u eee,nw eef
hushed 0,eeg bsk
husk k,6dp eeh,8dt eei
huskily 2,e6i 5p0
huskiness 7,eej dpz 43b 5p0,571 dq0
husking 4,3ub eeh,am
husky 0,43b 5p0 43c eej 5or dpz
huss i,ee8
hussar i,,68s
hussein i,ee9 eea
husserl i
hussite i,,8k
hussy i,10r,10p
hustle 12,5mi xt,560 3u8 4as
hustler i,cqv,3yv 3jx
huston i
hut 6,ebm,33q
hutch 6,ebm,5pz 33q
hutchins i
hutchinson i
hutment 6,,4iz
hutton i
hutu i,,3sj
huxley i
huygens i
hyacinth r
hyades i,,32l
hyaline 0,eek eel
hyalinisation q,eem
hyalinization q,eem
hyaloid 8,eek eel,11v
hyaloplasm 8,,6bv
hybrid 5,een 8sf,2d3 7nv
hybridisation 4,8sg 8sf,8si
hybridise z,8sf 8sg,590
hybridization 4,8sg 8sf,8si
hybridize z,8sf 8sg een 8se,590
hybridizing 4,8sg 8sf,8si
hybridoma 8,,8ei
hydatid q,,91l
hydatidosis q,,d6
hydra 5,,1xl
hydramnios q,,2c
hydrant 6,eeo clf,cdn 7j0
hydrargyrum r,eep,1rw
hydrarthrosis q
hydraulic 1,2lx
hydremia q,,m3
hydride r,,eeq
hydrocarbon r,d9s,brc
hydrocele q,,4t
hydrocephalus q,eer ees,2c
hydrocephaly q,eer ees,2c
hydrochloride r
hydrofoil 6,,s9
hydrogen r,eet eeu,2p8 1go
hydrogenate u,eeu eet
hydrologist i,,dct
hydromancer i,,akl
hydrophilic 0
hydrophobia q,,p1
hydrophobic 0
hydrops q,20h,4p9
hydrothorax q,,7xo
hydrous 0
hydroxide r,,m2
hydroxymethyl r,,1wo
hygeia i
hygiene 9,,2cm 4h7
hygienist i,,hu
hymen 8,eev,7yy
hymeneal a,59x,2a5
hymeneals b,29t,6ce
hymie i,eew,2xw
hymn a,2a5,2a7
hyoid 8,,25g
hypatia i
hype a,3pk,12l 5ca
hyperactive 0,eex oo eey
hyperactivity q,eey eex,4t
hyperacusia q,eez,986
hyperacusis q,eez,986
hyperaemia q,bhw,7xo
hyperbole a,buj ef0 1bz,bup
hyperbolic 0,ef0 iu buj
hyperbolically 2,ef0
hyperbolise w,1bz,9a2
hyperbolize w,1bz buj,9a2
hyperboloidal 0,ef1 1mt
hyperborean i
hypercalcemia q
hypercapnia q,ef2,4s
hypercarbia q,ef2,4s
hypercellularity q,,6ac
hypercritical 0,8qz 5yc
hyperdactyly q,ef3,42
hyperemia q,bhw ef4,7xo
hyperemic 1,ef4 bhw
hyperextend t,,c2m
hyperfine 0,ef5 76k
hyperglycemia q
hypericism q,,9qq
hyperion i
hyperkalemia q
hyperlipaemia q,ef6
hyperlipemia q,ef6
hypermetropia q,cbn cbo,1wc
hypermetropy q,cbn cbo,1wc
hypermotility q,,14j
hypernatremia q
hyperope i,,2ec
hyperopia q,cbn cbo,1wc
hyperpiesia q,ef7,ef8
hyperpiesis q,ef7,ef8
hyperplasia q,549,207
hyperpyrexia q,,ef9 15u
hypersomnia q,65g,efa
hypersplenism q
hypertension q,ef8,22i
hypertensive i,,1kn
hyperthermia q,ef9,4s
hyperthermy q,ef9,4s
hypertonia q,efb efc,668
hypertonicity q,efb,efd 668
hypertonus q,efb efc,668
hypertrophied 0,bit
hypertrophy q,ou,207
hypervelocity s,,1hq
hypervolaemia q,efe,m3
hypervolemia q,efe,m3
hypesthesia q,eff,1y8
hyphema q,,4n0
hyphen a,efg efh,efi efj
hyphenate 10,efh efg,efj
hypnoid 0,2yd 2ya
hypnophobia q,,p1
hypnos i
hypnosis q,efk 38n efl,5n
hypnotise t,efl efm efk,efn
hypnotised 0,bf7 44u
hypnotiser i,efm efl,45c
hypnotism 4,efo efm,c29
hypnotist i,efm efo,45c
hypnotize t,efl efm efk,efn
hypnotized 0,bf7 44u
hypnotizer i,efm efl,45c
hypoactive 0,efp 2q
hypoadrenocorticism q,,to
hypocalcaemia q,efq
hypocalcemia q,efq
hypocapnia q,d4,4s
hypocellularity q,,6ac
hypochondria q,efr efs,2di
hypochondriac i,efs 5o,1kn
hypochondriacal 0,efs 5o efr
hypochondrium 8,,2p2
hypocrisy 7,d4p eft,4s6 efu
hypocrite i,6hx,44p
hypodermic 6,efv 1e5
hypoesthesia q,eff,1y8
hypoglossal 8,,1q
hypoglycaemia q,efw efx
hypoglycemia q,efw efx
hypogonadism q,bsd
hypokalemia q
hyponatremia q
hyponym a,,2d3
hypophyseal 1,efy efz
hypophysectomised 18
hypophysial 1,efy efz
hypophysis 8,efz efy,bgk
hypoplasia q,,207
hyposmia q,,28b
hypospadias q,,2c
hypotension q,,22i
hypotensive i,,1kn
hypothalamic 1,eg0 eg1
hypothalamically 2,eg0
hypothalamus 8,eg1 eg0,28h
hypothecate v,7yo 7yl 324,2b9
hypothermia q,,4s
hypothesis a,eg2 324 7yo,12y al
hypothesise v,7yo,2b9
hypothesize v,7yo 7yl eg2 324,2b9
hypothetic 0,7yk au
hypothetical 0,7yk au 7yl
hypothetically 2,7yk
hypothyroidism q,8ph,to
hypotonia q,eg3 eg4,668
hypotonicity q,eg3 eg4,efd 668
hypotonus q,eg3,668
hypovolaemia q,eg5 eg6,m3
hypovolemia q,eg5 eg6,m3
hypoxia q,28f,edl
hysteria c,8o0 eg7 1dq,9iw 18x
hysteric i,eg8 5o eg9,6yb
hysterical 0,eg8 1dq 5o eg9 1di 8o0 eg7
hysterically 2,1dq
hysterics q,,2fe
iago i
ianfu i,,3yv
iapetus i
iberian i,,194
ibert i
ibrahim i,6b
ibsen i
icarus i
icbm 6,ega
ice r,d2k,8vk
iceboat 6,egb,9qa 4tq
icebound 0,d31 d2m
icebox 6,8cg,acu
iceland f
icelander i
icelandic a,,94j
iceman i,,75p 2zk
ichor 8,ch5 egc,8cf 4q2
ichthyologist i,,5gx
ichthyosis q,egd,ayk
icicle r,,d2k
icily 2,7a3
iciness 7,6mq 6mx d32 7a3,6mv 4lb
icing 4,d2s d2q d2j,d0q d2r
icky 0,3ll dj0 362 u7
icon 6,ege 7al egf,g6 10y
iconic 1,egf ege egg 7al
iconoclast i,,26a 1co
iconoclastic 0,egh 9ty agn 267
ictal 1,egi 8by
icteric 0,egj 2uv 24h
icterus 5,24h egj,34u
ictic 1,egi 8by
ictus q,8by egi,2fe
icy 0,7a3 79s d32 79q 6mx mz
idahoan i,,1ie
iddm q,,egk al5
idea 9,46a ae 96q,469
ideal 0,egl 8qv bpw egm egn 9h6,46a
idealise v,9h6 egn 8qv,ag c6n
idealised 0,ego bpw
idealism 7,egp egq egr as1,bdw egs
idealist i,as1 egt egq,egu
idealistic 1,egr bur egp a2p egt
ideality 7,egm egl ae
idealization 4,dgw 9h6,yn
idealize v,9h6 egn dgw 8qv,ag c6n
idealized 0,ego bpw
ideally 2,egl
idealogue i,egv,1jl
ideate 10,96q 46a egw,7ra
ideation 9,egw ac 96q,6cb
ideational 0,ac a6 egw
idempotent 0,egx egy
identical 0,egz eh0 31p eh1 19e
identically 2,egz
identicalness 7,eh1 eh0 egz eh2 eh3,bni
identifiable 0,mi eh4 a0s me 6xx eh5
identification 4,9s0 eh6 blh eh4,9vd 2ps
identified 0,eh7 69v
identify v,a0s blh mi eh8 eh9 eha eh6 9s0,cjf 1pb
identity 7,eha eh9 a0s blh eh4,ehb eh8
ideologic 0,af a6 ehc
ideological 1,ehd af 6bu a6 ehc
ideologist i,ehe ehc 6bu,wu
ideologue i,ehe,wu
ideology 9,6bu ehc ehe ehd af,ehf dbb
idiom a,ehg 9xx ehh ehi,9zn 2pb
idiomatic 1,ehi ehg ehj
idiomatical 1,ehi ehg
idiopathy q,,4t
idiosyncrasy 7,csj ehk,ai8
idiosyncratic 0,ehk ehl csj
idiot i,6fp ehm,1h2
idiotic 0,8m8 3pq
idiotically 2,8m8
idle 0,c83 c80 c81 ehn eho ehp
idleness 4,ehq ehr,ehs
idler i,92t eht,97m
idling 4,ehq eht,ehs
idly 2,c83
idol 6,ehu dzz ehv,b5h
idolater i,ehw ehx,dc3
idolatress i,,ehw
idolatrous 1,ehy ehx yt
idolisation 4,yl ehz ehv,yn 2fw
idolise 11,ehv yl ehz dzz ei0 ehu,yi
idoliser i,ei1 ehw,yp dc3
idolization 4,yl ehz ehv,yn 2fw
idolize 11,ehv yl ehz ei1 dzz ei0 ehu,yi
idolized 0,ei2 47h
idolizer i,ei1 ehw ehv,yp dc3
idun i,ei3
idyllic 0,ei4 bpw
iffy 0,6eo 6ep
igbo i,,b40 48t
igigi i
iglesias i
ignatius i
igneous 0,ei5 cim
ignitable 0,5l1 5l3 7g8 7w5
ignite 17,7w5 7g8 ei6 5l1 ei7 ei8 ei9 d6e 5l4,ks
ignited 0,bim 197
igniter 6,ei9 d6e 7w5,6h4 s9
ignitible 0,5l1 5l3 7g8 7w5
ignition 4,ei7 7w5,4mg r4
ignitor 6,ei9 d6e 7w5,6h4 s9
ignoble 0,eia eib 3wg 3w6
ignominious 0,abw abx abu aby
ignominiously 2,aaa abw
ignominiousness 7,aby abw,3wk
ignominy q,abu abw,8fz
ignoramus i,1m3,44f
ignorance 9,eic eid eie,469
ignorant 0,eid eif eig eih eic
ignorantly 2,eie
ignorantness 9,eih eid,eic
ignore w,afw a9r,br a7m
iii n,eii eij 223,k1
ike i,b6v
ikhanaton i,1i4
ikon 6,7al egg,10y eik
ileitis q
ileum 8,,axp
ileus q,,4pg bki
iliad a
ilk 9,,55u
ill 0,186 3m2 14j 185 1ft 1ga 1hn 3cz 42t 4fi 5d3 eil 89v 9iu 9x8 al1 azh c88 chi eim djq ein eio eip eiq eir eis eit eiu eiv eiw eix eiy eiz ej0 ej1
illation 9,1zl,2pu
illative 1,ej2 ej3 1zl 9cv
illegal 0,1w8 ej4 1w4 3s1 881 8pn bbg c49 c4a ej5 ej6 ej7
illegalise 15,3q4,3q5
illegality 7,ej4 1w8,ej8
illegalize 15,3q4,3q5
illegally 2,ej9 1w8
illegible 0
illegitimacy q,3xi,3xj
illegitimate 0,ej5 1w8
illiberal 0,eja ami
illicit 0,c4c c4b
illicitly 2,ej9 c4c ej5
illicitness 7,ej5,ej8
illinois f
illinoisan i,,1ie
illiterate 0,ejb eif 1zp ejc ejd eig
illness q,14j 186,188
illogic 7,eje
illogical 0,b4 7x3 eje b2 ejf ejg 7x5
illogicality 7,eje b4
illogicalness 7,eje 7x3 b4
illume u,cqp,ejh
illuminance 7,eji,ejj
illuminant r,ejk cqp,6h4
illuminate u,cqp 8vp 95c eji ejk 6x8,ejh 6x9
illuminated 0,ejl 3de
illuminating 0,biu
illumination q,95c cqp,pl
illumine u,cqp,ejh
illusion 9,cav cag ejm ejn,2gx 9ji
illusional 0,ejm as4 cav cag 9jd
illusionary 0,ejm as4 9jd
illusionist i,2b8 7z6 ejo,1jl qi
illusive 0,ejn as4
illusory 0,ejn as4 cag
illustrate w,bv0 ejp bxt bxr buy 9l6 ciq,a3a 9nt
illustration a,ciq bxr ejq ejp bv0,2w3 9ka
illustrative 0,bxt 13d bv0
illustrator i,ejq,2u8
illustrious 0,69t dh0 69v dnl 69w
illustriousness 7,dnl 69t dh0,br2
ilx 0,223
ilxx 0,223
ilxxx 0,223
image 9,ejr ejs 7al blo,4sq 2h0
imagery 9,6n3 blo,9ny
imaginary 0,ejt as4
imagination 9,asa 6n3 2s0 96q,70p 9ny
imaginative 0,8on 8oj 96q asa
imaginatively 2,8on
imaginativeness 9,asa 8on,70p
imagine 10,96q dqp 8on 6n3 asa,7ra 2b9
imaging 9,6n3 blo,9ny
imam i,eju,2qw 44z
imaum i,eju,2qw 44z
imbalance q,ejv,ejw
imbecile i,6fp ehm,1h2
imbecilic 0,ehm 8pi 6fp
imbecility 4,4aw ehm,3kz 3pi
imbed z,bbb,bbc
imbibe z,9i 3ij
imbiber i,3ij 9i atb,6lo
imbibing 4,atd atb,84w
imbibition 4,atd 318 atb,8w 84w
imbricated 0,ejx 6e
imbrication 6,ejy,644
imbroglio a,bc2,8qf ejz
imbue u,a1e e5,a1k 1jz
imitate 10,8d7 ek0 ek1 2e8,axv 2lf
imitation 9,ek2 8iy ek1,24s 64l
imitative 0,ek0 8d7 ek3 ek4
imitator i,ek5 2e8 8d7,44p
immaculate 0,6yu 6yo ek6
immaculateness q,ek6 6yu,6yq
immanence q,ek7 aiz,e2s
immanency q,ek7 aiz,e2s
immanent 0,ek8 aiz 1ok ek7
immaterial 0,ek9 eka
immateriality 7,eka av ekb c4d ek9 a9q,ekc
immature 0,6mf 3ib ekd 6me
immatureness q,3ib eke 546 6mf bc5,pl
immaturity q,3ib eke 6mf bc5,pl
immediacy 7,ekf ekg,a5f ekh
immediate 0,eki 72y ekj byu ekg un ekf
immediately 2,a5d ekj
immediateness 7,ekg ekf ekk eki cch 72y ekj,69y a5f
immemorial 0,ekl 2cb
immense 0,4dy 33e bjh
immensely 2,ekm 4dy
immenseness 7,bjh 4dy,1xs
immensity 7,bjh 4dy,1xs
immerse v,a4p bi1 388 6b6 bi3,a1k 6b5
immersion 4,ekn eko,ekp a6r
immigrant i,ekq,7cr
immigration 4,ekq,bcp
imminence q,cy1 72x,pl
imminency q,cy1 72x,pl
imminent 0,72x un cy1
imminently 2,72x
imminentness q,cy1,pl
immingle z,4nd kq,1s9
immix u,ik dh,14b
immobile 0,ekr cd0 eks ekt eku cn2 cn1
immobilisation 4,ekv ekw eks ekt,81a 7vs
immobilise u,ekx eks ekv,9pm
immobility q,cn1 cd0,cn3
immobilization 4,ekv ekw eks ekt,81a 7vs
immobilize u,ekx eks ekr ekv ekw,9pm
immobilizing 4,ekw eks ekt,7vs
immoderate 0,buo bvq bun bv8 bz1 c4j c5c c5e eky
immoderately 2,ekz buo
immodest 0,el0 el1 el2
immoral 0,98z 3wj 27u 98y 99k abv el3 7ti
immorality 4,27u 9wm 3wj 98z,9ov
immorally 2,1x7 3wj
immortal 0,1sk el4 1sj 98l 9h3
immortalise u,7hh el5,el6
immortality 7,el4 1sk,ay2
immortalize u,7hh el5,el6
immune i,el7 bxu
immunity q,bxu
immunoelectrophoresis m,,b8r
immunologist i,,el8
immure 15,d8r 5yj,7vr
immurement q,5yj d8r,5yl
immutable 0,6fj 1av el9
imp i,5e2,5e3
impact b,4r2 164,7c2 1a5
impacted 0,7l5 6yl
impaction 4,,4t
impair u,ela 9dh 92x elb,184
impaired 0,a44 28a a43 aza azc
impairer h,elb 9dh ela,1b4
impairment b,92x ela,do
impale z,bd5 elc,bd6
impalement 4,elc bd5,364
impalpable 0,eld bae
impanel v,bd7 bd8,bd9 yb
imparipinnate 0,4fz
impart 14,497 sw 496 8b5 kq,27g
impartation a,8b5 497,1hb
impartial 0,adb 5uc ada aeu ele elf
imparting a,8b5 497,1hb
impassable 0
impasse q,97t,8qf
impassioned 0,2oi 41
impassive 0,elg 97y 6mz bd4 73d
impassively 2,elg
impassiveness c,bd4 elg 97y,2e4
impassivity c,bd4 elg,2e4
impatience q,elh eli elj azm,26w cic
impatient 0,elj azm elh elk ell 2dl eli
impatiently 2,elj
impeccable 0,cdp bpw
impeccably 2,cdp
impeccant 0,elm eln
impecunious 0,elo 5cn elp
impedance j,elq,5wi
impede 15,e5d 2z1 3ys pr 3vq,9ej
impediment 6,3ys 3vq e5d 2z1,3yt 5a2
impedimenta 6,3vq,5a2
impeding 0,72l 4pf
impel 10,cuu au2 asy,593
impelled 0,elr r3
impellent 0,cuz arp 65y
impeller 6,65y
impelling 0,b4r b4n
impendence q,cy1 els,pl
impendency q,cy1 72x els,pl
impendent 0,72x un cy1
impending 0,72x un
impenetrable 0,9mg 9mc elt 9md 72k
imperative 0,vf elu vd 6wd 9ss elv
imperativeness 7,elu vf,8r7 elw
imperceptibly 2,elx
imperfect 0,4nc c95 9e4 4n7 8fu 9e6 ely 2aq
imperfectible 0,ely 4nc
imperfection q,9e4,pl
imperfectly 2,4nc
imperfectness q,9e4 c95 4nc,pl
imperial 1
imperialism a,elz em0 em1,em2
imperialist i,em1 em0 elz,3h
imperil 16,bg3 e5,45n
imperious 0,ab3 2tq ank
imperishable 0,em3 39 ay1 3a
imperium 7,bdl,9k5 3cg
impermanence 7,em4 cl8 pe,59i
impermanency 7,em4 cl8 pe,59i
impermanent 0,pe cl8 em4 pd blz em5 bsz em6 em7 em8 em9 ema emb emc emd 52d
impermissible 0,cur cuq
impersonal 0,eme emf emg emh
impersonally 2,eme emf
impersonate 10,emi 3lv emj emk,p9
impersonation 4,5kx emj eml emi emm,633 6k0
impersonator i,ek5 emm,44p
impertinence 7,emn 6kb emo,4m0 75
impertinent 0,emp c4d 3up 2oc a2x
impertinently 2,emq emo
imperturbability c,8cj 7p1,5sa
imperturbable 0,7p1 5s9 8cj
imperturbableness c,8cj 7p1,5sa
imperviable 0,emr ems emt emu emv emw emx emy emz en0 en1 en2
impervious 0,emr elt ems emt emu emv emw emx emy emz en0 en1 en2
impetigo q,,d2
impetuous 0,eb4 eb5
impetus j,asy,38g
impinge 15,en3 en4 7c2
impingement 4,en4 en3,c29
impinging b,7c2 en3,fp
impious 0,did dic
impish 0,2ob en5 en6
impishly 2,en7 2ob
impishness 7,en6 2ob,2od
implacable 0,dod dob
implant z,bbb en8 en9,bbc
implantation 4,en8 en9 bbb,sa 7c6
implanted 0,83n 83m
implausible 0,cb6 cb4 ena
implausibly 2,enb cb6
implement 15,enc 40z 2if b4y e1p,2ia 2s3
implemental 0,e1p gg 40z
implementation 4,bxn b4y h3 enc,77q 34
implicate 16,bk6 end ene bk7 enf,eng bk9
implicated 0,enh 7rw
implication 9,bk7 enf eni bk5 bk6 7zw,1zl 7zy
implicational 1,ene
implicative 0,enj 7zz bk5 enk 7zw
implicit 0,enl enm enn eno enp
implicitly 2,7z enl
implicitness 7,enm enl,enq
implike 0,2ob en5
implore w,43x,vg
imply w,7zw enk enj enf e5 ene,e6
impolite 0,56h 8u8 56f enr aa2
impolitely 2,aa1 56h
import 14,ens ent enu env,c1x 7j3
importance 7,br2 bmx 8tk 5zc,bsv
important 0,5zc br2 8tn 5za 6m4 815 8cz aib dmx dnk e5u enw enx eny
importantly 2,5zc
importation 4,ent ens,5m7
imported 0,cvf 11x
importee i,enu ens,1l4
importer i,env ens,i8
importing 4,ent ens,5m7
importune w,enz,43x
importunity a,eo0,44a
impose 15,842 6wo eo1 eo2,77p tb
imposing 0,3uu 1t8
imposingly 2,eo3 3uu
imposition 4,eo2 eo1 6wo,77q
impossibility 9,eo4 eo5,eo6 1r9
impossible 0,eo5 eo7 eo4 eo8 eo9 eoa
impossibleness q,eo4 eo7 eo5,eo6
impossibly 2,eo5
impost 6,906,907 8dy
imposter i,c8p,44p
impostor i,c8p,44p
imposture 4,emj,6k0
impotence 7,e22 b59
impotency 7,e22 b59
impotent 0,b59 e22 b58 eob eoc
impotently 2,e21 b59
impound z,7w2 eod 7w3,7b5 843
impounding 4,eod 7w2,2tv
impoundment 4,eod 7w2,2tv
impoverish u,3ry 9pi eoe,9pk 9b8
impoverished 0,9tk 9tr 5cn 4nu
impoverishment 4,9pj eoe 3ry 9pi,eof 9pl
impracticable 0,eo8 eo5
impractical 0,8o1 8nz eog eoh eoi
impracticality 7,egs eoj,d67
imprecate w,20s eok,20t
imprecation a,eok 20s,20q
imprecise 0
impregnability q,eol eom,4h8
impregnable 0,eom 1hv eol
impregnably 2,eom
impregnate t,1jz eon,b8h
impregnation b,eon 1jz,6g eoo
impresario i,byj,4y7
impress 11,16t eop eoq eor eos b4s 1t8 eot
impressed 0,16a 168
impressible 0,eos 16t eou eov eow eox
impression 9,466 eoy eoz,46a 2h0
impressionable 0,eos eou eov eow eox
impressionist i,ep0 ep1,at
impressionistic 1,eoz ep0 466 eoy ep1
impressive 0,1t8 ep2 bzi 16t eop 1t6 2te ep3 3uu 973 ara bze cxg ep4 5av dlm ep5 ep6 ep7
impressively 2,eo3 1t8
impressiveness 7,bzi ep2 1t8 b4s,wh
impressment 4,ep8,2tv
imprimatur a,8ii,fw
imprint 15,ep9 epa,4k2 bkw
imprinting 9,epa ep9,nr
imprison 15,d8r epb epc 5yj,7vr
imprisoned 0,5yi 2kb
imprisonment 4,epb d8r,6iv
improbability 7,epd epe,ap4
improbable 0,epe epd epf
improbableness 7,epd epg ena epe,ap4
improbably 2,enb epg
impromptu a,eph epi,epj
improper 0,epk epl epm epn 33y
improperly 2,epk
improperness 7,epm epl epo epk,457
impropriety 7,epm,457
improve u,1o0 1v5 1v9 epp sv pr epq gi,ks
improved 0,5h1 4bd 5h0 epr 4ba
improvement 4,gi 1v9 epq 1v5 1o0,4be 2sh
improver 6,epp sv 1o0,gn fk
improvidence 7,c50 eps,e16
improvident 0,eps ept c50 epu epv epw
improving 0,epx epy
improvisation 4,epz eq0 c2q c2s,2u9 8uz
improvise 10,c2q epz c2p eq0,7ui
improvised 0,em7 pe
improvize 10,c2q,7ui
imprudent 0,epw e16 ept eq1 4f3
impudence 7,emn 6kb emo,4m0 75
impudent 0,ag4 emo 869 322 emn 6kb
impudently 2,emq emo
impuissance 7,e20 eoc,e22
impuissant 0,eoc b59 e20
impulse g,eq2 5xp,brz 1u7
impulsion 4,asy cuu 65y,38g clh
impulsive 0,eq3 eq4 dxu
impunity q,,1x2
impure 0,10l xb auq 10j eq5 a4i
impureness q,xb eq6 10l
impurity r,auq xb 10l,8tx
imputable 0,2xe 2xf
imputation 9,eq7 2xi 2xg,jm 2xh
impute v,2xg eq7 2xi,ei
inability 9,eq8,3g
inaccessibility 7,eq9 eqa,eqb
inaccessible 0,eqc eqa eqd eqe eqf eqg eqh eq9
inaccuracy 7
inaccurate 0,cdq cdo
inaction q,2p,pl
inactive 0,eqi eqj eqk 2p eql
inactiveness 7,2p eqm aoe eqn eqo 2q,pl qc
inactivity 4,2p eqm eqi eqp aoe eqo,pl qc
inadequacy 7,9f9,1xc
inadequate 0,9fe eqq 9fb eqr eqs
inadequately 2,9fe
inadequateness 7,eqq eqt 9fe,equ
inadvertence 9,eqv,b9p
inadvertent 0,fn fq eqw
inadvertently 2,eqx fn
inadvisable 0
inalienable 0,eqy 85 eqz er0
inalterable 0,er1 er2 cke
inamorata i,,1tb yp
inamorato i,,y5 yp
inane 0,2y0 28j er3
inanimate 0
inanimateness 7,er4 58u er5,1me
inanition 7,er6,37f byc
inanity 7,er3 2y0,1gl
inanna i
inapplicable 0,er7 a2x
inappositeness 7,er8,er9
inappropriate 0,era er9 epo erb
inappropriateness 7,erb er9 erc era,epm erd
inapt 0,3gt 74z er8
inaptness 7,er8 3gt,er9
inarticulate 0,ere 2ed 2eg erf erg erh eri ax7 erj
inattentive 0,7t erk 7s aif as8 auy erl 60r
inattentively 2,7r 7t
inattentiveness 7,e12 60r erk,e15 qc
inaudible 0,erm ern ero erp erq err ers
inaugural a,ert eru,epj
inaugurally 2,ert
inaugurate 15,erv erw,7hk
inauguration 4,erw erv,44c
inauspicious 0,erx 12e ery erz xr
inauspiciously 2,es0 erx
inauspiciousness 7,ery es1 12e erx,es2
inboard 0
inborn 0,7xj 7zd nx 7ze
inbound 0,es3 es4
inbred 0,7zd 7ze
inbuilt 0,es5 es6
inca e,es7,1v4 es8
incalculable 0,8je 8jd
incan i,es7,es8
incandesce u,es9 esa esb esc,nw
incandescence 7,esb esc 5u4 es9 esa,96t ejj
incandescent 0,5u4 3de esb
incantation a,7z1,7z3
incapability 7,esd ese esf eqr esg,esh esi
incapable 0,esg esf esd ese esj esk
incapableness 7,esd ese esg,esh esi
incapacitate u,844
incapacitated 0,e1x e1z
incarcerate 15,d8r 5yj,7vr
incarceration q,5yj d8r,5yl
incarnate 10,esl 4ud 3ek 4ue,qm
incarnation a,3ek bbl esl,3el 8oq
incase z,643 bf3,8ek
incasement 4,bf3 643,53y
incautious 0,eb5 60n eb4 60h
incautiously 2,eb5
incendiary 6,2u3,21 4w7
incense r,6ap,m2
incensed 0,23n 1ca
incentive g,esm,9vm 48p
inception b,dda,44g
incertain 0,1uf 1ue ap0 dpd
incertitude 9,a7k,6ct
incessancy 7,69d 69b,69f
incessant 0,69b 69c 69d
incessantly 2,69e 83b 69b
incessantness 7,69d 69b,69f
incestuous 1,ca4
inch n,,a2c
inchoate 0,b08 2nn
incidence o,,d12
incident b,859,fp
incidental 0,esn eso esp esq
incidentally 2,esn
incinerate u,esr 5l0 ess est 5ky kq,14b
incineration 4,ess esr 5l0,5l6
incinerator 6,est 5l0,d5k
incipience s,esu b08,44h
incipiency s,esu b08,44h
incipient 0,b08 2nn esu
incise z,esv esw 9ml esx,1y6
incised 0,4fz 6ph
incision 4,9ml esx esw esv,8n9 esy
incisive 0,rb 2k6 esz
incisively 2,et0 rb
incisiveness 7,esz rb,b4p
incisor 8,,2a2
incitation 4,et1 et2 eot et3 et4,2sf
incite w,eot et4 16t et5 et6 et1 et7 et2 clb,593 1dg
incitement 4,et2 et6 et4 eot,2sf 2l
inciter i,clb et3 et4,1dy
incitive 0,et7 1dw et4
inclemency 7,74a dxg et8 et9,eta etb
inclementness q,74a et8,eta
inclination 9,492 etc aff etd,er 230
incline 16,etc g4 ete etf 492 etg etd,5s 3ze
inclined 0,2ln 2lm ctd eth
inclining 4,eti,20
inclose z,8ek,4zn
inclosure 4,53y etj,3pb bfd
include 16,7py,403
inclusion 4,bfg,3p1 etk
inclusive 0,7by 7po
incognito 2,7qt 5m2
incognizance 9,etl etm,2k4
incognizant 0,etm etl etn eto etp etq
incoherence a,adg etr 7x5,a8z b8
incoherency a,adg etr 7x5,a8z b8
incoherent 0,7x5 adg etr 7x3
income l,b0l,ets
incoming 0,es4 es3 d6d ett
incommode 15,513,164
incommodiousness q,etu,a8s
incommunicative 0,73d 73c 97y etv etw etx ety
incomparable 0,etz eu0 eu1 eu2 eu3
incompatibility o,eu4 aag,88h
incompatible 0,28x 88d
incompetence 7,eu5 5jm eqr 3lm eu6,esi
incompetency 7,eu5 5jm 3lm eu6,esi
incompetent i,4sd,44f
incomplete 0,eu7 eu8 eu9 eua eub euc eud eue euf
incompletely 2,eu7
incompleteness q,eu8 eug eu7,7nt
incomprehensible 0,8vd bic b0 8vc euh eui euj euk bib eul eum eun euo eup
incomprehensive 0,euq eur
inconceivability q,eus eo7,eo4
inconceivable 0,eo7 eoa eus
inconceivableness q,eus eo7,eo4
inconceivably 2,eo7
incongruous 0,aai eut aah erc euu euv
inconsequence 7,euw eje eux,euy
inconsequent 0,eux cib euw
inconsequential 0,eux cib
inconsequentially 2,euz
inconsequently 2,euz eux
inconsiderable 0
inconsiderate 0,ev0 ev1 4sl ev2 ev3
inconsistency 7,eu4 ev4 7w9,88h e3o
inconsistent 0,7w9 ev5 ev4 7w8 aag ev6 ev7
inconsolable 0,a92 a93
inconspicuous 0,ev8 ev9 eva
inconspicuously 2,ev8
inconspicuousness 7,ev9 ev8,evb
inconstancy 7,c8n 5xt evc,adw 6ev
inconstant 0,evc c8n 5xt c9q chz
incontinence 7,ah3 evd,9e0 ah5
incontrovertibility 7,eve evf,dep
incontrovertible 0,evf 9l0 evg eve 9l1
incontrovertibleness 7,eve evf 9l0,dep
inconvenience 7,etu 8x8 513,a8s 2ym
inconvenient 0,3gn eqb 3gl
inconveniently 2,3gn
incorporate u,evh 7px evi 25z,7fx 7py
incorporated 0,evj evk 1fd 7vo
incorporation 4,evi evl evh,1sf
incorporative 0,evm dq evl
incorporeal 0,a9q av a9p evn
incorrect 0,bps bpu bpr evo c9k evp
incorrectly 2,c9i evq bps cdo
incorrectness 7,evp bpu bps,epm
incorrigible 0,evr evs evt evu evv
incorrupt 0,2cr d1c 2cn evw evx d19
incorrupted 0,cdp bpw
incorruptibility 7,evw,5ua
increase u,is 3a4 ir evy in 3a6,9c3
increased 0,iu it 3a9 bi9 ef0 evz ew0 ew1
increasing 0,dq dg im ih 3a7 evm ew2 ew3 ew4 ew5
increasingly 2,ew6 dq
incredibility 7,ew7 330
incredible 0,330 ew7 32z c6f epg ew8
incredibleness 7,ew7 330
incredibly 2,enb 330
incredulity 9,a7j a7o,a7k
incredulous 0,a7o a7j a7n
incredulously 2,a7p a7o
increment 7,in evy ew9,9fo 1xc
incremental 0,ew9 jb in evy
incriminate w,8po jo 8pv 4ks 7iu,bu4 jn
incriminating 0,8pv js
incrimination a,4ks 8po jo,jm
incriminatory 0,8pv js 8po
incrust u,bfx 8ux,yu 76a
incubate t,ewa 5d9 ewb 58z dxx 5dd 5db,y2 ewc ewd
incubation 4,ewb ewa,375
incubator 6,5db 5d9,143
incubus i,,929
inculcate v,ewe ewf
inculcation 4,ewf ewe,ewg
inculpability q,4kx 4kw,4ky
inculpable 0,4kw 8q 4kx
inculpableness q,4kx 4kw,4ky
inculpate 16,8po js 4ks,bu4
inculpation a,4ks 8po,jm
inculpative 0,js 8po jr 7i6 7tf 8pv 938 ewh
inculpatory 0,js 8po jr 7i6 7tf 8pv 938 ewh
incumbent i,ewi,2g1 4wz
incumbrance 6,5k4,5gl
incur 16,ewj ewk ewl,3ld
incurable 0
incurably 2,er2
incurrence 4,ewl ewj,7ip
incurring 4,ewk ewj,ns
incursion 4,,x2
incursive 0,ewm 2zq
incurvation 4,53j,7qq
incurvature p,53j,7qq
incurved 0,8zi 2nb
incus 8,,ewn
indebted 0,ewo ewp ewq
indebtedness o,2t9 ewq ewr ewo,ews
indecency 4,bjg ewt epn el2 8u2,epm 9wk
indecent 0,epn 8u2 epk bjg ewt 8u0 ewu
indecently 2,8u2
indecision 9,e3l,a7k
indecorous 0,ewv epn eww epk
indecorously 2,ewx ewv
indecorousness 7,eww epn ewv,epm
indecorum 4,eww,epm 9wk
indeed 2
indefatigable 0,bh5 5bg ewy
indefensible 0,ewz ex0
indefinable 0,ex1 ex2
indefinite 0,8lu ex3 8lr ex4
indefinitely 2,8lu
indefiniteness 7,ex3 ex5 8lu,ap4
indefinity 7,ex3 8lu,ap4
indelible 0
indelicate 0,ex6 5td
indemnification 4,1vr ex7 7mi,1vs 7mj
indemnify 14,ex8 7mi ex9 exa 1vr ex7,8kk 59q
indemnity l,ex9 exa ex8,1x2
indentation p,705,53j
indentured 0,2ka 2kb
independence q,3bw exb 3dz 3bz,d0b
independency q,3bw 3dz,d0b
independent 0,3bz 3bw 3by 3e0 cm7 7ky exc exd
independently 2,3bz
indescribable 0,exe exf
indescribably 2,exg exe
indestructible 0,exh ay1 exi em3
indeterminacy 7,ex3,ap4
indeterminate 0,exj ex3 exk exl
indeterminateness 7,ex3 1tx exj,ap4
indetermination 7,ex3,ap4
index a,exm exn exo,exp c75
indexation 4,exo,exq
indexer i,exn exr
indexical 1,exs exm
indexing 4,exr,31r
indexless 1,exs
india f
indian 1
indiana f
indianan i,e9i,1ie
indianapolis f
indicant a,74v exm 2pr 3ac,7k8 c75
indicate w,3ac ext exu 74v exv 9lz e5,27g na
indication a,74v 2pr 3ac,7k8
indicator a,exm exv 27h 3ac,c75 1iz
indicatory 0,exu exw
indict 15,2sp exx exy,jn
indictability q,exz 6h9,4q5
indictable 0,6h9 4ko exz
indictment a,exy exx 2sp,oa jm
indifference c,1q5 bd4 2e5 elf ekb ey0 ele,2e4
indifferent 0,2e2 ey0 e14 2e6 2e5 4p1 1q5
indifferently 2,2e2
indigen i,5b
indigence q,ey1 9tk,9pj
indigene i,5b
indigenous 0,3d3 3d4 3d5
indigent 0,9tk 5cn ey1
indigestible 0,coi cog
indigestion q,azg
indignant 0,23n 1ca
indignantly 2,23n
indignation c,ey2,22p
indignity 4,,18z
indirect 0,2y3 9wq 2y2 6sl ajz ey3
indirection 4,,5r0
indirectly 2,1pj
indirectness 7,9wq ey4 2y3,2yj
indiscriminate 0,ey5
indiscriminately 2,2mn ey6
indispensability 7,ey7 bqv ey8,bqy
indispensable 0,ey8 bqv ey7 8r5 bqw
indispensableness 7,ey7 bqv ey8,bqy
indispose t,acy afq acx,9v9
indisposed 0,1ga 2c3 186 2c4
indisposition 7,acx 83g acy,14j acz
indisputability 7,dep ey9 eya,6cs
indisputable 0,ey9 eya evg dep 6cr
indissoluble 0,eyb eyc eyd 3a
indistinct 0,4ss 4st 4so 74e a3t
indistinctly 2,a47 4ss
indistinctness 7,4st 4ss,4su
indistinguishability 7,eh1 egz,bni
indistinguishable 0,egz 31p eh1
indite 10,26h,efj 79c
individual 3,ehl eye ai9 ehk eyf eyg eyh eyi,24o 1ba
individualise u,eyj eye eyk,9bz
individualised 0,eyl 1gn
individualism 7,ai9 eyf cge,qc
individualist i,cge ai9
individualistic 0,eyf 5xc ehl ai9 5x8
individualistically 2,eyf
individuality 7,ai9 ehl,qc
individualize u,eyj eye eyk,9bz
individualized 0,eyl 1gn
individually 2,eym ehl
individuate u,eyn eyo eyk ai9,6gp 8vw
individuation 7,eyk ai9 eyn eyo,2jo qc
indocile 0,eyp evv
indoctrinate v,alq 24s ewg,b3s
indolence 7,c82 c81,eqm
indolent 0,c81 c83 c82
indolently 2,c81
indonesia f
indonesian a,eyq 3od,194 eyr
indoor 0
indoors 2,eys
indorse 15,3jj 3ji 4sr 13q,2hr
indorsement 4,4sr bgq 3jj 3ji,12l hj
indorser i,bgp bgr 3ji 8gp,wp 2z
indra i
indubitability 7,dep eyt,6cs
indubitable 0,eyt mm dep
induce 10,eyu 681 eyv 683 eyw esm eyx 76d 2y1,dbk
induced 0
inducement g,esm 681,9vm
inducer i,76d 681,1b6 17o
inducing 4,eyw eyv eyu 681,680
inducive 0,683 px eyu 681
induct 15,eyy 80k 8eb eyz,bko
inductance 6,ez0,5wi 29p
inductee i,eyz 80k ez1 eyy,2p3 2w2
induction b,8eb ez0 dbh ez1 eyy,6ce 5wi
inductive 0,ez0
indue 15,bgw,bep
indulge y,ez2 dmk ez3 4gl ez4,66x
indulgence 4,ez5 ez4 ez3 ez6 4bg dmk,ah5 ez7
indulgent 0,4bg ez6 ez4 99l 4bf ez8 dab bm7 ez9 eza ezb ezc
indulgently 2,ez6
indulging 4,4gl 3i9 dmk,dmj
indurate u,25q 1qh 5qm pr,nw
induration q,1qh 25q 5qm,m8
industrial 1,ezd eze ezf ezg ezh
industrialised 0,ezg eze
industrialism e,ezi ezj ezk,b2v
industrialist i,ezj ezl ezi,1sg
industrialization 4,ezk,ezf
industrialized 0,ezg eze
industrially 2,ezd
industrious 0,dwg 30t 30s
industriously 2,dwg
industriousness 7,30s bh4 dwg,9ve
industry e,ezl ezf ezj,8cn 12v
indweller i,1qi,pp
indwelling 0,ezm ezn
inebriant d,1jo d3u,1js 1jt
inebriate i,1jy 414 d3u ezo,3ij 419
inebriated 0,3io 3in 43j 49z avl 4ci av9 avm avn avo
inebriation q,1k0 avp d3u ezo,1k1 av0
inebriety q,avp,av0
ineffable 0,exe exf
ineffably 2,exg exe
ineffective 0,ezp eob ezq ezr ezs b59
ineffectively 2,ezp
ineffectiveness 7,ezq eob ezp,e22
ineffectual 0,ezp d64 ezq ezr ezs d65
ineffectuality 7,ezq d64 eob ezp,e22
ineffectually 2,d64
ineffectualness 7,ezq d64 eob ezp,e22
inelaborate 0,ezt 3bk
inelastic 0,97x 97w
inelegant 0,da1 4yv da0 e7n
ineligible 0,afp afo
ineluctable 0,ezu ezv
ineluctably 2,ezw ezu
inept 0,3gt ezx 74z 3go eu6 erd
ineptitude 7,3go dpp,1sr
ineptly 2,ezx
ineptness 7,3go erd 3gt ezy ezx,1sr
inequality 7,ezz,a0f
inert 0,f00 f01 cn0 f02 eqk
inertia 7,eqm,qc
inertness 7,f02 f00 f03
inescapable 0,ezu ezv
inescapably 2,ezw ezu
inevitability 7,f04 f05 ezv,6cs
inevitable 0,ezv f05 f04 ezu f06 cvv
inevitableness 7,f04 f05 ezv,6cs
inevitably 2,f07 ezw ezv
inexact 0,2le 2lc f08 f09 f0a
inexcusable 0,f0b f0c
inexhaustible 0,f0d 52i
inexorability 7,f0e dob,f0f
inexorable 0,dob rl dod f0e rn
inexorableness 7,f0e rl dob,f0f
inexorably 2,dob
inexpensive 0,18k 6jt 6jh 66d 6ji 6jj 18j 6jk 6jl
inexpensively 2,6jp
inexpensiveness 7,6jt 18k,8h7
inexperience 9,f0g 5s5,eic
inexperienced 0,5s5 5s4 f0h f0i f0j f0k
inexperient 0,5s5 f0g 5s4 f0h f0i f0j f0k
inexpert 0,1so 1sp
inexpertly 2,2wc 1so
inexplicable 0,8vd 8vc euh eui euj
inexplicably 2,8y1 8vd
inexplicit 0,enl enq enn eno enp
inexplicitness 7,enq enl,1tu
inexpressible 0,exf exe
inexpressibly 2,exg exf
inextricable 0,f0l f0m
infallible 0,ctu ctt f0n
infamous 0,ag1 932 f0o f0p
infamy q,f0p f0o ag1,8fz aa8
infancy s,3i7 3i2,y3
infant i,3i2 3i7 3i8,3i3
infanticide 4,,2zk 4qd
infantile 0,6me 6mf
infantilism 4,34l,2c 9wk
infantry e,,2w0
infantryman i,ap8,2dt
infarct q,f0q,m8
infarction q,f0q,m8
infatuate 11,f0r f0s,2sg
infatuated 0,bew yt
infatuation c,f0s f0r,cgy
infeasible 0,eo8 eo5 f0t
infect t,f0u f0v f0w f0x 858 f0y 4fd,18g 85j
infected 0,77 76 a5o 85l f0z f0x f10 f11
infection q,4fd f0x f0v,188
infectious 0,f0x 7k5 77 4fd 85b 7k3 85a 85p
infectiously 2,85c 7k5
infective 0,f0w 8qb f0u f0v
infelicitous 0,74z f12 3gt 3l
infer v,9ct c4u 1zl,7sj
inference 9,1zl ej3 ej2 c4u 9cu 9ct,2pu
inferential 1,ej2 1zl 9cv
inferior 0,ecq 6jn ecp f13 f14 3m3 5in 6jm 7jk 75z 7hx bxf f15 f16
inferiority 7,3jz f14 9fa 6jn,f17 5r8
infernal 1,f18 9ky 4ku f19 e1l 35z
infernally 2,e1m f1a
inferno 9,e1l 7w6 f18 f1a,1gp 3o8
infertile 0,f1b 3vm 3vl f1c f1d
infertility q,3vm f1b,4s
infest 12,f1e d6 f1f,f1g
infestation e,d6 f1f f1h f1e,d49 f1i
infidel i,dc3,4lu
infidelity 7,adw
infield 6,f1j 3kg,3ym
infielder i,3kg f1j,cif
infiltrate 12,f1k f1l f1m f1n,ck1 f1o
infiltration 4,f1m f1k f1p,cuk
infiltrator i,f1n f1k f1p,8ja 4tg
infinite 0,52i 52j brq 52h 95y bgf f0d
infinitely 2,bgg 52i
infiniteness 7,52j 8jd 80 52i
infinitesimal 9,f1q 3sc,4iy
infinitive a,,f1r
infinitude 7,52j,3zc
infinity s,brq 52i,87r
infirm 0,992 f1s 993 32n f1t
infirmary 6,33r,eam
infirmity q,32n 992,999
infix a,bbc,17t 17r
inflame t,f1u f1v f1w f1x,1c0
inflamed 0,f1y f1z 2uv 3de
inflaming 4,ei6,2sf
inflammation 4,f1w bw5 f1u f1x,23j
inflammatory 0,f1v 2uv f1u f1x
inflate u,bzf f20 bzh,3a4 bza
inflated 0,ef0 iu
inflation m
inflect w,f21 7yt,5gc
inflection a,7yt f22 f21 f23,f24 9j0
inflexibility 7,f25 f26 f27 dwd rn,f28 f29
inflexible 0,rn f25 rl 56c
inflict w,6wo f2a,tb
infliction 4,eo2 f2a 6wo,77q 5f6
inflorescence k,2aa 1w0,2ab 4qp
inflow m,f2b,1ht
influence 7,cuv 4k2 c29 3cu 6hv f2c f2d bkw,afd 164
influent 0,ett es4
influential 0,3cu f2d f2c cuv 3ct f2e f2f
influenza q,crd,857 2ol
influx m,f2b,1ht
info a,2n9,mo
inform w,na 6xd biu 13d 95v 2n9 nd 37n 4b4 2kd,tb
informal 0,ct2 f2g f2h 64y 653 ct1 f2i f2j
informality 7,657 f2h 8ly ct2,7ow f2k
informally 2,ct2
informant i,4b4 na,17o
information a,2n9 nd na,mo 3g
informational 1,nd
informative 0,biu 6xd na 6xc 9l6 9zr aln b41 b4b c0t c25 f2l f2m f2n
informatory 0,13d na 134 bxt f2o f2p
informed 0,8au 8at e2c f2q f2r
informer i,4az f2s,4b4
informing a,f2t 2kd f2s na,a8m 2y7
infotainment a,alr,als
infra 2,47k
infract 15,4sc f2u,575
infraction 4,f2u 4sc,7iu
infrangible 0,f2v 85 f2w eqy
infrared 0,f2x 5sy,39m
infrastructure 6,f2y,czj f2z
infrequency 7,f30 f31,98h
infrequent 0,f31 f30 f32 f33
infringe 12,88v bfr f34 f2u,4sc 116
infringement 4,f34 f2u 88v bfr,5f6 7iu
infundibulum 8,,67q
infuriate 11,bv3 8o0 d5j bjq,1c6
infuriated 0,22r 1ca
infuriating 0,bv2 a8v
infuriation c,bjq bv3,22p
infusion 4,c42,7ys 9rw
ingathering a,f35,2ic
inge i
ingeminate w,dx8 e5,27g
ingenious 0,103 101 f36 70o
ingeniousness 7,70o f36 103,70p 6og
ingenue 9,,qh y4
ingenuity 7,70o f36 103,70p 6og
ingenuous 0,2w5 f37 2wf 2w8 2w9 6mk 2w7
ingenuousness 7,2w7 2wf f37 2w5,2we 5u6
inger i,f38,60v
ingerman i,f38,60v
ingest y,1mx 8u 84w,92
ingestion 4,84w 1mx,q4
inglorious 0,abw abx
ingloriously 2,aaa abw
ingrain v,eoq,a1k 16t
ingrained 0,83n 83m
ingraining 4,ewf,ewg
ingrate i,,26z
ingratiating 0,f39 wj 42c
ingratiation 4,,4l6
ingratitude c,f3a,16n
ingredient 6,xc 7os,fk 52z
ingres i
ingress 4,eko x2,a6r 2ti
ingrian a,f38,60v 60w
ingroup e,5o3,3qd
inguen 8,dp4,2p2
ingurgitate y,4gk,57u
inhabit 16,an6 f3b 4j2 1qi,36x
inhabitancy 4,4j2 an6,f3c
inhabitant i,1qi an6
inhabitation 4,4j2 f3b an6,f3c
inhabited 0,7cp 7co f3d f3e f3f f3g
inhalant 6,f3h f3i 58k f3j,1go 2ax
inhalation 4,d9v f3j 58k,58b
inhalator 6,f3k 58k,f3l 35o
inhale t,f3j 58k f3i d9v f3h f3k,f3m 58f
inharmonic 0,a9k a9o
inharmonious 0,a9o euu a9k f3n ahf aai
inhere 16,f3o es5 enn f3p,2hk
inherence q,f3p es5 f3o,e2s
inherency q,f3p,e2s
inherent 0,es5 es6 f3p f3o
inherently 2,es5
inherit 14,f3q e1e f3r,ej
inheritable 0,215 214 ca0 e2v e2w e2x e2y
inheritance 4,f3r f3q,ns
inherited 0,ca0 215
inheritor i,e1e f3q,te
inheritress i,e1f,e1e
inheritrix i,e1f,e1e
inhibit u,f3s f3t cup,3f1
inhibited 0,f3u f3v f3w
inhibition 4,93i,a4 f3x
inhibitory 0,f3t 7vu f3s
inhomogeneous 0,e3q 31u
inhospitable 0,3vj 3vi dib f3y
inhuman 0,f3z 3t0 363
inhumane 0,3t0 363 3sy 40h 5uq f3z f40
inhumaneness 7,363 3t0
inhumanity 4,363 361 f3z,364
inhumation b,5kr 5ks,5kt
inhume 15,5ks 5kr,5lr
inimical 0,bj6 294 28w 1cs
inion 8,,cz
iniquitous 0,f41 cnh 9wm
iniquity 4,9wm f42 f41,9ov 5f6
initial 0,clp 2nz
initially 2,clp
initiate 10,f43 ps ez1 eru eyx 8og 1d4,qs 593
initiation b,8eb 8og ez1 f43 ps,6ce 44c
initiative 7,bkk f44,1d3 44c
initiator i,1d4 ps,2qw
initiatory 0,eru f45 f43
inject t,f46 f47 f48 f49,a2g sb
injectable 0,f47 f49 f46
injectant r,f48 f46,7ys
injection 4,f49,bfd
injector 6,f49,2hy
injun i,f4a,1ki
injunction a,bif bie a53 bid,4d1 3q2
injure t,5eb 4n3 7td ags,ee4
injured 0,adu f4b adt f4c f4d f4e
injurious 0,9hv bz 4n3 dwl
injury q,4n3 7td 9hv 5eb,188 fl
injustice 4,f42,5f6
ink r,f4f lv,4bn
inka e,es7,es8
inkiness 7,4je lv,4k7
inkling 9,dg9,dga
inky 0,lv lk f4f 4je
inland 0,f4g f4h f4i
inlay 10,,yu
inlet h,8kh,3z8
inmarriage q,bgm f4j,4et
inmarry 15,f4j bgm,f4k
inmate i,f4l 8be,1kk 1kn
inmost 0,f4m f4n ezn f4o
inn 6,391,392
innards 8,bl5,53a
innate 0,f4p f4q f4r f4s 55e
innateness 7,f4r f4q 7xj f4p,88
inner 0,f4t f4o ezn f4n
innermost 0,f4m f4n ezn f4o
innervation 7,bw6,1kd aiy
inning s,,52z
innkeeper i,4xg,4xh
innocence 7,2w7 f37,2we
innocent 0,8q dwr 4ky 8p ob 4kw dwq
innocently 2,8q f37
innovate 10,99g dpm f4u 8og dpl,ps
innovation 6,f4u 7r8 dpm 99g,2u9 70p
innovational 0,dpm d0d 7r8 f4u 8og
innovative 0,11c dpm 11k f4v d0d 99g
innovativeness 9,f4v 11c dpm,f4w
innovator i,dpl 99g,7r9
innuendo a,f4x,end
innumerable 0,8jd 8je 8jf
innumerableness 7,8jf 8jd,5hw
innumerous 0,8jd 8je
inoculation 4,f4y f4z,f50
inoculator i,f51 f4z,9mo
inoperable 0,f52 f53
inoperative 0,9gc 9gb
inopportune 0,f54 f55 f56
inopportuneness 7,f55 f54,eqb
inordinate 0,bv8 buo bvl
inordinately 2,c4i bv8
inordinateness 7,bvl bv8,bvq
inorganic 0,f57
inorganically 2,f57
inosculate z,20i 20j 20m,20k 20l
inosculation 8,20m 20j,20o
inpatient i,f4l,1kn
input a,,1iz
inquest 4,,f58
inquietude c,afv,23s
inquire w,2y5 f59 2y6 2y4 bjl bjo f5a 8xy,tb f5b
inquirer i,2y4 2y5,1og
inquiring 0,f5c f5d f5a f5e
inquiry 9,bjn bjl f58 2y5,5r1 bjo
inquisitive 0,8xy 8xu 8xx f59
inquisitively 2,8y2 8xy
inquisitiveness 9,8xx f5a 8xy,8xt
inquisitor i,f5f,2y4
inroad 4,,bft
insane 0,3pq f5g 8ny 3pp 55c 6cu 8m8 8nu chl e0r f5h f5i f5j f5k f5l f5m f5n f5o f5p
insanely 2,8nv 3pq
insaneness q,f5g 3pq,8ny
insanity q,8ny 3pq,f5q
inscribe z,bhy bi0,63c
inscribed 0,f5r 8yy
inscription a,bms,s1
inscriptive 1,bms
inscrutability 7,f5s 8vc,b0
inscrutable 0,8vc 8vd f5s
inscrutably 2,8vc
insect 5,43k f5t,2m7
insectan 1,f5t 43k
insecure 0,f5u f5v f5w f5x f5y
insecureness q,f5v f5z f5u f60,f5w
insecurity c,f5w f5z f5u f60,93z 23s
inseminate t,f61 ces f62 f63 f64 8x5
insemination 4,f62 f64 f61 ces,q4
insensate 0,f3z 3t0
insensibility 7,f65 5rw f66 495 f67,7fj 5s0
insensible 0,495 f67 f65 1z4 493 5s1 5rw
insensibly 2,f68 495
insensitive 0,97i 97h f69
inseparable 0
insert z,bbc etj f6a bfd e5,17r 2st
insertion 4,f6b bfd f6a bbc etj,mo 9pz
insessores 5,f6c,f6d
inset 6,,7al
inside 2,eys f6e
insider i,,6bz
insidious 0,f6f 945 44w f6g 57x
insidiously 2,f6h dwm
insidiousness 7,f6g dwm f6f 945,dwl f6i
insight 9,f6j f6k 55d,f6l f6m
insignificance 7,euy f6n f6o f6p,f6q
insignificant 0,f6o f6n bed euy f6r
insignificantly 2,f6o
insincere 0,d4l efu f6s d4k c9j f6t eft
insincerity 7,efu d4l,f6u
insinuate w,10t f4x,f6v 10v
insinuation a,f4x 10t,end
insipid 0,4l1 f6w 4l2 4l3 50d 50e
insipidity 7,50e 4l3 4l1,50g cou
insipidness 7,50e 4l3 f6w 4l1,50g cou
insist w,30c f6x
insistence a,f6x 86z 30c,9jp
insistency 4,elu 6wd,8r7 13f
insistent 0,86z 6wd 86y elu f6x vf
insistently 2,6wd
insisting a,f6x enz,9jp
insobriety q,avp,av0
insofar 2
insolate 13,f6y f6z f70 e1k,141
insolation 4,f6z f70 f6y,e0d
insolence 7,6kb 39a ag4,75
insolent 0,ag4 39a 869 6kb 3tl
insolently 2,39a
insolubility 7,f71 f72 e9w f73 eyb,1al
insoluble 0,eyb f72 eyd
insolvable 0,f74 f73
insolvency q,3s0 3rw,eof
insolvent i,3rx 3rw 3s0 3ru,awh
insomnia q,,efa
insomniac i,3fs 32w,287
insouciance c,5zy 64w,4p2
insouciant 0,64w 4p1 5zy
inspect 13,,but
inspection 4,6k8 f75,3e4
inspector i,f76 f77,4u4
inspectorship 4,f77 f76 5w0,cr
inspiration 6,dd7 f78,46a 4y1
inspirational 0,f79 f7a
inspiratory 1,58k d9v
inspire 11,24v f78 f7b dd7,18y
inspired 0,bao 69w
inspirer i,d7s f7c,2qw
inspiring 0,bjb bja
inspirit u,f7d,251
inspissate u,f7e f7f f7g f7h f7i,14b
inspissation 4,f7g f7h f7e f7f f7i,9rv 7tt
inst 0,f7j byu
instability 7,,20f f7k
instal z,f7l f7m,2st
install z,f7l f7m,2st
installation 4,f7m 1gz bko f7l,44c 1w9
installing 4,f7m f7l,44c
installment l,,48p
instalment 4,,5c8 f7n
instance b,63s buy f7o f7p bv0,fp nd
instancy 7,ekg cci,69y
instant s,f7q 714 cci,f7r 44j
instantaneous 0,cci dk 714 ekg
instantaneously 2,f7s cci
instantaneousness 7,ekg cci,69y
instantiate 13,f7o f7p 63s buy,9ug
instantly 2,a5d f7s
instauration 4,8og,44c
instead 2,1rd f7t
instep 6,,2nc 644
instigant i,clb et4,1dy
instigate w,et4 et7 cta clb,1dg
instigation 4,2i cta f7b et4,2l eyx
instigative 0,et7 1dw et4
instigator i,clb 1d4 et4 f7b,1dy 2qw
instillation 4,,bfd
instilling 4,ewf ewe eoq,ewg
instinct 9,,2lp
instinctive 0,f7u eq4
instinctively 2,f7u
institute 10,2ip 8og,ps qs
institution e,ct f7v f7w,172
institutional 1,f7v ct 33p f7x
institutionalise 14,7is 33p 8og,f7y
institutionalised 0,f7z f80 f7w
institutionalize 14,7is 33p,f7y
institutionalized 0,f7z f80 f7w
institutionally 2,f7v
instruct w,b3s 6xd 8jx 3mr pr 7r1,na a53
instruction a,cxm 8jx f81 b3s,mo pf
instructional 1,f81 cxm 8jx f82
instructions a,,f83
instructive 0,6xd b3s 6xc 9l6 9zr aln b41 b4b c0t c25 f2l f2m f2n
instructor i,3mr f84 b3s,b43
instructorship 4,f84 3mr,cr
instructress i,,3mr
instrument 6,1zt f85 e1p f86,s9 1bc
instrumental 1,5ru
instrumentalist i,gu 5ru,qi
instrumentality 7,e1p,8pj 9v2
instrumentate 10,5ru,7ox
instrumentation 6,2s3 f86,1w9 b4y
insubordinate 0,f87 9f5 aee f88 f89 9f3
insubordination 7,,9f1
insubstantial 0,149 147 f8a f8b f8c
insufferable 0,f8d f8e 4is f8f
insufficiency 7,,c7u esi
insufficient 0,9fc 9f9 9o4 eqt f8g f8h
insufficiently 2,9fc
insulant r,f8i f8j,59u
insular 1,f8k f8l f8m f8n 720
insularism q,f8m,27t
insularity q,f8m f8l f8k,27t
insulate u,f8j ddm f8i 5lx f8m,aaq
insulation q,f8m ddm,27t
insulator r,5lx f8j,6g
insulin 8,edj,pb
insult w,190 89q 18z,e 4m0
insulting 0,867 869
insultingly 2,cyk 867
insuperable 0,f8o f8p
insurance l,8kk,e0w 7s3
insure v,2x2 327 2x3 2x6 2x7 2x8 329,2x9
insured 0
insurer e,f8q 8kk,5cs
insurgent i,f8r dqo,az6 54 6bx
insurmountable 0
insurrection 4,f8s f8t f8r,7w7
insurrectional 1,f8t f8s
insurrectionary 1,f8t f8s
insurrectionist i,f8r f8s,az6 54
insusceptible 0,esk f8u f8v f8w esf f8x f8y
intact 0,bl0 f8z bky f90 f91
intactness q,f90 bl0 f8z f92 f93,8kd
intake 4,84w,q4
intangible l,,1xe
integer n,a2b,aku
integral 0,es5 bl0 es6 f94,2lh
integrality q,bkz bl0,7nl
integrally 2,es5
integrate u,evh 9rf 82g 7fz 1sf 9rg,7fx
integrated 0,evj 1fd
integrating 4,9rg 9rf f95,36y
integration 4,9rg 9rf,36y
integrative 0,7fz 82g evh 7fw 82f 82j
integrator 6,f96 f94,ph
integrity q,7nt,pl 5ua
integument 8,,3ug
intellect 9,6c8,r8 c7g
intellection 9,6cb,6cc
intellectual i,1jl f97 e4s f98
intellectually 2,e4s
intelligence 9,r8 f99 55e,3c 1az
intelligent 0,55e f9a dzj r8 f9b 2lr 557 5af f4q f9c f9d f9e 4lp
intelligently 2,55e
intelligibility 7,f9f 2jv f9g,6xk
intelligible 0,2jv fe f9f
intelligibly 2,6zx f9g
intemperance 4,dhl 4zk,f9h d7y
intemperate 0,f9i ah0
intemperately 2,f9i
intemperateness 4,4zk ah0 ez9 f9i,d7y 4gl
intend v,f9j 9rz 1gc,9te
intended 0,5qx 80e 5qw f9k
intense 0,1c9 bdh 1c7 f9l f9m 7rh 84y c2l c5b cii f9n f9o f9p f9q f9r f9s f9t f9u f9v f9w f9x f9y
intensely 2,1c9
intensification 4,bu9 bq8 7p8 di,ir
intensified 0,f9n 1c9
intensifier a,f9z 7p8,us
intensify u,bq8 7p8 di bdh bu9 kq f9z,3a4 is
intensifying 0,3a8 1cb 3a2 fa0
intension a,7zs fa1,7zx
intensional 0,fa1 7zz 7zs
intensity 7,bdh 1c9 bq8 7p8 di,1xf 5r9
intensive 0,f9o 1c9 bdh
intensively 2,1c9
intensiveness 7,bdh f9o,5r9
intent 0,94 1gc fa2 96 bi2 f9j,1gg
intention 9,1gc,1gg
intentional 0,f9k 5qx fa3
intentionality 7,fa3 f9k,9hy
intentionally 2,13a f9k
intently 2,94
intentness 7,bi2 94,30q
inter 15,5ks 5kr,5lr
interact 15,304 fa4 856,p5
interaction 4,856 fa4 304,e3
interactional 0,fa4 fa5 856
interactive 0,fa6 fa4 fa5 304
interbrain 8,4bk,28h
interbreed z,8sf 8sh 8sg,590
interbreeding 4,8sg 8sh 8sf,8si 8sj
intercalary 0,jb
intercede w,2mj fa7,2mv
intercellular 1,d9
intercept z,fa8 fa9 faa,66a 38f
interception 4,fa9 fa8,3f3 dk0
interceptor 6,faa fa8,cir
intercession 4,fa7 2mj,9p1 bhl
intercessor i,7sb,3u3
interchange 6,98c 3vz,629 856
interchangeability 7,bvr fab,6ev
interchangeable 0,fac fab 4f9 bvr fad
interchangeableness 7,bvr fac fab,6ev
interchangeably 2,fab
intercommunicate w,tb fae kq,faf 304
intercommunication a,fae tb,7k7
interconnect 16,faf fag,7zf
interconnected 0,fah 8ct 5tx fag 8cu
interconnectedness q,fag fah 8ct,78t
interconnection 4,fag faf,78t v6
intercontinental 0,fai faj
intercostal 8,8ha,23
intercourse a,7kn,fae
intercrossed 0,fak
interdepartmental 1,9n2
interdepend 16,fal 9nm fam,368
interdependence o,fam 9nm fal,8f6
interdependency o,fam 9nm fal,8f6
interdependent 0,9nm 3i5 fam fal
interdict a,fan 3q5,24l ak3 3q2
interdiction a,fan 3q5,3s4 ak3 3q2
interdisciplinary 1,2o8
interest 9,fao 451 6ho 7rq bhm,8xt 48l
interested 0,fap faq
interestedness 9,faq fap,6ct
interesting 0,9k 6ho 9j bkn 1yf far fas
interestingly 2,9k
interestingness 7,6ho 9k,afd
interface 6,fat fau,bem
interfacial 1,fau fat
interfaith 0,fav 6rj
interfere 15,faw fax 7oj fay,e5d 304
interference 4,fay 7oj 756 fax faw,em2 34
interfering 0,5mn 5mo
interferometer 6,,ph
interim 0,em8 faz pe,90z
interior f,fb0 fb1,1gp
interiorise v,fb1,2xg
interiorize v,fb1 fb0,2xg
interject w,fb2 b6w fb3 2bd,ag5
interjection 4,b6w fb3 fb2,9zf ag7
interlace z,bin bio,87x
interlaced 0,d1q 5tx
interlacing 0,7o3 202
interlayer 6,,3jk
interlineal 1,fb4 dyv
interlinear 1,fb4 dyv
interlinking 0,7o3 202
interlobular 1,fb5
interlock u,fb6 fb7,8co
interlocking 0,7o3 202
interlocutor i,fb8,fb9 8av
interlocutory 1,9y4
interlope 15,fba 4tg,fax
interloper i,4tg fba,bkf 26z
interlude s,,90z
intermarriage q,byw fbb,4et
intermarry 15,fbb byw bgm,f4k
intermediary i,7sb,3u3
intermediate 0,29v fbc fbd fbe fbf 29u,6l2
intermediation 4,fbg 2mj,fa7
intermediator i,7sb 2mj,3u3
interment b,5kr 5ks,5kt
intermeshed 0,bj5 19i
interminable 0,bge 1ax
interminably 2,bge
intermingle z,4nd kq,1s9
intermission 4,fbh fbi,c9w
intermit w,fbi fbh,ag5
intermittent 0,fbj cmi
intermix z,4nd x8 x9 kq,1s9
intermixture 4,7sw x8 4nd,57a xc
intermolecular 1,4g7
intern i,ebj fbk fbl fbm fbn epc,5j 7vr
internal 0,fbo fbp
internalise v,fb1 fbq,2xg
internality 7,fbr
internalize v,fb1 fbq,2xg
internally 2,fbo
international 0,dgg c3p fbs dgf fbt fbu fbv 6r
internationalism 7,fbw fbs fbt,24s 1u1
internationalistic 0,fbt dgg fbw fbs
internationality 7,fbs c3p dgg,1u1
internationally 2,dgh dgg
interne i,ebj,5j
internecine 0,fbp 4qm fbo 4q1
internee i,fbm fbk,5yh
internet 6,90v,90w
internist i,fbl,hu
internment 4,fbn epc fbk,5yj 7it
internuncio i,,1ti
interoceptor 8,bkg,3v3
interoperable 0,fbx 2ie
interpellation 4,fb3,ag7
interpenetrate z,fby fbz,a1k
interpenetration 4,fbz fc0 fby a1e,cuk fc1
interpersonal 0,8x4
interplanetary 1,fc2
interplay 4,,856
interpolate u,c4v c9n fc3 f6b fb3,5qr b3u
interpolation 4,f6b fc3 c9n c4v,mo 2lh
interpose 12,fb2
interposition 4,fb3 fb2,ag7
interpret v,1nj 26i 6xa fc4 fc5 ag f2l fc6,2k0 6xb
interpretable 0
interpretation 9,fc4 fc6 26i 1nj 24q fc7,4sq c2r
interpretative 0,f2l 6xd fc7 26i
interpreter i,aqv aw3 24q fc7,7sb
interpreting 9,fc5 26i,c0u
interpretive 0,f2l 6xd fc7 26i
interracial 0,fc8 fc9 4hf fca
interrelate v,fcb fcc fcd dh,5s 31g
interrelated 0,fah 5tx fcd
interrelatedness o,fcd fah,67z
interrelation o,fcd fcb fcc,67z
interrelationship o,fcd,67z
interrogate w,fce fcf bjl fcg 9or f5f,3zq 2y5
interrogation a,fcg fce,fch
interrogative a,fcg,fch
interrogatively 2,8y2 fcf
interrogator i,f5f fce,2y4
interrogatory a,9or fcf fce,bjo
interrupt w,ag5 ag9 ag7 fci kq,a99 p5
interrupted 0,cmh 95s
interrupter 6,fci ag5,s9
interruption 4,ag7 u ag5 ag9,8xa fp
intersect 12,fcj 8sl dh,303
intersectant 0,8sl 8sk fcj
intersecting 0,8sl 8sk
intersection 9,fck 628,38f 629
intersex i,21x,21z
intersexual 0,fcl 21y
interspecies 0
interstate 0
interstellar 1,332
interstice 6,2p1 fcm fcn,67q bbv
interstitial 1,fcn 2p1 fcm
intertribal 1,fco
intertwine z,bin bio,87x
interval s,90z,1xd
intervene 15,fax fcp fa7,304
intervening 0,fcq
intervenor i,fcp fax,310
intervention 4,fa7 fax,bhl
interview w,fcr fcs fct fcu,2pn 9or
interviewee i,fct fcs fcr,28o
interviewer i,fcu fcr,2y4
interweave z,fcv,87x
interwoven 0,7o3 202
intestacy q,,3p1
intestine 8,539,53a
intima 8,fcw fcx,11v
intimacy 7,ca4,f9
intimal 1,fcx fcw
intimate 0,10t fcy 4yq dg9,10v
intimately 2
intimation 9,e5h dg9 fcy 10t,fcz dga
intimidate 11,5dx 968 9v6 5ig,18w 9h9 xh
intimidated 0,fd0 3wn
intimidation 4,5ig 968 5dx,1cd
intolerable 0,4is 4ir f8e fd1 f8d fd2
intolerance 7,,elk
intolerant 0,fd3 eja cae fd4 ami
intonate w,fd5 5vi fd6 fd7 aub fd8 fd9 5vl,o8 5vk
intonation a,aub fd5 5vi,f22
intone w,6g0 5vi 5vl aub fd8 fd9,3hx 5vk
intoned 0,6g4 5pf
intoxicant 6,1jo d3u fda,1js 1jt a3c
intoxicate t,419 d3u avp 1jo,18y 165
intoxicated 0,3io avk 3in 43j 49z avl 4ci av9 avm avn avo 19b
intoxicating 0,1jw bwi 1jp 58t
intoxication c,5pw avp fda d3u,4s av0
intracellular 1,d9
intractable 0,3om 3ol 3ok fdb fdc
intracutaneous 1,fdd 1e5
intradepartmental 1,9n2
intradermal 1,fdd 1e5
intradermic 1,fdd 1e5
intragroup 0,fde fdf
intralinguistic 1,3v9
intramolecular 1,4g7
intramural 0,fdf fde
intramuscular 1,fdg fdh
intramuscularly 2,fdg
intransigence 7,rl,5i5
intrapulmonary 1,5zg
intravasation q,,4n3
intravenous 1,bgv 2uh
intrenchment 6,,58a
intrepid 0,396 397 969
intrepidity 7,969 396,56k
intrepidly 2,96a 396
intricacy 7,b76,7nw
intricate 0,7o4 202
intricately 2,b75 7o4
intrigue 9,fdi cbx 7zq,5o4 cbz
intriguer i,,898
intriguing 0,fdj far 1dw 9k
intrinsic 0,es6 es5 fdk
intrinsical 0,es6 es5 fdk
intrinsically 2,es6
intro a,fdl,2kd 5pg
introduce w,n7 99g etj fdl n8,na ps
introduction 4,99f cw9 fdl,44c 6gj
introductory 0,fdm f45 fdn
introitus 8,,2dg
introject 9,fdo,fdp
introjected 0,8cu
introjection 9,fdo,fbq
intromission 4,bfd x1,9pz
intromit 15,x1 x4 bfd e5,38
introspective 0
introuvable 0,7m 7i
introversion 7,fdq fdr fds,1xk sa
introvert i,fds fdq fdr,384
intrude 12,fdt fdu 5mo bft 4tg,alh 4sc
intruder i,4tg fdu fdt,bkf 26z
intrusion b,bfs,bfw x2
intrusive 0,5mo fdv fdt fdw bfv 5mn
intrusiveness 7,fdv 5mo,1cu
intrust 14,7ix,7vf
intuit v,fdx ejg dzs ekh,2jt
intuition 9,ekh dzs fdx,374 466
intuitive 0,fdy ejg eq4 b4 fdx
intumesce u,4ow dsy,fdz bz9
intumescence m,dsy fe0 fe1 4ow,4p9 4rz
intumescency m,dsy fe0 fe1 4ow,4p9 4rz
intumescent 0,fe1 2uv dsy
inuit i,bqh,1ki
inunct t,22b fe2,22c
inunction 4,fe2 22b,27l fe3
inundate u,cqm fe4 9je 1pm,b8h ase
inundated 0,3g5 3g6
inundation j,1pm cqm fe4,1pl
inure u,68f,jw
inured 0,bli 5s2
inutile 0,fe5 d65 d67
inutility 7,d67 fe5
invade x,f1g fe6 ewm fe7 bfu bfv bfs,1cp alh
invader i,bfu fe6 f1g,4tg
invading 0,ewm 2zq
invagination m,fdq fdr fds,1xk sa
invalid i,a6d,287
invalidate 15,274 276 fe8,277
invalidation 4,276 274 fe9,27a
invalidator i,fe8 274,2g1
invalidism q,,188
invaluable 0,fea feb fec
invaluableness 7,fec fea,bsv
invariability 7,bti fed 6fl,912 88
invariable 0,6fl fed bti 6fk fee fef
invariableness 7,fed 6fl,88
invariably 2,83a 6fl
invariance 7,fed feg 6fk fef,88 837
invariant 0,fef 6fl feg
invasion 4,fe7 bfs f1g fe6 f1h,cuk bfw
invasive 0
invective a,feh,89q
inveigh w,fei,3j0
inveigle w,4ll,4lm
invent 10,897 7uu 8on 7r8 9wr 2vj,7ra c6n
invention 6,7r8 f4u 9wr 897,70p 2u9
inventive 0,8on 8oj 897 70o
inventively 2,8on
inventiveness 9,70o 8on,70p
inventor i,2vj 897,2o5
inventory a,fej,1b3 616
inventorying 4,fek,fel
inverse 0,3kr 3kk
inversely 2
inversion j,,3b9
invert u
inverted 0,fem fen
inverter 6,feo
invest 14,fep bgw feq fer 4wy,18h bep
investigate w,c0n bjm 1zx 4um f5d fes 9ut kq,1zq buu
investigating 4,1zx bjm c0n,377
investigation 9,fes 1zx bjm c0n,bjn 377
investigative 0,f5d f5c bjm
investigator i,4um c0n,4ch
investigatory 0,f5d f5c bjm
investing 4,fer fep,3ro
investiture 4,8ea 73u 80p,8eb bj9
investment 4,fer feq fep,3ro 1xe
investor i,4wy fep,52u
inveterate 2,fet 6qq jy
invidia 4,bll,k4
invidious 0,aas xr
invigilate 15,feu fev,dqi
invigilator i,fev feu,few
invigorate t,24v fex fey 5bd pr,18y bw4
invigorated 0,fez ff0
invigorating 0,5bh 5bf byn ff1
invigoration 4,5bd fey fex 251 ff2 24v,q7 pv
invigorator h,bj2 ff2,1b4
invincible 0,ff3 f8p
inviolable 0,ff4 eom ff5 1hv
inviolate 0,f8z f91
invisibility 7,evb 5sy,48b
invisible 0,5sy evb 5sx 7qr f2x ff6 ff7 ff8 ff9 ffa ffb
invisibleness 7,evb 5sy,48b
invisibly 2,5sy
invitation a,ffc ffd ffe fff ffg ffh ffi 1pf,2gp ffj
invitational 1,ffd ffc
invitatory 0,ffk ffl ffe fff ffi
invite 11,fff ffm ffh ffk dqt ffc,2sg 2tt
invitee i,dqt ffe fff,51n
inviting 0,ffl ffk ffn ffo
invocation a,ffp 2go,9p1
invoice a,4fm,4fo 4fn
invoke 10,20t 7z5 7z2 e5,7z7 6uk
involuntariness 7,acz,1q1
involuntary 0,au0 atz cuw ffq ffr ffs
involve 16,eng bc3 eni etk pr bhl fft,1pa x5
involved 0,7rw q8 7rt bc4 bhn enh
involvement 4,bhl etk fao bc3 eng eni,36y 1oc
invulnerability q,eol,4h8
invulnerable 0,1hv 1hu ffu 9ei bl9 eom ffv
inward 0,ezn ffw ffx fbr ezm f4m f4t ffy
inwardly 2,ezn
inwardness 7,6bb ffx ezn,469 6ct
inwards 2,ffw
iodide r,,5ct
iodin r,ffz,2p8 6o6
iodinate u,fg0 ffz
iodinated 1,fg1 ffz
iodinating 0
iodination m,fg2 fg3,4rz
iodine r,ffz fg0 fg3,2p8 6o6
iodise t,fg3 fg4 fg2 ffz,6o5 4n2
iodised 1,fg1 ffz
iodize t,fg3 fg4 fg2 ffz,6o5 4n2
iodized 1,fg1 ffz
iodocompound r,,m2
iodoprotein r,fg5,2az
iodothyronine r,,fg6
iodotyrosine r,,fg6
ion h,257 fg7 fg8 fg9,fga
ionate u,fg8 257
ionesco i
ionian e,,l2 l3
ionic 1,fg7 257
ionisation m,fgb fgc fgd fg9,9m
ionise u,fgd fg9 fgb fgc 257,nw ks
ionization m,fgb fgc fgd fg9,9m
ionize u,fgd fg9 fgb fgc 257,nw ks
ionized 0
iota a,fge,4ib 1q7
iowa a,fgf,4g0
iowan i,,1ie
ioway a,fgf,4g0 fgg
iphigenia i
iraki i,du8 fgh,194
iran f
irani i,cbl,194
iranian a,cbl cbm,194
iraq f
iraqi i,du8 fgh,194
irascibility c,fgi 6p2 23l,7zo
irascible 0,6p2 23l 5bl fgi 1ca
irate 0,23o 1ca
ire 4,22p 23k,22q k4
ireful 0,23o 1ca
ireland f
irelander i,aw8
irenaeus i
irenic 0,fgj apk
iridesce 16,fgk 6fd 5ak fgl,5s
iridescence 7,fgl 6fd 5ak fgk,5ag
iridescent 0,6fd 5ak 5ar fgl fgk 1e1
iridocyclitis q
iridoncus q,,4p9
iris 6,,df2 11v
irish 1,,5bq
irishman i,fgm,aw8
irishwoman i,,aw8
iritis q
irk 11,,1c6
irksome 0,50c 50d
iron r,6ed,1rw
ironic 0,ata 1yo fgn
ironical 0,euv ata aai fgo 1yo fgn
ironically 2,ata
ironing 4,,9yj fgp 377
ironist i,fgq fgn,ed5
ironlike 0,fgr 40a
ironman i,,y5
ironmonger 6,dwf,3u2 3za
irons 6,6dw,6dx
ironshod 0,fgs 4z4
ironside i,,y5
ironsides i,8rq
ironware 6,,2s3
ironworker i,fgt,3ce
irony a,fgn fgo ata fgq euv,633 eut
iroquois a,697 698,1ki 1kz
irradiate u,fgu 3zz,fgv ejh
irradiation 4,3zz fgu,96t
irrational 0,fgw fgx 4oh fgy fgz
irrationality q,fgx fgw,8ny
irrationally 2,fgw
irreality q,c9l,eo6
irreclaimable 0,fh0 cnh
irreconcilable 0,ev7 fh1 ev5
irrecoverable 0,fh2 fh3 fh4
irredeemable 0,fh0 cnh
irredentist i,fh5 fh6 fh7,wu
irreducible 0
irrefutable 0,evf evg
irregular 0,33y fh8 dvm 4i 33x 655 epl fh9 cmi 83f
irregularity 4,4i dvm 4l 33y fha,9wk
irregularly 2,33y
irrelevance o,ekc a2x,fhb
irrelevancy o,ekc a2x,fhb
irrelevant 0,a2x ekc a2w c4d er7
irrelevantly 2,a2x
irreligionist i,fhc,34r
irreligious 0,34s fhc 34p e0a fhd fhe
irremediable 0
irreparable 0
irreproachable 0,4kw 8q
irreproducibility 7,,f7k
irresistible 0,fhf fhg
irresistibly 2,fhh fhf
irresolute 0,f1t f1s fhi fhj
irresolution 9,e3l,a7k
irrespective 2,afz
irresponsibility 7,2mq fhk,fhl
irresponsible 0,fhk 2mq 5zz fhm
irreverence 9,fhn dic,er
irreverent 0,4lw emp 9re 4lv ag3 3up
irreversible 0
irrevocable 0
irridentist i,fh5 fh6 fh7,wu
irrigate u,fho fhp,4a9
irrigation 4,fhp fho,1m0
irritability c,6p0 8n6,6p3
irritable 0,8n6 5bl 6p0 4fk
irritably 2,fhq 8n6
irritant 9,fhr 26r,514
irritate 11,26r 6dk 26w fhs 26t 1c3 fhr 26u fht fhu,26v 1c0
irritated 0,26x 26y
irritating 0,270 271
irritation q,26w fhs 26r,5n 1cc
irritative 0,fht 1za fhv 6dk
irrupt u,fdt bq3 fhw bme,alh di
irruption 4,fhw fdt,x2
irving i
isaac i
isabella i
isaiah a
ischaemia q,fhx fhy,1z0
ischemia q,fhx fhy,1z0
ischium 8,,25g
iseult i,fhz
isherwood i
ishmael i,64d,1ya
ishtar i,fi0
isis i
islamist i,,cq 44z
island h,f8n fi1,5wr fi2
islander i,fi1 f8n,1qi
isle h
ism 9,24s,465
ismaili i,fi3,8k
ismailian i,fi3,8k
isobilateral 0,4f8 4f9
isochronal 0,bn8 77k
isochronous 0,bn8 77k
isoclinal f,bn9 77k,fi4
isoclinic 0,bn9 77k
isocrates i
isocyanate r,,4zl
isogamete 8,,259
isolable 0,fi5 33n fi6 ddm
isolate u,ddm fi6 fi5 27t,aaq ej
isolated 0,fi7 9u6 fi8 cmi 33n
isolating 0
isolation q,27t fi9 ddm,a7e 1le
isolationist 1
isolde i,fhz
isomer r,,m2
isomerism q,,pl
isometrical 0,bna 77k
isometropia q,,25a
isopleth f,fi4,3hb
isosceles 0,fia 4f9
isosmotic 0,fib
isostasy q,,3no
isothermal 0,bnb 77k
isotonic 0,fib
isotopic 1
isotropic 0,fic fid eh2
isotropically 2,fic
isotropous 0,fic fid eh2
isotropy 7,fid fic,1al
israeli i,fie,194
israelite i,fif 2xw,194
issachar i
issuance 4,fig,1m0
issue 9,fih fii fij fik,469 5ca
issuer e,fik fii fih,ct
issuing 4,fig fii,1m0
isthmus 8,,5wr fil
italian 1
italic a,fim fin,8yw
italicize 10,fin fim,4vp
italy f
itch 13,fio fip fiq fir kq pr,6dk ee3
itchiness 9,fiq fis,fit
itching 9,fiq fip,fit
itchy 0,fis b3q lf fiq
item a,fiu 9ua afb blf,7ot
itemisation 4,fel fiv blf,fiw
itemise w,fiv blf fel fix fiu 9u9 afb,fiy blh
itemization 4,fel fiv blf,fiw
itemize w,blf fel 9ua fix fiu 9u9 afb,blh
iterate u,dx8 fiz fj0 fj1 fj2 e5,27g fj3
iteration 4,fj1 fj2 dx8,9fo
iterative o,fj0 fj4 dx8 fiz,2yk
ithunn i,ei3
itinerant i,ded at3,54h
itinerary 9,a58 3m6,3hb dqy
ivanov i
ives i
ivory r,fj5 fj6,fj7 4mm
ivy k,,71e
ixc 0,223
ixl 0,223
izanagi i
izanami i
jab z,fj8 fj9,fja ddc
jabber w,fjb aty d6i,3hx
jabberer i,aty fjb,1og
jabbering a,d6i fjb,3i1
jabbing 4,fj9 fj8,ddc
jack 5,9zw 3ua,4ib 8pk
jackanapes i,,fjc
jackass i,547,2z9
jackdaw 5,,8t7
jacket 6,fjd,767 blj
jackpot l,fje,fjf dmq
jackson f
jacksonian 1
jacob i,,29k
jacobean i,,5kk
jacobi i
jacobin i,,90t
jacobite i,,wp
jacobs i
jacquard 6,,3mj
jactation 7,fjg,fjh
jactitate 12,fji fjg,fjj
jactitation 7,4tk,2y7 chp
jade r
jaded 0,fjk fjl 3gb fjm
jafar i,fjn
jaffar i,fjn
jag 4,fjo fjp fjq,cy fjr
jagannath i,fjs
jagannatha i,fjs
jagganath i,fjs
jagged 0,fjp 8q6 fjt
jaggedly 2,fjp
jaggedness 7,fjt fjp bpa,fju
jagger i
jaggy 0,bpa fjp 4d6 8q6 fjo
jahvey i,fjv
jahweh i,fjv
jail 6,d8q d8r d8s,d8t 7vr
jailbird i,d8u,21
jailbreak 4,57y,57z
jailed 0,5yi 2kb
jailer i,d8s d8r,833 3ie
jailhouse 6,d8q,d8t
jailor i,d8s d8r,833 3ie
jainist i,,8k
jakobson i
jalopy 6,,1uu
jam d,fjw,81h 8tc
jamaican i,,23t
james a
jamison i
jammed 0,8tg 8te
jamming 4
jampack z,8ms 8mt 1gf,8mu
jan s,fjx,2lj
jangle 13,fjy fjz,4lj
jangling 0,5p1 5or
janissary i,,u5
janitor i,,613
jansen i
jansenist i,,wu
january s,fjx,2lj
janus i
jap i,,dao
japan f
japanese 1,fk0
jape a,d6r,633
japery 4,5gh,5gi
japheth i
jar 6,fk1 6xn fk2 dh,3vg 7bt
jarful n,,2rh
jargon a,2pa,2pb
jarrell i
jarring 0,5p2 5or
jason i
jaspers i
jat i
jaundice 7,24h kg,ok
jaundiced 0,egj aaz 2uv aat
jaunt 4,1hc fk3,6sj
jaunty 0,94k 6kg 94l 94m 3zu 599
java f,781,1js
javan i,fk4,eyq
javanese a,fk4,eyq 3od
jaw 8,fk5 6jf,25g
jawan i,,2zg 2dt
jawbone 8,fk6 fk7,fk5 2vg 6dn
jay 5,,8t7
jaywalker i,,1ul
jazz a,fk8 fk9 fka,6iy
jazzman i,fkb,gu
jazzy 0,fka 5pf fk9
jealous 0,8l2 aj7 2hn 91g
jealously 2,8l3 8l2
jealousy c,,8l5
jeep 6,fkc,1uu
jeer w,cr5 cr4 fkd,3n4
jeerer i,cr4 cr5,1ce
jeering a,fkd 9qd cr5 869,9qe
jeffers i
jefferson i
jeffersonian 1
jehovah i,fjv 1pq
jejune 0,eqt ekd 9fc fke 6mf 5s6 fkf
jejuneness 7,5s6 fkf ekd f6w,3ib 50g
jejunitis q
jejunity 7,fkf fke f6w ekd eqt,50g eqq
jejunoileitis q
jejunum 8,,axp
jell u,7xb,7xd
jelled 0,7xe 75h
jellied 0,7xe 75h
jelly d,,7uw 81h
jellylike 0,dap 72k
jemmy 6,fkg,8t8
jenner i
jenny 5
jensen i
jeopardise 16,bg3 bg6 e5,45n
jeopardize 15,bg3 123 bg6 e5,45n fkh
jeopardy q,bg6 bg3 123,941
jeremiah a
jerk z,fki fkj fkk fkl fkm chv dh,1y 4as
jerker i,fkm fki,fkn
jerkily 2,fko 2tg
jerking 4,fkl fkj chv,20
jerkwater 0,fkp 5iz
jerky d,2tg 2th fkl cmj,438
jeroboam 6
jerome i,e4i
jerry i,4ua,3yu
jerusalem f
jespersen i
jest a,d6r fkq fkr au8 fks,633 tb
jester i,fks fkr fkq,74i
jesting 0,ed8 1yo
jesuit i,,48d
jesus i,6q7
jet 6,fkt drr,14n fku
jetting 0,fkv dru
jevons i
jew i,2xw
jewel 6,9yf dit fkw fkx,3r6
jeweled 0,yy yx
jeweler i,dit 9yf fkx,3ce
jeweller i,dit fkw 9yf fkx,3ce 3nh
jewess i,,2xw
jewish 1
jewison i
jezebel i,,1tb
jfk i,fky
jhvh i,fjv
jib 6,3oe,fkz 3og
jibe a,3st,3q9
jiffy s,f7q,f7r
jig 12,,93r
jigger 5,,5iv fl0
jiggered 0,fl1 1t4
jiggle 4,fl2 fl3 dh,fl4 fjj
jihadist i,,44z
jillion n,3zb,3zc
jilt v,,9rj
jimdandy i,8m9,2ft
jimenez i
jimhickey i,8m9,2ft
jimmy z,fl5 fkg,fl6 fl7
jingle 13,fjy fjz,4lj
jingling 0,fl8 fl9
jingo i,6j7,6jb
jingoism 7,fla 6j5 6j6 6j7,1wa
jingoist i,6j7 fla 6j5,6jb
jingoistic 0,6j6 6jc fla 6j5
jinnah i
jinnee i,al3,2gj
jinni i,al3,2gj
jinx a,flb e3x 4bt,1ya 7z3
jitney 6,3d1,3d2
jitteriness c,flc b3p,23s
jitters q,,fld
jittery 1,b3p b3q flc
jive 10,fle,93r
jnr i,,flf
joachim i
job 4,i6 6pt flg,pf 312
jobber i,flh,aiw
jobholder i,b0f,3ui 4wz
jobless 0,ehr fli
jocasta i
jock 6,om,1ev 2lk d7f
jockey i,6jw,5d5 40n
jocose 0,ed8 1yo ed7 flj
jocoseness 7,ed7 ed8,edf
jocosity 7,flj ed7 ed8,au7 edf
jocular 0,ed8 1yo d6r au8 flk flj
jocularity 4,flk flj ed8,d6w au7
jocund 0,daa b3d flk
jocundity c,flk daa,d6w
joel a
joffre i
joffrey i
jog 16,fll,87d
jogger i,flm fln,flo
jogging 4,flm fln,7u6
joggle 12,fl3 fl2 dh,fjj
john 6,73k,29h
johnny i,do4,do5
johns i
johnson i,flp
johnston i
join 15,f1o 20l flq kq v5 v6,368
joined 0,flr fls
joiner i,flq f1o,2p3 5oc
joining 4,v6 7zf 20l 20k,57v
joint 0,6wz 2v1 6wy 7s0 7yq 7bb 8gq,1j
jointed 0,2v6 2v5
jointer 6,2v2
jointly 2,7be 6wz
jointure 4,75o 7zf,br5 4ni
joke a,d6r fkq ed8 flt fkr au8,633 tb
joker i,flt fkq fkr,74k
jokester i,flt d6r au8 2b2,74k
joking 0,ed8 1yo
joliet i,flu
joliot i
jolliet i,flu
jollification 4,8bn flv,69q
jollify 15,flv 8bn,69n
jolliness c,flw daa,1we d6w
jollity c,flw daa,1we d6w
jolly 0,daa b3d flw
jolson i
jolt 4,flx fkl fk2 5j2,3r1 20
jolted 0,1dt 1dn 1dj 1di
jolting 0,5j2
jolty 0,5j2 fkl
jonah a,flb,1ya
jones i
jong i
jongleur i,fly,1rk
jonquil k,,92c
jonson i
joplin i
jordanian i,,194
joseph i
josephus i
josh w,3sg,3n4
joshua a
joss 6,,ehu
jostle 12,flz b7q
jostling 4,b7q flz fm0,fm1
jot a,,fm2
jotun i,fm3,2py
jotunn i,fm3,2py
jounce b,flx 51p,3r1 gw
journal a,9ys,s1 fm4
journalese a,fm5,3y4
journalism a,fm6 fm7 7fh
journalist i,7fh fm6 fm8,ak
journalistic 1,fm7 fm6 fm8
journey 4,6sj 8ue fm9,6tl
journeyer i,fma 8ue fm9,7q
journeying 4,6sj fm9,6tl
journeyman i,2vk
joust b,,awp
jove i
jovial 0,daa b3d flw 8bm
joviality 7,flw 8bm daa,1we d6w 5so
jovially 2,daa
jowett i
jowl 8,fk6,fk5 2vg
jowly 0,cd2 1l
joy c,b7o 9ie b3d df0 c5r,22q 4xm
joyce i
joyful 0,411 b7j b7o 410 b3d
joyfully 2,dfw b7j
joyfulness c,b7o b7j 411,22q
joyous 0,b3d b7o b3b b7j ch1 daa
joyously 2,dfw b3d
joyousness c,b7o b3d,22q
joyride 4,,att atx
joystick 6,fmb,8t9 fmc fmd
jubilance c,c5p b7j b7k c5j,b7o
jubilancy c,c5p b7j b7k c5j,b7o
jubilant 0,b7k b7i c5p c5j
jubilantly 2,4p3 b7j
jubilate w,fme c5j 69o b7j b7k c5p c5q,69n c5l
jubilation a,c5p 69o c5j fme,b7o 161
judah f
judaism e,,6rg
judas 6,fmf
judder 12,kq,fmg
jude a,fmf
judge v,fmh ei v0 2ja v4 fmi kq,uy 31j
judgement 4,7so,oa c65
judgeship 4,2ja v0,cr
judging 9,fmi 2ld ei,1rc
judgment 9,7so v4 fmj o8 fmh ei,c65 34
judgmental 0,fmj 7so fmi fmk v4
judicature 4,8k0,8k1 b36
judicial 0,fml fmm v0
judiciary e,ux,w1
judicious 0,dzb 6tw cw7 fmn
judiciousness 7,cw7 fmn dzb,6ty fmo
judith a
jug 6,46s,519
jugale 8,,cz
juggernaut 6,fmp fjs,cut
juggler i,,qi
jugoslav i,fmq
jugoslavian i,fmq
jugular 7,,2uh
juice d,fmr fms,57a
juiceless 0,fmt fmu fmv fmw
juicer 6,3ij,6lo fmx
juiciness 7,fmy fms,fmz
juicy 0,fms fn0 fn1 fmr fmy fn2 fn3 8df
juju 9,,7z4
juke 4,,cfd
jukebox 6,,fn4
julian i
july s,,2lj
jumbal d,,4i5
jumble q,754 sz fn5,755 5s
jumbled 0,aei 758
jumbo 0,4ds 33e
jump 12,51s 4ux fn6 dh,4as
jumper 4,fn7 52f,om
jumpiness c,flc b3p,23s
jumping 4,fn6 51s,r1
jumpstart 4,,e3 fn8
jumpy 0,b3p b3q flc
junction 6,629,4i0
juncture b,713,fp
june s,,2lj
jung i
jungian 1
junior i,fn9 fna fnb,2tm
junk r,99b fnc,99c 4
junker i,,fnd
junkers i
junket 4,1hc fne,1ab 6sj
junketeer 12,fne,fk3
junkie i,4gm sl,sm so
junky i,4gm sl,sm so
junkyard f,,6rm
juno i
jupiter h
jural 0,fnf fmm
juridic 1,fng fnh fni c8d
juridical 1,fng fnh fni c8d
jurisdiction 7,3mz fnj,afd 4zy
jurisdictional 0,fnj fnk 3mz
jurisprudence 9,fni fnl v0 fnm,15h
jurisprudential 1,fnl fni
jurisprudentially 2,fnl
jurist i,fnm fnn fni,1fq
juristic 0,fnf fmm
juror i,cvr,fno
jury e,,wb
juryman i,cvr,fno
jurywoman i,cvr,fno
jussieu i
just 2,5ms buh
justice 7,c8d,e8t cy3 v4
justiciar i,fnp,v0
justiciary f,fnp,v0 3mz
justifiable 0,fnq fnr
justifiably 2,fnq
justification 9,fns fnt fnr,81n i9
justificative 0,2f3 bx8 2f0 fnr 8s fnu
justificatory 0,2f3 bx8 2f0 fnr 8s fnu
justified 0,bth
justifiedly 2,fnv
justifier i,2f8 fnr,wu
justify w,fnr bx8 2f3 fnt fns 2f8 fnq,fnw
justinian i
justly 2,fnv 80d
justness 7,fnx fny,7wg
jut 4,5hb fnz,cy 5ce
jutting 0,fo0 46w
juvenal i
juvenile 1,fo1 y4 fo2
juvenility 7,5s6 fo2 ekd fo1,3ib 6mh
juxtapose z,fo3 7c3,2st
juxtaposed 0,730 un
juxtaposition 4,7c3 fo3,7c6
kabbalist i,5o5,1fq cq
kachaturian i
kachina 6,,6q0 2gj
kafir i,5px,5py 193
kafka i
kahn i
kaiser i,,bde
kalapooia i,5qg,5qh
kalapuya i,5qg,5qh
kale l,4xv,2l4
kalemia q,,pl
kalif i,5rg,1v4 44z
kalinin i
kaliph i,5rg,1v4 44z
kaliuresis q,fo4
kalka a,fo5 fo6,fo7 fo8
kalki i
kaluresis q,fo4
kama i
kami i
kamia a,,lh 76n
kamikaze 6,,cir
kampuchean i,5sq 5sr,194
kanarese a,5tr 3lt,3ls fo9
kandinski i,foa
kandinsky i,foa
kansa a,,9x5 9x6
kansan i,,1ie
kansas f
kant i
kaput 0,9tt 4nu
karakalpak a,,3hg 3hh
karelian a,60t 60u,60v 60w
karlfeldt i
karloff i
karok a,,lh
karpov i
karsavina i
kartikeya i,fob
karttikeya i,fob
karyolymph 8,,4q2
karyon 8,foc,6br
karyoplasm 8,fod,91o
karyotype 8,,7p5
kashmiri a,,2zg
kasparov i
kassite a,647,2wl 3br
kastler i
kat 6,foe,1xj
katari i,fof fog,2lz
katharsis 4,foh 6l,6n
katzenjammer b,dvi 5dp,a8s 3py
kaufman i
kaunda i
kayoed 0,foi 7fn
kazak a,foj fok,3hg
kazakh a,foj fok,3hg
kazakhstani i,,194
kazan f
kean i
keaton i
keats i
keb i,dal
keble i
kechua a,es8 fol,2p7
keeled 18,61a
keen 0,rb 2k6 r6
keenly 2,re rb
keenness 9,r6 rb,r8
keep 16,81j 388
keeper i,3ie 613 fom,xk
keeping 4,dqk fom,30 aye
keepsake 6,fon,7hj
keister 8,2u1,1j
kekchi a,,5qa 5qb
kekule i
keller i
kellogg i
kelly i
keloid q,6kz,5s7
kelpie 5,foo,4uu 1qj
kelpy i,foo,4uu
kelt i,5br
kelter q,fop,foq
ken 9,,2k4
kenalog r,2qo,2qp
kendall i
kendrew i
kennan i,,1ti
kennedy f,fky
kennelly i
kent f
kentuckian i,,1ie
kentucky f
kenyan i,,23g
kenyata i
keokuk i
kepler i
kept 0
keratalgia q,,1ez
keratectasia q,,32s
keratitis q
keratocele q,,7f7
keratoconus q,,32s
keratoderma q,for,d2
keratodermia q,for,d2
keratoiritis q
keratomalacia q
keratomycosis q,,4m7
keratonosis q,,d2
keratonosus q,,661
keratosis q,,d2
kerb 6,8xq,5b0
kerchief 6,,fos
kerensky i
kerfuffle q,7js,20f
kerion q,,fot
kern 6
kernel 9,8dv,27d 63o
kernicterus q,,24h
kerosene r,,6h4 d9s
kerouac i
kerugma a,fou,e84
kerygma a,fou,e84
kesey i
ketch 6,,3v4
ketoacidosis q,,m7
ketoaciduria q,ky
ketonemia q,kx
ketonuria q,ky
ketosis q,kx
kettering i
kettle 6,4v5,783
key 6,fov 5za 5zc,s9
keyboard 6,,s9
keyboardist i,,gu
keyed 0,fow 9z3
keyhole 6,,4r9
keynes i
keynesian i,,u5
keynote u,,fox
keystone 6,219 dz8,3j3 dz9
khachaturian i
khadafy i,d6m
khaki 0,1tk
khalif i,5rg,1v4 44z
khalifah i,5rg,1v4 44z
khalka a,fo5 fo6,fo7 fo8
khalkha a,fo5 fo6,fo7 fo8
khama i
khan 6,,1v4 391
khanty a,foy foz,60v fp0
khartoum f
khat 6,foe,1xj
khedive i,,fp1
khepera i
khirghiz a,fp2,3hg 3hh
khmer a,,25o
khoisan a,5lz,430 3br
khomeini i
khrushchev i
khufu i,6l9,6la
kibbutznik i,,2p3
kibe q,,6m9
kibitzer i,,5mq
kibosh 15,duh,3f1
kichai i,,2q7
kick z,fp3 fp4 fp5 aun pr fp6,560 65y
kickapoo a,,27 46
kicker i,aun fp3,4pn
kicking 4,fp6 fp5 fp3 fp4,20 4d9
kickoff 4,44h erv,44c 44j
kickshaw d,7uw,1ls
kid i,3n2,y4
kidd i
kiddie i,fp7,3n2
kiddy i,fp7,3n2
kidnap z,1r 1u fp8,1x
kidnaper i,1u 1r,21 22
kidnapper i,1u 1r,21 22
kidnapping 4,fp8 1r,1z
kidney 8,fp9
kidskin r,,1oe
kierkegaard i
kieslowski i
kike i,eew,2xw
kiliwa a,fpa fpb,lh 76n
kiliwi a,fpa fpb,lh 76n
kill z,266 b1r 2z4 6ot fpc b8j
killable 0,b1r b1q 266
killer i,6ot 266
killing 4,fpc 2z4 b8j 266,cd8 52
killingly 2,fpd ed9
killjoy i,d62,26z
kilometer n,,6ba
kilroy i
kilter q,fop,foq
kin e,179 6wp 807 5do,1e8 301
kinaesthesia 9,fpe fpf fpg,fph fpi fpj
kinaesthesis 9,fpf,fpj
kinaesthetic 1,fpg fpf fpe
kinaesthetically 2,fpk
kind 9,55u,66j
kinda 2,fpl
kindergarten e
kindergartner i,fpm,3n2
kindhearted 0,48s
kindle 11,fpn 7w4 fpo ei8,7w5
kindled 0,bim 197
kindliness 7,e1v 48r,f9
kindling 4,fpo ei8 fpn,ei9 5l6
kindly 2,48r 48s e1v
kindness 4,81u cwr 48s cws,490 7m4
kindred 0,1i5 1i6
kine 5,437,54u
kinesis 4,fpp fpq fpr,fps
kinesthesia 9,fpe fpf fpg,fph fpi fpj
kinesthesis 9,fpf fpg,fpj
kinesthetic 1,fpg fpf fpe
kinesthetically 2,fpk fpg
kinesthetics 9,fpf,fpj
kinetic 1,fpr fpp az1
kinetics 9,az1,az2
kinetochore 8,k6,67q
kinetosis q,1hp,1g7 fpt
kinfolk e,az7,216
king i,fpu fpv fpw fpx,5wu
kingdom q,fpy fpv,2ox 8jh
kinglike 0,fpw 2qx
kingly 0,fpw 2qx fpu
kingmaker i,fpz,45f
kingpin 6,4f6,45f
kingship q,fpx fpu,3uz
kink 9,8pl 8y3 d2g,4nk 483
kinky 0,4p 8yc 2d 8y8
kinsey i
kinsfolk e,az7,216
kinship o,fq0 5do 179 6wp,67z
kinsman i,fq1,1e8
kinsperson i,179,1e8
kinswoman i,3ai,1e8
kiosk 6,4z5,4z7
kiowa a,,2mc
kip 4,15k,fq2
kipling i
kirchhoff i
kirchner i
kirghiz a,fp2 fq3,3hg
kirgiz a,fp2 fq3,3hg
kishar i
kiss z,5mc 5mb fq4 610 kq,5me 5md
kisser 8,fq4 8ij 5mc,yp c6t
kissing 4,610 5mc,611
kissinger i
kit 6,,3me
kitchen 6,fq5,29h
kitchener i
kitchenette 6,,fq5
kitschy 0,3y1 16p
kitten 5,,5i9
kittenish 0,fq6 en5
kitty 5,fje,fjf
klansman i,fq7,fq8
klaproth i
klee i
kleenex r
klein i
kleist i
kleptomaniac i,,2l7
klimt i
kline i
klinefelter i
klopstock i
klotho i,73y
klutz i,,49n
kluxer i,fq7,fq8
knack 9,,bgx
knacker i,,ebl 5n0
knackered 0,ar2 3gb
knap z,fq9 6nj 1gf,3yf 1y6
knapsack 6,3jp,3js
knave 6,fqa,4jq
knavish 0,2un 2uk
knead z,8wy 8s6,9zv
knee 8,dcg,8w8
kneecap 8,fqb,fqc
kneel z,fqd fqe fqf fqg,fqh
kneeler 6,fqe fqf fqd,cqt
kneeling 4,fqg fqd,20
kneepan 8,fqb,fqc
knell b,fqi,fqj
knickknack 6,,2ux 7b6
knife 6,704 3z9 fqk,3h1 drh
knifelike 0,61m
knight i,3s3 6nv 6nx,68o
knightliness 9,6nw,bru
knightly 0,6nv 1el 3s3
knit 10,fql ble fqm fqn fqo,3ke 3ne 3mj
knitter i,fqn fql,b3o
knitting 4,fqm fqo fql,8rn 8ro
knitwork 6,fqm,8rn
knob 6,ao0,5lg doo
knobbed 0,8rx 3h0
knobbly 0,fqp 6rd
knobby 0,fqp 6rd fqq
knock z,fqr 5ir fqs 3qz fqt fqu,3yf fq9
knockabout 6,fqv 3up,fqw
knockdown 4,7a4 1bl,4d9
knocker 6,fqu fqr,fqx
knocking b,fqt fqr,4hw
knockout 4,acv,1tb 4d9
knoll h,2ac,duk
knot 6,532 fqy,5j4 5fz
knotted 0
knottiness 7,7oi 3ma 7nx,7nw
knotty 0,3ma 1ud 7oi
know v,1ea 78k 78j 2jx 2k4 kq
knowable 0,78j c0b 78k 1ea
knower i,2jx 1ea
knowing 0,f2q 8au fqz 3g0
knowingly 2,fr0 f9k
knowingness 9,3g0 fqz f2r f2q b48 f9k,2k4 33i
knowledge 3,3g,78l
knowledgeability 7,fr1 f2r c0d b48,fmo
knowledgeable 0,b48 b47 fr1
knowledgeableness 7,fr1 f2r b48,fmo
known 0,69v 69t eh7 fr2
knox i
knuckle 8,,9yx
knuckleball 4,,ccp
knucklehead i,4po,49n
knut i,5vq
koasati a,,6oc 6lx
koch i
koestler i
kolam i,,3ls
kolkhoznik i,,2p3
komi a,,60v fr3
kongfuze i,7wy
konoe i,fr4
konoye i,fr4
kook i,fr5 3pp
kookie 0,3pp 3pq
kooky 0,3pp 3pq fr5
koopmans i
kor n,,d3s
korbut i
korchnoi i
korda i
kore i,8dg
korea f
korean i,,194
korzybski i
kosciusko i,fr6
kosciuszko i,fr6
kosher 0,8gk 8gl
kota a,fr7 fr8,3ls fo9
kotar a,fr7 fr8,3ls fo9
kotow a,fr9 4zd,531 4l4
koussevitzky i
kowtow a,fr9 dci 4zd,531 8z7
krasner i
kraurosis q,,1yt
kraut i,4ua,3yu
krauthead i,4ua,3yu
krebs i
kreisler i
krishna i
kroeber i
kronecker i
kropotkin i
kroto i
kruger i
krupp i
kshatriya i,,54x
kubrick i
kudos a,7on,fw
kuhn i
kui a,,3ls fra
kuiper i
kurd i,frb,194 48t
kurosawa i
kuru q,,1qg
kusan a,,5qh 8hd
kutuzov i
kuwaiti i,,194
kuznets i
kvetch a,,479 7nb
kwakiutl a,,frc frd
kwannon i
kwashiorkor q,,3fg
kyd i
kyphosis q,edh 8rt,edi
kyphotic 0,8rt 53k edh
lab 6,fre,43d
laban i
label w,5rm 562 frf o8,9lv 6gv
labeled 0,frg
labial a,frh,82o
labialise w,fri,2v4
labialize w,fri,2v4
labium 8,,2hi
labor 4,frj anu 2om av7,52w 377
laboratory 6,fre,43d
labored 0,3gr b5q 3gm 2on
laborer i,54h frk av7,3mh
laboring 0,5mk 5m5
laborious 0,2om 2on anu frl
laboriously 2,2om
laboriousness 7,frl 2om,2or
laborsaving 0,e1q gg
labour e,frj,52w
laboured 0,3gr b5q 3gm 2on
labourer i,54h av7,3mh
labouring 0,5mk 5m5
labourite i,,5t4
laboursaving 0,e1q gg
labrador f
labrocyte 8,frm,8ei
labrouste i
labyrinth 6,frn 7o5,302
labyrinthian 0,7o5 202 frn
labyrinthine 1,7o5 202
labyrinthitis q,,fro
lace z,bin bio,87x
laced 0
lacelike 0,cai 3aq
lacer i,frp,3mh
lacerate z,frq frr frs,frt
lacerated 0,f4d 4d6 adu
laceration 4,frr frs frq,6c fru
lachaise i
lachesis i
lachrymal 1,frv frw frx fry
lachrymation m,frz,q4
lachrymatory 1,fs0 frx
lacing 4,fs1 frp,4iv 53m
laciniate 0,4d6
lack q,7k,9fd
lackadaisical 0,as7 ehn 971 c83
lackey i,crt,c7d
lacking 0,9fb 9fe
lackluster 0,ax1 ax3 2qc awz
lacklustre 0,ax1 ax3 2qc awz
laconian i,,l2
laconic 0,7se 5a9
laconically 2,at9 7se
lacrimal 1,frv frw frx fry
lacrimation m,frz,q4
lacrimatory 1,fs0 frx
lactate r,586 587 fs2 fs3,4zl brb 1ly
lactating 0
lactation 4,fs2 fs3 586,6by q4
lacteal 8,7f4
lactic 1,fs4
lactosuria q
lacustrine 1,fs5
lacy 0,cai 3aq
lad i,4nw 8vy,4ny 541
ladder 6,,fs6
laddie i,8vy,541
lade z,fs7 615 1gf,1y7 b8h
laden 0,d4c 3g6
ladened 0,d4c 3g6
lading 6,615 fs7,616
lady i,44y,1tb
ladylike 0,fs8 6vi
ladylove i,awx,awy
laertes i
lafayette f
laffer i
laffite i,fs9
lafitte i,fs9
lag 12,96e fsa 96d,ct5 8xa
lager 6,,4iz
laggard i,96d 96e,92t
lagger i,96d 96e,92t
lagging r,,f8i
lagoon h,fsb,fs5
lagophthalmos q,,2c
laguna h,fsb,fs5
lagune h,fsb,fs5
laic 0,fsc fsd
laid 0,2sv 2su
lair f,9lk,9lm
laird i,,c6
laity e,fse fsc,39i
laius i
lake h,fs5,3z8
lakota i,5ee,4g0
lakshmi i
lallation a,3hw,20g 3i1
lallygag 16,cu2,5s
lam 12,cp3 av2 ddf dh av1,bcn 40o
lama 5,,avd 5xo
lamaist i,,8k
lamarck i
lamarckian i,,u5
lamb 5,e6u,5i9
lambast w,5ug 49c 9s,40o 45s
lambaste w,5ug 49c 9s,40o 45s
lambdacism q,,20g
lambency 7,dfp 1e3,5l9
lambent 0,1e3 1e1 dfp
lamblike 0,7oc 1vg
lame 6,,1h2 3mj
lamely 2,cf0
lameness q,6y6 8q9 cf0,m 5gt
lament 11,fsf b90 8e5 fsg fsh do7,7m6 5lp
lamentable 0,3lh 362 47r
lamentably 2,9o5
lamentation a,fsg fsf,7ng
lamenter i,do7 fsf 47r,1ya
lamia i,fsi,4uu
lamina 8,fsj fsk,d28
laminate 10,fsk fsj fsl,8oh
laminator i,fsl fsk
laminitis q,cyn
lamp 6,5ub,fsm 434
lampblack r,8rp,5yw
lamplight j,,96t
lamplighter i,,je
lamplit 0,3de
lampoon w,fsn 619 5kv,4jo
lampooner i,619 fsn,ed5
lampshade 6,,2ru
lancastrian i,,5eg
lance 6,fso,drh
lancelike 0,fsp ka
lancelot i
lanceolate 0,fsp ka
lancer i,,68s
lancinate 0,fsq rd
lancinating 0,fsq rd
land l,51f 1lj,oe 7hj
landau 6,,5fx
lander 6,1lj
landgrave i
landholder i,c6,4wz
landing 6,ali,1un 5a2
landlady i,,fsr
landler a,,44x
landlocked 0,f4i f4g
landlord i,fsr,c6
landlubber i,fss fst fsu,1qi 24
landman i,fss,1qi
landmark f,,fsv 713
landmass h,86w,5wr
landowner i,c6,4wz
landowska i
landrover 6,fkc,1uu
landscape f,fsw fsx fsy,fsz
landscaped 0,epr 5h1
landscaper i,fsx,2o4
landscaping 4,ft0,d96
landscapist i,fsy fsx fsw ft0,at 2o4
landslide b,,4rd ft1
landsman i,fss fst,1qi 24
landsteiner i
lane 6,,ft2 8su
laney i
lange i
langlaufer i,,ft3
langmuir i
langobard i,ft4
langtry i
language a,3v9,7k8
languid 0,as7 971
languidly 2,as7
languish u,ft5 ft6,c7l
languisher i,ft6 ft5 c7n,1ya
languor c,as6,as9
languorous 0,as7 971 ft7
languorously 2,as7
lank 0,ft8 ft9 ba6 285
lanky 0,d8i d8j d8k 285
lantern 6,,5ub
lanugo 8,,aq6
lao 1
laocoon i
laos f
laotian i,,194
lap 8,8wm,cg6 5w6
laparocele q,,7f7
lapel 6,fta,8wm
lapidarist i,ftb ftc,1fq
lapidary i,ftb ftc,1fq bhz
lapidate z,ftd fte ftf ftg,266 4wc
lapidation 4,ftf fte ftd,av4
lapidator i,ftg ftd,1co
lapidist i,ftc ftb,bhz
lapin 5,,d5g 5jr
laplace i
lapp a,fth fti,ftj
lappet 8,ftk,639
lapping 6,ejy,644
lapplander i,fth
lapse 4,,3pi
lapsed 0,fhd 34s
lapsing 4,3ka,3kb
laputa 9,,c7q
laputan 1,eoj
larboard 6,ftl ftm,ftn
larcener i,fto ftp,3qo
larcenist i,fto ftp,3qo
larcenous 7,ftq,8fx
larceny 4,ftp fto,59r
lardner i
large 0,33e 1xs 1xr 33c 4df 4dg 4dh 4di 4dj 4dk 4dl 4dm 4dn 4do 4dp 4dq 4dr 4ds 4dt 4du 4dv 4dw 4dx 4dy 4dz 4e0 4e1 4e2 4e3 4e4 4e5 4e6 4e7 4e8 4e9 4ea 4eb 4ec 4ed 4ee 4ef 4eg 4eh 4ei 4ej 4ek 4el 4em 4en 4eo
largely 2,ftr
largeness 7,57b c3b 7po c3c,r8 c3d
larger 0,4dg 33e
largess 7,fts ftt,49a ftu
largesse 7,fts ftt,49a ftu
larghetto a,ftv,7oy
larghissimo 0,ftv
largish 0,4dh 33e
largo a,ftv,7oy 5pg
lariat 6,ftw,ftx
larkspur k
larn v,92 kq
larousse i
larva 5,671 fty,10d
larval 0,fty bc5 671
laryngitis q
laryngopharyngeal 1,ftz dh5
laryngospasm q,,fu0
larynx 8,ftz,3az 2vh
lasalle i
lascar f,,8pk
lasciviousness c,61l fu1,1su
lash z,cqj fu2 fu3,40o
lasher i,,6hm
lashing 4,cnf fu4 8c0,40t
lashings n,aqe,3zc
lass i,4u5,46u
lassie i,4u5,46u
lassitude 7,fu5 fu6,e43 2e4
lasso 6,ftw fu7,ftx
last 0,fu8 fu9 1el fua fub
lasting 0,3a ay0 6fo 39 13v eyc fuc 1ax
lastingly 2,3a
lastingness 7,6fo fud ay0 fue 3a,ay2
lastly 2,ckg
lat 8,,23
latch z,,21b
late 0,fuf 45u fug fuh fui
latecomer i,,2tj
lately 2,fuj
lateness 7,fug fuk 45t 11e fuf,2kn
latent 0,ful eql fum eqj
later 2,1a4 fun
lateral 4,,144
latest 0,8ym 6t9
lather h,fuo fup fuq,cs7
lathery 1,fup fuo
latin a
latinist i,,6xw
latino i,fur e5l,8p9
latish 0,fuh fuf
latitude f,fus fut,fuu
latitudinal 1,fut fuv fus
latona i,fuw,fux
latrobe i
latter 0
latterly 2,fuj
latticed 0,d1q 5tx
latticelike 0,d1q 5tx
latvian a,fuy,fuz
laud w,5v8 7oo 2hq 2hu,12x
laudable 0,2hq 2ht 5v8
laudably 2,wk 2hq
laudanum 6
laudator i,2hu,17o
laudatory 0,7oo 7om 5v8
lauder i,2hu 5v8,17o
laugh t,47b de1 1yn d6r de2,5lp 1fv
laughable 0,b3 1yn b6 1yo 47b
laughably 2,fv0 1yn
laugher b,de2 4rc 47b,4rd
laughing 0,dvo 4ov
laughingly 2
laughingstock i,fv1,6r7
laughter a,de1,1fv
laughton i
launch 15,br3 fv2 65w fv3 e5,br4 65y
launcher 6,fv3 fv2,2rb
launching 4,,r1
launder u,fv4 fv5 fv6 bal,6yp bvt
laundering 4,,3y2
laundress i,fv7,fv8
laundry 6,fv6 fv4,9yj fgp
laundryman i,fv9,fv8
laundrywoman i,fv7,fv8
laureate i,fva e97 e92,cp
laurels a,g5 br8,g6 aco
laurens i
laurentius i,fvb
lav 6,73k,29h
lavage 4,fvc fvd
lavation 4,3y2 fve fvd,377
lavatory 6,73k,29h
lave t,fvd fvf 3y2 fvc kq,cr8 3xz
lavender 0,fvg 1tk
laver 5,,3wv
lavish 14,dbt 4ez fvh c53,84u
lavishly 2,dbt
lavishness 4,fvh c53 fvi dbt,8hk e52
lavoisier i
law e,fnn 83x,j8 oa
lawbreaker i,fvj,21
lawcourt 6,,8k0
lawful 0,fvk fvl fvm fvn
lawfully 2,fvo fvp fvk fvq
lawfulness 7,fvm fvr fvq fvk
lawgiver i,fvs,2qw
lawless 0,20e bpn 20c
lawlessly 2,ej9 fvk
lawlessness 7,20c fvt 20e fvu,20f ej4
lawmaker i,fvs,2qw
lawmaking 4,bev,djt
lawman i,833,xk
lawn f,,5tb
lawrence f,fvb
lawsuit 4,67u,67v
lawyer i,380,382
lax 0,fvv erl fvw
laxation 4,9dx fvx,9e0 vq
laxity 7,fvw fvv,9qb
laxly 2,fvy fvv
laxness 7,fvw fvv,9qb
lay z,2st 5lr,560
layabout i,92t,97m
layer 6,3jk 8uv kq,1w9 63h
layette 6
laying m,,4hz
layman i,fvz,52v
layoff 4,aq3,73a
layout 4,,7vm dkm
layover 4,fw0 fw1,fw2
layperson i,fvz,52v
lazar i,fw3,287
lazarus i
laze 15,eht
lazily 2,fw4
laziness 4,c82 fw5 c81 fw4,eqm aof
lazy 0,fw4 c81 a3e fw5 c83 c82 k3
lazybones i,,92t
lbj i,flp
lea f,7jn,a2c dyk
leach m,fw6 fw7,9m 1y7
leaching m,fw6,9m
leacock i
lead 12,dqw fw8 bk9 2qw fw9,fwa
leadbelly i,fwb
leaded 0,cn2
leaden 0,fwc 5ei 5kb
leader i,2qw fwd fwe dbj e1n fwf dqw
leaders e,fwe,wb
leadership 4,e1n fwe fwd 2qw,pf wb
leading 0,fwg fwh a56 fwi 7tx
leaf k,4kf csq fwj fwk,5xi
leafage k,4kf fwk,5xi
leafhopper 5,,6rx
leaflet 8,,fwl
leafy 0,csq 4kf 53d csp
league e,7v7,31l 7uz
leak h,fwm fwn fwo fwp 7r1,8na 4b1
leakage b,fwq fwo fwn,fku
leaker i,fwp fwm,4b4
leakey i
leakiness q,fwr aqo
leakproof 0,1hw
leaky 0,aqo fwq fwr aqn atn fws e75 evd
leal 0,fwt 1n9
lean 12,236 fwu 285 fwv fww 2ii,2nf 2st
leander i
leaner 4,fww 236 fwu,fwx
leaning 0,353 2y9
leanness 7,a1 4xi f8g fwy 285,9f9 37x
leap 12,51s 522 521 dh,4as fn6
leaper i,521 51s,52f
leapfrog 4,,118
leaping 4,522,fn6
lear i
learn v,92 aa3 2k8 314 kq aa6 2bd dh
learned 0,bq1 b48 4yd bg0 b47
learnedly 2,bq2 bq1
learnedness 9,bg0 bq1 b48,b46
learner i,314 92
learning 9,nr bg0,374 b46
leary i
lease 15,fwz fx0 fx1 30w fx2,6i7 47d
leaseholder i,fx1,4tf 4wz
leash 6,fx3 fx4,2td
least 2
leather r,1oe 8do,d5h
leathered 0,8do 62y
leatherlike 0,8do 62y
leatherneck i,fx5,2w2
leathery 0,8do 62y 1oe
leave 12,bcn 9rj fw9 9n1 9mz 2fa
leaven 9,fx6 fx7,10i fx8
leavened 0
leavening 9,fx7,fx8
leaver i,9mz bcn,7cr
leaving 4,4ti,34
lebanese i,,194
lech i,fx9,5gr
lechatelierite r,8vq,fxa
lecher i,fx9 fxb,5gr
lecherousness c,fxc fxb,1sv
lector i,fxd,n1 n2 b43
lecture a,fxe fxf fxg fxh fxd fxi 316,epj b3s
lecturer i,fxd fxi fxf,b43 1og
lectureship 4,fxg fxe fxh,cr
lecturing 4,fxh,f82
leda i
ledbetter i,fwb
lede a,,6gj
ledge h,49o,axj
ledgeman i,57p,57r
ledger l,96k 96j,6k7 96l
lee f
leech 5,4qf 4my,4qg
leechlike 0,9no 3i5
leer 13,fxj,wt
leering 0,fxk 4ih
leery 0,aj8 91g fxj
leeuwenhoek i,fxl
leeway 7,,a6p
left 0,ftm fxm fxn fxo ftl,fsv
leftfield 6,,3ym
lefthander i,fxp,ee0
leftish 0,fxq
leftist i,7bk fxq,7bn
leftmost 0,fxn ftm
leftover o,fxr fxm fxs,fxt
lefty i
leg 8,3qu fxu,2r9
legacy l,499,49a 49b
legal 0,fmm fxv b4w fxw fml fnf fvq fxx fxy fnn
legalisation 4,fxz 9ck,36y
legalise 15,9ck fxz,38
legality 7,fxw b4w fmm,fvm
legalization 4,fxz 9ck,36y
legalize 15,9ck fxz,38
legally 2,fvp fxv fmm
legate i,fy0,bcs
legatee i,,48m
legation 4,fy0,cr
legato 0
legend a,c6q c6i,1nk
legendary 0,fr2 69v
leger i,96k,6k7
legerdemain 4,ejo,c2r
legerity 7,1d9,1db
legged 0
leggy 0,fy1 d8k
leghorn 6,4ts,4tt
legibility 7,a86,9fq
legible 0,9at fy2 6xh
legibly 2,9au 9at
legion e,,2s5
legionary i,fy3,2dt
legionnaire i,fy3,fy4 2dt
legislate 15,fy5 fy6 7yb fy7 bev 3iw,bes
legislating 4,bev,djt
legislation a,fy7 bev fy5,fy8 djt
legislative 1,fy9 fy6 7yb fy5 fy7
legislatively 2,fy9
legislator i,3iw fya fy5,fvs djy
legislatorship 4,fya 3iw,cr
legislature e,7yb fy5,8k1
legitimacy 7,9ck,fvm
legitimate 0,fyb fyc 83q fyd fvr b4x
legitimately 2,fvo fvq
legitimation 4,fxz 9ck,34 36y
legitimatise 15,9ck,38
legitimatize 15,9ck,38
legitimise 15,9ck,38
legitimize 15,9ck,38
legume k,fye,2wk 717
lehar i
leibnitz i,fyf
leibniz i,fyf
leigh i
leiomyoma q,,fyg
leishmaniasis q,fyh,1v2
leishmaniosis q,fyh,1v2
leisure s,e78 fyi b19,aof
leisured 0,eho c83
leisureliness 7,b19,9i0
leisurely 2,b19
leitmotiv a,,fyj
lemaitre i
lemma a,,fyk
lemmon i
lemniscus 8,,16v
lemon d,fyl d7z fym,6uy 1tl
lemonade d
lemonlike 0,fym kd
lemony 0,fym kd fyl
lenard i
lend 14,sw fyn kq 3ee fyo,hh
lendable 0,3ee no fyn
lender i,fyo fyn,4wy
lending 4,fyp,afc
lendl i
length 7,9ya 59i c2y,fyq 48b 57d
lengthen u,ba3,3a4
lengthened 0,ba4 ba6
lengthening 4,fyr,873
lengthily 2,c2y
lengthiness 7,fys 87e c2y,ba7 59i
lengthways 0,fyt 3ha
lengthwise 2,fyt
lengthy 0,c2y 1ax 59i 87e
lenience 4,fyu ez4 ez6 fyv,7m4 ez7
leniency 4,fyu ez4 70a ez6,7m4 ez7
lenient 0,ez6 fyv ezc ez4 fyu 709 fyw
leniently 2,fvy ez6
lenify 11,2h4,2h6
lenin i
lenitive 6,1nw 1o5,1nu
lenity 7,fyu,7m4
lennon i
lens 6,c5z,a1q
lense 6,c5z,a1q
lensman i,5su,2u8
lentigo 8,d02 fyx,d03
lentil d,,400
lentissimo 0,ftv
lento 2,ftv
leo f
leonard i
leonardo i
leonidas i
leontief i
leper i,fw3,287 64d
lepidophobia q,,d7
lepidopterist i,,5gw
lepidote 0,fyy 6e
leprechaun i,,5e2
leprose 0,fyy 6e
leprosy q,,1g5
leptomeninges 8,,2m6
leptospirosis q,,pi
ler i,fyz,ctc
lermontov i
lerner i
lesbian i,5mw e8j,c7s l2
lesion q,fz0,m8
less 2
lessee i,fx1 fwz 6i6,4tf 4wz
lessen u,t s fz1,9c3
lessened 0,a43 a44
lessening b,9c1,do
lesseps i
lesser 0
lessing i
lesson 4,fz2,f82 xf
lessor i,fx2,4yg
let 15,1ox
letch i,fx9,5gr
letdown c,a6v a6u,50a
lethal 0,97o 97u 97n
lethality 7,97n 97o,97s
lethargic 0,971 ft7 970 as7 fz3
lethargy q,fu5 er6,e43 37f
leto i,fuw,fux
letter a,ffj,f7n alu
lettered 0,b48 b47
letterer i,,fz4
letterhead a,,fz5
lettering a,bms,s1
letterman i,,om
letters 9,,iz
letting l,fx0,47d
lettuce d,4xv,2l4 2wk
letup s,fz6 p,4ka
leucaemia q,fz7,2b4
leucocyte 8,3x7,8eh fz8
leucocytosis q,fz9,m3
leucoma q,fza,661
leucopenia q,fzb,m3
leucorrhea 8,fzc,4xx
leukaemia q,fz7,2b4
leukemia q,fz7,2b4
leukocyte 8,3x7,8eh fz8
leukocytosis q,fz9,m3
leukoderma q,,d2
leukoma q,fza,661
leukopenia q,fzb,m3
leukorrhea 8,fzc,4xx
leuwenhoek i,fxl
levantine i,,5b
levator 8,,fdh
level 7,5r9 dag mu,1al 3uz
leveler i,fzd fze,20d
levelheaded 0,dzj 7jp
leveling 4,9ks,30a 268
leveller i,fzd fze,20d
lever 6,8t9 fl5,97g
leverage 4,fl5,fzf 11l
levi i,fzg
leviathan i,,czy 1xl
levis 6
levitate 12,fzh fzi fzj,4yz 6es
levitation 4,fzj fzh fzi,6ek 11a
levite i,,2xw
levy 14,eo1 fzk,4fn
lewd 0,a67 3yx 3yy
lewis i
lexical 1,fzl fzm 2d3
lexicographer i,bs6,7n6 dl9
lexicologist i,bs6,7n6 dl9
lexicon 9,fzm fzl,3g
lexicostatistic 1,fzn fzo
lexicostatistics 9,fzo fzn,bs2
ley f,7jn,dyk
leyte 4
lgv q,,6nz
liability q,fzp fzq,5wn
liable 0,2ls fzr fzs fzt a6h fzu
liaise w,2mj,2mv
liaison a,160 855,163 fzv
liar i,c6p chq,44p
libber i,cg3,54
libby i
libeler i,3iz,3j1
libellous 0,5sj bz fzw
libelous 0,5sj bz fzw
liberal i,fzx fzy fzz,108
liberalisation 4,g00 g01 9bp,1ny
liberalise 15,g01 9bp g00,nw
liberalism 9,g02 g03 g04,6bu
liberalist i,fzx,108
liberalistic 0,g04 g05 g03 g02
liberality 7,fzz ftu g06 4ey,ad9 4f1
liberalization 4,g00 g01 9bp,1ny
liberalize 15,9bp g00 g01
liberally 2,f08
liberalness 7,fzz ftu g06 fzy g05 4ey,ad9 4f1
liberate 15,baw d0g 3e1 abj bb1,ks
liberated 0
liberation 4,abj d0g 18q,h5
liberator i,bb1 d0g 18q,gn
liberian i,,23g
libertarian i,,wu 15g
libertine i,10q 98y,990
liberty q,3e1 aam baw 18q,3bw d0b
libra f
librarian i,4cg,382
library 6,,29h j8
librate 12,g07 g08,g09 g0a
librettist i,g0b g0c,ak
libretto a,g0c g0b,4yf
libyan i,,23g
licence a,g0d g0e g0f id,aam
license a,g0g g0e id,oa aam
licensed 0,3cn 2la
licensee i,id,6et
licenser i,id,2g1
licentiate i,,cq
licentious 0,g0f g0h g0d g0i agz
licentiously 2,g0j g0f
licentiousness 4,g0i agz g0f,27u ah0
lichen k,,d2 bp2
lichtenstein i
licit 0,fvq fmm g0k
licitly 2,fvo fvq
licitness 7,g0k fvq,fvm
lick z,av1 av2,40n 60y
licked 0,9du 9dt
licking b,9do,9dq 9dr
lid 8,c63,c64
lie 16,5w6 3wz g0l,36x
lief 2,c7z
liege f,chh g0m,u5 g0n
liegeman i,chh,u5
lien 8,g0o g0p,7ax ti
lienal 1,g0p g0o
lieu 4,450,g0q
lieutenancy 4,g0r 9ps g0s g0t,cr
lieutenant i,g0s g0t g0r,5y8 833
life q,g0u,qw c05
lifeblood 7,,4q0 cus
lifeguard i,g0v,2so
lifeless 0,97a be9 2zm er4 4ld cn3
lifelessly 2,g0w 97a
lifelessness 7,cn3 er4 g0w be9 97a,pl 1me
lifelike 0,g0x g0y dw9 g0z
lifelong 0,g10 1ax
lifer i,96v 1a6 1mb,8be
lifesaver 6,g0v,2so
lifesize 0,4e5 33e
lifespan s,1a6,6by
lifetime s,1a6,6by
lift 12,4yz e17 g11 1hf b95 b94 g12,560
lifted 0,g13 b97
lifter i,g12 4yz,om
liftgate 6,dy0,dy1
liftman i
ligament 8,,4xa
light j,96t 4op cqp,g14 fsm
lightbulb 6,5h3,5h6
lighted 0,197 ejl 196 bim 3de
lighten 11,,6kc
lightening 4,g15,9qz 4jl
lighter 6,ei9 d6e 7w5,6h4 s9
lighterman i,3u9,3ua
lightheaded 0,c88 1h4 186 al2 1h5 g16
lightheadedness 7,al2 g16 c88 1h4,e13
lighthearted 0,4p0 3zu 5zy
lightheartedness c,5zy 4p0,4p2
lighting q,,95c 143
lightless 0,ff6 956 5sy 4k3 la
lightlessness q,4k3 ff6 956,4k8
lightly 2,dcf ctl 5jx
lightness 7,b7h 1h9 ctl g17 g18 5jx,b7o e0j
lightning j,4w6,8ge
lightproof 0,g19 csi
lightsome 0,g1a 4p0 g1b 1d9 3zu 5zy
lightsomely 2,g1c g1a 4p0
lightsomeness 7,5zy 1d9 4p0 g1a,4p2 1db
lightweight i,5jx,8ug
lignite r,,75i
lii 0,223
liii 0,223
likable 0,2gt g1d g1e g1f
like 11,g1g 3wy g1h 36s,44n 2kt
likeable 0,2gt g1d g1e g1f
likelihood 7,g1i,g1j
likeliness 7,g1i g1k bo6 fzt,g1j
likely 0,fzt 46g g1i 2ls g1l g1m
liken v,7ls,81k
likeness 7,1lq g1n 1lp g1h,1lr
likewise 2,g1o 1qk
liking c,wo,16n
lilac k,fvg 1tk,540
lilith i,,2d9
liliuokalani i
lillie i
lilliputian i,3sb,ayh
lilt 7,g1p,g1q
lilting 0,g1r 5pf
limacine 1,g1s g1t
limacoid 1,g1s g1t
limb 8,2r9,2hh
limbo q,g1u,27y
limbus 8,,67q
limelight 6,g1v,g1w 5ub
limen 9,,151
limey i,,5kk
limit 7,87 7vp 9fl 6tp 71v g1x g1y g1z e5,1u2
limitation 7,g1x g1y g20 7vp 6tp,dr0 3gv
limited 0,g21 g22
limitedly 2,g23
limiter 6,71v 7vp,5a3
limiting 0,7vt 7vu
limitless 0,g24 ce 52j
limitlessness 7,52j 52h g24 g25
limn 10,9ip 9nu g26,6lc 24q
limner i,g26 9nu,at
limning 6,9il,9xt
limnologist i,,2n2
limp 12,de8 g27 e6m e6n 13m,1uk
limper i,e6n de8,1ul
limpid 0,g28 eel g29
limpidity 7,6xg g29 6xh g28,6xk g2a
limpidly 2,g2b 6zn
limping q,6y6,m
limpness 7,cn7,apz
lin i
linchpin 6,219 g2c,3j3 g2d
lincoln i
lind i
lindbergh i
linden k,,53z
lindsay i
line e,g2e,cnt
lineage e,216,217
lineal 0,g2f g2g 216 g2h g2i 7c1 3hb
lineally 2,g2f
lineament 8,6gn 5du,6gr 1j
linear 0,sc 7c1 g2j 4fe 7c0 g2g g2k g2l
linearity 7,g2j sc,a3y
linearly 2,sc
lineation 4,g2m 6ts,4zr g2n
linebacker i,,4pn
lined 0,4zw g2o 4zs 6e
linelike 0,g2k 7c1
lineman i,g2p,4pn
linen 6,,3mj 4r0
linendraper i,,arn
liner 4,,4m2
linesman i,b8a,aew
lineup a,,g2q
ling 5,e0b,e0c
linger 16,cu2 g2r g2s,5s
lingerer i,g2s cu2,96d
lingering 4,g2t,8xa
lingeringly 2,g2u
lingua 8,6x4 g2v,25k 2vg
lingual 1,g2v 6x4 3v9
lingually 2,g2v
linguist i,dl9 g2w 9xe g2x,4ch
linguistic 1,g2v g2x g2w 3v9 4fh 9xe dl9
linguistically 2,g2x
linguistics 9,9xe g2x dl9,8vi
lingulate 0,g2y 1mt
liniment 6,bbw,bbx
linin 8,,lz
lining 4,5ly,2ru ay6
link v,31g g2z g30 78t g31 368,31j
linkage 4,g31 31g,1oc cjg
linkboy i,g32,2so
linked 0,7zi uo
linkman i,g32,2so
links 6
linksman i,div,3pf
linkup 6,g30 368,5fz
linnaeus i
linoleum r,,chs
lint r,,5bj
lion 5,,g33
lionhearted 0,56o 56j
lionise 15,g34,e95
lionize 15,g34,e95
liothyronine 8,,5qn
lip 8,frh,2hi 2vg
lipaemia q,ef6
lipchitz i
lipemia q,ef6
lipidaemia q,ef6
lipidemia q,ef6
lipidosis q,,1ji
lipmann i
lipoidaemia q,ef6
lipoidemia q,ef6
lipoma q,,d3
lipomatosis q,,m8
lipophilic 0,g35 g36
liposarcoma q,,g37
liposome 8,,4mw
lipotropic 0,g35 g36
lipped 0
lippi i
lippmann i
lipscomb i
lipstick 6,,4t0
liquefaction m,ahd g38 g39 7ts,bt9
liquefiable 0,g3a g3b g38 g39 7ts
liquefied 0,g3c g3d g3b aha
liquefy u,g38 g39 g3a ahd,ks
liquid 0,g3b 4bn g3e crn crm g3a g3c g3f g3g,8cf
liquidate z,g3h b9n 2zk,266
liquidation 4,c3m,52 268
liquidator i,2zk g3i g3h,21 6ot wd
liquidise u,g39 4nf
liquidiser 6,4nf,4nh
liquidity 7,g3e crn g3j g3b,d9m crp
liquidize u,g39 4nf,393 4
liquidizer 6,4nf g39,4nh
liquidness 7,g3e crn g3j aha g3b,d9m crp
liquifiable 0,g3a g3b g39 7ts
liquified 0,aha g3c ah9 d5w g3d g3k g3b
liquify u,g39 7ts g3a c57 g3e,14b
liquor d,4iv,1jo 4bn
lir i,fyz,ctc
lisbon f
lisp a,g3l,20g
lisper i,g3l,1og
list a,1b3 g3m bd9 fiy g3n fel,g3o blf
listed 0
listen 13,12m dzq 371 g3p,dzp l7 6b5
listener i,371 dzq 12m,372
listening 4,g3p e0y dzq 12m,g3q
lister 6,g3n bd9 g3m,30m
listeriosis q,,1g5
listing 4,1b3 fel fiy g3m bd9,g3o fiw
listless 0,fz3 971 fu6 g3r
listlessly 2,fz3
listlessness 7,fu6 g3r af2 fz3,2e4 2e7
liston i
liszt i
lit 0,ejl 3de
lite 0,cdf cde
liter n,g3s,g3t
literal 0,dcl 2ew g3u
literalism 9,,24s
literally 2,9m9
literalness 7,g3u dcl bud 9m9,7t5
literary 1,g3v g3w
literate 0
literature a,g3w g3v,s1
lithe 0,dk5 crk g3x
lithiasis q,6oz,m8
lithic 1,7xw
lithographer i,,g3y
lithomancer i,,akl
lithuanian a,,fuz
litigant i,2hb g3z,310
litigate 15,g3z pm g40 2hb,6e6
litigation 4,g40 g41 g3z pm,67v
litigator i,2hb g3z,310
litigious 1,g41 2pw g40 2pk
litre n,g3s,g3t
litter e,g42,592 99c
litterateur i,bqu,ak
litterbug i,g43,g44
littered 0,757 758
litterer i,g43 g42,g44
little 0,3sc a46 g45 g46 3sb 4ia a4k ayi b9a dhs g47 f1q g48 g49 g4a g4b g4c g4d g4e g4f g4g g4h g4i g4j g4k
littleness 7,a46 3sc,4f4 37f
littler 0,g4h 3sc
littre i
liturgist i,,13c
liv 0,223
livable 0,dsl an6 dsk
live 16,an6 5fq dsl g0u,36x 45n
liveable 0,dsl an6 dsk
liveborn 0,1m7 1m4
livedo q,,d2
livelihood l,1vw,d5a
liveliness 4,g4l bto 1ma,pf
livelong k,g4m bky
lively 0,1ma g4l 1m5 51x 59a 5fi 5k3
liveness 7,1m6 1m4,1me
liver 8,e2d 4fi,53a
liverish 0,4fi 4fl 186 5bl
livermore i
liverpool f
liverpudlian i,g4n,5eg
livery 4,,g4o 8b9
liveryman i,,3ui
livestock 5,g4p,296
livid 0,2xt 23p 2xu li 3de
lividity 7,li 23p 2xt,d5j lj
lividly 2,23p
lividness 7,li f4b 2xt,lj
living 9,g0u 5fq,c05 3m8
livingston i
livingstone i
livonian a,,fuy 60w
livy i
lizard 5,g4q
lloyd i
llud i
llyr i
load 6,5k5 fs7 g4r 615 alf 1gf,5k7 b8h
loaded 0,d4c g4s 3g6 g4t
loader i,alf g4r fs7 g4u,54h 2so
loading 6,5k5,5k7 8es
loads n,aqe,3zc
loaf d,g4v 92t,576 eht
loafer 6,92t g4v,97m 25h
loafing 4,ehq,ehs
loan l,fyn,2ta hh
loaner 6,fyo,4wy 1uu
loanword a,,2d3
loath 0,g4w 2c3 g4x 2c4
loathe 11,2r 59 2t,2v
loather i,59 2r,5a
loathing c,2t 2r,2w 2x
loathly 0,ac4 2y
loathsome 0,g4y ac4 g4z g50 2y
loathsomeness 7,g50 g4y ac4,4mb
lob z,,4we
lobachevsky i
lobar 1,g51 b00
lobate 1,g52 g53 b00 4fz
lobated 1,g52 b00
lobby 6,29g 5ng g54 g55,29h 43y
lobbyist i,g55 g54 5ng,76d
lobe 8,b00 g51,1j
lobed 0,g53 4fz
loblolly d
lobscouse d,g56,g57
lobscuse d,g56,g57
lobsterback i,g58,2dt
lobsterman i
lobular 1,fb5 g59 g5a
lobularity 7,g5a fb5,4sm
lobule 8,g59 fb5,b00
lobworm 5,g5b,g5c
local 0,g5d
locale f,g5e g5f g5g,95d
localisation 4,g5h g5f,9vd
localise 10,g5f csb g5h,g5i 5w6
localised 0,g5j g5k g5l g5m
locality f,g5n,g5o
localization 4,g5h g5f g5g,9vd
localize 10,g5f csb g5h g5e,g5i 5w6
localized 0,g5j g5k g5l g5m
locally 2,g5d
locate 14,bv5 g5i ad7 g5h g5p g5q,ckm 2x1
located 0,g5r 3wb
locater i,g5q g5i,g5s
locating 4,7c6 g5h,pf 9vd
location 3,g5p g5i g5t bv5 7cn,7hj
locator i,g5q g5i,g5s
lochia 8,,4q2
lock z,g5u g5v g5w e5 2ii,21b 560
lockage 4,,21c 302
locke i
locker 6,,53r
locking 4,,9ep
lockjaw q,g5x,4fd
lockkeeper i,g5y
lockman i,g5y
lockmaster i,g5y
locksmith i,,2tz
lockup 6,,d8q
loco 0,3pp 3pq
locoism q,,208
locomote 12,gw 560 g5z g60 8nq dh
locomotion 4,g60 8nq g5z gw,g61 11h
locomotive 6,a4l g5z g60 8nq gw,62g
locomotor 1,g5z 8nq
locoweed 6,ao7,fye ao8
locule 8,g62,2d7
loculus 8,g62,2d7
locum i,,3kn
locus e,g5e,95d g63
locust 5
locution a,rj,8aw
lode j,,1pk
lodge 16,g64 9om cjc 4td 391 a26 g65,an6 21b
lodgement 7,g66 g65 cjc 9om,1my ccy
lodger i,4td g64,4tf
lodging 6,4x,5a2
lodgings 6,a26 g64,a28
lodgment 7,g66 g65,1my ccy
loeb i
loewe i
loewi i
loft 6,37q,37r
loftiness 7,e4o g67 bcr ep4,e19 bzi
lofty 0,bur bcr a2p 1ri g67 e4o
log r,g68,53z 6qt
logagraphia q,1f2,da
logarithm a,g69 g6a,c1r
logarithmic 1,g6a g69
loge 6,53o,53r
logger i,c94 g68,54h
loggerhead 5,4po,49n
loggerheaded 0,4pp 28j
logginess q,g6b,32p
logging 4,g68,377
logic 9,g6c 9y3,15h 7jq
logical 0,9yh fyc g6d 9yg g6e b4x
logicality 7,g6d fyc 9yh
logically 2,fyc 9yh
logicalness 7,g6d fyc 78u 9yh
logician i,9y3 g6f g6c,1fq
loginess q,g6b 970,32p
logistic 1,g6g g6h
logistician i,9y3 g6f g6c,1fq
logistics 4,g6h g6g,1m0
logjam e,,8ir g6i
logomach i,g6j,jv
logomachist i,g6j,jv
logos i
logroll 15,,g6k
logy 0,970 971 g6b
lohan i,2q0
loins 8,g6l,2p2
loiter 16,cu2 g2s,5s
loiterer i,g2s cu2,96d
loki i
lolita i,,4u5
loll 16,g4v,94d eht
lolly d,4xv,2l4
lollygag 16,cu2,5s
lombard i,ft4
london f
londoner i,76t,5eg
lone 0,1pz g6m g6n g6o
loneliness q,g6p cwv 1pz 9hc,27t 9he
lonely 0,1pz 9hc g6n g6p 9fu cwv
loner i,e31,cge
lonesome 0,g6q 9hc 3ho 1q0 9fu
lonesomeness 7,1q0 g6q,1q1
long 0,1ax ba6 g6r 1aw 4g2 96u c2y ay0 bge eba g10 g6s g6t g6u g6v g6w g6x g6y ba7 ba5 ba4 c2x cb1 ft8 g6z g70
longanimity 7,cum cuo,cun
longanimous 0,cuo a3j cum
longbowman i,,2nw
longer 2,1ax
longest 2,1ax
longevity 7,,g6r
longfellow i
longhand a,8yw g71 8yy,5ow
longing c,a95 l8,1u7
longish 0,g6s 1ax
longitude f,,fuu
longness 7,ba7 g6r g72 ba6 1ax,9ya 59i
longshoreman i,alf,54h
longshot 6,,4s4
longsighted 0,cbg cbh cbi cbn cbj
longstanding 0,g6u 1ax
longtime 0,g73 2cb
loo 6,73j,73k
look 13,wt 2gw 5e6 dfd cfa c2g 2gy,45k 5s
looker i,5e6 acv wt,372 1tb
looking 0,g74 dfd 2gg,g3q
lookout 4,g75 4bo,g76 g77
lookup m,,g78
loom 16,ecc b2o,2gw g79
loon 5,,92t
looney i,g7a,42y
loony i,g7a 3pp 3pq t6,42y
loop 6,8q3,5fz g7b
loophole a,,1tp 4r9
looping m,fj2,9fo
loopy 1,3pp 47o 3pq
loos i
loose 0,g7c g7d g18 g7e g7f g7g bpn
loosely 2,g7h g7i
loosen u,fl6 g7j fvx
looseness 4,9yu g7k fhm,f9h
loosening 4,g7j fvx fl6 g7l,37e vq
loot l,4zg 4xv g7m 9o9,4zh 2l4
looted 0,bea 4ld
looter i,5fp 9o9,3qo
looting 4,9o9,9p8
lop z,a8a 71x g7n a8b,1y6 g7o
lope 12,g7p 5ve,g7q
lopper 6,g7n a8a 71x,g7r
lopsidedly 2,3gz
loquacious 0,6j0 6j2 d9i
lorca i
lord i,1pq g7s,1v4
lordliness 7,a2r 2tn dlf ab3,40d 2tp
lordly 0,dlf 2qx 2rj a2r
lordosis q,g7t,edi
lordship a,,3v0
lore 9,csz,469
lorelei i
loren i
lorentz i
lorenz i
lorre i
lose 14
loser i,,1ev
losings l,g7u,9p6
loss l,cwg g7v 9dl g7w,c02 9b9
losses l,g7u,9p6
lossy 0,g7w g7v
lost 0,g7x 7x4 93c g7y g7z g80 g81 1ld
lot n,9jg 3qd,3zc 3ym
loth 0,g4w 2c3 g4x 2c4
lothario i,,63q
lotion 6,,8gv
lots n,aqe,3zc
lotte 5,1oh,1oi
lottery 4,,fm
lotus k
lotusland q,,fpy
loud 0,985 8pc 984 b12 g82 g83
loudly 2,985
loudmouth i,4t6,1dy
loudness 7,8pc 565 cxy 985 6js,g84 566
loudspeaker 6,g85,b0o
louis i
louisiana f
louisianan i,g86,1ie
louisianian i,g86,1ie
lounge z,g87 g88 8i2,8t3
lounger 6,92s g88 cu2 g87,92t 2rc
lour t,g89,98q s
louse 5,g8a a5u,43k
lousiness q,8m5 a5u,d6
lousy 0,3ll a5u 362 g50 39v g8a 8m5
lout i,72h,5nd
lovable 0,yh g8b yo yf 22l 8wh
love 11,yo ym bil yh 47i 14m yp g8b,22q
loveable 0,yh g8b yo yf 22l 8wh
loved 0,47h ei2 47g 6lg ce2
lovelace i
loveliness 7,41f yf 41p,38t
lovell i
lovely 0,41p 41e 41f
lovemaking 4,,4ak
lover i,yp 14m bil g8b yo,u5
loverlike 0,g8c yt
loverly 0,g8c yt
lovesick 0,g8d g8e
lovesome 0,16q yt
loving 0,yt 5zn 16r yr 16q 1st 1sw 5yf bew ehy g8c g8f g8g g8h
lovingly 2,ctg yt
lovingness 7,5zn 16r yt,ym 16s
low 0,98s g8i 98r 9pc g8j g8k g8l g8m g8n
lowball v,g8o,2ld
lowborn 0,3w6 3w5 7jf ct0 eib
lowbred 0,52g 1fk
lowbrow i,g8p g8q,g8r
lowell i
lower 12,9pa g89,560 98q
lowercase a,,32f
lowerclassman i,d1j,g8s
lowered 0
lowering 0,g8t 5ei
loweringly 2,g8t
lowermost 0,51g 51h
lowest 2,g8u g8v
lowland h,,9pd
lowlander i,,dfm
lowlife i,5ik,1ce
lowliness q,ecr f17,27y 3xj
lowly 0,ecp fna ecq fn9
lowness 7,f17 9hd g8w ecp 8us 9ha,3xj 9he
lowry i
lowset 0,g8l g8i
loyal 0,1n9 1n8 amd dw6 fwt g0m
loyalist i,g8x,wp
loyally 2,1n9
loyalty 7,g8y,9cq ym
loyola i
lozenge 6,5y1,5ud aok
lozier i
lpn i,,hw
luba a,6n0,3sj 3sk
lubavitcher i,,6ik
lubber i,72h fst g8z fsu,5nd 24
lubberly 0,g8z fsu 511 72h fst
lubitsch i
lubrication 4,,27n
lubricious 0,g90 g91 g92 8df
lubricity c,61l,1su
lucas i
luce i
lucent 0,1e3 1e1
lucid 0,6zn 6xj 6xg
lucidity 7,6xg 6zn 6x9 8vp,6xk
lucidly 2,g2b 78u
lucidness 7,6xg,6xk
lucifer i,43e
luck q,6u2 6ej cy9,1xk 6ek
luckily 2,cy6 2fx
luckiness q,4yr cdy cy8 2fx,6u2
lucky 0,cy8 cfj cy9 4yr
lucrative 0,g93 3rk
lucrativeness 7,d71,d72
lucre l,4xv 6zi,2l4 b0l
lucretius i
lucubrate w,a3a g94 kq,6x9
lucubration 9,g94 a3a,ci3 78e
luculent 0,6zn 6xj
lucullan 0,fvi 9jm g95
lucullus i,g95
luculus i
luddite i,,12d 3mh
ludicrous 0,cb3 1yo
ludicrously 2,fv0 cb3
lues q,g96,6nz
luff 4,,49p g97
lug z,g98 3md,5b7
luger 6,,g99
luggage 6,3md g98,3me
lugh i
lugosi i
lugsail 6,,fkz
lugubrious 0,g9a 23z dgs
lugubriousness 7,dgs g9a,g9b
lugworm 5,g5b,g5c
luke a
lukewarm 0,g9c g9d g9e g9f g9g
lull s,fz6 2h6,4ka
lullaby a,,2a6
lulli i,g9h
lully i,g9h
lulu i,acv,1tb
lumbago q,,3iv
lumbar 1
lumber r,4tc g68,59u 1uk
lumbering 4,e0h g9i,61z
lumberjack 6,c94,54h fjd
lumberman i,c94,54h
luminance 7,ejj,48b
luminary i,g9j,69x
luminesce 17,g9k g9l g9m dha,8gd
luminescence j,g9m g9l g9k,96t
luminescent 0,g9l 3de g9m dha g9k
luminosity 7,ejj 1e3,48b
luminous 0,1e3 1e1 ejj
luminousness 7,ejj 5lc,48b
lummox i,72h,5nd
lump e,6r8 4p9 g9n edq,1bm j5
lumpen 0,g9o 28j
lumper i,alf 6ra,54h ake
lumpish 0,g9o 28j
lumpy 0,6r9 g9n 6rd edq 8q6 6r8
luna i
lunacy 4,f5g 5gi f5h,8ny 5wt
lunar 1,6ud
lunate 0,8pd 1mt
lunatic 0,f5h 3pq f5g 5gi
lunation s,,g9p
lunch d,9hg g9q,57t
luncheon d,9hg,57t
luncher i,g9q,9x0
lunching 4,g9q,3s9
lunchroom 6,,5pv
lung 8,5zg
lunge 12,edz g9r g9s,4as 11h
lunger i,g9s g9t edz,11i 287
lunisolar 1,6ud e1j
lunkhead i,4po,49n
lunt i
lunula 6,g9u,2p2 zr
lunule 8,g9u,2p2
lupus h,al4,d2
lurch 12,5zp g9v g9w g9r g9x,1uk 4as
lurcher i,g9y,g9z
lure w,bku bkv 6r5 3n3,1dg 1pe
lurid 0,ga0 ga1 5al 8c0 ddi ga2 ga3
luridly 2,ga1
luridness 7,ga3 li ga1 7ev 5al,fm5 lj
lurk 16,ga4 g9y,425
lurker i,g9y 1uw ga4,g9z
luscious 0,fn0 8df
lush 0,bd 5q ga5
lushness 7,ga5 9jk bd,5r
lust 4,fxc ga6 7ta 8nk,1sv k4
luster 7,5aw ga7,5ag 5l9
lusterless 0,ax1 ax3 2qc awz ga8
lusterlessness 7,ga8 ax3,a4a
lustfulness c,fxc fu1 g91 7ta,1sv
lustily 2,dzl
lustiness 7,dwa dzl,571
lustre 7,,dfo
lustreless 0,ax1 ax3 2qc awz ga8
lustrelessness 7,ga8 ax3,a4a
lustrous 0,5lc dh1 5ld 69w
lusty 0,7ta dzl 41 fxc ga6 24i dwa
lutanist i,ga9 gaa,gu
lutenist i,ga9 gaa,gu
luther i
lutheran i,,8k
luthier i,,2vk
lutist i,ga9 gaa,gu
lutyens i
luxate u,adq gab,560
luxation b,gab adq,1xz
luxembourger i,gac
luxemburger i,gac
luxuria 4,ga6,k4
luxuriance 7,ga5 b72 bd,5r
luxuriant 0,b72 ez8 3aq ga5 4bg
luxuriantly 2,bd b72
luxuriate u,gad ez3 gae fvh gaf gag,84u 84s
luxuriation 4,gag gad ez3,gah
luxurious 0,ez8 4bg gae
luxuriously 2,ez8
luxuriousness q,gae 9jk ez8,18b
luxury 7,gaf fvh 9jk gad,ez5 8hk
lvi 0,223
lvii 0,223
lviii 0,223
lxi 0,223
lxii 0,223
lxiii 0,223
lxiv 0,223
lxv 0,223
lxvi 0,223
lxvii 0,223
lxviii 0,223
lxx n,gai gaj 223,4fq
lxxi 0,223
lxxii 0,223
lxxiii 0,223
lxxiv 0,223
lxxv 0,223
lxxvi 0,223
lxxvii 0,223
lxxviii n,223,4fq
lxxx n,cyr b6u 223,4fq
lxxxi 0,223
lxxxii 0,223
lxxxiii 0,223
lxxxiv 0,223
lxxxv 0,223
lxxxvi 0,223
lxxxvii 0,223
lxxxviii 0,223
lycanthrope i,gak,1xl
lying 4,c6j chq,9ae
lyly i
lymph 8,,4q2
lymphadenitis q
lymphadenoma q,,tl
lymphangioma q,,22y
lymphangitis q
lymphedema q,,20h
lymphoblast 8,,gal
lymphocyte 8,gal,3x7
lymphocytosis q,,m3
lymphoma q,,2b4
lymphopenia q,,m3
lymphuria q
lynch 15,,266
lynchpin 6,219 g2c,3j3 g2d
lyophilize u
lyrate 0,gam ka
lyric a,gan bd0 gao gap 16p,f7n
lyrical 0,gaq 2qj gar
lyrically 2,bd0
lyricist i,gao gan,ak
lyrist i,gao,ak
lysander i
lysenko i
lysimachus i
lysinemia q,,d76
lysippus i
lysogenicity q,gas gat,1xk
lysogeny q,gas gat,1xk
lysosome 8,,6br
lyssa q,gau,pi
lytton i
macabre 0,1iv 1im
macaroni d,,8lo gav
macarthur i
macaulay i
macbeth i
macdowell i
macebearer i,gaw,2g1
macedonian a,gax,5ha
macer i,gaw,2g1
maceration 7,4xe bap,gay 4xi
macgregor i
mach i
machiavelli i
machiavellian i,,u5
machinate v,9wt 5o2 fdi 76y,ps 7oq
machination 9,fdi 9wt 5o2,5o4
machinator i,76y 5o2,21
machine 6,309 gaz gb0 gb1,s9
machinelike 0,3do 3dr
machinery 6,gb2 gb0,309 b36
machinist i,gaz 1uu 309 gb1 gb0,2vk
macho i,gb3 gb4,4ny
mackem i,,5eg
mackenzie h
mackinaw 6,,767
macleish i
macleod i
macrencephaly q,,2c
macro a,4e7 33e
macrocephaly q,gb5,2c
macrocosm h,8gy gb6,4ui
macrocosmic 1,gb6 8gy
macrocyte 8,gb7,d0
macrocytosis q,,m8
macroglia 8,334,335
macroglossia q,,42
macromolecular 1,5yy
macrophage 8,e5q,gb8
macroscopic 0,gb9 4e6 6tn 33e
macroscopical 0,gb9 4e6 6tn 33e
macroscopically 2,4e6
maculate u,gba 43s d03 gbb kq,4a1 36m
maculation 4,94n gbb gba 43s,94p a6a
macule 8,d03,94n
macushla i,,6q3
mad 0,23m 55c 9iv 1ca d5j 3pq f5g
madagascan i,,23g
madam i,dcd,1tb
madame i,,dcd
madcap i,94w eb4 eb5,122
madden 11,9q8,3ly
maddened 0,22r 1ca
maddening 0,bv2 a8v
made 0
madison f
madly 2,czp 9iv
madman i,42y,287
madness q,f5g 55c,8ny
madonna i,gbc
madrigal 10,gbd,gbe
madrigalist i,gbd,1rk
madwoman i,,42y
maelstrom b,gbf,8yi
maenad i,,1tb
maestro i,gbg,2u8
maeterlinck i
mafioso i,,gbh 21
mag a,gbi,gbj 4y0
magazine a,gbi,gbj 4y0 4y1
magdalen i,,bu1
magellan i
maggot 5,cs5,dpx
magic 9,7z4 gbk bf8 2gl,gbl
magical 0,gbk 2gl 7z4 ejo
magically 2,gbk
magician i,7z6 ejo,qi
maginot i
magisterial 1,gbm 3d8 gbn 3d9
magisterially 2,3cv a2k
magistrate i,gbn gbm,v0
magnanimity 7,ftt dbv,ftu
magnanimous 0,dno dbv a2p dlh dbr ftt
magnanimousness 7,dlh dno dbv,dli
magnate i,gbo,1sg
magnet 6,b8k gbp 38b gbq gbr,s9
magnetic 1,gbp 38b b8k gbs 38a
magnetically 2,gbp
magnetics 9,,dd0
magnetised 0,38b 38a
magnetism j,gbs,17b
magnetize u,gbr b8k
magnetized 0,38b 38a
magnification 4,gbt 1xw,a34
magnificence 7,bzi 5av,wh
magnificent 0,5av 1t8 bzi 5at
magnificently 2,bvg 5av
magnifico i,,45f
magnified 0,evz iu
magnifier 6,gbu biq
magnify u,1xw 1bz biq c3d 1xf buk bir gbt kq,1xy 9a2
magniloquence a,4kk dlj,3y4
magniloquent 0,dlj 4wg 4kk
magniloquently 2,dll dlj
magnitude 7,1xf biq 1xw,1al
magpie 5,,8t7
magritte i
magus i,,bf8 avd
magyar a,,fp0
maha i,gbv,9x5
mahan i
maharaja i,gbw,2nv
maharajah i,gbw,2nv
maharanee i,gbx,2nu
maharani i,gbx,2nu
mahatma i,,gby
mahayanist i,,8k
mahdi i
mahdist i,,8k
mahican a,gbz gc0,27 46
mahler i
mahogany k,,53z
mahomet i,gc1
mahound i,gc1
mahout i,,6hm
mahratta i,gc2,2zg
maid i,1s5,1s7
maiden i,93e cfz dei,46u
maidenhead 8,eev,7yy
maidenhood s,dei 93e,544
maidenlike 0,cfz cfx
maidenly 0,cfz cfx 93e
maidhood s,dei 93e,544
maidism q,gc3,3ff
maidservant i,1s5,1s7
maidu a,,5qh 8hd
mail z,gc4 gc5 gc6 gc7 gc8 gc9 7r1,gca
mailboat 6,,3u7
mailbox 6,,53n
mailer 6,gc5 gc4 gcb
mailing 4,gc8 gc9 gc4 gcb,gc6 cyc
maillol i
mailman i,gcc,75p
maim t,gcd gce,5eb
maimed e,,3m8
maimer i,gce gcd
maimonides i
main 0,6m4 5zc
maine f
mainer i,,1ie
mainframe 6,8m1,1xx 8m2
mainland h,,5wr
mainly 2,6m5
mainsheet 6,gcf,422
mainstay 6,219,wp 3j3
maintain 16,81j 819 gcg gch gci 388 gcj,fom
maintainable 0,gch 81j
maintained 0,gck gcl
maintainer i,gci 81j,wp
maintenance 4,gcj 819 gcg,cmr 1vw
maintenon i
maitland i
maitreya i
maize 7,8du d7z,6c6 1tl
majestic 0,gcm ep4 7tx 1t8 g67
majestically 2,ep4
majesty 7,g67 ep4,bzi
major 0,fwi gcn fwg
majorette i,,gco 3qp
majority 7,5hu gcn,5hw 3a0
majors e,,7v7
majuscular 0,gcp gcq gcr
majuscule a,gcr gcq gcp,32f
make 15,bum gcs qs
maker i,3ce 5gy 8oh,2o5
makeready 4,,gct
makeshift 0,em7 pe
makeup 6,4t0 gcu,8gs
makeweight 6,cjm,7hj 5k7
making 4,9ws 5gy 7n7 8ok 8oh qs,5tq
malachi a,gcv gcw
malachias a,gcv gcw
malacia q,gcx,m8
malacologist i,,5gx
maladjusted 0,gcy ajc gcz 5o
maladjustment q,,gd0
maladroit 0,5jo 3go 5jn ezy
maladroitness 9,3go 5jo,1sr
malady q,14j,188
malahini i,,gd1
malaise q,gd2,a8s
malamud i
malar 8,6ka,25g
malaria q,,1v2
malarkey a,fk8,6iy
malarky a,fk8,6iy
malawian i,,23g
malay a,gd3 eyr,194
malayan i,gd3,194
malaysian a,50k,194 eyr
malcontent i,693 a6i a6j
maldivan i,gd4,194
maldivian i,gd4,194
male 0,2a9 5ia 4ny gd5 gd6 2a8 gd7 gd8,10d
malebranche i
malecite a,,27 46
maledict w,20s 8yr eok 4kv,20t
malediction a,eok 20s,20q
malefactor i,21,8pr
malefic 0,gd9 3oa
maleficence 7,gda 3ob 3oa,gdb 3oc
maleficent 0,3oa gda 3ob 3o9 gd9
maleness 7,gd5 gdc gd6 2a9,cfw
malevich i
malevolence 7,gdb 40l gdd gd9,2w 3oc
malevolency 7,40l gd9,3oc
malevolent 0,gdd gd9 4ih gdb 3oa 40l
malfeasant i,,bw
malformation b,6yi gde,187 9dr
malformed 0,9g4 6rd
malfunctioning 0,1wr 1wq 9e7
malian i,,23g
malice 7,gdf 40l 4ih,gdb 3oc
malicious 0,4ih gdf 9sy fxk gdd 4ig gdg
maliciousness c,gdf 4ih,gdb
malign 0,5u2 5u0
malignance 7,gdh gdi 5u1,2ah 3oc
malignancy q,gdh 5u1,2ah
maligner i,3iz gdj,3j1
malignity 7,gdb gdi gd9,2w 3oc
malignly 2,gd9
malignment a,gdk gdj,5si
malik i,,2qw
malinger 15,gdl gdm gdn,diq
malingerer i,gdm gdl,dio
malingering 4,gdn gdl,6u6
malinowski i
mall 6,gdo,gdp a9t
mallarme i
malleability 7,cpg awd,48b
malleable 0,awc awd awe 66w cpg
mallet 6,,gdq
malleus 8,,ewn
mallon i
malnutrition q,3fg
malocclusion q,gdr,4t
malodor 9,chd,che
malodorous 0,cha chb gds ch9 d63 d86 gdt gdu gdv gdw gdx gdy gdz
malodorousness 7,chb cha,2s7
malodour 9,chd,che
malodourous 0,cha gds ch9 d63 d86 gdt gdu gdv gdw gdx gdy gdz
malone i
malory i
malpighi i
malposed 0,8ry 3h0
malraux i
maltese 5
malthus i
malthusian i,,3h
maltman i,ge0,3ce
malto a,,3ls 54z
maltreat 15,bl bn bp,br
maltreated 0,ge1 ge2
maltreater i,bp bl,bw
maltreatment 4,bn bl,c1a
maltster i,ge0,3ce
mam a,,5qa 5qb
mama i,ge3,ge4
mamet i
mamilla 8,ge5,dc0
mamma i,ge3,ge4
mammal 5,ge6,4hi
mammalian 1,ge6
mammalogist i,,5gx
mammary 1,4xu
mammilla 8,ge5,dc0
mammon i,,18b
mammoth 0,4dv 33e
mammy i,ge3,1s6 ge4
man i,y5 2w2 gdc ge7,4ny 108
manage 15,ge8 w3 w5 wa,h8 421
manageable 0,w5 h4 ge9 w3 vz h9
management 4,wa ge9 w3,j2 w1
manager i,a5h 75a gea geb ge9,w8 75c
manageress i,,a5h
managerial 1,gea a5h wa
managership 4,geb 75a a5h,cr
manakin 5,gec ged,h0 gee
manannan i
manawydan i,gef
manawyddan i,gef
manchester f
manchu a,,btd 6q5
mancunian i,,5eg
mandaean a,geg geh,9u 32e
mandamus a,,6d4
mandatary i,gei gej,te
mandate a,3cf gej gek gei gel,oa 30u
mandator i,gel gej,6w
mandatorily 2,7q7 7q8
mandatory 0,7q8 7q9 gek
mandean a,geg geh,9u 32e
mandela i
mandelbrot i
mandelshtam i,gem
mandelstam i,gem
mandible 8,fk6,fk5 2vg
mandibula 8,fk6,fk5 2vg
mandibulofacial 1,c6t
manducate y,6jf,6ll
manduction 4,7kl 6lk,7km 2sh
mane 5,,5dv
manes i
manet i
maneuver 4,gen 6fx geo gep geq kq,36e 421
maneuverability 7,ger gep,g61
maneuverable 0,gep 1gq ger 6fx
maneuverer i,geq 6fx,898
manful 0,ge7 gdc ges get gb4
manfulness 7,ges gdc ge7,geu
mange q,gev gew,208
manger 6,5jp,3mb
mangey 0,gew 38x gev
manginess 7,gex gew,4yv
mangled 0,f4d adu
mangler i,gce gey gez
mangonel 6,2mg,2mh
mangy 0,gew 38x gev gex
manhattan f
manhood q,,10c
mania g,1k2 d0z,5ou
maniac i,42y f5i,287
maniacal 0,f5i 3pq 42y
maniacally 2,f5i
manic 0,d0z 6g8 9iw 1k2
manichaean i,gf0,8k
manichean i,gf0 gf1,8k
manichee i,gf0 gf1,8k
maniclike 0,f5j 3pq
manicurist i,gf2,41g
manifest w,37g 4ri gf3 37j,1o
manifestation b,bml gf3 37g,2gz 74v
manifestly 2,btz 2ga
manifold 6,,ar4
manikin 6,e8o gec,ayh h0
manipulable 0,awe awc gf4 gf5
manipulate 15,gf6 9zv 2ur gf7 cih ci9,4k2 duz
manipulation 4,gf7 gf6 gf8,c29
manipulative 0,2ur 2uk gf6 gf8
manipulator i,au1 ci9 9zv,1ba
mankind 5,eco,2aj ja
manlike 0,ge7 gdc get gb4
manliness 7,ges gdc ge7,geu
manly 0,ge7 gdc y5 ges get gb4
mann i
manned 0
mannequin 6,gec ged,h0 gee
manner 7,cc3 7ow gf9,1al 457
mannered 0,16g 169
mannerism 4,csj 166,ai8 167
mannerly 0,gf9 8k3 cc3
manners 7,,457
mannikin 6,e8o gec,ayh h0
mannish 0,gfa gfb gfc gb4
manoeuver x,gfd 6fx kq,p5 421
manoeuvrable 0,gep 1gq ger
manoeuvre 4,gfe gen gfd geo,gff 36e
manoeuvrer i,geq,898
manometer 6
manor 6,,64n
manpower e,gfg,835
manque 0,1ub 1u6
mansart i
manse 6,64n,4tj
manservant i,5n4,c7d
mansfield f
mansi a,gfh gfi,60v fp0
mansion 6,64n,1gp 4tj
manslayer i,2zk,21 6ot
manson i
mantegna i
mantel 6,,4yh
mantell i
mantic 0,aki 110
mantichora i,gfj,1xl
manticora i,gfj,1xl
manticore i,gfj,1xl
mantiger i,gfj,1xl
mantle a,,g6
mantled 0,728 2qh
mantrap i,acv,1tb
manual a,f83,dqz
manubrium 8,,25g
manufactory 6,5up,ai4
manufacture 10,84b ezf 7uu c6k 59j 51d,7n7 12v
manufactured 0
manufacturer e,51d 59j 84b,1b0 3ce
manufacturing 4,c6k,3ni
manumission 4,gfk bax,abj
manumit 15,bax gfk baz,18q
manumitter i,baz bax,bb1
manure r,,4xc
manus 8,cm8,ckw
manuscript a,,s1
many 0,d7h d7g gfl gfm
manzanita k,,540
manzoni i
maoist i,,wu
map 6,6i4 gfn,10y 24q
maple k,,53z aml
mapper i,gfn 6i4,70h
mapping 4,c1s,d4z 5r0
maquis e,gfo,dqo
maquisard i,gfo,dqo
mar u,9dh 4jt,184
mara 5,,dhq
maraco a,,2p7 1kz
marasmus q,,3fg
marat i
maratha i,gc2,2zg
marathon 4,,125
marathoner i,,gfp
maraud 4,cuj gfq gfr,cuk gfs
marauder i,gfr gfq,1co
marble r,gft gfu gfv gfw,7xw 3on
marbleise u,gfw gfx,8y4
marbleize u,gfw gfx gft,8y4
marbleized 0,gfy 5b3
marbleizing 7,gfx gfw
marbles 4,,ea0
marceau i
marcel 8,,1a3
march 12,gfz gg0,1uk 2lj
marcher i,gg1,1qi 1ul
marching 4,gg0 gfz,gg2
marchioness i,gg3,e7r 3uw
marchland f,4zx,4zy
marciano i
marconi i
marcuse i
marduk i,gg4
mare 5,,bnt
margin p,gg5 gg6 d2a,529 1xc
marginal 0,d2a 4zz 6ti gg5 gg7 500
marginalise 15,gg8 gg9,304
marginality 7,gg7 d2a,2a4
marginalize 15,gg8 gg9,304
marginally 2,4zz
margrave i,,5kq 2rj
mari a,6ld 6le,60v 6lf
maria h,,1gp
maricopa a,,lh 76n
marinate u,,gga
marine 1,fx5 ggb,2w2
mariner i,3ua,8pk
marini i,ggc
marino i,ggc
marital 1,ggd 4et
maritime 1,gge 766 ggf 764
mark v,562 a0r 6gw 3c8 ggg cl0 ggh,17r 3ac
marked 0,ggi 9un
markedly 2,ggi
marker 6,ggh a0r,1w9
market 4,ggj dp0 7i3 ggk,pf 52w
marketable 0,ggl ggm 7i3
marketer i,8gw ggk,3nh
marketing 4,4z9,5m7
marketplace 4,ggj dp1,pf a9t
marking 7,3c8 94p 562,g6 935
markoff i,ggn
markov i,ggn
markova i
marks i
marksman i,97k ggo,ggp
marksmanship 9,ggo 97k,ny
marley i
marlowe i
marmalade d,,81h
marmoreal 1,gfv gft
marmorean 1,gfv gft
maroon 14,ggq 1tk,9
marooned 0,ggr g6n
marquand i
marque a,55t,2hd
marquee 6,,5o6
marquess i,ggs,2rj 3uv
marquette f
marquis i,ggs,2rj
marquise 6,gg3,3uw ggt
marrano i,,8ax
marriage q,4et,ggu 8jo
marriageable 0,ggv 44
married 0,fls flr ggw
marrow 8,ggx,4xa
marrowbone d,,25g
marry 15,f4k 59x ggy dh,82b
mars h
marsh h,cg8 4uq,4ur
marshal i,ggz gh0 gh1,833 2st
marshall i
marshalship 4,gh0 gh1 ggz,cr
marshland h,cg8,4ur
marshy 0,4uq 42s cg8
marstan i
marsupium 8,,3ay
mart 6,dp1,a9t
marti i
martial 0,gh2 gh3
martian 1
martin 5
martinet i,gh4,9zh
martini d,,92l
martyr i,gh5 5sk gh6,658
martyrdom b,5sk gh7 gh5,98i 183
martyrise t,gh6,bx4
martyrize t,gh6 gh7 gh5,bx4
marut i,,uh
marvel w,gh8 gh9 gha ghb,811 fp
marvell i
marveller i,gha gh8,wq
marvellous 0,c4l ghb 4xo 2gl gh9
marvellously 2,ghc c4l
marvelous 0,c4l epg 4xo 330
marvelously 2,ghc
marx i,ghd dx9
marxist 1
mary i,gbc
maryland f
marylander i,,1ie
mascara 6,,4t0
mascot i,,24o
masculine 0,gb4 geu gd5 gb3 gdc gfb
masculinity 7,gd5 gb4,cfw
masefield i
mash z,8uo,7pp
masher 6,8db 7i7,63q ghe
mask 4,726 ghf,644 abz 5ls
masked 0,727 6wr 32h
masker i,ghg ghf,370
masking 4,726,5ls
masochist i,cnc,5gr
mason i
masonry 6,,5a2
masorete i,ghh,cq
masorite i,ghh,cq
masoud i
masque e,ghi,a4m
masquer i,ghg,370
masquerade 13,ghj ghi ghg 6h2,5sw emm
masquerader i,ghg ghj,370
mass 7,9jg g6i,fyq 48b 3zc
massachuset a,,46
massachusetts f
massacre u,ghk 5n1,266
massage 4,ghl ghm ghn gho,ghp 9zv 6a
massager i,gho ghm ghn
massasoit i
massenet i
masses e,39i,ja
masseter 8,,ghq
masseur i,,gho
masseuse i,,gho
massine i
massive 0,4e9 33e e18 5hx
massively 2,4e9
massiveness 7,5hx e18 4e9 e0l,1xs e0i
massorete i,ghh,cq
mast 6,fl0
mastalgia q,,1ez
masted 1,fl0
master i,gbg g7s ghr ghs ght an9,2u8 1v4
mastered 0,ghu bpw
masterful 0,ghs hc
masterfully 2,ghs
mastering 4,ghr,b45 ghv
masterly 0,ghs hc ghw gbg
mastermind v,bhr 7r9,9te
masterpiece 6,,5ul h5
masters i
mastership 4,ght 5ya dz3 g7s ghx ghw gbg,ny cr
mastery 9,89d ang ghr an9,tr 8h
masthead 6,,1b3 ghy
masticate y,6jf 6lk,8wy 6ll
mastication 4,6lk 6jf,2sh
mastitis q
mastocyte 8,frm,8ei
mastoid 8,ghz,ox
mastoidal 8,ghz,ox
mastoidale 8,,cz
mastoiditis q
mastopathy q,gi0,m8
masturbator i,d2u gi1
mat 6,ao4,625 6in
matador i,,3qj
match 16,hg 8jt hd 8fa,8fb 18i
matched 0,7n1 1ex
matcher i,gi2,7sb
matching 0,gi3 gi4
matchless 0,eu2 etz
matchmaker i,gi2,7sb
mate z,4xk 4es 8si,20k gi5
mateless 0,gi6 gi7 gi8 akz
mater i,,ge4
materfamilias i,gi9,1tb gia
material r,6g,q0 2n9
materialisation b,gib gic gid,9m 2gz
materialise u,gid gic gib gie,41y
materialism q,gif gig gih gii,9s9
materialist i,gii gif,52u 34r
materialistic 0,gig gih gij gif
materiality 7,7t7 8tm 4ue,2i2
materialization b,gib gic gid,9m 2gz
materialize u,gid gib gie gic,41y
materially 2,gik
materiel 6,bnv,2g3
maternal 0,gil gim gin
maternity 7,b28 gio,4s 5do
mates e,8jl,8jo
matey 0,6r3 15x
math 9,gip,8vi
mathematical 1,giq gip
mathematically 2,giq
mathematician i,1kt gip,4ch
mathematics 9,gip bue giq 1kt,8vi
mathias i
maths 9,gip,8vi
mating 4,8si 4xk,4ak
matisse i
matman i,3se,3yq
matoaka i,gir
matriarch i,gi9,1tb gia
matricide 4,,gis git
matriculate 15,,aqk
matrikin i,bey,1e8
matrilineal 0,g2h g2f
matrilinear 0,g2h g2f
matrimonial 1,ggd 4et
matrimony q,4et ggd,ggu
matrisib i,bey,1e8
matrix e,,2t6
matron i,giu giv,e7r
matronly 0,giv cg0 giu
matsyendra 7
matt 7,ga8 ax2 awz,a4a
matte 7,ga8 ax2,1p6 a4a
matted 0,giw 19i
matter 9,15z 2ow 8if,162 469
matthew a,fzg
matting 6,cfq,644
mattole a,,2dy 34n
maturate t,dpt gix giy 2ab,y2
maturation m,giy 2ab giz dpt gix,sa
maturational 1,giz giy 2ab
mature u,dpt 3ea 9w4 giy 3e9,gix y2
matured 0,9w4 44 9w2
maturely 2,3ea
maturement m,giy gj0 dpt,sa
matureness q,gj1 gj2 coz 44,pl
maturity s,10b gj1 44 coz,y3 pl
matutinal 1,cvo
maudlin 0,3y1 16p
maugham i
mauldin i
mauler i,gey,3yq
maulers 8,e9e,cm8
maunder w,gj3 kq,at2 3hx
maupassant i
mauriac i
mauritanian i,gj4,23g
mauritian i,gj4,5b
maurois i
mauser 6
mausoleum 6,,gj5
mauve 0,1tk
maven i,k0,1fq
maverick 5,fha,41a 5r6
mavin i,k0,1fq
maw 8,5qc,5qd
mawkish 0,3y1 16p gj6
max 6,dj7,dj8
maxilla 8,gj7,fk5
maxillary 8,gj7,fk5
maxillofacial 1,c6t
maxillomandibular 1,fk5
maxim a,3h7,rj
maximal 0,gj8 gj9
maximally 2,gj8
maximation 4,gja,ir
maximian i,e2m
maximisation 4,gja gjb,ir
maximise u,gjc gjb gjd gje gja,7i5 3a4
maximising 0,ew2 dq
maximization 4,gja gjb,a0t ir
maximize u,gjb gjc gja gjd gje,3a4 7i5
maximizing 0,ew2 dq
maximum 0,gj8 gjd gj9 gjc gjb,gjf 3zc
may s,,2lj
maya a,5qa,1ki gjg
mayakovski i
mayan a,5qa 5qb,1ki 1kz
maybe 2,gjh
mayer i
mayflower 6
mayhap 2,gjh
mayhem 4,dyf,7iu 7jt
mayidism q,gc3,3ff
mayor i,1jg gji,djy
mayoral 1,gji 1jg
mayoress i,,e7r 1jg
mays i
maze 6,frn 7o5,302
mazed 0,47u 47w
mazopathy q,gi0,m8
mazy 0,7o5 202 frn
mazzini i
mbd q,u1,u2
mccarthy i
mccartney i
mccauley i
mccormick i
mccullers i
mcgraw i
mcguffey i
mckim i
mckinley h
mcluhan i
mcmaster i
mcpherson i
mead d
meade i
meadow f,dyj,dyk
meager 0,3tk a1 3th byr gjj dwe gjk
meagerly 0,3tk gjl 3th byr gjj dwe gjk
meagerness 7,a1 3tk,9f9
meagre 0,3tk a1 3th byr gjj dwe gjk
meagrely 2,gjl
meagreness 7,a1 3tk,9f9
meal d,57t,1ls
mealy 1,75v 8e2 75s
mealymouthed 0,1pj
mean w,gjm bk5 9ma 7zx 7zy,8b2 bk8
meander 12,gjn gjo,gw
meandering 0,ey3 2y3
meanderingly 2,ey3
meanie i,gjp,gjq
meaning a,7zx 7zy 9ma gjm,mo 46a
meaningful 0,gjr gjs gjt
meaningfully 2,gjr
meaningfulness 7,gjs gjr,e62
meaningless 0,bed b8 be6 f6o gju gjv gjw
meaninglessness 7,b8 1gl bed,mo euy
meanly 2,gjx 3wf dy2 3wg
meanness 7,40i gjy dy2 3wg,40l
means 4,1bc,b4y 2s3
meanspirited 0,gjz 3wg eia
meanspiritedly 2,3wg
meantime s,faz gk0,90z
meanwhile 2,gk0
meany i,gjp,gjq
measles q,gk1,857
measly 0,gjk 3tk
measurability 7,gk2 gk3
measurable 0,gk3 enw gk2 gk4 g09 5zc
measurably 2,gk3
measure v,gk4 g09 gk5 gk3 gk6 1xd 3y9 gk7,v2 8b3
measured 1,gk8 gk9 5pf
measuredly 2,9i1 60f
measurement 4,3y9 gk4 g09,pf
measurer i,gk7 gk4
measuring 4,3y9 gk4,pf
meat d,438 gka,5n9
meatman i,5mz,3nh
meatus 8,,5tk
meaty 0,gka 438
mechanic i,gaz,2vk dvb
mechanical 0,3dr r4 gkb 3do gkc gkd gke gb2
mechanically 2,gkf 3dr
mechanics 9,az2 gkb gkf 3dr,33f bxj
mechanisation 4,gkg 3dm gkh,3dv
mechanise u,gki gkj,73v
mechanised 0,gkd 1gq 3dr
mechanism m,gkb gkk,4rz bxj
mechanist i,,15g
mechanistic 0,gkc 3dr gkk
mechanization 4,gkg 3dm gkh,3dv
mechanize u,gki gkj,73v
mechanized 0,gkd 3dr
medal a,gkl gkm,g5
medalist i,gkm gkn gkl,86q div
medallist i,gkm gkn gkl,86q div
medawar i
meddle 15,gko 5mq gkp,fax
meddler i,5mq gko,26z
meddlesome 0,5mn 5mo fdv
meddlesomeness 7,fdv 5mn,1cu
meddling 0,5mn gkp 5mo gko,2sh
medea i
mediaeval 1,gkq gkr gks 298
medial 0,6bh 1wm
median 0,gkt 3eq
mediastinum 8,,2d7
mediate w,2mj 2mw fbg 7sb,2mv
mediation 4,2mw fbg 2mj,3u4 fa7
mediator i,7sb 2mj,3u3
mediatrix i,,7sb
medical 1,gku 6k9 gkv
medically 2,gku
medicament 6,2ax,a3c
medicate t,gkw gkx dzg 2ax 4h7 gkv,1jz 4n2
medication 6,2ax gkx,a3c
medicative 0,dzg 1qt gkw gkx
medicinal 0,dzg 1qt 2ax
medicine 9,4h7 2ax gkv 14w gkx dzg gkw,gky a3c
medico i,5j,39r 9mo
medicolegal 1,gkv fnn
medieval 1,gkq gks
mediocre 0,f15 3ev 6jn 3qc 3et
mediocrity 7,3et 3ev,3ex
meditate v,4av 5dc gkz kq,31j
meditation 9,gkz 85t 4av,78g
meditative 0,5dc 47v 85w 85t 4av
meditatively 2,5dc
meditativeness 7,85w 5dc,85x
mediterranean h
medium a,1j8 gl0 c8b,2s3
medley a,,7oy
medulla 8,5h7 gl1,gl2 28h
medullary 1,gl1 ggx 5h7
medusa 5,,bsn gl3
meek 0,gl4 8ut gl5 gl6
meekly 2,ect gl7 gl4
meekness 7,gl5 gl6 gl4 al8 gl7,ecs ed3
meet 12,303 69s 8al 1d7 7si bfj 36w 2iy gl8
meeter i,36w 69s,370
meeting e,7si 303,2zw
meg n,gl9,4fq
megabucks l,,gla
megacardia q,5ze
megacephaly q,gb5,2c
megacolon 8,,7ce
megaera i,,1k7
megakaryocyte 8,glb glc,gld
megakaryocytic 1,glc glb
megaloblast 8,,d0
megalocardia q,5ze
megalocephaly q,gb5,2c
megalocyte 8,gb7,d0
megalohepatia q,e2f,2c
megalomania q,gle glf,f5q
megalomaniac i,glg glf,4r6
megalomaniacal 0,glf 5o glg gle
megalomanic 0,glf 5o gle
megalopolis f,,89t
megascopic 0,glh 6tn
megaton n
megrim q,e25,6c0
megrims q,gli,9hf
meir i
meissner i
meitner i
mekong h
melagra q,,1ez
melancholia q,glj glk,9hf
melancholiac i,gll,9pf
melancholic i,gll glk 4ix glj,9pf
melancholy c,dgr glk 4ix,9he
melanchthon i
melanin r,glm gln 4jg
melanise u,gln 4jg kq,8b1 4jh
melanism q,glo,d2
melanize u,gln 4jg glm kq,8b1 4jh
melanoblast 8,,glp
melanocyte 8,,glp
melanoma q,,5u3
melanosis q,glo,d2
melasma q,6o0
melatonin 8,,pb
melba i
melchior i
melchite i,glq glr,11t
melee 4,gls,7jt
meliorate u,1o0 1v5 1v6 epq 1v7 pr,ks
melioration 4,1v7 1o0 1v5,1v9
meliorative 0,1v6 1v8 1o0 1v5
meliorist i,54,jv
melkite i,glq glr,11t
mellifluous 0,awv 2qj
mellisonant 0,awv 2qj
mellon i
mellow u,glt glu glv,glw nw
mellowed 0,glx gly gj2 glz
mellowing m,glv glu glt
mellowingly 2
mellowly 2,gly gm0 avn
mellowness 7,gly gm0 avn glx,7m2 cos
melodic 0,2qj 2qi 5va 5vb awv gaq
melodious 0,gm1 fyj gm2 gm3
melodiously 2,gm4 2qj
melodiousness 7,gm3 gm1 2qj,gm5
melodise 10,gm6,7ox
melodize 10,gm6 fyj,7ox
melodrama a,e64,7gd
melodramatic 0,are arb
melody a,fyj gm2 gm1 2qj gm6,3is
melon d,,1fs
melpomene i
melt u,gm7 9ga glu ad1 gm8 kq gm9,ah7 7ts
meltable 0,ad1 ad2 gm7 9ga
melted 0,aha ah9 d5w g3d g3k
melter i,gm9 9ga,je
melting m,gm8 gma gm7 9ga gmb,4v6 bt9
melville i
member i,2p3 gmc gmd,171
membership e,gmd gmc 2p3,wb ne
membrane 6,avh,4jf
membranophone 6,ave,64c
memoir a
memorabilia a,,hz
memorable 0,gme dya
memorably 2,gmf gme
memorandum a,,fm2
memorial a,7hg 7hh,7hi
memorialisation b,7hf gmg,6ce
memorialise v,gmg 7hh 7hf,td el6
memorialization b,7hf gmg,6ce
memorialize v,gmg 7hh 7hf 7hg dmz,td el6
memorisation 9,gmh gmi,nr
memorise v,gmi gmh gmj 7uv gmk,gml
memoriser i,gmj gmi,314
memorization 9,gmh gmi,nr
memorize v,gmi gmh gmj 7uv gmk 206,gml
memorizer i,gmj gmi,314
memory 9,7uv gmk 206 gmi,4sq 374
memphis f
memsahib i,,gmm
men e,gfg,835
menace q,gmn bg3,941
menacing 0,1iq 1im
menacingly 2,gmo 1iq
menage e,ca7,8pj
menander i
menarche b,,gmp
mencken i
mend u,95g dzc cmr 95h,1o0 1v5
mendacious 0
mendel i
mendeleev i,gmq
mendeleyev i,gmq
mendelian i,,u5
mendelsohn i
mendelssohn i
mender i,95h 95g
mendicancy a,gmr 43z gms,ey1 44a
mendicant i,3ae 442 gms,48d 445
mendicity q,gmr,ey1
mending 4,cmr 95g,9yj 1v9
menelaus i
menial 0,gmt 511
menially 2,gmt
meniere i
meninges 8,2m6,11v
meningioma q,,d3
meningism q
meningitis q,,1g5
meningocele q,,42
meninx 8,2m6,11v
meniscus 6,,2wo c5z
menninger i
mennonite i,1wp,1yu
menominee a,gmu gmv,27 46
menomini a,gmu gmv,27 46
menorrhea 8,,4q0
menotti i
mensal 1
mensch i,gmw,48h
menses m,65p,65r
mensh i,gmw,48h
menshevik i,,7bn
menstrual 1,65q 65p
menstruate t,gmx 65p,gmy 4mx
menstruation m,65p gmx,65r
menstruum m,65p,kw 65r
mensurable 0,gk8 gk3
mensural 1,gk8 1xd
mensurate v,gk4 3y9,v2
mensuration 4,3y9 gk4,pf
mental 0,f98 gmz gn0 555 f97 gn1 gn2 gn3 556
mentality 9,gn0 555 gmz f98,er r8
mentally 2,f98
mentation 9,6cb,6cc
mention w,6uk 7hu mp 1pi gn4 9s,6un se
mentioner i,gn4 6uk 7hu,1og
mentor i,gn5,1jl b3s
mentum 8,5ft,27d 5du
menu a,62r,62s
menuhin i
mephistophelean 0,9wh 35z gn6
mephistophelian 0,9wh 35z gn6
mephitic 0,gdt cha gn7 chd
mephitis 5,gn7 chd gdt,1go che
meq 7
meralgia q,,1ez
mercantile 1,7i1 gn8 7hy
mercantilism 4,gn8 5m7,7hz
mercator i
mercenary i,gn9 gna,122
mercer i,,3u2
merchandise 6,616 c1x 3nh 4z9,7j3 5nm 393
merchandiser i,3nh c1x,i8
merchandising 4,4z9 c1x,5m7
merchant i,3nh,i8
merchantable 0,gnb ggm
merchantman 6,d0x,67j
merciful 0,gnc cwp 706
mercifulness 4,cwp 7m4 gnc dka,7m2 ecn
merciless 0,53c 8ua f0f 53b gnd gne gnf
mercilessly 2,gng 53c
mercilessness 7,8ua f0f 53c,8ub 363
merckx i
mercouri i
mercurial 0,6f1 vo
mercuric 1,gnh eep
mercurous 1,gnh eep
mercury r,eep gnh,1rw
mercy 4,706 7m4 cwp,709 ecn
mere 0,gni gnj gnk 3bk
meredith i
merely 2,5ms gnj
meretricious 1,6js 3yv 5td 565
meretriciously 2,co2 6js
meretriciousness 7,gnl 565 f6t 6js,9ag 566
merge u,75m ik 1se gnm dh,f95 14b
merged 0,evj 1fd
mergenthaler i
merger 4,1se gnn 75m,1sf
merging 4,gnm 75m,8am
meridian f,ms,mu
meridional 1,3bo
merit 16,9rl gno 9rn gnp,5s 9k4
meritable 0,gnp 2ht 9rl
meritorious 0,gnp 2ht 9rn
meritoriousness 7,9rn gnp,9ro
merlin 5,,c8s
mermaid i,,5pm
merman i,,5pm
merodach i,gg4
meromelia q,rh,42
merovingian e,,5wu 6q5
merrily 2,4p3 ch1
merriment c,d6w d4w,4p5 1ym
merriness 7,ed7 daa ch1,edf
merry 0,daa ch1 b3d ed7
merrymaker i,gnq,69l
merrymaking 4,8bn flv,69q
merton i
mesa f,gnr
mesalliance q,,gns
mesencephalon 8,gnt,28h
mesenteric 1,gnu gnv
mesentery 8,gnv gnu,gnw
mesh n,g5v fb6 gnx fb7 2ii,a2c 560
meshed f,gny 5tx
meshing 4,gnx da8 g5v,7c2 3mj
meshuggeneh i,gnz eog 8o1,2z9
meshuggener i,gnz eog 8o1,2z9
meshwork 6,da8,3mj
mesmer i
mesmeric 0,38n 389 efo
mesmerised 0,bf7 44u
mesmerism 4,efo 38n efm,c29
mesmerist i,efm efo,45c
mesmerize w,gbq,6hv
mesmerized 0,bf7 44u
mesmerizer i,efm efo,45c
mesmerizing 0,38n 389
mesoamerican i,,8p9
mesocolon 8,,gnv
mesomorph i,go0 go1
mesomorphic 0,go1 go0 go2
mesophyron 8,deq,cz
mesothelioma q,,5z5
mesothelium 8,,9an
mess q,go3 go4,755
message a,5c9 mo,7k8
messenger i,40c,7q
messiah a,go5 go6 go7 go8,9j4
messiahship 4,go8 go6 go9 go5,cr
messianic 1,go7 go6 go9 go5
messiness 7,go3 goa go4,755 gob
messmate i,,nc
messy 0,go4 758 go3 goa
mestiza i,,1tb
mestizo i
metabolic 1,goc
metabolize y,goc,a1z
metacarpal 8,god goe,25g
metacarpus 8,goe god,deg
metacyesis q,b27,b28
metal r,1rw 1rs gof 1rr 2by 2p6 3b2 4g4 gog din goh goi goj,2p8
metalhead i,,14m
metallic 0,1rs 1p4 1rw gof 1rr 2by 2p6 3b2 4g4 gog din goh goi goj
metallike 0,goh 1rs
metalloid 0,gok gol
metallurgist i,,777
metalworker i,4kd
metamorphic 0
metamorphose u,gom,8en
metaphor a,gon ciw,bup
metaphoric 0,ciw 1zd gon
metaphorical 0,ciw 1zd gon
metaphysical 1,goo gop goq 2gl
metaphysically 2,goo
metaphysics 9,goq goo,15h
metaphysis 8,,ox
metastasise t,gor,a1j
metastasize t,gor,a1j
metatarsal 8,gos got,25g
metatarsus 8,got gos,deg
metchnikoff i,gou
metchnikov i,gou
mete f,4zm,4zr
metencephalon 8,,e5c
meteor h,gov gow,7gi
meteoric 1,gox gow goy gov
meteorite h,goz gp0,gov
meteoritic 1,gp0 goz
meteoritical 1,gp0 goz
meteoroid h,gov,7gi
meteorological 1,gox goy
meteorologist i,gp1 goy,2n2
meter n,gp2 gp3 gp4,6ba ph
meth 6,9mu,1xi 9mv
methamphetamine 6,9mu,1xi 9mv
methedrine 6,9mu,1xi 9mv
method 9,gp5 gp6,gp7
methodical 0,gp6 gp8 gp5 gp9
methodically 2,gp6
methodicalness 7,gp9 gp6,912
methodist 1,gpa
methuselah i,77b,29l y5
metic i,,1l4
meticorten r,9j7,9j8 9j9
meticulous 0,gpb ccw ckr gpc 6pc
meticulously 2,gpb
metier 4,cxx,11n i6
metis i,,gpd
metonymic 0,cix 1zd gpe
metonymical 0,cix 1zd gpe
metopion 8,,cz
metralgia q,,1ez
metrazol 6,,2ax
metre 7,gp2 5pc gp4 gk9,6ba 5pd
metrical 1,gp4 gk9 gp2 5pf 5pc
metritis q,bgn
metro 6,gpf,d5e
metropolis f,6ur gpg,6uz
metropolitan 1,gpg 6ur 6us
metroptosis q,,9r5
metrorrhagia q,,4n0
metternich i
mettle 7,gph,56k
mettlesome 0,gpi 56n 3up gpj 56j
mettlesomeness 7,gpj gpi 56n
mew w,,3hr
mewl t,gpk,4rm
mexican i,6lw,e8p
mexicano i,,6lw
mexico f
meyerbeer i
meyerhof i
mezzo a,,7d0 1rl
miami f,,27
miao a,e6f e6g,194 3br
miasm q,gpl gpm,1tm gpn
miasma q,gpl gpm gdt gpo,1tm gpn
miasmal 0,gpo 5ei gpm
miasmic 0,gdt gpo cha gpl 5ei gpm
mic 6,gpp,b0o
micah a,gpq gpr
micawber i
micelle h,,fga
michael i,,2nq
micheas a,gpq gpr
michelangelo i
michelson i
michener i
michigan f
michigander i,gps,1ie
mick i,gpt,fgm
mickey i,gpt,fgm
mickle n,9jg,3zc
micmac a,gpu,27 46
micro 0,g4a 3sc
microbial 1
microbrachia q,,2c
microcephalus q,gpv,2c
microcephaly q,gpv gpw,2c
microchip 6,,gpx
microcosm 9,,2o1
microcyte 8,,d0
microcytosis q,,m3
microglia 8,,335
microgliacyte 8,,333
micrometeor h,gpy,goz
micrometeoric 1,gpz gpy
micrometeorite h,gpy gpz,goz
micrometeoritic 1,gpz gpy
micrometeoroid h,gpy,goz
micrometer 6,gq0,6ba
micron n,gq0,6ba
microorganism 5,3la,24o
micropenis 8,gq1,9ze
microphage 8,,gq2
microphallus 8,gq1,9ze
microphone 6,gpp,b0o
microphoning m,,gq3
microscope 6,gq4 gq5,gbu
microscopic 1,gq5 gq6 gq4
microscopical 1,gq5 gq7 gq6 gq4 6tn
microscopically 2,gq5
microscopist i,gq8 gq6,4ch
microscopy 4,gq6 gq5 gq8,gq9
microsecond s,,96h
microseism b,gqa,b11
microsomal 1,gqb gqc
microsome 8,gqc gqb,dm1
microtubule 8,,gqd
microwave j
micturate t,9dz 8nc gqe gqf,3tx
micturition m,gqe 9dz,9e0
mid 0,fcq
midair f,,c4
midas i
midbrain 8,gnt,28h
midday s,gqg,3b8
middle f,6b0 fbc 6bf 29v,2os
middlebrow i
middleman i,flh fb8,aiw fb9
middlemost 0,6bi 1wm
middleton i
middleweight i,,3sf 3se
middling 6,3ev 3qc,7j3
midget i,ayf 3sb 3sc,ayh
midinette i,,gqh
midmost 2,6bi 1wm
midnight s,,3b8
midpoint f,6bd,c4
midriff 8,gqi 9ym,2p2 9yn 11v
midsection 8,gqi,2p2
midshipman i,,5ph
midst f,,fb0
midsummer s
midwatch s
midway 0,6bf due 1wm
midweekly 0,gqj 4by
midwest f
midwestern 0,gqk
midwife i,hv,hw
mien 7,40d,7ow
miff q,ec5,26w 1c6
miffed 0,26x 26y
might 7,gql gqm,571
mightily 2,gqn
mightiness 7,gql gqm,571
mighty 0,gqm gqn 1ps gql
migraine q,e25,6c0
migrant i,7cr gqo bco at3 gqp,7q
migrate 12,bco gqo bcp 7cr gqq gqp dh,bst
migration 4,bcp bco,11h
migrator 5,7cr gqq bco,7q 10d
migratory 0,gqo gqp at3 bco
mikado i,gqr,bde
mike 6,gpp,b0o
mikmaq i,gpu,27
mil n,gqs,a2c
milady i,,3uw
milanese i,,92e
milch 1,7f4
mild 0,dc8 dc9 dc5 gqt
mildew k,,gqu bp2
mildly 2,dce dc8
mildness 7,3po dc9 3pn dc8,708 7ow
mile n,gqv gqw gqx,a2c
mileage 7,,ahn
milepost a,gqy,3c8
miler i,gqw gqx gqs gqv,a2c gfp
milestone a,gqy,3c8 713
milhaud i
miliaria q,,b5k
milieu q,gqz,2oy
militance 7,7fs 1cw,1cu
militancy 7,7fs 1cw,1cu
militant 0,gr0 1cw gr1 1ct 7fs
militarily 2,gr2
militarisation 4,2rm gr3 gr4,j2
militarise u,gr3 gr4 2rm gr5
militarised 0,2rg 2re
militarist i,gr6 gr7,108
militaristic 0,gr8 gh3 gr5 gr7
militarization 4,2rm gr3 gr4,j2
militarize u,gr3 gr4 2rm gr5
militarized 0,2rg 2re
military 1,gr2 gh3 gr9 gr8 gh2
militate 15,,4k2
militia e,gra,2s1
militiaman i,grb,2dt
milium 8,grc,4jt
milk d,fs4 grd 7f4,5n8 1js 9gp
milkless 0,avx
milklike 0,grd csi
milkmaid i,92n,92o
milkman i,,75p
milkshake d,,6ii
milksop i,gre,8l6
milky 0,grd csi fs4
mill 6,5up,ai4 4as
millais i
millay i
millenarian i,6mm 6mo grf,6mn
millenarianism 9,6mp,2q2
millenarist i,6mm 6mp,6mn
millenary n,grg grf,26b 6by
millennial 1,grh grg grf
millennian 1,grh grf
millennium s,grf grh,6by
miller 5
milliampere n,,1xh
millidegree n
milligram n,,dl3
millikan i
milliliter n,,g3t
millimeter n,,6ba
milliner i,dxw,3ce 3nh
milling 6,,5b0
million 0,gl9 223,4fq
millionaire i,,18d
millionairess i,,18d
millivoltmeter 6,,gri
millpond h,,grj
mills i
millwheel 6
millwright i,,638
milne i
milord i,,2rj
milquetoast i,gre,8l6
miltiades i
milton i
milwaukee f
mime 4,grk grl grm ek3 grn,qh pc
mimer i,grk grn,qh
mimesis 9,gro grp,ek2
mimetic 0,grp 9io gro
mimic i,grq grm,ek5 8d7
mimicker i,grq grm,ek5
mimicry 4,,emk
mimir i,,2py
min s,grr grs,96h 6nf
minacious 0,1iq 1im
minatory 0,1iq 1im
mince w
mincing 0,grt 6vi
mind 9,556,3g
minded 0,gru 9tg
minder i,3id,3ie
mindful 0,3g4 e10 60e bu5
mindfully 2,12o 3g4
mindfulness 7,e10 3g4,60g
mindless 0,gju grv bed er3 g8q
mindlessly 2,grw grv grx
mindlessness 7,er3 e13 grx grv gju ctm,1gl e16
mindset 9,gn0,er
mine 6,gry,a27 4wb
minelaying 4,,9eo
miner i,7bv gry,54h
mineral r,grz,6g
mineralogist i,gs0 gs1,4ch
mineralogy 9,gs1 gs0,dcs
minerva i
mineworker i,7bv,54h
minge 8,,8xh
minginess 7,gs2 gjy,gs3
mingle z,1s9 gs4 kq gs5
mingling 4,gs5 gs4,31n
mingy 0,gjy 448 gs2
miniature 6,gs6 gs7 g4b gs8 gs9,eik 64l
miniaturise u,gs9 gsa gs7,9oe
miniaturist i,gs8 gs6,at
miniaturize u,gs9 gsa gs7,9oe
miniconju i,,5ee
minify u,s
minimal 0,500 4zz gsb gsc gsd
minimalist i,,5xa 2u8
minimally 2,500
minimisation 4,gse aq0 gsf,1o4
minimise u,aq0 gsf gse gsg,na s
minimization 4,gse aq0 46h gsf,1o4
minimize u,gsf aq0 gse gsg,s na
minimized 0,9c6 3x
minimum 0,500 gsg 4zz gsb gsc gsd aq0 46h gsf,gjf 4ib
minimus 8,gsh,a2d
mining 4,gry,8wz
minion i,,9ni
miniscule 0,g4c 3sc
minister i,8xp gsi gsj gsk e1r gsl,n1 376
ministerial 1,gsj 8xp
ministrant i,e1r gsk gg gsi,8xp
ministration 4,gsl gsi,1fz
ministry 6,,70f w
minkowski i
minneapolis f
minnesota f
minnesotan i,djd,1ie
minnewit i,gsm
minoan 1
minor 0,f6r 3n2 f6n
minority e,,301 5hw
minos i
minotaur i,,1xl
minstrel i,fly,1rk
mint n,9jg,3zc
minter i,gsn 797
minuet 4,,gso
minuit i,gsm
minus 4,gsp,gsq
minute s,grr,96h
minutely 2,f1q
minuteman 6,,grb ega
minuteness 7,a45 f1q 605,a46 bub
minutes a,gsr,4r1
minutia 9,,9u9
minx i,8dd,1tb
mirabeau i
miracle b,gss gst ghb cy7,fp btn
miraculous 0,ghb 2gl gss
miraculously 2,ghb
mire h,gsu 4uq gsv,4up
mired 0,bfz bfy
mirky 0,gsw gsx csi gsy
mirror 6,,gsz gt0
mirrorlike 0,gt1 gt2
mirth c,dfv,d6w
mirthful 0,daa 1yn b3d dfv 1yo
mirthfully 2,4p3 daa
mirthfulness c,dfv daa 1yn,d6w
miry 0,4uq 42s gsu
misalliance q,gns gt3,4et
misally 15,gt3 gns,1po
misanthrope i,gt4 91f,8n5
misanthropist i,gt4,8n5
misapplication 4,gt5 bbf gt6,2i9 ftp
misapply y,gt6 gt5,2ia
misapprehend v,gt7 gt8,1nj
misapprehension 9,gt8 gt7,9ji
misappropriated 0,bbg 1w8
misbegot 0,3xg 3w7
misbegotten 0,3xg 3w7
misbehave 15,gt9 9wk,p5
misbehavior 4,9wk gt9,5f6
misbehaviour 4,9wk,5f6
misbeliever i,e2t,64d
misbranded 0,ej6 1w8
miscalculate v,gta gtb,gtc
miscalculation 4,gtb gta,3pi
miscarriage 4,5f 4u3,9dr 5h
miscarry 15,4u3 5f dh
miscegenation 4,8sh,8sj
miscellanea e,31v,j8
miscellaneous 0,31t 31u
miscellany a,31v,j8 2ad
mischief 4,9wj dwn,9wk
mischievous 0,2ob en5 en6
mischievously 2,gtd
mischievousness 4,gte en6 2ob,gtf 2od
miscible 0,gtg gth
misconceive v,gt7 9ji,1nj
misconception 9,9ji gt7,46a
misconstrual a,gti gt7,ejz
misconstruction a,gti gt7,ejz 84c
misconstrue v,gt7 gti,1nj
miscreant i,9gn,bw
miscue 4,gtj,61r 3pi
misdeed 4,9wk,5f6
misdemean 15,gt9,p5
misdemeanor 4,f2u,7iu
misdemeanour 4,f2u,7iu
misdirect w,3xf gtk gtl,dqw
misdirection 4,gtl gtk,7if cxm
misdo 15,,am5
miser i,6jv gjy,6ro
miserable 0,gtm dvn 3i g8e gtn 3l
miserableness q,gtn gtm dvn gto bxf,gtp
miserably 2,gto
miserliness 7,gtq gjy,gs2
miserly 0,gjy 448 6jv gtq
misery q,gtn,gtp
misfire x,awg,8rh
misfit i,t7
misfortunate 0,dvn 3l
misfortune b,5qf 12g,gtr 6u2
misgauge v,,2ld
misgive v,gts gtt gtu,gtv
misgiving c,gtt gtu gts,23s 2bk
misgovern 15,,djs
misguide w,gtk,dqw xi
misguided 0,ctp b6
mishandle 15,3ph gtw,4u3 w3
misidentify v,7x2,gtx
misinform w,9a2 gty,na
misinformation a,gty 9a2,2n9
misinterpret w,,26i
misinterpretation a,ejz gt7,6xa
misjudge v,gtc,bpd
mislabeled 0,ej6 1w8
mislaid 0,g7y g7x
mislay z,gtz,gu0
mislead w,gtk 9a2 gu1,dqw na
misleader i,gu1 gtk 9a2,2qw 44p
misleading 0,9a0 4jr
misleadingly 2,9a3 9a0
mismanage 15,gtw gu2,w3
mismanagement 4,gu2 gtw,wa
mismarry 15,,f4k
mismatched 0,gu3 gu4 gu5 gu6 gu7
misname w,,5rj
misnomer a,,2hd
misogamist i
misogynist i,,gt4
misperceive 13,,l7
misplace z,gtz,gu0 2st
misplaced 0,a79 a77
misplay 4,,3kb gu8
misprint a,bpp,bpq
misquote w,,gu9
misread v
misrelated 0,gua gub
misrepresent w,age 9a1,ark
misrepresentation a,9a1 c8q age,88g
miss 13,guc,gud 44n
missed 0,euo bic
misshapenness q,6yi 9g4,187
missile 6,2ty,gue drh
missing 0,g7z g7x
mission e,guf gug guh,9lx 36e
missional 1,guf
missionary i,91k,3mr
missioner i,guh guf 9hn gug,9u
missis i,gui,e7r
mississippi f
missive a,ffj,f7n alu
missouri f
missourian i,,1ie
misstep 4,,4qr
missus i,gui,e7r
missy i,46u,1tb
mist j,guj guk 5eh,csf
mistakable 0,7wz 1i6
mistake 4,3pi 7x2 gt8 bpd ejz,60s gtx
mistaken 0,gul c9k 7ti bps
mistakenly 2,bpt c9k
mistaking a,ejz 7x2,6xa
mistily 2,gum 5eh
mistreat 15,bl c1a,br
mistreated 0,ge1 ge2
mistreatment 4,c1a bl,5zu
mistress i,7t9,1tb gun
mistrust v,aj3 aj5 aj4,a7l
mistrustful 0,aj8 91g
mistrustfully 2,aj9 aj8
misty 0,5eh 5ei guj dyq
misunderstand v,gt7 ejz gt8,1nj
misunderstanding a,ejz gt7,6xa
misuse y,gt6 bq bm,2ia 2ib
misused 0,bu bt c1b
mitchell i
mitchum i
mite n,guo,4ib
miter z,,4bl
mitford i
mithra i,gup
mithraist i,,8k
mithras i,gup
mithridates i
mitigable 0,2h3 guq
mitigate w,c3f 1nw c3g c3h,2f5
mitigated 0,1o2 1o1 gur
mitigation 4,c3h c3f,1o4
mitigative 0,1nw 1o5 c3f guq
mitigatory 0,1nw 1o5 c3f guq
mitochondrion 8,6p6,6br
mitra i
mitral 1
mitt 6,cm8 dh8,ckw dh9
mitterrand i
miwok a,,5qh 8hd
mix u,ik gtg 4nh x9 4ng 1p6 31v 7sw dh,14b
mixable 0,gtg gus gut ik gth
mixed 0,31t fc9 31u fca
mixer 6,guu,a4m 1js
mixing 4,x9 1s9 gus gut,4ni
mixologist i,3uh,3ui
mixture r,1p6 7sw ik,q0 57a
mizzle j,au3 au4,744 guv
mnemonist i,,1fq
mnemosyne i
moan w,dox doy 479,3hr 1fv
moaner i,479 dox,1ce
mob e,guw fjw,8ta
mobcap 6,,5w3
mobile 0,gux at3 g61
mobilisation 4,guy 2rm guz gv0 gv1,2zy j2
mobilise u,guz gv1 2rm guy,gv2 gr3
mobility 7,g61 gux 1gq
mobilization 4,2rm guz gv1 gv0,j2
mobilize u,gv0 guz 2rm guy,7b3 gv2
mobius i
moblike 0,aej 4v9
mobster i,d8h gv3 d8f,21
mock w,3n5 cr4 fkd 320,br
mocker i,cr4 618 3n5,1ce
mockery a,fkd 3n5,9qe
mocking 0,9qd 869
mod i,cc9 94l,xz
modal 0,gv4 3eq
modality 4,gv5,f24
mode 7,cc3,1al
model 9,czi gv6 gv7 gv8,324 55u
modeled 0,gv9 50u
modeler i,gva gv8 gvb,2o5
modeling 4,gvc gvd gve,63n 63g
modeller i,gva gv8 gvb,2o5
modelling 4,gvd gvf gve gvb,63g 9xv
moderate 0,c8b gqt gvg gvh gl0 c89 g23 gvi dc8
moderately 2,c8c c8b
moderateness 7,gvg gvh c8b gvj gqt,6jt 5r9
moderation 7,gvh 4c,5r9
moderationist i,6bt a2,3ij 108
moderatism 9,6bs,6bu
moderato 0,ftv
modern 0,864 85y 862 gvk gvl gvm gvn
moderne 0,gvn 864
modernisation 4,gvo 9w8,1v9
modernise u,9w8 gvp gvo 9w5,nw d1h 95g
modernised 0,gvq 11k
modernism 6,gvr cc9 gvs,ap
modernist i,gvs gvr,2u8
modernistic 0,cc9 94l 85y gvr
modernity 7,85y 11c gvt cc9 864,861
modernization 4,gvo 9w8,1v9
modernize u,gvp 9w8 gvo 9w5,d1h 95g nw
modernized 0,gvq 11k
modernness 7,85y gvt cc9,861
modest 0,gvu gvi gvv dq6 gvw c8b gvg
modestly 2,gvu
modestness 7,gvg dq6 gvi gvu 8ls,6jt 9a7
modesty 7,dq6,9a7 2l2
modifiable 0,gvx 1qo 5gc
modification 4,vq gvy 5gc 1qo,vr 64l
modified 0,s6 gvz s5 gw0 7u5
modifier a,us gw1,gw2
modify u,5gc gvx 10o do gvy vq dh,nw
modigliani i
modiolus 8,,25g
modish 0,cc5 94l 6lu
modishly 2,gw3 cc5
modishness 7,6lu cc5,597
modiste i,dxw asm,3ce 3nh 72a
modular 0,gw4 gw5
modulate u,gw6 f23 gw7 aub,gu8 3hx
modulation a,gw7 gw6,5pg 1hb
module 6,c7g,3c 53r
moghul i,,1v4
mohammad i,gc1
mohammed i,gc1
mohammedan i,gw8 gw9,u5
mohave a,gwa gwb,lh
mohawk 8,,697 698
mohican a,gbz gc0,27 46
mohorovicic i
moil u,av7 gwc,4jx 4as
moirae i,gwd,15o
moirai i,gwd,15o
moire 6,gwe,3mj
moist 0,93f 42s 6wi
moisten u,3xk 93h gwf 3xq,4a9
moistener 6,93h 3xk,s9
moistening 4,3xq 3xk,93j
moistly 2,93o 93f
moistness q,6wi 93f,93p
moisture q,gwf 3xk ed0,93p
moisturise u,ed0 gwf,3xk
moisturize u,ed0 gwf,3xk
mojave a,gwa gwb,lh
molal 1
molar 8,don,2a2
mold 10,gve b7b gvc 64k gvd 63h 64e,7qq
moldable 0,b7b 51y gve 64e
molded 0,cxd 66w
molder u,gwg,gwh
molding 4,64k gve 64e,3ni
moldy 0,gwi t5 gwj gwk
molech i,gwl
molecular 1,gwm 4g7
molecule r,4g7 gwm,6dv
molest 15,gwn gwo,2za
molestation 4,gwo 3m0 gwn 42q,gwp c1a
molester i,ctf,bw
moliere i
moll i,,21
mollah i,gwq,44z
mollification 4,gwr gws 2h4,gwt gwu
mollify 11,2h4 gwr gws,2h6
molluscum q,,d2
mollycoddle i,3i9 771,6q3 br
mollycoddler i,771 3i9
molnar i
moloch 5,gwl,cut
molotov f,gwv
molt m,b2a 9t8 gww,b2b by5
molten 0,g3d aha
molter 5,gww 9t8,10d
molting m,b2a 9t8,b2b
mom i,ge3,ge4
moment s,714 f7r cpa,44j 96i
momentaneous 0,cpa 5a7 f7r
momentarily 2,gwx gwy
momentary 0,cpa 5a7 f7r
momently 2,gwx gwy
momentous 0,gwz bmx 814
momentum 7,,bhd 48b
momma i,ge3,ge4
mommsen i
mommy i,ge3,ge4
momos i,gx0
momus i,gx0
monacan i,gx1 gx2
monandry q,,4et
monarch i,5wu gx3 gx4,1v4 6en
monarchal 0,gx4 gx3 2qx 5wu 3cs gx5
monarchic 0,gx3 3cs gx5 5wu
monarchical 0,gx4 gx3 2qx 5wu 3cs gx5
monarchist i,68p,gx6
monastery 6,,72m
monastic 0,72n 21g 62u
monastical 0,72n 21g
monatomic 1,gx7 35b
monaural 0,gx8 gx9
monday s,,d1v
mondrian i
monegasque i,gx1 gx2
monet i
monetarist i,4g6,b2t
monetary 1,gxa gxb 2l4
monetise 15,gxc gxd,9ck
monetize 15,gxc gxd,9ck
money l,2l4 gla gxa gsn,8yf
moneyed 0,18a gxe
moneyer i,gsn gxb 2l4
moneygrubber i,,gxf
moneylender i,gxg,fyo gxh
moneyless 0,gxi 5cn
moneymaker i,gxf,52u
moneymaking 4,7i1 g93,ns
moneyman i,3rm,52u
monger i,3u2 dyg,3nh 98a
mongol i,fo7,194
mongolian a,fo7 fo8,194 1qn
mongolianism q,gxj,gxk 42
mongolism q,gxj,gxk 42
mongoloid i,,194 6fp
mongrel 5,3xd 8xk gxl,3um
mongrelise z,gxl,590
mongrelize z,gxl 3xd 8xk,590
moniker a,5nz,2hc
moniliasis q,5u8,4m7
monish w,xj xd xf xh,xi
monition a,xl xf xj xd,xn xo
monitor 13,gxm few gxn,4hp
monitoring 4,gxn gxm,gxo
monitory 0,xe xq
monitrice i,apc,h0
monk i,62u,48d
monkey 5,,2ak
monkfish 5,1oh,4r4 1oi
monkish 0,gxp 8ew
monnet i
mono q,gxq gx9 gx8,1g5
monoatomic 1,gx7 35b
monoblast 8,,gxr
monochromacy q,gxs,9z9
monochromasy q,gxs,9z9
monochromat i,,9za
monochrome 6,7dq,eik
monochromia q,gxs,9z9
monochromic 0,7dq 4cn
monochromous 0,7dq 4cn
monocle 6,c5y,c5z
monoclinal 0,2y9
monocracy e,8e,8i
monocyte 8,gxr,3x7
monocytosis q
monod i
monogamist i,gxt gxu,4es
monogamy q,gxu gxt,4et
monograph a,,agr
monogynist i,gxt gxv,4es
monogyny q,gxv gxt,gxu
monolingual i
monolithic 0,4e9 gxw 33e gxx
monologist i,gxy,qi
monologue a,gxz gy0,8aw
monologuise w,gy0,87g
monologuize w,gy0 gxy gxz,87g
monomania g,gy1 gy2,1k2
monomaniac i,gy3 gy2,287
monomaniacal 0,gy2 5o gy3 gy1
monomer r,,m2
monometallic 1,1rw
mononuclear 0
mononucleosis q,gxq,1g5
monophonic 0,gx9 gx8
monophthalmos i,2bv
monophysite i,,8k
monoplegia q,,1i8
monopolisation 4,gy4 gy5,anh
monopolise 14,gy6 gy5 gy7 gy4 gy8 gy9,421 by1
monopoliser i,gy7 gy5,b6d
monopolist i,gy7 gy8 gy5,b6d
monopolistic 0,gya gl gy9
monopolization 4,gy4 gy5,anh
monopolize 14,gy6 gy5 gy8 gy9 gy7 gy4,421 by1
monopolizer i,gy7 gy5,b6d
monopoly q,gy9 gy8 gya gy6 gy5 gy7,ggj 8h
monopsony q,,ggj
monorchidism q,gyb,8vj
monorchism q,gyb,8vj
monosemous 0,gyc gyd
monosomy q,,gye
monosyllable a,,2d3
monotheist i,,46f
monotone 0,gyf au9 gyg gyh gyi,aub
monotonic 0,gyf gyi gyg gyh gyj au9
monotonous 0,ax0 2qc
monotony 7,ecu,ecw
monovular 0,eh3
monroe f
mons 8,,34x
monsieur i,,y5
monsignor i,,2of
monsoon j,,1hs
monster i,4uw 45d czy 4ec,5pm 27q
monstrance 6,,gyk 3vg
monstrosity b,czy gyl dph 4ec 35x,czz gde
monstrous 0,4ec 35x 33e 45d czy 35z 9kw gyl
monstrously 2,e4b e1d dph 35x
montage 6,7aj,7ak 7al
montagu i
montaigne i
montanan i,,1ie
montane 1,gym
montespan i
montesquieu i
montessori i
monteverdi i
montez i
montfort i
montgolfier i
montgomery f
month s,gyn g9p gyo,6by 96h
monthlong 0,g6v 1ax
monthly a,gyo 4by gyn g9p,4g9
montreal f
montserratian i,,23t
monument 6,dmz gyp,5a2
monumental 1,gyp dmz
moo w,,3hr
mooch i,5pk 5im,442 5pl
moocher i,5pk 5im,442
mood c,1wg 70z bd1,16n
moodily 2,apf
moodiness 7,dhg apf bd1,6p3 1q1
moody i
moolah l,4xv,2l4
moon h,6ud
mooneye q,,208
moonie i,,9u
moonlight j,gyq,96t
moonlighter i,,je
moonlike 0,6su 5h9
moonlit 0,gyr
moonshine d,gyq gys,96t
moonshiner i,4z8 gys,21
moonstruck 0,f5h 3pq
moony 0,gyr as8 gyq 7t
moor h,,44z 6eg
moorage 4,gyt,21c gyu
moore i
mooring 6,gyt,gyu 422
moot 4,81o 81k 1gf,67u 139
mop z,gyv gyw gyx gyy,9i
mope i,92s,92t 4as
mopes q,axg,axh
mopper i,gyx gyv,je
moppet i,,deh
moral 0,gyz fz2 80a 6iw 6zb gz0,7zx
morale 7,,5n 1q1
moralise u,gz1 gz2 gz3,26i 13g
moralist i,b63,15g
moralistic 0,gz0 gyz 809 80a
morality 7,80a 809 gz0 gyz,brz
moralize u,gz1 gz2 gz3,26i 13g
morally 2
morals g,809,brz
morass h,gsu,4up
morbidness 7,97s gz4,6ct
morbific 0,f0w 8qb
morbilli q,gk1,857
mordacious 0,3t4 946 3t5 57x
mordaciously 2,3t4
mordant r,doc 688 3t5,7en
mordva a,gz5 gz6,60v 6lf
mordvin a,gz5 gz6,60v 6lf
mordvinian a,gz5 gz6,60v 6lf
more 2
moreover 2,d5r
mores 9,,8a8
morgan 5
morganatic 0,fyd fyb
morgue 6,gz7,w
moribund 0,13l ayr 13i ayq
morley i
mormon i,,1yv
morn s,cvo,6by
morning s,cvo,6by
moro i,,4i2
moroccan 1
morocco f,,1oe
moron f,6fp gz8,1h2
moronic 0,gz8 8pi 6fp
morose 0,apf 5bl dhf gz9
morosely 2,apf
moroseness 7,dhf gz9 apf,dhg 2yn
morosoph i,,2z9
morphea q,,gza
morphemic 1,bgd
morpheus i
morphologic 1,gzb 211
morphological 1,dcy dcz
morphologically 2,gzb
morphology 9,211 gzb,4h2
morphophoneme a,gzc gzd
morphophonemic 1,gzd gzc gze
morphophonemics 9,gze,dl7
morrigan i,gzf
morrigu i,gzf
morris i
morrison i
morrow s,,6sd
mors i
morse a,,8vg
morsel d,6je,4ib gzg
mortal 0,b0v 97q gzh b0u,24o 1ba
mortality 7,gzh b0v,em4
mortally 2
mortar 6,ebq,ebr 962
mortarboard 6,,cqt 5w3
mortgage l,gzi,7ax
mortgagee i,gzi,8ox 4wz
mortgager i,gzj gzi,97f
mortgagor i,gzj gzi,97f
mortician i,bb2
mortification c,6ds c,6dt
mortified 0,d8o 2xq 2uv 2xo
mortify t,,a8h 9n 4c
mortifying 0,bb7 ed1 ke ed2
mortimer i
morton i
mortuary 6,gz7 98j,w
mosaic 6,,2u4
mosaicism q,,1xk
mosander i
moscow f
moses i
mosh 12,,93r
moslem i,44z gzk,9u
mosquito 5
moss k,gzl 8kq,e2e
mossback i,,5xa
mossbauer i
mossy 0,8kq gzm 2qh gzl 2cf
most 2
mostly 2,ftr dbi
mote r,8eg,6g
motel 6
moth 5,gzn gzo
mother i,ge4 gin gio 440 d60,yd
motherfucker i,30p,1ce
motherhood o,gio ge4,5do
motherland f,e7i,8jh
motherly 2,gin gil ge4 gim
motherwell i
mothy 0,gzp gzo 38x 747 gzn
motif 6,gzq,935 gzr
motile i,gzs 1gq gzt,372
motilin 8,,d9y
motility 4,gzt 20 gzs,g61 vr
motion a,53g 2km 20 2hs,2wh fp
motional 1,11h 2km
motionless 0,eqp cn0 cn3
motionlessly 2,eqp
motionlessness q,cn3 eqp,pl
motivate 10,eot 16t et5 684 gzu gzv brz esm,593
motivated 0,r3 r2 elr
motivating 0,684 px gzv
motivation 3,brz gzw eot,78l
motivational 1,gzw gzu gzv brz
motivative 0,684 px eot
motivator g,esm eot,9vm
motive 3,brz 684 eot,78l
motiveless 0,gzx gzy
motivity 7,g60 685,g61
motley 6,31v 31t gzz 5rf,j8 9yj
motoneuron 8,,d8l
motor 6,bhp atp b51 685 h00 gki h01 3dw h02 atv,309 atx gw 5b7
motorbike 6,914,4f7 atx fp4
motorbus 6,3d1,3d2
motorcar 6,1uu,3d0
motorcoach 6,3d1,3d2
motorcycle 6,4f7 914 h03,3d0 atx fp4
motorcycling 4,h03 914,913
motorcyclist i,,7q
motorial 0,8g7 b51 8g6 b52
motoring 4,h02 atp,atu
motorise u,gki h04,73v
motorist i,3dw atp,3dx
motorize u,h01 h00 h04 bhp,73v
motorman i,,au1
motormouth i,,1og
motortruck 6,axa,3d0
motorway 6,c2k,47q
mott i
mottle 10,4qz h05,7cv
mottled 0,94r 5b3
mottling 4,h05 4qz 94o,g2n
motto a,h06,rj
moujik i,h07,8hu
mould 10,gve gvc gvd,63h
moulder u,gwg,gwh
moulding 4,331,zr 49p
mouldy 0,gwi t5 gwj
moult m,b2a 9t8 gww,b2b by5
moulter 5,gww 9t8,10d
moulting m,b2a 9t8,b2b
mound 6,2ac 1bj,dh9 duk
mount z,h08 h09 3jh 716 71b,17r is
mountain h,gym e51 8mr 1qd,b93
mountaineer i,1qd gym,719 122 715
mountainous 0,8mr 4ed e51 6e gym 33e
mountainside h,,g4
mountebank i,6hu,44p
mounted 0,17y zi 17u yx
mounter i,718 h09 715,2wu
mountie i,,4u4
mounting 6,71b 6in 715 h08 h09,2ws 1h1
mourn 11,h0a h0b do7 49g,7m6 69m
mourner i,do7 h0b h0a,1ya
mournful 0,h0c 23z h0d
mournfully 2,amo
mourning 4,49g fsh h0a,49j pf 4ri
mouse 5,h0e h0f,dhq
mousey 1,h0f h0e 1tk
moussorgsky i,h0g
moustache 8,h0h,408
moustachio 8,h0i,h0h
mousy 0,h0j 3wn
mouth 8,5qd 3zo 3hx,h0k 2dg
mouthful n,,2rh
mouthpiece 6,,46n
movable l,h0l h0m h0n 560
move 12,gw 560 4as 11h 2km 11i dh h0o h0l 9pz h0p pr
moveable 0,h0o 1gq 560
moved 0,h0q h0r
movement 4,20 11h 2km 4as gw bst 560,vr
mover i,h0p 560,3mh
movie a,als,38h 4y1
moviegoer i,,5e6
moving 0,199 16k 19c 1fw h0s 3gk 4rb cs6 198 fpq h0t h0u h0v 16j e00
movingly 2,16k
mow z,,1y6
mown 0
moxie 7,3j2,3j4
moynihan i
mozambican i,,23g
mozart a,,3is
mph s,,8m0
mps 8,,759
muadhdhin i,h0w,26o
muazzin i,h0w,26o
mubarak i
much 0,h0x h0y h0z h10 h11
muchness 7,h0y h0x,1xf
mucilage r,h12 dhc dhd,1wv 6ak
mucilaginous 0,dhd u7 dhc h12
muck u,diz,1y7
muckle n,9jg,3zc
muckraker i,h13,3j1
mucky 0,4uq a5w 42s 39v diz
mucocutaneous 1,7yy 1e5
mucosa 8,7yy h14,11v
mucosal 1,h14 7yy
mucus 8,4xx,3bt
mud r,h15 4uq gsv,4vt
muddied 0,a4i 10l
muddiness 7,h16 3m9 4uq,93p 6ct
muddle q,754 sy,755
muddled 0,t4 t2
muddleheaded 0,t1 t2
muddy 0,4uq a5w 42s h15 h16 39v
mudguard 6,,cgg
mudslinger i,h13,3j1
muezzin i,h0w,26o
muff 6
muffle z,h17,93i
muffled 0,8kr bsk 2qh
muffler 6,h18 93l,46n
mufti 6,,fnm
mug 6,6r6,2rh 6r7
muggee i,h19,658
mugger i,h19,h1a
mugginess q,h1b h1c,ecz
muggins i,2z9,1h2
muggy 0,h1c 42s h1b
mugwump i,cgd,5t4 cge
muhammad i,gc1
muhammadan i,gw8 gw9,u5
muhammedan i,gw8,u5
muir i
mujahid i,,44z
mujik i,h07,8hu
mujtihad i,,cq 44z
mulatto i,,gpd
mulch 6,,2ru
mulct l,1w5 5j9,1w7 44s
mule 5,h1d h1e,bns
muleteer i,h1e h1d,54h
muliebrity 7,h1f cfy,10c qc
mulish 0,dw7 4w1 h1g
mulishly 2,8zx dw7
mulishness 7,h1g fdb,3ol
mull v,4av h1h kq,31j
mulla i,gwq,44z
mullah i,gwq,44z
muller 6
multicolor 0,5rf 4cn
multicolored 0,5rf 4cn
multicolour 0,5rf 4cn
multicoloured 0,5rf 4cn
multidimensional 0,a3z a3x
multiethnic 0,8x4
multifaceted 0,h1i h1j
multifactorial 0,7o6 202
multifarious 0,h1i h1j ajt
multifariously 2,aju h1i
multifariousness 7,ajt h1i,ajv
multilateral 0,4hc 4hb h1k
multilevel 1,37r
multinational 0,fbu dgg
multinomial 9,h1l h1m,c1s
multinucleate 1,foc
multiphase 1,h1n h1o
multiple 0,4ev h1p 4eu aot avz h1q h1r h1s h1t cyq h1u h1v cmq h1w h1x b6t h1y 9lo
multiplication 4,h1z ewd 591,8sj
multiplicative 0,ew3 dq h20 aos
multiplicity 7,h1p 4ev,1xf
multiplied 0,ew0 iu
multiplier n,h21 h20,aku
multiply v,h20 aos ew3 h21 aov kq,5qr 3a4
multipotent 0,bnw
multipurpose 0,h22 h23
multiracial 0,h24 4hf
multitude n,h25 8jd,3zc
multitudinous 0,8jd 8je h25 h26
multitudinousness 7,h26 8jd,h27
multivalence q,h28 h29,pl
multivalency q,h28 h29,pl
multivariate 0,h2a 8kg
mum 0,etx 73d
mumble w,gj3 h2b h2c kq,3hx
mumbler i,h2b gj3,1og
mumbling 4,h2c drf gj3 dre,9zl 6lk
mummer i,grk,qh
mummification 4,,d8m
mummy 8,ge3,ge4 5p9
mumps q,,1g5
munch 4,h2d,4il
munchausen i,h2e
muncher i,h2d,6lj
munchhausen i,h2e
mundane 0,btv 3qc 3ex
mundanely 2,h2f btv
mundaneness 7,h2g 3ex h2f btv
mundanity 7,h2g 3ex btv
munich f
municipal 1,h2h 6uz h2i
municipality e,6uz h2i amu h2h,89t 50l 2zw
municipally 2,h2h
munificence 7,ftt dbt,ftu
munificent 0,dbt 4ez ftt
munificently 2,dbx dbt
munition 6,1wu,2s3
munro i,h2j
mural 6,h2k h2l d6j,eik
muralist i,h2l h2k,at
murder 4,4qd 4qk bxi,e82
murdered 0,97b 2zm
murderee i,,658
murderer i,2zk bxi,21 6ot
murderess i,,2zk
murderous 0,4qk 4q1 4qd
murdoch i
murillo i
murk q,csg gsx gsw,2bn 42v
murkily 2,gsw
murkiness 7,csg 74f gsx gsw,2bn 4su
murky 0,gsw csi csg 74f
murmur w,h2m h2n h2b kq,3hx
murmuration b,h2n h2m,4hw
murmurer i,h2b h2m h2n dq1,1og
murmuring b,h2n h2m,4hw
murmurous 0,h2o bsk h2n
murrain q,,208
murray h
murrow i
muscle 8,fdh,h2p
musclebuilder i,4uj
muscleman i,,5id
muscular 1,h2q go1 h2r h2s fdh 56z go2
muscularity 7,h2s 56z h2q 570,4s 571
musculature 8,9yn,759
musculoskeletal 1,fdh bgs
musculus 8,fdh,h2p
muse v,4av h1h 78g kq,31j
muser i,h1h 4av,2t1
museum 6,,9op
mush 4,h2t h2u h2v,h2w
musher i,,7q
mushy 0,h2v 3y1 6kr h2t h2u h2x 16p gj6
musial i
music a,3is bsf gu s8 2qj,39l ahg
musical 1,h2y gm5 3is
musicality 7,gm5 2qj 6g2,g84
musically 2,6g2
musicalness 7,gm5 h2y 2qj 6g2,g84
musician i,gu s8 h2z 3is h30,qi 2u8
musicianship 9,h2z gu s8,1hm
musicologist i,,cq
musing 9,78g 4av,13b
musingly 2,5dc
musket 6,h31 h32
musketeer i,h32 h31,ap8
musketry e,,2w0
muskhogean a,6oc 6lx,1ki 1kz
muskogean a,6oc 6lx,1ki 1kz
muskogee a,,6oc
muslim i,44z gzk,9u
muslimah i,h33,44z
musophobia q,,d7
muss q,go3 go4,755 acg
musset i
mussiness q,go3 go4,755
mussitate w,gj3 h2n kq,3hx
mussitation b,h2n gj3,4hw
mussolini i
mussorgsky i,h0g
mussy 0,go4 758 go3
mustache 8,h0h,408
mustached 0,h34 3t2
mustachio 8,h0i,h0h
muster z,80j,7b3 gv2
musty 0,gwi d63 t5 gwk cha
mutant i,czz h35 h36,24o
mutate u,h36 h35 czz 9hx,nw
mutation b,czz 9hx h37 h36,24o do
mutational 1,h37 czz 9hx
mute 0,eri ere h38 h39
muted 0,eeg bsk
mutely 2,h3a eri
muteness 7,h38 h39 erf eri,h3b
mutilate u,gez h3c gce,184
mutilation b,h3c gez djo,7td
mutilator i,gce gez djo
mutineer i,h3d h3e h3f,f8r
mutiny 4,h3e h3d f88 h3f,f8s
mutism q,h38
mutsuhito i
mutter w,gj3 dq1 h2n h2b kq dq2 9s,3hx 3j0
mutterer i,h2b gj3 h2n,1og
muttering b,h2n gj3,4hw
mutton d,,438
muttonhead i,4po,49n
mutual 0,7j6 h3g h3h fam
mutualist 0,9nm 3i5
mutuality o,h3h 7j6 fa5,8f6
mutually 2,h3i fa5
mutualness o,h3h 7j6,8f6
muybridge i
muzhik i,h07,8hu
muzjik i,h07,8hu
muzzle 5,drk,bbv
muzzler i,,je
muzzy 0,4so t4 4ss t2
mvp i,,3pf
myalgia q,h3j,1ez
myasthenia q,,al5 4s
mycenaean 1
mycenaen i,,l2
mycologist i,,50y
mycophage i,h3k,9x0
mycophagist i,h3k,9x0
mycosis q,4m7,h3l
myelatelia q,,9e1
myelitis q
myeloblast 8,,3x7
myelocyte 8,,3x7
myelofibrosis q,,chx
myeloid 1,ggx
myeloma q,,22z
myiasis q,,d6
mylitta i,fi0
myocardial 1,h3m h3n
myocarditis q,,5zi
myocardium 8,h3n h3m
myoclonus q,,4nk
myodynia q,h3j,1ez
myofibril 8,h3o,6qh
myofibrilla 8,h3o,6qh
myoglobinuria q
myoid 1,h2r
myoma q,fyg,tm
myometritis q
myometrium 8
myopathy q,,m8
myope i,,2ec
myopia q,h3p h3q,1wc
myopic 0,h3q epu h3p eps
myosarcoma q,,g37
myosis 4,,h3r 45x
myositis q,h3s
myotonia q,oy,668
myrdal i
myriad 0,8jd 8je,3zc
myringa 8,azr,11v
myrmecophilous 0,9nn 3i5
myrmidon i,,u5
myrtle k,,h3t
mysophobia q,h3u 19v,p1
mysophobic 0,19v p2 h3u
mysterious 0,8vc bqm 8vd bia ax
mysteriously 2,8vf 8vc
mystery 9,bia 8vc bqm 1sz h3v,a3g
mystic 0,bqm ax h3w
mystical 1,h3w
mystification 4,3m7 h3x h3v 1sz,3m9 1w9
mystifier a,h3y 1sz,89s
mystify v,1sz h3x h3z h3y bia,1t2
mystifying 0,8vc 8vd
mystique 7,,3an
myth a,h40 c6h h41 h42,1nk
mythic 1,h41 h40
mythical 0,c6h as4 h40
mythicise u,h43 h42,1nj
mythicize u,h43 h42,1nj
mythologic 0,c6h as4 h44
mythological 0,c6h as4 h44
mythologise u,h45 h42 h46,7uu
mythologist i,h47 h44 h48,1fq
mythologize u,h45 h42 h46 h48 h44 h40,7uu
mythology e,h44 c6h h47 h42,j8
myxedema q,h49,8ph
myxoedema q,h49,8ph
myxoma q,,tm
myxomatosis q,,208
nab z,2ju,2k1
nabob i,h4a,4bv h4b
nabokov i
nabu i,h4c
nacreous 1,5ak 1e1
nada n,39z,3a0
nadir q,,12f
nag w,h4d dxc,3j0 gtv
nagger i,dxc h4d,1ce
nagging 0,h4e 5bl
nahuatl a,3hm,1ki 5q6
nahum a
naiant 0,ea8 8sy
naif i,6mk 6mj 8p1 cp7 f37 h4f h4g,h4h
nail z,h4i cky 54o h4j,17r 6yg
nailer i,h4j h4i,je
naismith i
naive 0,6mk 2we 6mj 8p1 cp7 f37 h4f h4g
naively 2,6mk
naiveness 7,2we h4k f4s f0i 6mk
naivete 7,2we
naivety 7,2we
naked 0,3tg 9eq 3ti 3tt 9er
nakedly 2,9eq
nakedness q,3tt 9eq 3tg
name a,2hd 3sn 6uk eh4 h4l 5rj h4m 9m2 5rl,7c5 5rm
nameless 0,27z 27x 27v
namelessness q,27v 27w,27y
namely 2,h4n
namer i,h4m 3sn
namesake i
namibian i,,23g
naming 4,9m2 2iv h4l 6uk 3sn blh eh4 h4o 2ij,2y7 2ix
nammu i
namtar i,h4p
namtaru i,h4p
nan d,dle,dlb
nanak i
nance i,c7r,c7s
nanism q,ayj,ayk
nanna i,dle,dlb 14y
nanny 5,1s6,1tb 3ie 4fx
nanocephaly q,gpv gpw,2c
nanophthalmos q,,2c
nansen i
nanticoke a,,27 46
nanus i,ayf,ayh
naomi i,h4q
nap 4,fq2 h4r 67g 8yc,6by h4s
nape 8,h4t,3k3
napier i
napoleon i,4wr
napoleonic 1
napped 0,cp8 6kr
nappy 6,9yi 8yc 8y8 h4r,9yj
naprapath i,,1o6
narc i,h4u,833
narcissist i,h4v h4w,b6d
narcissistic 0,b6h b6i h4w
narcist i,h4v h4w,b6d
narcolepsy q,h4x,65g
narcoleptic 6,h4x,287
narcotise t,h4y,1z8
narcotised 0,av9 3io
narcotize t,h4y h4z,1z8
narcotized 0,av9 3io
naris 8,h50,2dg
nark i,h4u,4az 833
narrate w,h51 c8f h52,na
narration a,c8f h52 h51 h53,mo 229
narrative a,c8f,mo
narrator i,22a h53,1og
narrow 0,848 h54 847 h55 h56 h57 h58
narrowed 0,h55 848
narrowing 7,51c 849,4sm
narrowly 2,g22
narrowness 7,h54 848,57c
nasal 1,h59 tj 7za tk
nasale w,,3hr
nascence b,4hx,do
nascency b,4hx bce,do
nascent 0,bce 4hx bcd h5a
nash i
nashville f
nasion 8,,cz
nasopharynx 8,,2d7
nassau f
nasser h
nast i
nastily 2,gjx 3gi
nastiness 7,ck5 4if a5r 8ty 3gi,axk 40l
nasty 0,3gi 4if 40m ck6 dpj dy2
natal 1,4hx
natation 4,cqa,h5b
natator i,2lv,7q
nates 8,2u1,1j
nation e,1pp 5bq,5po 3m8
national 1,h5c h5d 6uw h5e 1pp h5f
nationalism 7,1wa 6j6 6jb,g8y 24s
nationalist i,6jb h5f 1wa,6uw wu
nationalistic 0,6j6 6jc 1wa
nationality e,h5e h5c cew h5d,3m8
nationalize u,7kq
nationally 2,h5g h5d h5c
nationhood q,,pl
nationwide 2,7pf h5g 5c5
native 0,3d4 5b 7ze h5h 3d3 e7h
nativeness 7,h5h h5i 7ze 5c 3d4
nativist i,,15g
nativity 9,4hx,do 2q2
natriuresis q
natta i
natter w,6dn,2pn
natty 0,94k 94l 94m
natural 0,b15 h5j b13 h5k
naturalisation 4,h5l h5m amx h5n h5o,f2k 67v
naturalism 9,h5p h5q,bdw
naturalist i,h5q h5p,15g 4h4
naturalistic 0,h5r 9io
naturalization 4,h5l h5m amx h5n h5o,f2k 67v
naturalize u,h5o h5m,ekq
naturalized 0,cvd 11x
naturally 2,h5j
naturalness 7,f2k g0y
nature 7,,1ba
naturist i,h5s,cge
naturopath i,,1o6
naught n,39z,3a0
naughtily 2,gtd 3ln
naughtiness 7,gte 3ln,gtf
naughty 0,d85 3ln 8df 362 gte
naupathia q,h5t,1hp
nauruan i,,3bq
nausea q,fpt eir h5u
nauseant 6,bci h5u,1nu
nauseate 11,h5u 2fz fpt h5v bci,ac1 h5w
nauseated 0,eir 186
nauseating 0,g4y g4z ac5
nauseatingness 7,ac5 g4y,ac8
nauseous 0,g4y eir g4z h5v 186 fpt
nautical 1,gge ggf
navaho a,h5x h5y,2dy 34n
navajo a,h5x h5y,2dy 34n
naval 1,h5z h60
navel 8,47a,c4
navicular 8,cxb 66w,5xe
navigable 0,h61 71d h62
navigate 12,h62 h61 ggf dh,fm9
navigation 4,h63 h64 h65,h66
navigational 1,h64 ggf h67 h63
navigator i,h65,gi5
navratilova i
navvy i,av6,54h
navy e,h60 h5z,2s6
nawab i,h4a,4bv
nay a
naysayer i,h68,h69
nazarene i,b20,9u 11t
nazi i,5e4,4kb
nazimova i
nazism e,,cc1 7ku
neanderthal 0,4yu 1fk
neapolitan i,,92e
near 0,h6a 2kg um uj h6b h6c h6d
nearby 0,h6b h6a
nearer 2,73h
nearly 2,1pv
nearness 7,um h6a,ahn
nearsighted 0,h3q h3p
nearsightedness q,h3p h3q,1wc
neat 0,h6e h6f h6g
neaten t,ebe 6zf,abi 41i
neatly 2
neatness 7,h6h h6g dp6 h6e,h6i 6z6
neb 5,h6j 3zm,7za 3zo
nebbech i,h6k,1h2
nebbish i,h6k,1h2
nebo i,h4c
nebraska f
nebraskan i,8e0,1ie
nebuliser 6,35l,35o
nebulizer 6,35l,35o
nebulous 0,74e 4ss
nec q,,mx
necessarily 2,h6l f07 bqw f06
necessary 0,bqw h6m bqx bqv h6n h6o
necessitarian i,5sm,15g
necessitate 16,9jq bk8 h6p h6m bqx 2y1,bk9
necessitous 0,9tk 5cn bqx
necessity q,h6m bqx bqw 9jq 9tk,9fd h6q
neck 8,6d9,2hi
neckband 6,7au,3ql 2rp
neckcloth 6
necker i,4xj,yp
necking 4,610 4xj,331 611
necklace 6,,3r6
necktie 6,4vw,h6r
necromancer i,bf8 h6s 4bu h6t,6e4 akl
necromancy 9,4bu h6t h6u bf8 h6v h6s,7z4 cw5
necromantic 1,h6u h6v 4bu h6t 2gl
necropolis f,6am,5ta
necropsy 4,3e3,3e4
necrose t,d8p,h6w
necrosis j,d8n h6x,98j
necrotic 1,h6x d8n
nectar r,,3bt
nectarous 0,1ur og 1ut
nectary k,,5xi
need 16,9jq h6y 9fd h6p 2y1,5s
needed 0,h6n bqw
needer i,h6z
needful 0,h6n bqw
needfully 2,h6l h6n
neediness 7,9ph 9tk 9jw,9pj
needle 6,,h70
needled 0,h71 ka
needlelike 0,r5 d1
needless 0,h72 bvm
needlessly 2,h72
needlewoman i,asm,72a
needleworker i,b3o,3ce
needs 2,f07
needy e,9tk 5cn 9ph ey1,e7j
neel i
neencephalon 8,h73,28h
nefarious 0,h74 cnh ck7
nefariousness 7,ck7 h74,3oc
nefertiti i
negate u,464 88c ago h75 h76,2g 2po
negation a,h75 h76 88c,1fg 9lr
negative 0,293 ago h77 290 h78 88c afn agm
negatively 2,3lo 293
negativeness 7,h79 h77 3lo ago,h7a
negativism 7,h77 9dp
negativist i,9dp h77,3of 9dw
negativity 7,h79 h77 293,h7a
negatron h,b8l,b8m
neglect v,h7b 9dn h7c 60j h7d 9qb
neglected 0,h7e afy
neglecter i,h7d h7c h7f h7b
neglectful 0,erk h7g erl 9qb
neglectfulness 7,9qb erk h7g,60i
neglige 6,ebg,asj
negligee 6,ebg,asj
negligence 4,60j,60s
negligent 0,erl 9qb h7c h7f h7g fvv erk
negligible 0,gsb 500
negociate w,ge8,h8 393
negotiable 0,h7h cpi 71d cph 2mv
negotiant i,3u3 2mv,17o
negotiate w,2mv cpi 1l9 3u4 3u3,139
negotiation a,3u4 2mv,2pt
negotiator i,3u3 2mv,17o
negotiatress i,h7i,3u3
negotiatrix i,h7i,3u3
negro i,h7j 7d1 7ea
negroid i,h7j
nehru i
neighbor i,h7k d1x g5n h7l h7m
neighborhood f,g5n h7l h7k h7n,g5o 1kj
neighboring 0,uk uo
neighborliness 7,h7o d1x,f9
neighborly 0,d1x 15x h7k h7o
neighbour h,h7k h7n d1x g5n h7l h7m,7hj
neighbourhood f,g5n h7k h7n,g5o
neighbourly 0,d1x 15x h7k h7o
neither 0,eub eu7
nelson 4
nemesis i
neo 0,gvk 864
neoclassic 0,6xv 6xu
neoclassical 0,6xv 6xu h7p
neoclassicist i,h7p,wu
neocon i,,5xa
neocortex 8,h7q h7r,2o3
neocortical 1,h7r h7q
neoencephalon 8,h73,28h
neoliberal 0,g05
neologism 4,799 79a h7s,2d3 9wr
neologist i,h7s 79a,bs6
neology 4,799 79a,2d3 9wr
neonatal 1,h7t
neonate i,h7t,3i2
neopallium 8,h7q,2o3
neophobia q,,p1
neophyte i,bj0,2ly 24
neoplasm q,d3 h7u,bx1
neoplastic 1,h7u d3
neoplatonist i,,8k
neopolitan i,,92e
neoromanticism e,,8w6
neotony q,,pl
nepalese i,drm,194
nepali a,drm,194 h7v
nephew i,dlo,fq1
nephralgia q,,1ez
nephritic 1,h7w h7x h7y fp9
nephritis q,h7y h7w,h7z
nephron 8,,gqd
nephropathy q,h7z,h80
nephroptosia q,h81,9r5
nephroptosis q,h81,9r5
nephrosis q,h7z,u2 h80
nephrotoxic 0,h82 90p
nephthys i
nepotist i,,45f
neptune i
nerd i,ayl,314 1fq
nereid i,h83,h84
nereus i
nergal i
neritic 1,h85 cv3
nernst i
nero i
nerthus i,e3d
neruda i,h86
nerva i
nerve 8,9pg gph h87 4vj,cbv 56k
nerveless 0,7p2 5s9 8ck
nervelessly 2,8ci 7p2
nervelessness 7,8ck 7p2,4vq
nerves q,fld,5n h88
nervi i
nervous 0,h89 2dn b3q h8a 747 fld flc
nervously 2,h89 bw2
nervousness c,flc 2dn 19a,23s
nervure 5,h8b
nervus 8,9pg,cbv
nervy 0,b3p 4vj b3q 397 gph
nescience 9,eih eid,eic
nescient 0,eid 1ed eig eih
ness h,5wq,5wr
nessie i
nest h,h8c h8d h8e h8f,4ui an6
nester 5,e7x h8f h8d h8e,7cq 3f5
nestle z,8wb 8wd 8we 8wf,8wg
nestled 0,731 un
nestling 5,,4d5
nestor 5,,34u
nestorian i,,u5
nestorius i
net 0,h8g 90v h8h h8i,90w
nether 0,6qu 51h 6qv
netherlander i,ayc
nethermost 0,51g 51h
netkeeper 4,dhw dhx,dhy dhz 6zj
netlike 0,h8j 5tx
netminder i,dhw,dhy dhz
nett z,h8g h8h h8i,66a
netted 0,h8j 5tx
netting 4,6kp h8k,da8 h8l
nettled 0,26x 26y
nettlesome 0,270 271
network e,h8m,b36
networklike 0,h8n 5tx
neumann i
neural 1,h87 h8o d8l
neuralgia q,h8p h8q,1ez
neuralgy q,h8p h8q,1ez
neurasthenia q,h8r h8s
neurasthenic i,h8s h8r,287
neurilemma 8,h8t,eei
neurilemoma q,h8u,d3
neurinoma q,,tm
neuritis q,h8v
neuroblast 8,,1va
neuroblastoma q,,22z
neurofibroma q,h8u,d3
neuroglia 8,335,dfx
neurogliacyte 8,333,8ei
neurohormone 8,,pb
neurolemma 8,h8t,eei
neurolinguist i,,dl9
neurological 1,h8w h8x
neurologist i,h8w h8x,hu
neuroma q,,d3
neuromuscular 1,fdh 9pg
neuron 8,d8l h8o,8ei
neuronal 1,h8o d8l
neuropathy q,,m8
neuropil 8,h8y,cbw
neuropile 8,h8y,cbw
neuropsychiatric 1
neurosarcoma q,,g37
neurosis q,h8z h90 5o,bfh
neurosurgeon i,,1y9
neurosyphilis q,,g96
neurotic 1,h90 6yb 5o h8z,287
neurotically 2,5o
neuroticism q,h8z,bfh
neuter a,64v,daz
neutering 4,1r0 64v,1r1
neutral 0,emf f01 h91 emh ad8 eqk
neutralisation 4,,bnr 268
neutralise u,g3h h92 h93,266
neutralised 0,h94 h95
neutralism a,h96 h97,em2
neutralist i,h97 h98 h96,wu
neutrality 4,h98 h91 h97
neutralization 4,h93 h99 h92,5ty
neutralize 15,h99 h9a h93 8il,4si
neutralized 0,h94 h95
neutropenia q,,fzb
neutrophil 8,gq2,3x7
neutrophile 8,gq2,3x7
nevadan i,,1ie
nevelson i
never 2
nevertheless 2,ebp
new 0,d1d d1m d1a h9b h9c h9d h9e h9f h9g h9h h9i h9j
newbie i,bj0,24
newborn 0,h9k h9b 546 d1d
newcastle f
newcomb i
newcomer i,bj0 gd1,24 2tj
newfangled 0,h9c d1d
newfound 0,h9d d1d
newfoundland 5,,3um
newly 2,d1k
newlywed i,59y,4es
newman i
newness 7,d1m d1d,1aj
newport f
news a,h9l i0,2n9
newsagent i,h9m,cqy
newsboy i,,75p
newsbreak a,h9n,5i2
newscaster i,h9o,26n
newsdealer i,h9m,cqy
newsflash a,h9n,5i2
newsletter a,,hy
newsman i,h9p,17o
newsmonger i,4jb,17o
newspaper a,h9q,gbj h9r
newspaperman i,8fc,7fh
newspaperwoman i,8fc,7fh
newsperson i,h9p,17o
newsprint r,,4r0
newsreader i,,h9o
newsvendor i,h9m,cqy
newswoman i,,h9p
newsworthiness 7,h9s fas,6ho
newsworthy 0,fas 9k h9s
newswriter i,8fc,7fh
newsy 0,f2o 6j1 13d 227
newton i
newtonian 1
next 0,ct9 ul 80w un
nexus e,g2z,g31 6du
ney i
nganasan a,,60v h9t
ngu q,,h9u
nib 5,3zm,8zw 3zo
nibbed 0,h9v d1
nibble 4,h9w h9x h9y,h9z 4il
nibbler i,h9x h9y,4im
nibelung i,,221
nicaraguan i,880,e8p
nice 0,ha0 9a9 ha1 ha2 9ad ha3
nicely 2,ha0
niceness 7,ha3 ha1 9a9 8k2 ha0,6ny ha4
nicety 7,fnx,7wg
niche 6,ha5 1k5,53j
nicholas i
nick 4,9mm,4jt 6oy
nickel r,,1rw 6b8
nicklaus i
nickname a,5nz aw0,2hc 3sn
nicolson i
nicotine r,,ha6 ha7 u0
nictate t,4oj 4ok,4ol
nictation 4,4ok 4oj,45x
nictitate t,4oj 4ok,4ol
nictitation 4,4ok 4oj,45x
nidation m,en8,sa
niddm q,,egk
nidus h,,c4 h8c
niebuhr i
niece i,dlp,3ai
nielsen i
nietzsche i
nifty 0,5ie 5if
nigerian i,b40,23g
nigerien i,,23g
niggard i,6rn ha8,6ro
niggardliness 7,gs2 ha8,gs3
niggardness 7,gs2,gs3
niggle w,d1o 4co 620,ce8 1qv
niggler i,620 4co,622
niggling 0,cia cib
nigh 0,h6a fxo uj h6b h6c h6d ftm
nigher 2,73h
night s,ha9 haa,6by
nightbird i,hab,cge
nightclub 6,5o7,5o8
nightcrawler 5,23c,23d
nightdress 6,hac,had hae
nighted 0,48u 45h
nightfall s,8pa,3b8
nightgown 6,hac,had hae
nighthawk 5,hab,cge
nightie 6,hac,had hae
nightingale 5
nightlong 0,g6w 1ax
nightly 2,haa 4by ha9
nightmare 9,,8qf arz
nightmarish 0,1ir 1im
nightrider i,,1co
nightshirt 6,,hae
nightspot 6,5o7,5o8
nightstick 6,4fv,4fw
nighttime s,ha9,6by
nightwalker 5,23c,23d
nihilism 9,haf hag hah 20b,24s
nihilist i,hah 20b hai haf,4lu 20d
nihilistic 1,hag hai haf
nihility q,haj,eo6
nijinsky i
nike i
nil n,39z,3a0
nilpotent 1,91h
nilsson i
nimble 0,1d8 oo 1d9
nimbleness 7,1d9 f9b 1d8,r8 1db
nimbly 2,1da 1d8
nimbus 7,3aj,740 3ak
nimby i,,agj
nimiety 7,bvj,bvn
nimitz i
nimrod i
nina i
nincompoop i,hak,1h2
nine 0,bj7 223,k1
ninefold 2,h1y 4ev
niner n,bj7,k1
nineteen 0,hal ham 223,4fq
nineteenth 0,b6r
nineties s,,99i
ninety 0,223
ningal i
ningirsu i
ningishzida i
ninhursag i,han
ninib i,hao
ninigi i
ninja e,,gn9 52w
ninkharsag i,han
ninkhursag i,han
ninny i,hak,1h2
ninth 0,b6r
nintoo i,hap
nintu i,hap
ninurta i,hao
niobe i
nip z,haq 6ky,4in 4ij
nipper 5,3n2 6ky haq,y4 2hh
nipping 0,3t4 79t 3t5 mz
nipple 6,ge5,dc0
nipponese i,dao fk0,194
nippy 0,har 79t og cop has mz 6mw
niqaabi i,,h33
nirvana q,,412
nisei i,,1ie
nisus 4,hat,36p
nitid 0,1e0 1e1
nitpicker i,,622
nitrate r,hau hav haw,m2
nitric 1,3hl hax hay
nitrify u,hav haw hau hay,haz 8az 6o5
nitrogen r,hay hb0 haw,2p8 1go
nitrogenise u,haw,6o5
nitrogenize u,haw hay,6o5
nitrogenous 1,hb0 hay
nitrous 1,3hl hax hay
nitwit i,a4b,1h2
nitwitted 0,hb1 28j
nix n,39z 3q5,3a0 7h6
nixon i
njord i,hb2
njorth i,hb2
noah i
nob i,hb3,h4b
nobble u,5j9 cj9,44s 5ko
nobel i
nobelist i,,fva
nobility 7,2qq dlh 2qx a2p,2qt dli
noble 0,3uu 2qx a2p 1t8 hb4 2qq 2qs dlf 8ec bdf fpw gx4 hb5 hb6
nobleman i,2rj,68o
nobleness 7,dlh,dli
noblesse e,hb4,3xj 2qq
noblewoman i,3uw,91y
nobly 2,a2p
nobody i,fjc,52v
noc i,,77a
nociceptive 0,hb7 bp7
nock z,hb8 6rz,hb9
noctambulist i,hba hbb,as5
noctilucent 0,5am 1e1
nocturnal 0
nod w,,2hs tb
node 6,fqq,7zl 5sp
nodular 1,hbc hbd hbe
nodule 8,hbe hbf hbc
noemi i,h4q
noesis 3,3g f97,78l
noether i
noetic 0,f97 f98 3g
noggin 8,4ws,4wt
noguchi i
noise b,3py 4lj,4hw
noiseless 0,hbg hbh
noiselessly 2,hbi hbg
noisemaker 6,ead,s9
noisily 2,c8
noisiness 7,4vd c8,hbj
noisome 0,g4y ch9 g4z dwp cha
noisomeness 7,dwp g4y ch9,97s
noisy 0,c8 4vd 4ma c7 6wv 6wx 6y5 8o5 hbk hbl hbm hbn hbo
noma q,,433
nomad i,430,72b
nomadic 0,gux at3
nomenclature a,hbp,2d3
nomia 5,,4wp
nominal 1,hbq gsc 2hd 500
nominalist i,,15g
nominally 2,hbq
nominate w,hbr 2is hbs hbt,hbu
nominated 0,2is 2im
nomination 4,hbs h4o 2ij hbr,2iv
nominator i,hbt hbu hbr,hbv
nominee i,5t1,5t4
non 2,hbw
nonacceptance 4,hbx,a
nonachiever i,hby,39r
nonadjacent 0,ahq ahp
nonage s,,b7s 6ux
nonaged 0,hbz
nonagenarian i,hc0 1aq,29l
nonaligned 0,h91
nonallele 8,,1nm
nonappointive 0,b84 b80
nonarbitrary 0,hc1 hc2
nonassertive 0
nonattender i,hc3,bw
nonbeing q,hc4,pl
nonbeliever i,34r,4lu
nonbelligerent 0,hc5 apk
noncandidate i,,5t4
nonchalance 7,hc6 64w,5zx
nonchalant 0,64w 4p1 hc6
nonchalantly 2,8ci 651 64w
nonchurchgoing 0,fhd 34s
noncitizen i,1l4,7q
noncivilised 0,3sw 3sv 3sz hc7 hc8
noncivilized 0,3sw 3sv 3sz hc7 hc8
nonclassical 0,gvt hc9
noncom i,1gu,vt
noncombatant i,6v6 6v3,2w2
noncommissioned 0
noncommittal 0,ex4 8lu
noncompetitive 0,gl g9 gya
noncompliance 4,ae8 9f3,aea
noncompliant i,3of 9f3 ae8 9f5 9f6 9f7
noncomprehensive 0,euq eur
nonconcentric 0,k7 k5
nonconductor r,5lx,6g
nonconforming 0,hca agn
nonconformist i,6ga,1yv
nonconscious 0,hcb 7fn er5
noncontinuous 0,a9d a9e a9f
nonconvergent 0,hcc 2c2
noncrystalline 0,hcd hce
noncurrent 0,hcf hcg hch
nondescript 0,6h1 3qc
nondisposable 0
nondrinker i,9q
nondriver i,,1ul
none 2
noneffervescent 0
nonelected 0,2it 2im
nonelective 0,2it 2im
nonentity i,eo6 fjc,hc4 52v
nonenzymatic 1,blt
nonequivalence 7,hci hcj,ezz
nonequivalent 0,hcj gu7 hci
nonesuch i,2ft,2fv
nonetheless 2,ebp
nonexempt 0,30n fzu 30l hck hcl fzr hcm
nonexistence q,eo6 9tm,hc4
nonexistent 0,9tm eo6 hcn 9tl hco hcp
nonextant 0,c3t hco c3u 9tm
nonfat 0,cde cdf cdg
nonfiction a,2uy,hcq
nonfictional 1,2uy
nonfigurative 0,aq as
nonfinancial 1,3ro
nonfinite 0
nonfunctional 0,8gu 8gt
nongranular 0,ay8
nongregarious 0,hcr hcs
nonharmonic 1,dws
nonimmune 0,fzs 5wd
nonindulgence 7,2xd 8ew,a3
nonindulgent 0,8ew 2xd 3bm hct 8ev gxp hcu hcv
noninterference a,,em2
nonintersecting 0,hcc 2c2
nonionic 0,hcw
nonlegal 0,c4a 1w8
nonlexical 1,2d3
nonlinguistic 1,3v9
nonliteral 0,1zd 1zc civ ciw cix ciy ciz cj0
nonliterary 0,hcx 7c8
nonmeaningful 0,bed be6 f6o gju gjv gjw
nonmember i
nonmetal r,gol gok,2p8
nonmetallic 0,gol gok
nonmigratory 0,hcy
nonmodern 0,298 297 gkr
nonmoving 0,cn0 eqp hcz cmy d2z f00 hd0 hd1
nonnative 0,cve 11x
nonnatural 0,hd2 2gl
nonnomadic 0,hd3 3wb
nonobjective 0,aq as
nonobservant 0,fhe 34s
nonoccurrence q,,7g
nonopening 0,739 4pl
nonoperational 0
nonparallel 0,hd4 9xk
nonparasitic 0,exc 3bz
nonpareil d,2ft,2fv 5ue
nonparticulate 0
nonpartisan i,hd5 4ha 4h9 exb hd6
nonpartizan i,hd5 4ha 4h9 exb hd6
nonperformance 4,60j,60s
nonperson i,hd7
nonpersonal 0,emg eme
nonplus v,1sz,1t2
nonplused 0,hd8 47w
nonplussed 0,hd8 47w
nonpolar 1
nonpolitical 0
nonproductive 0,hd9 4zb
nonprofessional 0,1sn 1sm
nonprogressive 0,81c 4o1
nonpublic 0,hda 720
nonreader i,1zo,39r 1m3
nonrecreational 0,hdb hdc
nonrepresentational 0,as aq hdd dcv hde
nonresident 0
nonresistant 0,fzs 7od 5wd 1vg
nonresonant 0,hdf hdg hdh hdi
nonsegmental 0,hdj 1fd
nonsense a,b8 gjv bed,mo
nonsensical 0,b3 gjv b6 bed b8
nonsensicality a,b8 gjv,mo
nonsmoker 6,,62b
nonsocial 0,hcr hcs
nonspatial 1,hdk
nonspecific 0,hdl
nonspecifically 2,hdl
nonspherical 1,7xv
nonstandard 0,hdm hdn 9fa
nonstarter 5,awh,1ya hdo
nonstick 0,hdp g92
nonstop 4,a50 a4x
nonsubjective 0,emh hdq emf hdr
nonsuch i,2ft,2fv
nonsuppurative 1,ch3
nonsurgical 1,3z
nonsymbiotic 0,exc 3bz
nonsynthetic 0,hds
nontaxable 0,hdt hdu hdv
nonthermal 1,5se
nontranslational 1,af5
nonuniform 0,e3q 31u
nonunion 0
nonuple 0,h1y 4ev
nonverbal 0,7kf 227
nonverbally 2,7kf
nonviable 0,97c 2zm
nonviolent 0,hdw hdx
nonvisual 0,ff7 5sy
nonvolatile 0
nonvoluntary 0,au0 atz cuw ffq ffr ffs
nonworker i,97m
noodle 8,4ws,gav 4wt
nook 6,8dx,hdy 39s
nookie 4,d3t,79o
nooky 4,d3t,79o
noon s,gqg,3b8
noonday s,gqg,3b8
noontide s,gqg,3b8
noose 6,de9,bkd 47o
nootka a,,frc frd
noradrenaline 8,,zv u0
noreaster j,hdz,4p7
norethandrolone r
norm o,he0 3ep,3we 9we
normal 0,3eq 3eo gkt gv4 he1 he2
normalcy 7,3ew,bzq
normaliser i,he3 he4,10o
normality 7,3ew,3a0
normalizer i,he3 he4,10o
normally 2,7ji
norman i
normative 0,he5 he0
normothermia q,,4s
norn i,,14y
norris i
norrish i
norse a,49v he6
norseman i,he6
north f,he7 he8
northbound 0,he8
northeast f,he9 hea,heb
northeaster j,hdz hec,4p7
northeasterly 0,hec hea he8 hdz
northeastern 0,hea he8
northeastward o,he9 he8,heb
norther j,507 hed,1hs
northerly 0,hee he8
northern 0,4ru hee 4rs hef he8
northerner i,heg,1qi 1ie
northernmost 0,heh he8
northernness 7,hed,2a4
northland f,,2ov
northman i,49v
northmost 0,heh he8
northrop i
northward 2,he7
northwards 2,he7
northwest f,hei he8
northwester j,hej hek,1hs
northwesterly 0,hek hei he8 hej
northwestern 0,hei he8 gqk
northwestward o,he8,heb
norway f
norwegian a,he6,94j
nose 8,7za hel,6l8
nosebleed q,bmq,4n0
nosed 0
nosedive 4,,9b9 9r7
nosegay 6,52q,52r
nosey 0,8xz 8xu hem
nosh d,hen heo,7ay 57u
nosher i,heo hen,9x0
nosiness 9,hep 8xz,8xx
nosocomial 1,33r
nostalgia c,9sa,a95
nostradamus i
nostril 8,,h50
nosy 0,8xz 8xu hem hep
not 2,hbw
notability i,g9j 69t,69x
notable i,g9j 69t 69v,69x
notably 2
notarize w,heq her,37g
notary i,her heq,2g1
notation a,,5x2
notch z,hb9 hes,esv 705
notched 0,het bpa 4d6
note w,7hu heu hev mr,se l7
notebook a,,1j9
noted 0,69t 69v
noteworthy 0,hew bmx
nothing n,39z,3a0
nothingness a,haj fk8,eo6 6iy
notice 13,9ug heu 2x4 hex 9uk 9un hey,9rc l7
noticeability 7,2gb 9uk,82s
noticeable 0,9un 9uk 2gb heu 9ul a83 ggi hez 9um
noticeableness 7,2gb 9uk 9un,82s
noticeably 2,hf0 9un
noticer i,hey heu,372 2g1
notifiable 0,hf1 hf2 132
notification 4,hf3,afj
notify w,132 2kc hf1 pr,na
notion 9,466 ac,46a al
notional 0,ejt hf4 as4 au
notoriety q,hf5,f0o
notorious 0,ag1 932
notoriously 2
notwithstanding 2,ebp
nought n,91h,k1
noun a,2hf,gw2 ut
nourish y,hf6 1lt 1lu 1ls,66x 1ly
nourished 0,hf7 hf8
nourishing 0,1lu 1lz
nourishment d,1ls hf6,1lx
nous 9,556,7jq 3g
nov s,hf9,2lj
novel a,hfa hfb hfc d0d,azk
novelette a,hfc hfa hfd
novelist i,hfb hfa hfd,ak
novella a,hfc,hfa
novelty 7,d1e,d1n f4w
november s,hf9,2lj
novice i,24,9u 44f
novillero i,,3qj
novitiate s,,6by
now 2,hfe
nowadays s,hff hfe,87r
nowhere 2
nowise 2
nowness 7,8yn,2kn
nox i
noxious 0,3qw dwp 3qv
noxiousness 7,dwp 3qw,97s
noyes i
nozzle 6,hfg,hfh
nrem q,,hfi
nsu q,,h9u
nuance a,hfj,7zx
nubbin h
nubbiness 7,75u e7w,6i
nubbly 0,e7w 6e hfk
nubby 0,e7w 6e hfk 75u
nubian i,,5q7 48t
nubile 0,ggv 44
nucha 8,h4t,3k3
nuclear 0,35f 35g hfl
nucleate 16,hfm foc,427
nucleated 1,foc
nucleole 8,hfn,6br
nucleolus 8,hfn,6br
nucleoplasm 8,fod,91o
nucleotide r,,brb
nucleus 8,foc hfl 5pp hfm,6br 6bd
nude 6,3tg 3ti hfo 3tt,eik
nudeness q,3tt 3tg
nudge z,hfp hfq,cux
nudger i,hfq hfp,hfr
nudist i,h5s,cge
nudity q,3tt 3tg
nudnick i,hfs,502 4nv
nudnik i,hfs,502 4nv
nuffield i
nuisance 9,,514
null 0,hft c92 hfu
nullification 4,hfv 5ty 274 h9a,2sh
nullifier i,hfw fe8 274,wu 2g1
nullify u,274 fe8 hfv 5ty hfw,277 afn
nullipara i,,1tb
nullity a,haj hfu hft,eo6 p4
numb 0,493 495 hfx
number 7,5hw aku 8ie fiy hfy 3es hfz,1xc hg0
numbering a,blg hfy fiy,1b3
numberless 0,8jd 8je
numbing 0,9ri 9rh
numbly 2,f68 493
numbness q,hfx 493
numen i,hg1 hg2,2gj
numerable 0,5qs 5qo 8ie
numeral a,hfz aku,g6
numerate v,8ie hg3 5qs 6at hg4,2x1 hg5
numeration 4,hg4 6at hg3 8ie,9m2 1zx
numeric 1,hfz hg6 aku 9lq
numerical 0,hg6 hfz 9lq aku
numerically 2,hg6
numerologist i,,46f
numerosity 7,h27 gfl,5hw
numerous 0,gfl d7h h27
numerousness 7,h27 gfl,5hw
numidian i,,1qi
numinous 0,hg2 f7a hg1
numismatist i,,1ck
numskull i,4po,49n
nun i,,48d
nuncio i,,1ti
nuptial 1,59w 29t
nuptials b,29t,6ce
nureyev i
nurse i,hw hg7 1s6 hg8 hg9,2fq 4n2
nurseling i,hga,3i2
nursemaid i,1s6,1tb 3ie
nurser i
nursery 6,586
nurseryman i,d94,d95
nursing 4,hg9 hg8 hg7,375
nursling i,hga,3i2
nurtural 0,nx cyi
nurturance 4,hf6,375
nurture w,cyj cyi hgb,bbo
nusku i
nut k,hgc hgd,63p
nutcase i,g7a,42y
nuthouse 6,42w,33p
nutlike 0,hgd 6sv og 5h9
nutrient 3,1lx 1lu 1lt 1lz hf6,10i
nutrify y,1lt hge 1lx,1ly
nutriment d,1ls,1lx
nutrition 9,hge 1ls hgf 1lu hgg 1lt,sa 1lx
nutritional 1,hgf hge 1ls hgh
nutritionist i,hgg hge 1ls hgh,2n2
nutritious 0,1lu 1lz hge 1ls hgi
nutritive 0,1lu 1lz hgi
nuts 0,3pp 3pq
nutter i,hgj,8mg
nutty 0,hgd 3pp og hgc 3pq
nuzzle z,8wb 8we 8wf,8wg
nybble n,h9w,h9z
nyctalopia q,,1sx 3ff
nyctophobia q,,p1
nymph 5,32l,fux 671
nymphet i,,1tb
nympho i,hgk,5gr
nympholepsy q,,8o0
nympholept i,,1ya
nymphomaniac i,hgk hgl,5gr
nymphomaniacal 0,hgl 5o
nyx i
oaf i,72h,5nd
oak k,,53z 2n1
oaken 0,hgm hgn
oakley i
oarlock 6,hgo,e6z
oarsman i,hgp,4tw
oarswoman i,,hgp
oat k,,6c6
oates i
oath a,8yq,4lz
oatmeal d
obadiah a,1a 1b
obama i
obduracy 7,rk,rm
obdurate 0,8zy hgq
obdurately 2,8zx 8zy
obedience 4,hgr nm 7or,hgs
obedient 0,nm hgt hgr 7or ni 7wi ayd
obediently 2,hgu nm
obeisance 4,531 hgr 7or,53f 53g hgs
obelion 8,,cz
obelisk 6
oberson i,,5e3
obese 0,8ef 1l ug
obesity 7,ug 8ef,ue
obey 15,7or nm hgr hgt,g0
obfuscation 4,3m7 h3z,3m9 pf
object 3,7hj 9lf c3j c28 hgv agj 9s,9oz
objectification 4,hgw c3j,qq
objectify u,c3j 9ns hgw 7hj
objection a,c28 agi hgv 9lf,7k7 2y7
objectionable 0,hgx 2y dy3
objectionableness 7,dy3 hgx,4mb
objective 9,emh hgy hdq emf hdr,1gg
objectively 2,emh
objectiveness 7,hgy hgz,fmk
objectivity 7,hgy emh,fmk
objector i,agj 9lf
objurgate w,7te 64g 6m3,7tg 49c
objurgation a,6m3 64g,xn
oblanceolate 0,hh0 ka
oblate i,hh1 b9v,9u
oblateness 7,b9v hh1,5hf
oblation 4,,4aq fe3
obligate w,77p aye ews,681 7ix
obligated 0,ewp hh2 ewo ewr hh3
obligation 4,aye 77p,j2
obligational 1
obligatorily 2,7q7 7q9
obligatory 0,7q9 h6o 7q8 hh4 bqw
oblige 15,77p aye,681
obliged 0,hh2 ewp
obliger i,gm gk,gn
obligingly 2,gf
obligingness 7,7ni gf,1fa
oblique 0,9xk 9xj hd4
obliquity 7,345 9ag 9wn,2c 8fx
obliterable 0,hh5 hh6 hh7 hh8 b4k
obliterate u,hh8 b4k b4j hh5 boe,9hu
obliterated 0,9tq 4nu
obliteration 4,263 hh7 b4j,268
obliterator h,hh7,b9o
oblivion q,g1u,27y
oblivious 0,etn etm
oblong p,hh9 g6z ka,7yi
obloquy a,hha 5si,abu 2yr
obnoxious 0,hgx 2y dy3
obnoxiousness 7,dy3 hgx,4mb
obnubilate v,424 7x1 7x0,425
oboist i,,gu
obovate 0,hhb ka
obscene 0,ewu 8u2 3yy
obscenity 7,3yy ewu a67,bjg
obscurantist i,,44p
obscure 0,hhc 424 7x1 7x8 az,425
obscurely 2,euk
obscureness 7,ecr hhd hhe,27y 74b
obscurity 7,az 27y hhd hhc euk hhe,b0 aco
obsequious 0,f6s d4l hhf
obsequiously 2,hhg hhh
obsequiousness 7,hhf hhh f6s,hhi
obsequy b,5kt,6ce
observable 0,a83 9un 9ug hev 4hp
observably 2,hf0 a83
observance 4,gxo 4hp,dfd
observant 0,378 96 hex hev
observation 4,hhj gxo 9ug dqi hev 4hp,3y9 dfd
observational 0,bdq 7vy
observatory 6,,w 5a2
observe 13,9ug 7hu hev 2x4 a83 hhk 372 hhj hex 26k,9rc se
observed 0,2xb 2xc
observer i,372 26k dqi 9ug hev 7hu,1fq
observing 0,hhk 2k6
obsess 11,ddo cmv,dy8
obsessed 0,7ru 7rs
obsession 9,7q2 cmv hhl hhm ddo,5ou cmx
obsessional 0,hhl 5o 7q2 cmv
obsessionally 2,7q6 hhl
obsessive i,hhl 5o hhm,6yb
obsessively 2,7q6 hhl
obsidian r
obsolescent 0,hch hcf
obstacle 9,3vr,3ys 3vq
obstetrician i,ht,hu
obstinacy 7,h1g 5i5,3ol rm
obstinance 7,h1g 5i5 hhn,3ol rm
obstinate u,hhn 4w1 5i5 5vc 4w0 5i4 am8 88r hho dw7 hhp hhq,hhr
obstinately 2,8zx 8zy
obstipate t,hhs hht,83e
obstipation q,hht hhs,83f
obstreperous 0,9f6 1cx 9f3 1ct
obstreperously 2,6wn 9f6
obstruct z,4pi 2z1 hhu h69 72l 3vq,3f1 e5d
obstructed 0,3vd 3vc 4pk 6oq hhv hhw hhx
obstructer 6,h69 3vq 4pi 2z1,jv 5a2
obstruction 6,3vq,5a2
obstructionist i,h69,jv
obstructive 0,72l 4pf 2z1
obstructor 6,h69 3vq 4pi 2z1,jv 5a2
obtain 14,5pl nv 3ed hhy ej,nw
obtainable 0,3ed no 5pl
obtainment 4,hhy 5pl,nq
obtention 4,hhy 5pl,nq
obtrude w,hhz fdw hi0,cux 6wo
obtrusive 0,hi0 hez 46w hi1 hhz 9un
obtrusiveness 7,hi1 hi0 hez,82s
obturate z,2z1 hi2,e5d
obturator 6,hi2 2z1,hi3
obtuse 0,hi4 ka hi5
obtusely 2,9mh 9mj
obtuseness 7,ax4 hi5 hi6 9mj hi4,3l1 4sh
obverse 9,,1r9
obviate 15,b9l 3ey cw2,3f1
obviation 4,cw2 b9l 3ey,3f3
obvious 0,2gd 2gb 2ga 3h8 9l2 hi7
obviously 2,btz 2gd
obviousness 7,2gb 2gd,82s
occam i,hi8
occasion b,713 161,fp 7my
occasional 0,f32 f31
occasionally 2,f32
occasions 9
occidental i,,1qi
occidentalise u,hi9
occidentalize u,hi9
occipital 1,hia hib
occiput 8,hib hia,25g
occlude z,2z1 hic 4pc,e5d
occluded 0,hhv 7g5 3vd 7g3
occlusion q,fu0,2fe
occlusive 1,hic hid 2z1 fu0
occult 4,hie bqm,1ba 5zu
occultation b,b2m,u
occultist i,6e4
occupancy 4,f3c 1kk hif,31
occupant i,1kk hig f3c hif,1qi
occupation 4,i6 bhk,pf
occupational 1,i6
occupied 0,5mr
occupier i,1kk hif f1g,1qi 2w2
occupy 15,hih hif hig 1kk f3c,31b an6
occur u,41y 2ii,2qn
occurrence b,fp 8yk,btn
occurrent b,fp 8yk 6t9,btn
ocean h,hii hij,3z8
oceanaut i,2lu
oceangoing 0,hik hil
oceanic a,cj5 hij hii,him
oceanid i,,h84
oceanographer i,,4ch
oceanus i
ocellus 7,hin,4go 94p
ocelot 5,,65t
ocher 7
ochoa i
ochronosis q
ochs i
ockham i,hi8
oct s,hio,2lj
octad n,b6s,k1
octahedron p
octave s
octavian i,3af
octet a,b6s,k1 3qe
october s,hio,2lj
octogenarian i,hip 1aq,29l
octonary n,b6s,k1
octoroon i,,gpd
octuple 0,b6t 4ev
ocular 1,hiq 4go
oculist i,hir 4go,2n2 hu
oculomotor 8,,1q
oculus 8,4go hir,3v3
odalisque i,,7t8
odd 0,his hit f09 hiu hiv hiw
oddball i,8mg
oddish 0,hix 2b1
oddity 6,hiw 8t0,b25 4j8
oddly 2,8y1 8xv
oddment 6,7b6,ay6 7hj
oddness 7,hiu hiw his hit,btl b25
odds 7,,g1i
odessa f
odets i
odin i
odious 0,55 56 2t 4mb
odiousness 7,4mb 55,3gj
odist i,,3te
odium c,2t 55,abu 2w 2x
odo i,hiy
odoacer i,hiz
odontalgia q,14f,l6
odor 7,2s7 che hj0 2sd,1al 151
odoriferous 0,gdv czd cha 2sb
odorize 13,2sd che 2s7,ee5
odorous 0,hj0 gdv 2s7 hj1 cha
odour 7,che 2s7 2sd,151 1al
odourise 13,2sd che 2s7,ee5
odovacar i,hiz
odovakar i,hiz
odynophagia q,,1ez
odysseus i
odyssey 4,,6sj
oecumenical 0,b3g 7pg b3h 5c5
oedema q,20h,4p9
oedipus i
oengus i,13r
oenologist i,bjc bjd,2n2
oenophile i,bje,2jj
oesophagitis q,bqk
oesophagus 8,bql,5tk 9yn
oestrus 5,brh,4s 4wp
oeuvre 6,,hj2
off 2,3g7
offbeat 0,hj3 4j6
offenbach i
offence 4,8j2,36e
offend 11,by hj4,1c6
offended 0,afa 26y
offender i,bw 4sc,990
offense 4,191 hj4 8pp e,455 22p
offensive 4,8j2 hj5 hj6 4mb 4sc,36e
offensiveness 7,4mb g4y hj5 hj7 by 2y,3gj
offer 14,hj8 e5 hj9 7r1,18i hh
offerer i,hj9 hj8,gn
offering a,,mo
offeror i,hj9 hj8,gn
offhand 2,eph 60o epi 60h
offhanded 2,eph 60o epi 60h
office 6,dz7 1ay,hja 1az
officeholder i,hjb ewi,2g1 4wz
officer i,vt hjb,2w2 2g1 4wz
official i,2g1 3cq 5kg hjc 3cm cww cx3 hjd
officialdom e,5kg 2g1,w1
officially 2,cx5 hje 3cq
officiant i,hjf hjg,n1
officiate 15,hjg d57 hjh g0q hjf hji hjc cr,hjj 5pb
officiating 4,hji d57,1rc
officiation 4,hji hjh d57 hjg,1rc bxj
officious 0,5mn 5mo fdv
officiously 2,5mn
officiousness 7,fdv 5mn,1cu
offload z,hjk,f7y bef
offprint a,hjl,2uw
offsaddle z,,1y7
offset 16,8jb 8jc 8ip,3nl
offshoot j,hjm,1a5
offshore 2
offspring i,6mc gie,1e8 1a5
offstage 6,3kc,3kd
ofo a,,4g0 9x7
oft 2,d18
often 2,d18
oftenness s,39m,8m0
oftentimes 2,d18
ofttimes 2,d18
ogalala a,hjn hjo,5ee 9x7
ogden f
ogdoad n,b6s,k1
oglala a,hjn hjo,5ee 9x7
ogle 13,hjp hjq,wt
ogler i,hjq hjp,5e6
ogre i,9kw hjr,1ce 2py
ogress i,,hjr
ohio f
ohioan i,,1ie
ohmic 1
oil r,dnh 768 hjs drs hjt 22b hju,hjv
oilcloth 6,,3mj
oiled 0
oiler 6,hjs drs dnh hju,je
oilfield f
oiliness 7,dnj d4n cdk a5t 768 d4k,ue d4p
oilman i,hjw,1sg
oily 0,cdk d4k 768 uc dnj d4l d4n
oink b,dq8 hjx,3py 3hr
ojibwa a,6nk 6nl,27 2mc 46
ojibway a,6nk 6nl,27 2mc 46
okay 0,ckp 1qf
okeh a,hjy,8ii
oken i,hjz
okenfuss i,hjz
okey a,hjy,8ii
oklahoma f
oklahoman i,,1ie
old 0,1aq 2cb 1at 1an hk0 21l 24j 6aw 95b am0 bch dou hc0 hip hk1 hk2 hk3 hk4 21o 2cg 2ca 2cc 3ag e6j ekl g73 hk5 hk6 hk7
olden 0,hk8 1el
oldenburg i
older 0,1an b7t 1aq b7u
oldfield i
oldish 0,hk1 1aq
oldline 0,83u hk9 83m
oldness 7,1at 21o 1aq 2cb,1aj
oldster i,29l,108
oldtimer i,hka d6q,1fq 77b
oleaginous 0,d4k cdk d4l d4n uc dnj
oleaginousness 7,dnj d4n cdk d4k,ue d4p
oleander k
olecranon 8,,ox
oleophilic 0,g36 g35
oleophobic 0
olfaction 9,hkb,dry drz
olfactive 1,hkc hkb
olfactory 1,hkc hkb
olibanum r,czo,1wv
oligarch i,,1v4
oligodactyly q,,ayk
oligodendria 8,,335
oligodontia q,,ayk
oligopoly q,,ggj
oligospermia q,,4s
oliguria m,,gqe
olive 0,1tk
olivelike 0,hkd 1mt
oliver i
olivier i
olmec i,,1ki
olmsted i
ology 9,,2o8
olympian i,,om
olympic 1
olympics b,,hke
omaha 5,gbv,9x5
omani i,,2lz
ombudsman i,,vp
omen b,3be es1 1iq 3aa,3ad
omentum 8,67s,gnw
ominous 0,1iq 1im 3be
ominously 2,1iq
omissible 0,eso esn b9g h7b
omission 4,hkf 9hw b9g h7b,3pi aje
omissive 1,h7b b9p
omit v,b9g eso hkf,aux
ommatidium 8,,hin
omnibus 6,3d1 7pi,2ad 3d2
omnidirectional 1,a57
omnifarious 0,hkg h1j
omnipotence q,hkh 1pr,pl
omnipotent 0,1pr 1ps hkh
omnipresence q,hki hkj,e2s
omnipresent 0,hkj hkk hki
omniscience q,hkl hkm,pl
omniscient 0,hkm hkn hkl
omnivore 5,,9x0 10d
omphalocele q,,7f7
omphalos 8,47a,c4
omphalus 8,47a,c4
onager 5,2mg,2mh
onanism 4,hko d2u,885
onanist i,d2u hko
once 2,bpx
oncogene 8,,1nm
oncologist i,,hu
oncoming 0,h0s 199
ondaatje i
one 0,222 223
oneida a,,697 698
oneiric 1,arz
oneirism 9,96o,96s
oneiromancer i,,akl
oneness 7,hkp,eh1
onerous 0,5ka 5kb 5kc
onerousness 7,5kc 5ka,2ym
onetime 0,bpy 1el
ongoing 0,8yl 6t9
online 0,7zj
onlooker i,,5e6
only 2,5ms 1px
ono i
onomancer i,,akl
onondaga a,,697 698
onrush 4,36c,36e hkq
onsager i
onset b,,gmp
onshore 0
onslaught 4,36c,gtr 36e
ontogenesis m,2ab hkr,sa
ontogenetic 1,hkr 2ab
ontogeny m,2ab hkr,sa
onus 9,5k4,5gl
onward 2,cxz 1fu
onwards 2,1fu
onycholysis q,,hks
onychosis q,hks,2ah
onymous 0,4gr 4gq
onyxis 8,,hkt
oocyte 8,,d84
oodles n,aqe,3zc
oomph 7,9s3 az0,yg q7
oophoritis q
oort i
ootid 8,,b66
ooze b,diz hku fws c5m hkv,bav 1h0
oozing b,hku fws hkv c5m aqo,1h0
opacity 7,hkw hkx csi eup,742 b0
opalescence 7,fgl 5ak hky hkz,5ag
opalescent 0,5ak 1e1 fgl hky hkz
opaline 0,5ak 1e1
opaque 0,csi hkw 4su gsw csh d2n dfn g19 grd hl0
opaquely 2,eup
opaqueness 7,hkx 4su eup csi,b0
opel i
open z,fl7 br4 1i3 hl1 f44
opencast 0,hl2 61
opencut 0,hl2 61
opened 0,1ah 1ag 1ai hl3
opener b,,gmp
openhanded 0,4ey 4ez ftt
openhandedness 7,ftt 4ey,ftu
openhearted 0,48r 7ki 48s 227
opening 0,f45 9z0 f44 eru fdm hl4,237
openly 2,hl3
openmouthed 0,hl5 1t4
openness 7,hl6 hl7 2w8 3nz,7li 5so
openwork 6,,5ul
opera a,hl8 hl9,7s1
operable 0,d53 hla
operagoer i,,d17
operant 0,hlb hlc hld
operate 15,ckl hld 3fa hle hlf d55 hlb hlg,a5k
operatic 1,hl9 hl8
operating 18,hld
operation q,hle g5v ckl,p6
operational 1,d53 cis hlg hla
operationally 2,hlh
operations 4,,7hz
operative 0,hlc hlb hlh
operator o,au1 3fa,c1s 1ba
operetta a
operon 8
operose 0,2om 2on frl
operoseness 7,frl 2om,2or
ophidian 5,23u,hli
ophidism q,,5pw
ophryon 8,,cz
ophthalmia q,hlj,hlk
ophthalmic 1,hiq 4go
ophthalmitis q,hlj,hlk
opine v,24k dqp hll hlm c65,17j 2b9
opinion 9,c65 hlm dqp 24k,465 mo
opinionated 0,hll ami
opinionative 0,hll ami 24k
opisthotonos q,,4nk
opium 6,,h4z 9mv
oppenheimer i
opponent i,12d hln eau 86o,1ev
opportune 0,hlo 6ei hlp dj4 hlq
opportuneness 7,hlp hlo,f8
opportunism 7,bzv bzw 3jx,hlr
opportunist i,3jx bzw bzv bzu,b6d
opportunistic 0,bzw bzu bzv
opportunity q,6ei hlo,lc
oppose w,86o cgh eau hls 12d 7wt kq,1qv 36d
opposed 0
opposer i,12d cgh 86o 89m
opposing 0,eau 294
opposite 0,hlt hlu 28d
oppositely 2,hlt
oppositeness o,291 a0o 9yd,67z
opposition 4,hls 291 7wt 86o,e3 67z
oppress 15,8un anm hlv gjq
oppressed 0,5k9 5k8
oppression 4,hlv 8un,hlw
oppressive 0,hlx anm 5kb 5kc 3d9 hly hlz 8un
oppressiveness 7,hly 5kc anm hlx,9l9 2ym
oppressor i,gjq hlz 8un,1ce
opprobrious 0,bx abw by abx f0p
opprobrium q,hha f0p abw,abu 8fz
oppugn w,6ea,6e6
ops i
opt v,6p9 hm0 3pc,1zh
optative o,hm0 6p9 1r9,gv5
optic 8,4go hiq hm1,3v3
optical 1,hm2 hm1 hm3 r7
optically 2,hm2
optician i
optics 7,hm3 hm2,33f 1al
optimal 0,4ad 4aa hm4
optimally 2,4ad
optimise t,hm5 hm6 hm7 hm4,hm8 5gc
optimism c,hm9 hma hmb 6mn,e9r
optimist i,6mn hm9 hmc
optimistic 0,hmb hm9 hmc 4p4 hmd
optimize t,hm5 hm6 hm7 hm4,hm8 5gc
optimum 0,4ad hm4 4aa hm5,48q
option 4,1r9,1rc
optometrist i,hir,2n2
opulence q,gae 9jk,18b
opulent 0,9jk 9jm gae
opulently 2,hme 9jk
opus a,7oy,3is
oracle 6,3ba hmf 1ty hmg,akl akf
oracular 1,hmg 9j6 hmf 110
orad 2,5fm
oral 0,hmh c2e hmi
orally 2
orange 0,hmj hmk 1tk,6uy
orangeman i,,1yv
orangeness 7,hmk hmj,4s1
orangish 0,hmj 1tk
orasone r,9j7,9j8 9j9
oration a,,9b2
orator i,b9z hml,1og
oratorical 0,hml 4wg b9z 9b2
oratorio a,,7s1
orb 8,c5u,5xv
orbicular 0,hmm 6so ka 5h9
orbiculate 0,hmm ka
orbison i
orbit f,hmn hmo hmp hmq 2ci,a58 g7b
orbital 1,hmp hmq hmn
orbitale 8,,cz
orbiter 6,2ci hmo,2g3
orbitual 0,6t5 1r6
orca 5,dlc,dld
orchard 6,dpr,d91
orchestra e,hmr hms hmt,3qe
orchestral 1,hms hmr
orchestrate v,hmt bhr hmr hmu hmv hmw,9te
orchestrated 1,hmr
orchestration a,hmu hmv hmt,2t2
orchestrator i,hmw hmt,s7
orchid k,hmx,4qs
orchidalgia q,,1ez
orchis 8,3p3,hmx 3p4 3p5
orchitis q
orcus i,a6b
orczy i
ordain 15,bes 80m hmy,9cg 80p
ordained 0,2ir 80s 9ci 80q
ordainer i,hmy 80m,6rk
ordeal b,,2g0
order w,a53 hmz hn0 9cf 9zg,big 4d1
ordered 0,hn1 hn2
orderer i,hn3 hn0 hn4 abi,5no 2sr
ordering e,hn5 dkm apv hn4 abi,15n fiw
orderliness 7,gp9 hn6,912
orderly 0,hn6 gp9,2so 2dt
ordinal n,b6r,aku
ordinance a,hn7,5uz
ordinand i,,n1
ordinarily 2,7ji 3qc
ordinariness 7,3ex 3eu 3qc
ordinary 0,3qc 3ex 3ev 3qb 6h1 7jg 7jl btv hn8
ordinate 9,,78
ordination 4,hn5,3xj 15n
ordnance 6,2vy,2rb
ordure r,8nd,3tw
ore r,,grz
oread i,,32l
oregon f
oregonian i,,1ie
orestes i
orff i
organ 8,25k hn9,1j
organelle 8,6br,25k
organic 0,hna
organically 2,83l hna
organification m,,sa
organisation 4,w1 172 cxa 7bg bhr hnb 9wt,wb 301
organisational 1,hnc 2sx
organise u,8co 2sx hnd fiw hne,1qc
organised 0,hnf hng
organiser 6,2sr,2t1
organism 3,24o hnh hds hn9,45p
organismal 1,hnh hni
organismic 1,hnh 24o hni
organist i,dx4,gu
organization e,172 2sx w1 hnb cxa 9wt 8co,301 hnj
organizational 1,hnc 2sx
organizationally 2,hnc
organize 15,cxa 7bg bhr w1 172 7cl hne dh fiw,qs w3
organized 0,7vo gp8 7vn evk hnk gp6
organizer i,2sr 8co,2t1
orgasm 4,70y,852
orgiastic 0,hnl 3in 8df 3ik hnm 3io
orgy 4,4gj hnm hnl 3in,4gl hnn
orient 13,hno hnp b1c,5w6 v2
oriental 0,b1c
orientalist i,,2n2
orientate 13,hnp,v2
orientated 0,9tg ca3 9tf a54 dys hnq gru
orientating 0,a41 hnr a40 hns hnt
orientation 4,ehf,7c6 er
oriented 0,9tg ca3 9tf a54 dys hnq gru
orienting 0,a41 hnr a40 hns hnt
orifice 8,2dg,5tk
origen i
origin f,9ql 9r6 hnu,c4 4qb
original 0,clq hnv d0d 2nz clv
originality 9,f4w d1n d0d,3c
originally 2,hnw d0d
originate 16,2qk f43 dd6 dda 8og 2qm 8oj 7r9,2qn qs
origination 4,dda 8og hnu 2qk f43,44g 44c
originative 0,8oj dd6 f43 8ol 8om 8on 8oo d0d 2qk
originator i,7r9 f43,2o5
orinoco h
orion h
orison a,9p1,2gp
oriya a,,2zg 2zh
orleanist i,,68p
ormandy i
ormazd i,hnx
ormuzd i,hnx
ornament 6,zr yu 8gt yw,1w9
ornamental k,8gt 8gu zr,2ly
ornamentalism 4,hny 9bs,5zu
ornamentalist i,9bs hny,2u8
ornamentation 4,zr yw,pl 1w9
ornately 2
ornateness 7,4kk b73 crc,3y4 2h0
orneriness 7,8zz 5vd,88o
ornery 0,5vd 5bl 8zz
ornithologist i,4ho,5gx
ornithosis q,hnz,ho0
oropharynx 8,,2d7
orotund 0,4wf ho1 4wg 4yp
orozco i
orphan i,ho2,3n2
orphanage 6,ho3 ho2,1xk f7x
orphanhood q,ho3,1xk
orpheus i
orphic 1,bqm ax
orr i
ortega i
orthicon 6
orthochorea q,,6pu
orthodontist i,,9mn
orthodox 0,2bx 2bw ho4 7wk ho5 ho6
orthodoxy 7,8ah,ho7
orthoepist i,,ho8
orthoepy 9,ho9,8aw hoa
orthogonal 0,c4d hob a2x gub
orthogonality 7,hoc hod,hoe hof
orthographic 1,hog hoh
orthography a,hoh hog,5x2
orthopaedist i,hoi hoj,hu
orthopedic 1,hoj
orthopedist i,hoi hoj,hu
orthophosphate r,hok,4zl
orthopnea q,,58v
orthoptist i,,hu
orthostatic 0,bos bol
orwell i
osage a,,9x5
osborne i
oscan a,,92e
oscheocele q,hol,4p9
oscheocoele q,hol,4p9
oscillate 12,ebn g0a hom hon hoo,c9u hop
oscillating 0,hon 4by
oscillation b,hom hoo ebn g0a,9m cny
oscillator 6
oscillatory 0,hon 4by g0a
oscilloscope 6,8re,1xx
oscitance 4,hoq hor,auz ax4 45x
oscitancy 4,hoq hor auy,auz ax4 45x
oscitant 0,auy 7t hoq hor
osculation 4,5mb 5mc,hos 5md
osculator i,fq4 5mc,yp
osiris i
osmanli i,hot,b50
osmoreceptor 8,,bh0
osseous 1,4x6 4x5
ossicle 8,4x8,25g
ossiculum 8,4x8,25g
ossiferous 1,25g
ossification m,,sa
ossify u,,ks
osteal 1,4x6 25g 4x5
osteitis q,hou
ostensible 0,2gc hov 2gg 320
ostensibly 2,2gh hov
ostentate 13,cok 4t5 how,561
ostentation 7,4t5 hox cnm cok,2t7 4yv
ostentatious 0,cnm 4t5 how hox com cnl
ostentatiousness 7,hox hoy cnm,4yv
osteoblast 8,,1va
osteoblastoma q,,tm
osteoclast 8,,gld
osteocyte 8,,gld
osteologer i,hoz,210
osteologist i,hoz,210
osteoma q,,tm
osteomalacia q,,gcx
osteomyelitis q,,hou
osteopath i,hp0,1o6
osteopathist i,hp0,1o6
osteopetrosis q,,ayk
osteophyte 8,,ox
osteoporosis q,,m8
osteosarcoma q,,g37
ostiarius i,ao2,n1 n2
ostiary i,ao2 ao3,n1 n2 51u
ostler i,eaw,auv
ostracise 15,3r7 543 3r9 hp1,3ra 3fk bwo
ostracism 4,3r9 hp1 3r7 543,3rc 3vt
ostracize 15,3r7 3r9 hp1,3ra
ostrich 5,,hp2
ostrogoth i,,djk
ostwald i
ostyak a,foy foz,60v fp0
oswald i
otalgia q,azq,l6
othello i
other 0,28d a0e 28c a0c hlt hlu
otherness 7,ai5 hp3,a0f
otherwise 2,a0u
otherworldliness 7,hp4 hd2,fbr
otherworldly 0,hd2 2gl hp4
otho i,hiy
otic 1,3b0 3am
otiose 0,1gk d64 6dr d65
otis 5,,34u
otitis q,fro
oto a,hp5 hp6,4g0 fgg
otoe a,hp5 hp6,4g0 fgg
otoganglion 8
otologist i,,hu
otorrhea q,,m8
otosclerosis q,,ayk
ototoxic 0,hp7 90p
ottawa f,,27
ottoman 6,hot,b50 6q5
ounce n,,hp8
ouranos i,hp9
oust 15,9ol b71 hpa,47z
ouster 4,b71 9ol,afi
ousting 4,hpa 9ol,3vt
out 2
outback f,eqd eqc,5lu
outbalance 16,hpb,ane
outbound 0,hpc hpd
outbreak b,bme,fp
outburst a,4rf hpe,4ri fp
outcast i,64d hpf,1ya
outcaste i,hpg a7x
outclass v,,hph
outclassed 0,f13 ecq
outcome b,1a9,9dq
outcry a,475 hpi,1fv
outdated 0,hcg hcf
outdistance 12
outdo x,6u4,40n
outdoor 0,1kp 1ko hpj hpk
outdoors 2,hpl
outdoorsman i,hpm
outdoorswoman i,,hpm
outdoorsy 0,hpj 1kp hpk
outdraw x,,6u4
outer 0,hpn hpo hpp hpq
outermost 0,hpp hpn
outface 13,,dae
outfield 6,hpr 6b3,3ym
outfielder i,6b3 hpr,cif
outfight x,,40n
outfit e,,8pj
outfitter 6,73v,72a 3za
outfitting 4,73v,2rl
outflank x,hps,gw 40n
outflow b,fwq,fku
outflowing 0,b5n hpd
outfox x,40s 40n,6u4
outgeneral x,,hpt
outgo l,8h8 6u4,c02 40n
outgoer i,bck,7cr
outgoing 0,hpd hpc b5n hpu
outgrow u,,9w9
outgrowth 8,hjm bc9,1a5 44g
outing 4,1hc,6sj
outlander i,1l4,7q
outlandish 0,4j5 4j6 4j7
outlandishly 2,4j5
outlandishness 7,4j7 4j5,4j8
outlast 16,hpv,45o
outlaw 15,3q4 21 fvt fvu ej5,3q5 8pr
outlawed 0,ej5 1w8
outlawry 7,fvt 3q4,ej4
outlay 4,a7r,9g7
outlet 6,a9t,hja
outlier 9,,1kk 9wd
outline w,10s g2m hpw 9ip,10u 4zr
outlined 0,ai6 6nt
outlive 16,hpv,45o
outlook 9,gn0 2bk,er 465
outlying 0,caz
outmaneuver x,hpt,hps
outmatch x,6u4,40n
outmode u
outmoded 0,2cd 2cf
outmost 0,hpp hpn
outnumber 16,,3es
outpatient i,,1kn
outperform x,6u4,40n
outplay x,,40n
outpost 6,hpx,g77 7ch
outpouring 4,crz,3ze 1h0
output 6,hj2 8s7,4y1 8wz
outrage 11,2fy ey2 hpy hpz,2fz 22p
outraged 0,23n 1ca
outrageous 0,e48 2y hpy bjf
outrageously 2,e48 bz1
outrageousness 7,bz0 bjf bz1 e48,bvl bjg
outrank 16,,bva
outre 0,4j5 4j6
outreach 4,,hq0
outride 12,hq1,hq2
outrider i,,43a
outright 2,hq3 66m
outrun 12,,g7q
outset s,44h,44j
outshout x,hpi,6u4
outside 2,hpl c3i,1gp
outsider i,hq4,hq5
outsize 7,4ee 33e
outsized 0,4ee 33e
outskirt f,,aq4
outskirts f,,g5o
outsmart x,40s 40n,6u4
outspoken 0,7kj 227 4s9
outspokenly 2,4sk
outspokenness 7,4s9 4sk 7kj,2vb
outspread 0,c30 c2z
outstanding 0,hq6 82w 5ay 4vm
outstandingly 2,hq6
outstation f,hpx,g77
outstretched 0,c31 c2z
outstrip x,6u4,40n
outturn 6,,4y1
outvote 15,,hq7
outward 0,hpq hq8 hq9 hpo
outwardly 2,c3s
outwardness 7,hq9 c3q hpq,6ct 2a4
outwards 2,hq8
outwear t,by9,6u4 83g
outweigh x,hpb,6u4 ane
outwit x,40s 40n,6u4
oval 0,b9r 6sh 1mt,7yh
ovalbumin d,1jb,1jd
ovaritis q
ovate 0,hqa b9r ka 1mt
oven 6,5cl,hqb
over 2,7sl 7sm
overabundance 7,hqc bvn be,d49 5r
overabundant 0,be 5q bvn
overachieve 15,hqd hqe,am5
overachievement 4,hqe hqd,hqf
overachiever i,,39r
overactive 0,eex oo
overage l,hk2 1aq,1xe
overaged 0,hk2 1aq
overall 0,db5 dpg db3 dpe
overambitious 0,1uc 1u6
overanxiety q,,2di
overawe 11,8l7,3g8
overawed 0,3ge 3gd
overbalance 14,hpb,ane i7
overbearing 0,anl 3d9 ank
overbite q,,gdr
overblown 0,dlk 2wi 44
overboard 2
overbold 0,emo 322
overburden w,hqg,vh
overbusy 0,5mm 5m5
overcareful 0,606 600
overcast q,748 746 741 5ei 749,74a
overcasting 6
overcautious 0,68l 5q4
overcharge l,c41 c40,hqh 44s 4fn
overclothe t,hqi,2g5
overcloud u,42u,95a
overcoat 6,dnm,767
overcoating 6,,769
overcome x,40v hqj hqk hql,40n
overcomer i,hql 40v,89c
overcompensate 15,hqm 8kk hqn,7mh ca
overcompensation l,hqn hqm,1vs
overconfidence 9,6d5 76v,326
overconfident 0,76v 32c 6d5
overcritical 0,8qz 5yc
overcurious 0,8y0 8xu
overdelicate 0,9i7 92k
overdo 15,bui,bum
overdone 0,bun buo
overdose t,,1z8
overdraw w,1bz,6lb 9a2
overdress t,hqi 37u asg hqo dh,2g5 2g6
overdressed 0,6vu 2g8
overdrive 15,,c19
overdue 0,awi 5ro
overeager 0,azn 2dl
overeat y,4gk dhk,57u
overeating 4,dhk 4gk,k4
overemotional 0,bd2 16p
overemphasize w,,1bz
overenthusiastic 0,bkt 3fd
overestimate v,hqp hqq,gtc
overestimation a,hqq hqp,bre
overexcited 0,bwb 19b
overexert 15,,by2
overexpose 13
overfamiliar 0,322
overfatigue t,hqr,by9
overfeed y,,1ly
overfill u,e5,b8h
overflow 12,ddh b5x hqs,ar0 hqt cr7
overflowing 0,3g5 3g6
overfond 0,g8f yt
overfull 0,d4a 3g6
overgenerous 0,dbt 4ez
overgorge y,4gk,57u
overgrown 0,8kt 2qh
overgrowth 7,ddv,ou 8e3
overhand 0
overhang 6,,5lg
overhasty 0,dxq dxv
overhaul u,hqu gvp,116 d1h 95g
overhead 0,,a7q
overhear 13,,dzp 12m
overheat u,,5z4
overheated 0,eay 4oy
overindulge y,4gk hqv,57u
overindulgence 4,hqv eza 4gk,4gl
overindulgent 0,eza 4bg hqv
overjealous 0,aj7 91g
overladen 0,d4d 3g6
overlap 16,hqw hqx 2ii 8wm ejy,79d 83d
overlapping 6,ejy hqx,644
overlarge 0,4ef 33e
overlay z,8kj hqy 1rv
overlayer 6,hqy 8kj,2ru
overleap v,edx,bui 51s
overlip 8,,frh
overload 6,hqg,5k5
overloaded 0,d4d 3g6
overlook 13,,guc 5w6
overlooked 0,hqz afy
overlooking 0,7hb 1ri
overlord i,g7s hr0,1v4
overlordship 4,hr0 g7s,cr
overly 2,bvo
overmaster x,hr1,40n
overmodest 0,8lq 8ls
overmuch 7,bvn h0z h0x,5r
overnice 0,92h 6pc
overnight 2,g6w 1ax
overnighter i
overpay 14,hr2 hr3,59q
overpayment l,hr3 hr2,48p
overplus 7,hr4,bvl
overpower x,hr1 hqk,40n 2sg
overpowering 0,fhg fhf
overpoweringly 2,fhh fhg
overpriced 0,c03 8hm
overproduce 10,hr5 hr6,cbb
overproduction 4,hr6 hr5,8wz
overprotect x,d60 hr7 hr8,6ge
overprotection 4,hr8 hr7,9ep
overprotective 0,hr9 2bs
overproud 0,hra 2tq
overreach 15,40s 40n,4u3 6u4
overreaching 0,4vk 397
overrefine u,hrb aid,6vc
overrefined 0,hrc 6vi
overrefinement 4,aid hrb,9ae
override v,hrd,9ch
overriding 0,anb 89k
overripe 0,hre gj2
overrule v,hrd,9ch
overrun 12,f1e,f1g
oversea 2,hrf hil
overseas 2,6q hrf 6r
oversee 15,ge9 hrg,vx
overseer i,hrg ge9,50w
oversensitive 0,hrh cfg
overserious 0,hri b0h
overshadow 16,b2n,b2o
overshoe 6,d7j,4z1
overshoot v,,1gd cla 2z6
oversight 4,eqv hrj,b9p wa
oversimplification 4,hrk hrl,hrm
oversimplify u,hrl hrk,bui hrn
oversize 0,4ee 33e
oversized 0,4ee 33e
oversleep t,,15k
overspill b,hqs,hro 1h0
overspread 16,hrp,83d
overstate w,1bz buk,9a2
overstatement a,buk 1bz,9a1
overstep 12,,8sc
overstrain y,,hrq
overstretch t,,5eb
overstrung 0,b3p b3q hrr
overstuffed 0,hrs 6kr
oversupply 7,e5,bvn 18i
overt 0,3nz 3nx hrt hru
overtake x,hrv hqu hrw,7mr 116
overtaking 4,hrw hqu hrv,hrx
overthrow 15,hry hrz,9oj 52
overtime s,,ebb
overtire t,hqr,by9
overtly 2,3nz
overtone a,,7zx
overtop 16,ayg,5w6
overture a,hs0,3is dda
overturn 12,hrd,3f2 560
overturned 0,hs1 fen
overvaliant 0,4vl 397
overweary t,hqr,by9
overweening 0,bvp el1 c51 el0
overweight 0,cd4 1l uf
overwhelm w,hqk 9jf,2sg vh
overwhelming 0,fhg fhf
overwhelmingly 2,fhh fhg
overwinter 16,hs2,hs3
overwork 10,,hs4
overworking 4,c19,anu
overwrought 0,1dm 1di
overzealous 0,cad 41
ovid i
oviduct 8,,hs5 hs6
oviform 0,b9r 1mt
ovine 1,hs7
ovoid p,b9r 1mt,7qq
ovolo 6,,331
ovotestis 8,,3p5
ovulate t,gmy b66,4n1
ovum 8,b66 gmy,259
owe 14,9dm 7r1
owen i
owens i
owing 0,hs8 5g2
owl 5,hs9 hsa,azp
owlet 5,hsa hs9
owlish 0,hsb hkn
own 0,1gm dye 1gn 4yg e7u 403
owned 0
owner i,4yg e7u hsc e74 dye,1sg
ownership l,hsc e74 e7u 4yg,67z hsd
oxcart 6,,62k
oxen 5,437,54u
oxford f
oxidate u,hse haz 14e 7ga hsf,nw
oxidation m,7ga hse haz,bnr
oxidisation m,7ga hse haz,bnr
oxidise u,haz 7ga hsg hsh hse hsf,nw
oxidised 18,haz
oxidization m,7ga hse haz,bnr
oxidize u,hse haz 7ga hsg hsh hsf,nw
oxonian i,,5eg
oxycephaly q,or,42
oxygen r,hsi hsj hsk,2p8 1go
oxygenate u,hsj hsi,6o5
oxygenise u,hsl hsk,hsm
oxygenize u,hsl hsk hsi,hsm
oxytetracycline 6,,2ay
oxytocin 8,hsn,pb
oyabun i,,50w
oyster 5,,6wc
ozaena q,hso,2ah
ozawa i
ozena q,hso,2ah
ozone r,,1go
pace s,d74 hsp cud d7c hsq 69z hsr,8m0 1uk
pacer 5,hss d7c,hdo bnt
pacesetter 5,hss,41c hdo
pacha i,hst,6w
pachinko 4,,hsu
pachuco i,,xz
pachycheilia q,,2c
pachyderma q,,6rw ayk
pachydermatous 1,5ry b91 5s1
pacific h
pacifically 2,hsv hsw
pacification 4,gws 2h4,gwu
pacificist i,a76,108
pacifier 6,2h7 hsx,7sb 8ma
pacifist i,a76 apj hsy hsz apk,108
pacifistic 0,apj apk hsy hsz
pacify 11,2h4 gws ht0 34f,2h6
pacing 4,de hsr hsp,ht1 ht2
pack z,85h ht3 3mf 5jd 53w 1gf,643
packable 1,ht3
package 6,5jd 5je 53q 85h,j8 3mb
packaging 4,ht4 53q,12v
packed 0,8tg 8te
packer i,3mf 85h 3jq,3mh flh
packet e,5jd,j8
packing r,5z7 53w 7lb 85h,6g 53y
packinghouse 6,,w
packman i,6gh,8gw
packrat 5,,1ck
packsack 6,3jp,3js
pact a,ht5,7t1
pad r,1bx,4r0 1bz
padded 0,8zs 6kr
padder i,cu6,cu7
padding 6,8zq,1w9
paddle 12,ht6 5uv,4tp
paddler i,5uv ht6,4tw
paddy d,gpt,fgm 5tb
paderewski i
padlock 6,,g5w g5u
padre i,,6gg 2of e3c
padrone i,,4xg 50x
paean a,ht7,7on
paederast i,ht8 ht9,5gr
paediatrician i,hta htb,hu
paedophile i,htc,5gr
pagan i,dc3 e0a htd,4lu
paganini i
paganise u,htd
paganism 9,,6q9
paganize u,htd dc3
page a,hte htf,csw
pageant 4,,9xv
pageboy 8,,1a3
pager 6,43f htg,43h
paget i
paginate w,htf csv hte,hfy
pagination a,csv htf,aku
paging a,htg,1fv
pahlavi a,hth hti,cbm
pahlevi i,hth
paid 0,642 hdb 641 7mg 7mk gna htj hdc
paige i
pail 6,5fy,3vg
pailful n,,2rh
pain q,1ez aig 1eo 1gb,16n
paine i
pained 0,afa 26y
painful 0,lf aig aim le 1ep 1eq 4ip 6dl htk fis htl htm htn
painfully 2,ail 35y lf
painfulness 7,aig aim 181 lf hto,16n
painless 0,b1k 8zv
pains 4,hat,36p
painstaking 0,603 600 80b
paint 10,htp htq at eik htr fz4 hts,8oi 76a
painted 0,htt 2vw htu htv 2vl
painter i,at 15a htp htq,2u8
painterly 0,15a 155 at
painting 6,eik htr hts htp htq,dm9 2u5 2o9
pair e,8jq 8jn 8jt,8dm 8jr
paired 0,gi4
pairing 4,8si 4xk 8jm,4ak 306
paiute a,htw,7fk 7fl
pakistan f
pakistani i,54y,194
pal i,5g6,1wn 43w
palace 6,64m ep5,64n 3cw
paladin i,e35,xk
palatalised 0,htx 877
palatalized 0,htx 877
palate 8,hty,bem
palatial 1,ep5 1t8 64m
palatine 8,htz,2rj
palatoglossal 1,hty 6x4
palaver a,4l5 4ll 3hy,4l7 b8
pale 0,hu0 7eq hu1 hu2 13m
palely 2,hu3 7eq 7ew
paleness 7,li 4pt 7ew,lj
paleocortex 8,2o2 hu4,2o3
paleocortical 1,hu4 2o2
paleographer i,hu5,2ni
paleographist i,hu5,2ni
paleostriatum 8,hu6,1yp
palermo f
palestine f
palestinian i,,2lz
palestrina i
palette 6,,1u1 cqt
palgrave i
palilalia q,,m8
palisade 6,cga,58a 6ge
palish 0,hu1
pall u,,nw
palladio i
pallas h,34t
pallbearer i,,do7
palliate t,c3f 1nt c3h 1nw hu7,2f5 1o0
palliation 4,hu7 c3h 1nt c3f,1ny 1o4
palliative 6,1ns 1nw 1o5 1nt,1nu
pallid 0,7ew hu0 2xu li 13m
pallidity 7,hu2,6qe
pallidly 2,hu3 hu0
pallidness 7,li 7ew,lj
pallidum 8,hu6,1yp
pallium 6,2o3,28h 90e
pallor 7,li 4l0,lj
pally 0,6r3 15x
palm 8,hu8 duz hu9,2p2 5me
palmar 1,hu9 hu8 hua
palmate 0,hub huc 4fz
palmatifid 0,4fz
palmature q,,2c
palmer i
palmist i,6nn,6no
palmister i,6nn,6no
palmy 0,4yn 4uo
palooka i,hud,3sf
palpability 7,hue huf,7t7
palpable 0,hug
palpably 2,hug
palpate z,huh hui huj,5me
palpation 4,huj huh,3e4 5md
palpatory 1,hui huh huj
palpebra 8,c63 huk,c64
palpebrate t,huk c63,4oj
palpitant 0,hul 2th hum hun huo
palpitate 12,hum hun huo hul hup huq,fjj hur
palpitating 0,hul 2th
palpitation q,hup huq hum huo hun,hus
palsgrave i,htz,2rj
palsied 0,eis 186
palsy q,1i8,abq
palter w,bo9 cho,9a2
paltriness 7,hut huu gjk,dpp
paltry 0,huu gjk 6dr hut 3tk
pamlico a,,27 46
pamper 15,3i9 771 4gl,br
pamperer i,771 3i9
pampering 4,4gl ezb 3i9 4bg,dmj
pamphlet a,4xz huv huw,4xy agr
pamphleteer i,huw 4xz huv,ak
pan 6,,8c8 gw
panacea 6,,1nu
panache 6,b77,597
panama f
panamanian i,,e8p
pancarditis q,,5zi
pancreas 8,,byv
pancreatitis q
pancytopenia q,,91p
pandar i,hux,bw
pandemic b,bmc bm9,bm8
pandemonium q,3nk,42x
pander i,hux huy,bw
panderer i,hux huy dmk,bw 990
pandora i
pandurate 0,huz ka
panduriform 0,huz ka
pane 6,hv0
panegyrist i,bsc ht7,b9z
panel 6,hv1 hv2 hv3,4jf yu
paneling 6,hv3 hv2,hv1
panelist i,fno hv4 hv5 hv6,3ca
panelling 6,hv3 hv2,hv1
panellist i,fno hv4 hv5 hv6,3ca
pang c,hv7,16n
pangloss i
panhandler i,,442
panic c,18v hv8 19w,18x 2di
panicked 0,19w p2
panicky 0,19w p2 18v
panini i
panjabi a,hv9 hva,2zg dr7
panjandrum i,a2q,45f
panofsky i
panoplied 0,bnz 2t8 bnx 2g8
panoptic 0,hvb 5bw 6tn 5c5
panoptical 0,hvb 6tn hvc
panorama 6,3jf hvd 5bz,hve 7al
panoramic 0,5bz 3zy 3jf hvd
pansexual i
pansinusitis q,,hvf
pansy k,,hvg
pant t,d9t d9u hvh,6r0
pantaloon 6
pantalooned 0,58w 2g8
pantheist i,,46f
pantheon e,,j8
panther 5,,g33
panting 4,hvh d9t,58h
pantomime 4,grl grn grk,pc p8
pantomimer i,grk grn,qh
pantomimist i,grk grl grn,qh
pantry 6,,hvi
pantryman i,5n3,5n4
pantywaist i,gre,8l6
pap a,,5jc
papa i,926,441
papal 1,2fo 2c7
paparazzo i,,5su
paper r,4r0 h9q hvj 6i5 hvk,6g bqt
paperback 6,hvl,1j9
paperbacked 0,hvl 56d
paperboy i,,75p
paperer i,hvm hvk,2vk
paperhanger i,hvm,79m 2vk
paperhanging 4,hvn,27n
papering 4,hvn hvk,27n
paperlike 1,6i5 4r0
papers a,3pb,s1
paperwork 4,,377
papery 0,hvj 76k 4r0
papillary 1
papilledema q,,20h
papilloma q,hvo,tm
papist i,,hvp
papoose i,hvq,3i2
pappa i,926,441
pappoose i,hvq,3i2
papuan a,,eyq 3br
papule q,hvr,e46
papulovesicle q,hvs,hvr
par n,b64,hvt 3xj
para f,hvu,b28
parable a,1nf hvv,1nk
parabolic 1,hvv hvw hvx 1nf 1mt hvy
parabolical 1,hvv hvw hvx 1nf 1mt hvy
paraboloidal 0,hvz 1mt
paracelsus i
parachute 6,6rr hw0 6rt,6ru
parachuter i,hw0 6rt,fn7
parachuting 4,6rt,9r7
parachutist i,hw0 6rr 6rt,fn7
paraclete i
parade e,hw1,5yu hw2
parader i,gg1 hw1,1ul
paradiddle b,,4hw
paradigm o,hw3 bmt hw4 hw5,7yt 2o1
paradigmatic 1,hw4 hw5 hw3 bmt
paradise f,e0f,1gp
paradox a,hw6 euh,88f
paradoxical 0,euh 8vd hw6
paradoxically 2,euh
paraesthesia q,cxe
parafovea 8,,2p2
paragon 9,ei0,8qv
paragraph a,hw7 hw8 hw9 hwa,s1
paragrapher i,hw8 hw7 hwa hw9,ak
paraguayan i,,2p7
parakeet 5,,76r
paralegal i,,hwb
parallel 0,2c2 1zb 2c1 hcc,1lr
parallelism 7,,1lr
paralysis q,1i8 eit hwc,abq
paralytic i,hwd hwc eit 1i8,1wz
paralyze u,,ekt
paralyzed 0,eit 186
paramagnet 6,hwe hwf,b8k
paramagnetic 1,hwf hwe
paramedic i,hwg hwh,hwb
paramedical i,hwg hwh,hwb
parameter 9,hwi hwj,838 c77
parametric 1,hwj hwi
parametritis q
paramount 0,anb 89k
paramountcy q,,anf
paramour i,7t8,gun 7t9
paranoia q,,avy
paranoiac i,hwk,65h
paranoid 0,f5l 3pq hwk
paranormal 0,6wa hwl 6w9 hwm hwn hwo
paraparesis q,,hwp
paraphernalia 6,2li,2g3
paraphrase a,hwq hwr 1qy,hws dx8
paraphrasis a,hwq,hws
paraphrastic 0,1qy 1qw hwq
paraphrenia q,,669
paraplegia q,hwt eiu,1i8
paraplegic i,eiu 186 hwt,1wz
parapraxis 4,gtj,3pi
parashurama i
parasitaemia q,hwu,m3
parasite 5,hwv hww,24o
parasitemia q,hwu,m3
parasitic 1,hww hwv
parasitical 1,hww 9no hwv 3i5 hwx
parasympathetic 1,hwy
parasympathomimetic 1,hwy
parathormone 8,,pb
parathyroid 8,,bgk
paratrooper i,,2dt
paratyphoid q,,1g5
parazoan 5,hwz,50b
parcae i,,cdr
parcel 4,5je hx0 hx1,3mb 1on
parceling 4,1on hx0,1or
parcellation 4,hx0 hx1,35k
parcelling 4,1on hx0,1or
parch u,,asv
parched 0,111 113
parchment r,,4r0
pardner i,7ad,171
pardon w,bxb hx2 7ub 1x1 bxe 8r,8o
pardonable 0,hx3 hx4 hx5
pardoner i,bxe 8r hx2,6rk
pare u,,s
parenchyma 8,,62w
parent i,yd hx6 hx7 coy,dc1
parentage e,hx7 coy,10c 5do
parental 1,hx6 yd
parenthesis a,,efi
parenthetic 0,esp esn a2u
parenthetical a,esp esn a2u
parenthood q,hx7 yd,10c
parer 6,hx8 hx9,gf2 704
paresis q,hwp,1i8
paresthesia q,cxe
paretic i,,hwd
pareto i
pariah i,64d,1ya
paries 8,,8ds
parimutuel 4,,hxa
paring d,hxb hxc hx9,4ic 7hj
paripinnate 0,4fz
paris f
parish e,hxd hxe,1kj
parishioner i,,6rh
parisian 1
parisienne i
parisology a,,1tp
parity 7,hvu btl,b28 d4z
parjanya i
park f,hxf hxg 7j7 hxh,3ym 2st
parked 18,hxg
parker i
parking 4,hxh hxg,dza 2vi
parkinson i
parkinsonism q,,da 6pv
parkland f,hxf,3ym
parks i
parkway 6,ats,636
parky 0,6mu mz
parlance a,ehg,9zn
parlay x,,d8c
parliament e,hxi hxj,7yb
parliamentary 1,hxj 9kh hxi 2av
parlor 6,hxk,hxl
parlormaid i,hxm,1s5
parlour 6,hxk,hxl 29h
parlourmaid i,hxm,1s5
parlous 0,948 57x
parmenides i
parnell i
parochial 1,hxe hxd
parodist i,619 5kv hxn 5kw,ed5
parody a,5kv 619 5kw hxn,5kx p9
parole 4,8j8,4b7 5z6 2n8
parolee i,hxo,21
paronychia k,,4fd
parosamia q,azf,4t
parotitis q
paroxysm q,8bv hxp,2fe
paroxysmal 1,hxp 8bv
parr 5,,5bo
parricide 4,gis git,2zk 4qd
parrish i
parrot 5,76r e5,3f5 b2e
parrotlike 0,ek4 ek0
parry x,4pm 8j6,cgc
parsee i,hxq,9u
parsi i,hxq,9u
parsimoniousness 7,hxr gs2 hxs,d3b gs3
parsimony 7,hxr gs2 hxs,d3b gs3
parson i,8xp,n1
parsonage 6,,72o
parsons i
part o,7ot euc,67z
partake 16,,hxt
partaker i,hxu hxv,370
parted 0,4fz
parthenon 6
parthenote 8,,d9
parthian a,,194 hti
partial 0,euc 4c3 eu7 7ot 83j hxw 4c1 4c2
partiality 9,cth 4c1 4c3,wo 492
partially 2,hxx euc
partialness q,hxw euc,eu8
participant i,370 bke,171
participate 15,hxy fft bhl,p5
participating 0,q8 7rw
participation 4,bhl hxy bke,36y
participatory 0,9ki 2av bke
particle r,8eg fga,6g 6qn
particolored 0,5rf 4cn
particoloured 0,5rf 4cn
particular 0,hxz hy0 6u3 hy1
particularisation a,9ud hy2,6gv
particularise w,hy2 9ud e5,a3a
particularised 0,hy3 6u3
particularistic 1
particularity 7,hy1 hy0 hxz
particularization a,9ud hy2,6gv
particularize w,hy2 9ud e5,a3a
particularized 0,hy3 6u3
particularly 2,bqq bqo
particulate 0
parting 4,2fa agy 9mx,4ti
partisan 6,4f5 so 4c1 hy4,wu wp
partisanship 9,4c1 so 4f5,492
partition 6,ak8 hy5 hy6,5a2
partitioning 4,hy7 aks hy5 hy6,1zz 9u8
partitionist i,aks hy5,wu
partitive a,7ot,2d3
partizan 6,so hy4,wp
partly 2,hxx
partner i,4es 7ad hy8,1e8 hy9 171
partnership e,hy8 8cx 7ad,1b0
parts f,,1to
parturiency q,6md h5a hya,4hz
parturient 1,hya h5a 6md 4hz bce
parturition m,4hz,sa
party e,djc a4m,172
partygoer i,,36w
parvati i,209
parvenu i,2tm hyb 2wi,1ce
parvenue 0,hyb h9f 2wi d1d
paseo 6,gdp,8su
pasha i,hst,6w
pashtoon i,hyc,193
pashtun e,hyc hyd,193 gjg
pasiphae i
pasquinade a,5kv,5kx
pass 12,8sc hye fy5 hyf dh,gw
passable 0,71d ty h61 h7h 71c 1qf
passably 2,c8c
passado 4,,hyg
passage 4,hyh bvi 1i1,2sh 6gj
passageway 6,1i2 5tk,1i1 67q
passamaquody i,,27
passant 0,bot bol
passe 0,2cd 2cf
passee 0,2cd 2cf
passel n,9jg,3zc
passementerie 6,,zp
passenger i,7l2,7q
passer 5,hyf hye,1ul
passerby i,hyf,1ul
passim 2
passing 4,144 blz pe,hyi
passion c,cgy cin,16n 16s
passionate 0,41 cgy 40 2oi 6p1 cad 7ta hyj
passionately 2,41
passionateness c,cgy 41,16n
passionless 0,hyk 7a2 hyl 79q
passive 0,eqo hdx 2e7 hym hdw hyn
passively 2,eqo
passiveness 7,hyn 2e7 hdx eqo,hhi eqm
passivity 7,2e7 eqo,eqm
passkey 6,,fov
passport 7,,810 oa
password a,8j8,5z6 2n8
past s,5ny 1el hyo 1ek 21k 5nx 6nv bpy hyp e5t fu8 fuk hk8 hyq hyr,87r
paste r,dhb hys hyt hyu,1up 17r
pasted 0,17x 17u
pastel 7,9i8 92k,4s1
pastelike 0,7ex 2xu
paster a,hyu hys dhb,3mh frf
pasternak i
pasteur i
pastime 4,3fj,1ym
pastness 7,hyo 1el,2kn
pastor i,8xp hyv hyw,n1
pastoral 1,hyv 8xp
pastorate 4,hyw,70d cr
pastorship 4,hyw 8xp,cr
pasturage d,b1s dne dnb,2wk b1t
pasture f,7jn b1s dne dnb,dyk b1t
pastureland f,7jn,dyk
pasty 0,7ex dhd 2xu hyt u7
pat z,921 920 hyx,60x 3yf
patch 7,94n d93 hyy hyz,94p 3ym
patched 0,hk5 2cb
patching 4,hyz hz0,cmr
patchwork 9,fn5,b6f
patchy 0,hyy 8q6 94n
pate 8,hz1,9se
patella 5,fqb,fqc 27r
patelliform 0,7qm kj
patency 7,2gb hz2 2ga,hl6 82s
patent a,hz3 hz4 hz5,3pb biy
patentee i,hz5 hz4 hz3,2vj
patently 2,btz 2ga
pater i,,441
paterfamilias i,hz6,y5 gia
paternal 0,cdb 441 hz7 cda hz8
paternalistic 0,hz8 cdb
paternally 2,cdb
paternity 4,hz7 cdb 1e7,pl 5do
paterson f
path 4,8su a58,ft2
pathan e,hyc hyd,193 gjg
pathetic 0,dvn 868 3l 7ib 3k
pathetically 2,hz9 dvn 868
pathfinder i,hza,1fq
pathless 0,eqe eqc
pathogenesis m,cse
pathogenic 0,f0w 8qb
pathologic 0,ab4 2uv m8
pathological 1,hzb hzc hzd 5o m8
pathologically 2,hzb
pathologist i,15s m8 hzd,hu
pathology 9,hzd hzb 15s,gky
pathos 7,hze
pathway 8,7ii cu8,8su
patience 7,cum a3j,cun
patient i,1kn,70t 287
patiently 2,a3j
patina 6,,769
patness 7,hlp 2kz,f8
paton i
patrial i,,5bn
patriarch i,hz6 hzf,5vo y5 gia
patriarchal 0,hzf hz6
patrician i,2qv 2qs,108 2qw
patricide 4,,gis git
patrick i
patrikin i,1e6,1e8
patrilineal 0,g2i g2f
patrilinear 0,g2i g2f
patrimonial 0,214 215 hzg
patrimony l,hzg 214,bgy 49b
patriot i,6jb,6uw
patrioteer i,6j7,6jb
patriotic 0,6jc 1wa 6j6
patriotically 2,6jc
patriotism 7,1wa 6jc,g8y
patrisib i,1e6,1e8
patristic 1
patroclus i
patrol e,hzh hzi,9u4 3ig
patroller i,hzi hzh,g76
patrolman i,co9,833
patron i,d17 d13,5nt
patronage 4,3jg,es
patroness i,hzj,3jc
patronise w,d13 8h4 d17 3jc,1g0 hzk
patronising 0,7tw 7tx
patronisingly 2,7ty 7tw
patronize 14,8h4 d13 3jc d17,hzk 1g0
patronizing 0,7tw 7tx
patronizingly 2,7ty 7tw
patronne i,hzj,3jc
patsy i,6r6,6r7
patten 6,dde,4z1
patter a,hzl,fzv
pattern 9,hzm 5zu 935,hnj pf
patterned 0,5b3 4qy 5b2 94r aoo cqx fyx gfy gwe hzn hzo hzp hzq hzr hzs hzt
patternmaker i,,3ce
patwin a,,5qh hzu
patzer i
paucity 7,98g,98h
paul i,hzv
pauli i
pauling i
paunch 8,476 1k,34x
paunchy 0,1k 1l 476 1m
pauper i,445 444,72c
pauperisation 4,eoe 444,9pl
pauperise 14,444 eoe,3ry
pauperism q,ey1,9pj
pauperization 4,ey1 eoe 444,9pj 9pl
pauperize 14,444 ey1 eoe 445,3ry
pause 16,e3h 4ka fbi c9w,9ex 90z
pavarotti i
pave 6,hzw 2yt hzx 8xr,76a
paved 0
pavement 6,8xr 2yt hzx hzw,hzy 1w9
paving 4,2yt 8xr hzw,1w9 hzy
pavlov i
pavlova d,,1ab
paw 5,hzz,e9b i00
pawer i,hzz,1ce
pawl 6,9uu,9uv
pawn 4,e6r,h0
pawnbroker i,,fyo i01
pawnee a,,2q7 2q8
paxton i
pay 14,59q b0e 48p 9g7 i02 ars kq 7r1,hh tb
payable 0,7b4 5ro
payback 4,i03,i04 i05
payday s,,26c
payee i,i02 7ml 59q,te
payer i,ars i06 7ml 59q,bvu
paygrade q,,3uz
paying 0,d70 7mg 3rk 642
payload 6,i07 615,5lq 616
paymaster i,,ars
payment l,48p 9g7 i06 59q,8h6 5m7
paynim i,,dc3
payoff b,59n,48p
payroll l,,i08
pbs r
pcp 6,2fq,382
pct o,i09,i0a
pda 6,,43h
pea d,,400
peabody i
peace q,2ro ht0 34f hsx 2h4,7sz 7h4
peaceable 0,i0b apk gwt
peaceableness q,gwt i0b hsw,1wi
peaceably 2,hsv hsw
peaceful 0,apk fgj hc5 hsw apj i0b
peacefully 2,apk
peacefulness c,gwt 34f hdx,1wi 34g
peacekeeper 6,,2dt xk
peacemaker 6,2h7,7sb
peacenik i,,a76
peach 7,acv,1tb
peachy 0,5ie 5if 1tk
peacock 5,,wl
peak n,gjf b5j ms i0c,g20 6by
peaked 0,1ga i0d 186 d1
peaky 0,i0c tk gjf
peal b,i0e fqj i0f,4hw
pealing b,i0e fqj i0f,4hw
pear d,,1fs 2hw
pearl 7,fj6 i0g lw,9yf 4mm
pearler i,i0g,ajo
pearlescent 0,5ak 1e1
pearly 0,lw lk 6pe fj6
peary i
peasant i,8hu cfl i0h,5iy 8s9
peasanthood 4,i0h cfl 8hu,cr
pebble h,i0i dmu,51m
pebbly 0,dmu 6e i0i
peccable 0,i0j cnh
peccant 0,i0j cnh
peck z,3zn 3zm e5,3yf b1m
pecker 5,9zd i0k,9ze i0l
peckish 0,edn 8n6 brk 5bl
pecs 8,i0m,23
pectinate 0,4d6
pectoral 8,i0m i0n,23
pectoralis 8,i0m,23
pectus 8,6lh,1j
peculator i,9di 9dj,3qo 44p
peculiar 0,8xv hxz 2b1 7b6 6u3
peculiarity 7,ai8 6h0,2yi ai9
peculiarly 2,8y1 bqq hxz 8xv
pecuniary 1,gxa 2l4
pedagog i,b43,382
pedagogic 1,i0o i0p 8jx f82
pedagogical 1,i0o i0p 8jx f82
pedagogue i,b43,382
pedagogy 4,i0p f82 i0o,gp5 b42
pedal 6,ds 4cu,6ps 8t9
pedaler i,4cw 4cu,bnn
pedaller i,4cw 4cu,bnn
pedant i,4yi anv,cq
pedantic 0,anv 4yd i0q 4yi
pedantically 2,anv
pedantry a,i0q anv,4t5
pedate 0,4fz
peddle 14,dyg i0r 6gh dyh,98a
peddler i,6gh dyg,8gw
peddling 4,dyh dyg,4z9
pederast i,ht8 ht9,5gr
pedestal 6,,21u
pedestrian i,1ul i0s 50d,7q
pediatrician i,hta htb,hu
pediatrist i,hta htb,hu
pediculosis q,8m5,d6
pedigree e,216,217
pedlar i,6gh,8gw
pedodontist i,,9mn
pedophile i,htc,5gr
peduncle 8,,bx1 i0t
pee m,i0u i0v 9dz,3tw gqe
peeing m,i0v 9dz,gqe
peek 4,i0w dfb,dfd wt
peel z,hx9 i0x,9o7
peeled 0,i0y 3ti
peeler 6,b29 i0x a7y hx9,qi je
peeling j,9t7,6tb
peep 13,i0z i0w i10,wt
peeper 5,i10 i0z,5e6 4go
peer 13,,wt
peeress i,3uw,91y
peerless 0,eu2 etz
peeved 0,26x 26y
peevish 0,8n6 5bl 6p0
peevishness 7,6p0 4fk 8n6,6p3 2yn
peewee 5,i11,ayh 6iz
peg 6,,g2d
pegasus h
pegboard 6,,d81
pegleg 6,,hi3
pei i
peignoir 6,ebg,asj
peirce i
pelage 5,,5dv
pelagic 1,hij ggb
pelagius i
peleus i
pelf l,4xv,2l4
peliosis q,i12,m3
pellagra q,gc3,3ff
pellet 6,i13,7xr 2ty
pellucid 0,g28 6zn eel g29 6xj 6xg
pellucidity 7,6xg g29 6zn g28,6xk g2a
pellucidly 2,g2b 6zn
pellucidness 7,g29 g28,g2a
pelt x,4wc i14 i15 i16,4we 1cp
peltate 0,i17 ka
pelter i,743 i15 i18 4wc i14,744 ee1
pelting 7,i16 4wc,i19
pelvic 1,i1a e5i
pelvis 8,e5i i1a,dee
pemmican d,,438
pemphigus q,,d2 al5
pen 6,i1b 26h 3cc,6h5 efj 79c
penal 1,i1c 6iv 8et
penalisation 4,6iv 1w6,j2
penalise 15,1w6 6iv,2ld
penalization 4,6iv 1w6,j2
penalize 15,1w6 6iv,2ld
penalty 4,6iv 1w7 1w6,j2 48p
penance 4,i1d,7qa 3sp
penchant c,i1e,wo
pencil 6,i1f,6h5
penciled 18,i1g i1f
pencilled 18,i1g i1f
pendant 6,i1h 6eq,zp 6er
pendent 6,i1h 6eq,zp 6er
pending 0,i1i i1j
pendragon i,,6m8
pendulum 6,,143
penelope 5,,34u
penetrable 0,i1k 2ze
penetrate z,a1k cdc i1l e5 rb f6j,alh 2k0
penetrating 0,rb 2k6
penetratingly 2,i1m rb
penetration 4,cuk f6j fc1 cdc,36c f6l
penetrative 0,rb 2k6 cdc 61m a1e
penetratively 2,i1m rb
penetrator i,i1l a1k,4tg
penial 1,i1n 9ze
penile 1,i1n 9ze
peninsula h,,5wr
penis 8,9ze i1n,722
penitence c,i1d i1o i1p 894,7qa
penitent i,cnd 894 i1d 893 i1o,9u
penitentiary 6,i1p 8et i1d,d8t
penman i,i1q 5rr,7fh
penmanship a,5rr i1q,5ow
penn 6
pennant a,,g5
penniless 0,elo 5cn elp
pennilessness q,elp elo,9pj
penning 4,3cc 26h,3cy
pennon 5,,3s2 1ib
pennsylvania f
penny n,6b7,6au 6b8
pennywhistle 6
penobscot h,,27
penologist i,,2an
penpusher i,,70h
pension l,i1r,b0m
pensionable 0,b9k 3my
pensionary i,i1s e5k i1r,48m 3ui
pensioner i,i1s i1r,48m
pensive 0,5dc 47v 5de
pensively 2,5dc
pensiveness 7,5de 85w 5dc i1t,dgr 85x
penstock 6,i1u,2e9 i1v
pentad n,6s9,k1
pentagon 6,,5ke
pentagonal 1,i1w i1x
pentangular 1,i1w i1x
pentathlete i,,om
pentecostal i,,1yv
penthouse 6,,2e0
penultimate a,fbd 29v,29w
penumbra q,,i1y
penurious 0,elo hxs 5cn ey1 elp 448 i1z
penuriousness 7,elp i1z elo hxs,9pj gs3
penury q,ey1 elo,9pj
penutian a,8hd,1kz
peon i,av6,54h
peonage 4,,4wx 5zu
peony k,,4qs
people e,3m8,ja
peopled 0,f3e 7cp
pep 7,i20 51x,1ih
pepin i
pepper x,i14,i21 4we 1cp
pepperiness 7,,i22
peppiness 7,i20 51x,1ih
peppy 0,51x 1ma i20
peptidase r,i23,blt
pepys i
peradventure 9,gjh,a7k
perambulating 0,1gq
perambulator 6,i24,4cv
perceivable 0,i25 2jv 9um fe
perceive 13,l7 i26 9ul i27 g3q 372 9um 2k6 6zz 152,2jk
perceived 0,9up 9uo
perceiver i,372 l7
percent o,i09,i0a
percentage o,i09 1oq,i0a 1xe
percept 9,i28,4sq
perceptibility 7,i29 9ul 9um,48b
perceptible 0,9um i26 i29 9uk a82 c84 huf i25 i2a i2b
perceptibly 2,hf0 9um
perception 9,i28 152,4sq 7rp
perceptive 0,i27 2k6 f6k 2jm l7 g3q a85 i26 rb 2jw hhk i2c
perceptiveness 7,f6k 2jm i27 2k6,f6m 2jo
perceptivity c,f6k 2k6,f6m
perceptual 1,i2d g3q
perceptually 2,i2d
perch z,i2e i2f f6c dh,8t3 21u
perchance 2,gjh
percher 5,i2f f6c i2e,f6d
perchlorate r,,4zl
percipient i,372 6zz a87 i26
percolate r,fw7 i2g i2h f1l,ck4 asp
percolation 4,f1l fw7 i2h i2g ck1,ck2 3nj
percolator 6,i2h,782
percussion 4,avj 91b,h30 9vp
percussionist i,91b avj,gu
percussive 1,avj
percutaneous 1,i2i 1e5
percy i,eb6
perdition 9,f19,c7q
perdurable 0,ay1 em3
peregrine 5,gux at3,c8s
peremptory 0,3d8 3d9
perennial 0,i2j
perennially 2,i2j
perfect 0,bpw hm8 7ns ghu bpv cdp cov egl ego ei4 i2k i2l i2m i2n i2o,1o0
perfecter i,i2o hm8
perfectibility 9,i2p i2k,5wa
perfectible 0,i2k bpw hm8 i2p
perfection q,8kd i2q,pl
perfectionism 7,i2r i2q,1q1
perfectionist i,i2q 8kd ei0 i2n i2r,7q4
perfective o,i2s,i2t 2yk
perfectly 2,82 2t4 bpw
perfervid 0,2oi 41
perfidious 0,i2u 2fk f6i 4b0
perfidy 4,f6i 4b0 i2u,a6k 4b2
perfoliate 0,i2v ka
perforate z,i2w a1k i2x e5,i2y alh
perforated 0,i2z 6ph
perforation 6,i2x i2w,4r9
perform 10,7ui hjj 39q bxj,p5
performance a,7rz c2r bxj 39q,38h 9l4
performer i,qi 39q,38e
performing 4,pc 39q,pf pg
perfume 6,2sc i30 i31 2s9,che 8gv
perfumed 0,cze 2sb
perfumer i,,3ce
perfumery 4,2s9 i31,i30 3za
perfunctorily 2,60k
perfunctory 0,60k 60h
perfuse u,i32 i33 i34,i35
perfusion 4,i34 i32,bfd
perhaps 2,gjh
peri i,,46u 2gj
periarteritis q,,2ui
pericarditis q,,5zi
pericardium 8,,bgh
pericles i
peril q,bg6 948 bg4 bg3,941
perilous 0,948 57x i36 bg6 940 dyo
perilously 2,94b 948
perilousness q,dyo 948,93z
perilymph 8,,4q2
perimeter 7,gg5,529 52b
perimysium 8,,4xa
perinasal 1,i37 7za
perineum 8,,2p2
perineurium 8,,4xa
period s,6by,fyq
periodic 0,4by 910 911 hon ajk 92g haa e0p i38 eb9 4j3 272 4bx 4j4 i39 gyo 4g1 4g8 i3a gqj
periodical a,fm4 4by,4y0
periodically 2,i3b 4by
periodicity 7,910 4by,912
periodontist i,,9mn
periodontitis q,dec,2ah
periosteum 8,,11v
peripatetic i,2qy,1ul 8k
peripheral 0,6ti esq d29 6th d2a bfc esn
peripherally 2,esq 6ti
periphery p,d29 6ti,529
periphrastic 0,1td 1pj 1te
perirhinal 1,i37 7za
perish u,8rf 8rg 8rh,ks
perisher i,,4jn
perithelium 8,,11v
peritoneum 8,gnw,bgh
peritonitis q
peritrichous 0,8ks 2qh
periwinkle k,h3t,i3c
perjurer i,,c6p
perk l,3k2,48n 89u
perkiness 7,5ju 2oc 5jv,4p2 2od
perky 0,5jv 3zu 5ju
perleche q,6kv,4t
perm 8,gwv i3d,i3e
permanence 7,ay2 3a,59i
permanency 7,ay2 3a,59i
permanent 0,3a i3d ay2 39 13v eyc fuc
permanently 2,3a
permeable 0,i3f 99 i3g
permeant 0,aj0 1ok a1e ck1
permeate z,a1e aj0 eoo fc0,a1k
permeating 0,aj0 1ok
permeation 4,eoo fc0 fby a1e ck1,a1r fc1
permeative 0,aj0 1ok a1e
permian s
permissibility 7,i3h i3i,ww
permissible 0,i3i wz 38 i3h wv
permissibly 2,1p1 i3i
permission a,810 aex 38,fw 3ck
permissive 0,3mx ezc 3mv ez7 38 ez6
permissiveness 7,ez7 ezc,1q1
permit w,38 1ox 1oy i3i ezc aex g0g,e9
permutation 4,i3j i3k i3l,9n4 a0t
permute u,i3l i3k kq,8en
pernicious 0,3qv dwm 3qw i3m bz
perniciously 2,f6h 3qx 3qv
perniciousness 7,i3m 3qv dwm,97s
pernio q,6m9,4kl
peron i
peroneus 8,,23
peroxide r,,hsg
perpendicularity 7,hoc i3n i3o,hoe hof
perpendicularly 2,i3o
perpetrate 15,7ij 7il 8wp,p5
perpetration 4,7il 7ij,7iu
perpetrator i,8wp 7ij,bw
perpetual 0,13v 3a i3p
perpetually 2,83b 69b
perpetuate 16,i3q fyr,87f
perpetuation 4,fyr i3q,873
perpetuity 7,i3p 13v 69b,ay2
perplex u,1sz 7ob,1t2
perplexed 0,47w a3g hd8 47u i3r
perplexedly 2,7wm 47w
perplexing 0,7x6 7x8
perquisite 7,3k2 b17,48n f3
perry d
persecute 15,hlz hlw 4nx,3ly
persecution 4,hlw hlz,bn
persecutor i,4nx hlz,gjq
persephone i,8dg
perseus h
perseverance 4,am9 i3s hhr,9ve 873
perseverate w,i3t i3s,dx8
perseveration 4,i3u i3s hhr i3t,492 873
persevere u,hhr i3u i3s dh,87f
persevering 0,a3i a3j
pershing i
persian a,cbl cbk,194 cbm
persist 16,9zz hhr fue 871 am9 i3s dh,87f
persistence 7,87m am9 871 am8,6fo 9ve
persistency 7,am9 871 hhr,9ve
persistent 0,871 86y am9 87m hhr
persistently 2,871
persisting 0,87n 69c
persnickety 0,4ex ccx 2tq 6pc
person 3,i3v i3w,24o 1ba
persona 9,3lv emi eml bbm,beu
personable 0,38o 389
personage i
personal 0,1gn i3x eyl 1gm i3y i3z
personalise u,eye
personalised 0,eyl 1gn
personality 7,ehb i40,6kh 69x
personalize u,eye
personalized 0,eyl 1gn
personally 2,i40
personate v,emm i3w beu emk,3q1 2xg
personation 4,emk beu emm,pc
personhood 7,i3v,eha
personification i,3el i41
personify 16,i41 bbm 3el i42 3lv ejs,bbn
personnel e,835,172
perspective 9,cva,ehf 2h0
perspicacious 0,i43 a88 hkn 33i a87
perspicaciousness 9,33i i43 a88,r8
perspicacity 7,33i fmk i43,r8 qc
perspicuity 7,i44 6zn,6xg
perspicuous 0,6zn 6xj i44
perspicuously 2,g2b 6zn
perspicuousness 7,i44 6zn,6xg
perspiration 8,e4d i45,3bt
perspire t,i45 9yk e4d,3tx
perspirer i,i46
persuadable 0,8bg 5wd
persuade 15,i47 4lm 8bg 76f i48 76d,4k2 681
persuader i,76d 4lm,17o
persuasible 0,8bg 5wd i47 4lm
persuasion 9,i48 c65 4lm,7k7 465
persuasive 0,76f i49 4lm i47 76e 788 7me dg2
persuasiveness 7,i49 76f,afd
pert 0,emp 3up i4a 2oc
pertain 16,1pa 1p7 2j0 2i0 e5
pertinacious 0,am8 4w1 am9
pertinaciously 2,am8
pertinacity 7,am9 am8,9ve
pertinence o,2i0 i4b 2j0 1pa,2i2
pertinency o,2i0 i4b 2j0 1pa,2i2
pertinent 0,i4b 2j0 2i3 2i0 2hj 2j1 1pa
pertinently 2,2j0
pertly 2,emq emp
pertness 7,2oc i4a emp,2od 1ih
perturb 11,61d aja cs1,1dh
perturbation q,aja 61d,1dx
perturbing 0,aii 5kb
pertussis q,,1g5 2ol
peru f
perusal a,i4c i4d,5e7
peruse 13,i4d i4c,but
perusing a,i4c i4d,5e7
perutz i
peruvian i,,2p7
pervade z,a1e aj0 eoo,a1k
pervaporation 4,,7re
pervasion m,eoo a1e,a1r
pervasive 0,aj0 1ok a1e
perverse 0,h78 293 88o
perversely 2,8fp
perverseness 7,88o i4e h78 88m 8fp,88q 3oc
perversity 7,88o i4e 88m 8fp,88q 3oc
perversive 0,8fs 35z 3xf
pervert i,5gr 3xf 8fs,9gn
perverted 0,4p 2um 2d 2uj
pes 8,cob,ctw
peshmerga i,,frb
pesky 0,270 271
pessary 6,,28e
pessimal 0,i4f g8v
pessimism c,i4g a9w 9dw,9si
pessimist i,9dw i4g i4h,aoy
pessimistic 0,a9w i4g i4h a9v
pessimum 0,i4f g8v
pest 5,i4i i4j,h3r
pester 11,3lw 4nv,3ly
pestered 0,dvz 747
pesterer i,4nv 3lw,4nx
pestering 0,270 271
pestiferous 0,a5o bmd 77 bm9
pestilence 9,i4i i4j bmd,h3r
pestilent 0,3qv bmd 3qw bm9 i4j
pestilential 0,bmd bm9 i4j
pestis q,i4i,h3r
pestle 6,i4k,309 48a
pet 5,6q3,10d 60x
petal k
petechia q,,5e9
peter i
petite 0,3sb 3sc a45
petiteness 7,a45 3sb,a46
petition a,2ic i4l i4m 2y1,mo 2tt
petitionary 0,i4l ve 2ic
petitioner i,5vz,2i7
petrarca i,i4n
petrarch i,i4n
petrify u,,97j
petrol r,d9k,6h4 d9s
petroleum r,,dnh 75j
petronius i
petrous 0,i4o rp
petter i,cte i4p,yp
petticoated 0,6vv 2g8
pettifog w,4co 692 4cp,1qv
pettifogger i,i4q 692 4co,bw 693
pettifoggery a,4cp 4co,18t
pettiness 7,i4r fna,i4s f6q
petting 4,610 i4p,611
pettish 0,8n6 5bl 4fk
pettishly 2,fhq 8n6
pettishness 7,4fk 8n6,2yn
petty 4,fna fn9 i4r,ftp
petulance c,6p0 8n6,6p3
petulant 0,8n6 5bl 6p0
petulantly 2,fhq 8n6
pew 6,,47x
pfennig n,,9vw
phaethon 5,,34u
phagocyte 8,gb8,8ei
phalacrosis q,1q6,3o5
phalangeal 1,i4t i4u
phalangist i,c8r,4kb
phalangitis q
phalanx 8,i4u i4t,25g 8ta
phallic 1,i4v gd7 9ze 2a9
phallus 8,9ze gd7 i4v,i4w 722
phantasm 9,2gi cau,2gj cav
phantasma 9,2gi cau 2gk,2gj cav
phantasmal 0,2gk 2gl 2gi cau
phantasy 9,cag,9ji
phantom i,2gi cau,2gj cav
pharaoh i,6la,1v4
pharisee i,i4x,1ce 2xw
pharmaceutic 6,i4y i4z avc 2fp,2ax
pharmaceutical 1,i4y i4z avc 2fp
pharmaceutics 9,i4z i4y,4h7
pharmacist i,2fp i4y i4z,2fq
pharmacological 1
pharmacy 6,i4z avc i4y 2fp,4h7 3za
pharyngeal a,i50 dh5,82o
pharyngitis q,,mx
pharynx 8,dh5 i50,i51
phase s,2ey,6by d9m
pheasant 5,2pz
pheidias i,i52
phenomenal 1,c4m 6ek 4xo
phenomenon 3,6ek,9fo
phenothiazine r,6oa,i53
phidias i,i52
philadelphia f
philander w,i54 8db 63q 9s,304 87g
philanderer i,63q i54,10q y5
philanthropic 0,48i 48k
philanthropist i,1rp,4h
philatelist i,,1ck
philemon a
philharmonic 1,hmr
philhellene i,dkt dku,wp
philhellenist i,dkt,wp
philia c,16m,16n
philip i
philippian i,,gax
philippic a,,93a 9b1
philippines f
philistine i,g8p,g8r 1qi
philistinism q,gif,9s9
philological 1,i55 g2w
philologist i,i56 g2w,ecm
philologue i,i56,ecm
philology 9,g2w i55 i56,2wg
philomath i,,cq
philosopher i,15g i57 15h,cq
philosophic 1,i57 15h 15g
philosophical 1,i57 i58 24s 15h 6mz i59
philosophically 2,i58
philosophise v,i5a i5b 15h,31j
philosophiser i,i5b i5a,2t1
philosophize v,i5a i5b 15h i5c,31j
philosophizer i,i5b i5a,2t1
philosophizing a,i5c i5a,c24
philosophy 9,24s 15h i57 i59 i58 15g i5a,465 2wg
phimosis q,,2c
phintias i,i5d
phiz 8,5e0 8ij,c6t
phlebitis q
phlebotomise t,4my,4n2
phlebotomist i
phlebotomize t,4my i5e,4n2
phlebotomus 5,,2ah 4wp
phlebotomy 4,i5e 4my,esx 8xj
phlegm 7,bd4 i5f i5g,2e4 4xx
phlegmatic 0,i5g 6mz bd4 ft7
phlegmatical 0,i5g 6mz bd4 ft7
phloem k,,i5h
phobia q,1f1 i5i,d6k
phobic 0,i5i 5o 1f1
phobophobia q,,p1
phocine 1
phocomelia q,,rh
phoebe 5,6s9,k1
phoebus i,2ez
phoenician a,,2m1 5ti
phoenix f
phonate w,i5j 82q i5k,3hx
phonation a,i5k i5j,7k8
phone 6,i5l 5rk i5m i5n,1xx 9xw i5o
phoneme a,i5p i5q,82q
phonemic 1,i5q i5p
phonemically 2,i5q
phonemics 9,hoa,dl7
phoner i,i5m 5rk,1og
phonetic 1,i5r i5s 82q
phonetician i,i5t i5s,dl9
phonetics 9,i5s i5r i5t,n5
phoney i,6hx 4uz 320,44p
phonic 1
phonograph 6,fn4,309
phonologic 1,i5u hoa
phonological 1,i5u hoa
phonologist i,ho8 hoa,dl9
phonology 9,hoa i5u ho8,dl7
phonophobia q,,p1
phony 0,4uz 6hx 320,44p
phosgene r,,1go
phosphate r,hok,4zl
phosphorescent 0,3de
phosphorus r,,2p8
photalgia q,i5v,1ez
photic 1,96t
photius i
photo 6,4s4,10y
photoelectric 1,i5w b89
photoelectrical 1,i5w
photoflash 6,co1,5ub 5ss
photoflood 6,cqo,4op
photogenic 0,38p 389
photograph 6,4s4 i5x i5y i5z 6s8 cjt 5su kq,10y 6qt
photographer i,5su i60 6s8 i5x,2u8
photographic 1,i5y i5z i60 6s8 4s4
photographically 2,i5y
photography 4,6s8 i5y 4s4 5su,i61
photometrist i,,gk7
photomontage 6,,7aj
photon h
photophobia q,i5v,p1 1ez
photosensitive 0,i62 bp7 i63
photovoltaic 1,bcj
phrasal 1,i64 ehj i65 i66
phrase a,i66 i65 2v3 i64,6ya 5pg
phraseology a,9zm,9zn
phrasing 4,,306
phratry e,az7,216
phrenetic 0,1dp 1di
phrenic 1,9ym
phrenitis q,6c1
phrenologist i,8n4,6hu
phrygian a,7f2,1qi i67
phthisis q,,i68
phycomycosis q,,4m7
phyletic 1,i69 bu7
phylogenesis m,bu7 i69,sa
phylogenetic 1,i69 bu7
phylogeny m,bu7,sa
phylum e,,301
physical 0,61j 24r 7t7 24t i6a gik i6b i6c
physicality 7,24r 61j,1q1
physically 2,i6d
physicalness 7,7t7 61j
physician i,5j,9mo
physicist i,n6 33f,4ch
physicochemical 1
physics 9,33f i6d n6,6l7
physiognomy 8,8ij,c6t
physiologic 0,i6b 61j i6e i6f
physiological 1,i6f i6e
physiologically 2,i6b
physiologist i,i6g i6e i6f,4h4
physiology 9,i6e i6b i6g,4h2
physique 7,axe,37x
phytochemist i,,4gu
phytologist i,50y 50z,4h4
piaf i
piaget i
pianism a,,7rz
pianissimo 7
pianist i,i6h i6i,gu
pianistic 1,i6j i6i i6h
piano 6,i6i i6j i6h,i6k 3rd 64c
pianoforte 6,i6i,i6k 3rd 64c
piazza f,i6l,i6m
pic 6,als 4s4,38h 4y1 10y
pica 5,,289 a2c
picador i,,3qj 5d5
picaninny i,i6n,h7j 3n2
picasso i
picayune 0,cia cib
piccaninny i,i6n,h7j 3n2
pick v,i6o i6p 3pc 8o6 6od 6pa i6q i6r i6s,yb 7b3
pickaninny i,i6n,h7j 3n2
pickax 6,i6t,3h1
pickaxe 6,i6t,3h1
picker i,6pa i6r i6o i6p,92o
picket e,g75,g76 9u4
pickett i
pickford i
picking 4,i6q i6s i6p,dv0
pickings 4,i6u,e3
pickle d
picklepuss i,i6v,26z
picknicker i,i6w i6x,9x0
pickpocket i,90j,3qo
pickup 6,2ju,axa
picky 0,ccv 6pc
picnic s,6s5 i6x,e76 125
picnicker i,i6w i6x,9x0
pictorial 1,i6y g0x 9nv dw9
pictorially 2,i6y
pictural 1,i6y 9nv eik 7al
picture 6,7al eik i6y 9nt 9nu,10y dm9
pictured 0,i6z as4
picturesque 0,41q 7el 41e i70 56w i71
picturesquely 2,41q
picturesqueness 7,i71 i70 7el 41q,c2j 38t
picturing 4,blq i61 blo 9nt,6n3 9xv
pid q,,mx
piddle r,i0u i72 9dz,3tw 18h
piddling 0,cia cib
pidgin a
pie d,,apq
piebald 0,5rf 4cn
piece 6,3zs cza 300 hz0,83j afb
piecemeal 2,dko dkg
pied 0,5rf 4cn
piedmont f
pier 6,ale,1un
pierce z,,a1k 16t
pierced 0,i2z 6ph
piercing 0,rb fsq 2k6 rd
piercingly 2,4io i73 fsq
pierrot i
pietism 7,i74 i4x,i75 9x2
piety 7,9x3,e8t
piezoelectric 1,i76 i77
piezoelectricity j,i77 i76,b89
piffle a,3o2 3hy,b8 3hx
piffling 0,cia cib
pig 5,dqa i78 cbf,dqb
pigboat 6,i79,i7a
pigeon 5,aph,am4
pigeonhole 6,i7b,66j 6a9
pigeonholing 9,i7b
piggish 0,e6v 8ng e6w
piggy 5,i78 e6v 8ng e6t,5i9
pigheaded 0,5i4 4w1 5i5
pigheadedness 7,5i5 5i4,rm
piglet 5,i78 dqa,5i9
pigman i,i7c,auu
pigment r,4vs,7en
pigmy i,i7d i7e,ayh
pigskin r,,1oe
pigswill d,i7f,8wa
pigtail 8,,550
pigwash d,i7f,8wa
pike 6,c2k,47q
pilar 1,i7g i7h
pilary 0,dtp 5ui aq6
pilate i,,i7i
pile e,1bj dzo 9jg fjw,j8 1qc
piles n,dt7 aqe,3zc
pileus k,,27d
pilfer 14,cj9 i7j i7k,5ko
pilferage 4,i7k cj9,ftp
pilferer i,i7j cj9,3qo
pilgrim i,,fma
pilgrimage 4,,6sj
piling 6,i7l,7fe
pill 6,5y1,i7m aok
pillage 4,4zg 9p8 9o9,4zh 1cn
pillaged 0,bea 9ts 4ld 4nu
pillager i,5fp 9o9,3qo
pillaging 4,9p8 9o9,1cn
pillar 9,,i7n
pillock i,49n,1h2
pillory 15,,561
pillow 6,4w3,8zt
pillowcase 6
pilose 0,dtp 5ui
pilot i,3us 3f6 h65 3f7 3f8 1hh i7o h63,14l 3f9 3fa
pilotage 4,h63 i7o h65 3f6,h66 61z
piloting 4,h63 i7o h65 3f6,h66 61z
pilous 0,dtp 5ui aq6
pilus 5,i7h i7g,cj8 du7
pima a,,2mc 5q6
pimp i,hux huy,bw
pimple q,e46 4n8,mw
pin z,eks 589,3r6
pinafore 6,,6l6
pinball 4,hsu,d80
pincer 5,i7p 6ky,39x 2hh
pinch z,haq 8px i7q,4in 8o9
pinched 0,tj 5pa tk 285
pinchgut i,,6rn
pincus i
pindar i
pine k,,53z
pineal 1,i7r 1mt
pinealoma q,,d3
pinecone k,,7yj
ping z,,5iu
pinguecula 8,,7yx
pinhead 6,4xs,1h2
pining c,l5,a95
pinioned 0,i7s 526 i7t 51z
pink 0,i7u 8dh 1tk i7v,4s1
pinkeye q,hlk
pinkie 8,i7w,273 gsh
pinkify u,i7v 8dh,7cv
pinkish 0,i7u 1tk
pinko i,,7bk
pinkroot q,,4ju
pinky 8,i7w,273 gsh
pinna 8,3av,fwj 3az
pinnace 6,,3u7
pinnacle 6,,i7x
pinnate 0,i7y 4fz
pinnated 0,i7y 4fz
pinnatifid 0,4fz
pinnatisect 0,4fz
pinning a,,4b7
pinpoint 14,i7z e5,bv5 714
pinprick 6,,26w i80
pinter i
pioneer 10,dpl 3l5 ps,99g 7r9
pip a,,208 1g7
pipage 6,ar4 i81,21c 3vf
pipe 6,ar4 i81,3vf
pipeline 6,dm6,azt ar4
piper i,3mq,gu
pipework 6,,56b
piping 4,ar4 i81,53m 3vf
piquant 0,i82 i83 og bwl
piquantly 2,i84 i82
pique 6,,3mj
piquet 4,,4xw bx5
piracy 4,5fr i85 7h8 i86,5fs i87
pirandello i
piranha 5,gfr,1co
pirate i,i88 5fo i89 i86,3qo 5fp
piratical 1,i89 i88 5fo 8g0
pirogue 6,,5uw
piscary 6,cm0,43d
piscatorial 1,i8a i8b
piscatory 1,i8a i8b
pisces f
piscine 1,clx
pisiform 8,,5xe
pismire 5,28s,28t
piss t,9dz 8nc i0v i0u 435 gqf,3tx
pissed 0,26x 49z 26y 3io
pisser 9,435 9dz,3yt
pissing m,i0v 9dz,gqe
pistillate 0,cfv cfs
pistol 6,dur i8c,3di
pistoleer i,i8c dur,2dt
piston 6,i8d,5cc
pit h,694 hln,5lj 7wp
pitch z,i8e 3x8 g9v i8f,cpx g84
pitched 18,i8f
pitcher i,ee0,ee1 3pe
pitcherful n,,2rh
pitchfork 6,,39x
pitching 4,g9x g9v,66c 20
pitchman i,6gh,3mm 8gw
pitchy 0,lr i8g lk i8h u7
piteous 0,dvn 3l 7ib i8i
piteously 2,dvn
pitfall 9,,3yt
pith k,,8g5
pithiness a,7sc 7sg,59h
pithy 0,7sg 5a9 6bb 7sc
pitiable 0,868 3k
pitiably 2,hz9 dvn
pitiful 0,868 3k
pitiless 0,gne 53c i8j
pitilessly 2,gng gne
pitilessness 7,8ua i8j f40 gne,8ub f0f
pitman i,7bu,7bv
pitocin 8,hsn,pb
pitot 6,,ph
pitressin 8,tz,pb u0
pitt i
pitted 0,1s0 1s1
pitting m,6rz,8fj
pittsburgh f
pituitary 8,efz,bgk
pity c,7ib 5zo i8i dvn 7m3,7id 7m6
pityingly 2,7m7
pityriasis q,93w,9qs
piute i,htw,7fk
pivot 12,i8k 2ii,3f2
pivotal 0,8tl 8tk
pixie i,5e2,5e3
pixilated 0,2ob 49z en5 3io
pizarro i
pizza d,,acb
pizzaz 7,az0,q7
pizzazz 7,az0,q7
pkd q,,h7z
pku q,,d76
placard a,i8l,i8m i8n
placate 11,2h4 2h8 7s8,2h6
placating 0,2h8 2h9
placation 4,7s8 2h4,gwu
placative 0,2h8 2h9 2h4
placatory 0,2h8 2h9 2h4
place z,2st 4i0 fsv 1lo g5g a4z,560 c4
placeable 0,eh5 mi
placed 0,g5r 2sw 3wb 2su
placeholder a,i8o,1b5
placekicker i,,aun
placeman i,i8p,2io
placement 7,1lo g5f g5t g5g 2st,2a4 854
placeseeker i,i8p,2io
placid 0,i8q bn1 i8r i8s 1wh i8t
placidity 7,i8s i8t bn1,5sa 2ep
placidly 2,i8q
placidness c,i8s bn1 i8q,5sa
plagiarisation 4,i85 i8u,i87
plagiarise 14,i8u i88 i85 i8v kq,5ko
plagiariser i,i88 i8u,3qo
plagiarism 4,i8v i85 9qo i88 i8u,s1 i87
plagiarist i,i88 i8v i85 i8u,3qo
plagiarization 4,i85 i8u,i87
plagiarize 14,i8u i88 i85 i8v kq,5ko
plagiarizer i,i88 i8u,3qo
plagiocephaly q,,6yi 42
plague 17,4nr 42q f1f i4j i4i i8w,180 26r
plaguey 2,bmd 270 bm9 i4j 271 i8w
plaguy 2,270 271 i8w
plain 0,2ga 2gd i44
plainclothesman i,,9ut
plainly 2,btz 2ga
plainness 7,i44 i8x 2ga,i8y 6xg
plainsman i,,1qi
plainspoken 0,4sk i8z 5u5
plaint a,fsg,1my 7ng
plaintiff i,7nc,2hb
plaintively 2,h0c
plait 6,550 i90 i91 551,1a3 483
plaiter i,551 i91
plan 9,1b2 2z8 9te 896 36s,46a f9j
planar 0,co6 i92 co4 cod i93
planation m,i94,6d
planck i
plane 6,14n i92 co3 co6,14o 7zm
planeness 7,co5 co3,a3y
planer 6,i94,i95
planet h,fc2 i96,i97
planetal 1,i96 fc2
planetary 1,i96 fc2
planetoid h,,i97
plangency 7,i98 i99,7cz
plangent 0,i99 4yp i98
planimeter 6,f96,ph
plank r,4ta i9a i9b,4tc 1rv
planking 4,i9b i9a,4tc 644
planless 0,zy zz
planned 0,89b 89a i9c
planner i,898 9s1 896 9te
planning 4,i9d 9te 9s1,gct 9ry
planoconcave 0,7qn kj
plant 6,ai4 2ly i9e i9f 18n,i9g 24o
plantal 1,i9e 2ly
plantar 1,hua
plantation l,,od
planted 0,83n 83m
planter i,,1fo
planting 4,bbb,7c6
plantlet k,i9f 2ly
plantsman i,d95,1fq
plaque 8,,94n dmz
plash b,i9h i9i i9j,3py bin
plasm 8,i9k,91o b2c
plasma 8,i9k,b2c
plasmablast 8,,i9l
plasmacyte 8,i9l,gal
plasmacytoma q,,d3
plaster r,i9m i9n 962 i9o 963,1p6 chs 1rv
plastered 0,dp7 5ew
plasterer i,962
plastering 4,963 i9o i9n 962 i9p,27n
plasterwork 6,,d82
plastic r,b7b 51y cpg,8vo
plastically 2,b7b
plasticity 7,cpg b7b,48b
plat v,,6i4
plate 6,93n i9q,4jf
plateful n,,2rh
platelayer i,i9r,54h
plater i,b8s i9q
platform 6,1un,cqs 3pb
plath i
plating 4,i9q,769 27n
platinum r
platitude a,3q8 5cu,3q9 3qa
platitudinal 0,5cu 3q7
platitudinous 0,5cu 3q7 3q8
plato i
platonic 1
platonism 9,i9s,bdw
platonist i,,wu
platonistic 1
platoon e,,2w0
platter 6,a7u,coj a7v
platysma 8,,ghq
plaudit a,fu,fw
plaudits a,fu,fw
plausible 0,2pe i9t 2pc dfz
plausibly 2,8ou 2pe
plausive 0,2kv 2kw
plautus 5,,34u
play x,3qs 3pf 66c 7wu,7mr p5
playable 0
playact 10,p8 i9u i9v 3ur pc p9 p7,39q
playacting 4,pc p8,pf pg
playactor i,3ur p8,qh
playback 4
playboy i,8dp,8dq
played 18,3qs
player i,3pf gu 3qs i9w,1ev qi
playfellow i,i9x,7lk
playful 0,en5 i9y i9z ia0 2ob fq6 ia1
playfulness 4,i9y 2od en5,d2c
playgoer i,dpq,5e6
playground f,,2os
playing 4,53h i9w gu8,ia2
playlet a,ar5
playmaker i,,3pf
playmate i,i9x,7lk
playoff b,hln,7mx
playpen 6,,5q0
playscript a,4yf,arc
plaything 6,3p9,1w9
playwright i,ar7,ak
plaza 6,i6l gdo,i6m a9t
pleach z,552 i9i,fcv bin
plead w,vg ia3 kq,2go 2f5
pleader i,8i9 ia4,380
pleading a,ia5 ve ia4 ia3 vc gms i4l ia6,1fg
pleasance c,7gm aww,hdy 16n
pleasant 0,aww 7gm ha4 9ic awu bik ia7
pleasantly 2,6ki 1fb ha2 aww
pleasantness 7,ha4 ha2 aww,7gm
please 11,9ic aww 7gm 9ie gah ia8 9if,9ig g1g
pleased 0,1yk ia9 1yj bfk 6r1 9ih dmm 2tq
pleaser i,ia8 9ic,38e
pleasing 0,wj wf 6hy 9ia c6d dmn f39
pleasingly 2,wj
pleasingness 7,ia7,ha4
pleasurable 0,bik aww
pleasurably 2,9ib bik
pleasure c,7gm 9ie 9ic,16n 4xm
pleat 6,i90,483
pleb i,g8r 7jf,52v
plebe i,5ph,5pi
plebeian i,g8r 7jf 3w6,52v
plectron 6,iaa,s9
plectrum 6,iaa,s9
pledge w,dqe iab dqf,889
pledged 0,7iw 7iv
pledgee i,i01,108
pledger i,iab dqe,108
pleiades h,,32l
plenary 0,7pj 5c5
plenitude 7,iac,5r
plenteous 0,bb 5q 9jg iac
plenteously 2,52l bb
plenteousness 7,iac bb,5r
plentiful 0,bf bb 5q iac
plentifully 2,52l 52m
plentifulness 7,iac bf bb,5r
plentitude 7,iac,5r
plenty 7,iac bjj bb,5r
plethora 7,hr4 be,bvl
plethoric 0,be 5q hr4
pleura 8,iad iae,bgh
pleural 1,iae iad
pleuralgia q,8hc,1ez
pleurisy q,,mx
pleurodynia q,8hc,1ez
plexus 8,iaf,67q
pliability 7,488 iag 480 awd ry,cpe rv
pliable 0,ci0 awd 5wd 66w 488
pliancy 7,iah iag 480 awd eow ry,488 rv
pliant 0,eow eos iag
pliantness 7,iah iag 480 awd eow ry,488 rv
plica 8,bm4,67q
plicate z,iai 483 iaj,8o9
plication 4,483 iaj iai,240 csn
plier i,iak ial,je
plight q,iam,4ie
pliny i
plod 12,cub ian iao iap,1uk
plodder i,iao ian cub,1ul av5
plodding 4,ant b5r 2on,anu
ploddingly 2,b5r
plonk b,crr,iaq 3py
plosion a
plosive a,hid,879
plot 9,5o4 d93 7oq,iar 3ym
plotinus i
plotted 0,19f 19g
plotter 6,23a gfn 7oq 9xq,898 70h
plough 6,ias iat dxd,48a
ploughboy i,iau,541
ploughing 4,iav dxd,iaw
ploughman i,iax,92o
ploughshare 6,iay,iaz
ploughwright i,ib0,638
plow 10,dxd iat 8kl iax iav,5lk ib1 48a
plowboy i,iau,541
plower i,iax dxd,92o
plowing 4,iav dxd,iaw
plowman i,iax,92o
plowshare 6,iay,iaz
plowwright i,ib0,638
pluck z,ib2 ds3 cfe ds2,1y 4vq
pluckiness 7,ds3 cfe,4vq
plucky 0,ds2 cfe ds3 3up
plug 6,5jh ib3,4ph
plugged 18,4pk 3vd
plugger i,3ul,vv
plum 2
plumage 5,cej,90g 4xb
plumb 2,3y8,g09
plumbago k,dma,5yw 2wk
plumber i,,2vk
plumbery 4,ib4,61z
plumbic 1,ib5 ib6
plumbing 6,ib4,61z
plumbism q,ib7,14j
plumbous 1,ib5 ib6
plumlike 0,ib8 1mt
plummet 12,,aul
plummy 0,9s6 16h 8l1 169
plump 0,6qw 1l 5nl
plumping 0,4eg 33e
plumpness 7,5nl 6qw,ug
plunder l,4zg g7m ib9 9o9 kq,4zh 5ko
plundered 0,bea 4ld
plunderer i,5fp ib9 9o9,3qo
plundering 4,9p8 o3 ib9 9o9 9t2 jc,1cn
plunge z,a4p ajm ajp i8d 388 ajn dh,a1k 63r
plunger 6,e0v ajp ajn a4p,122 4bj 3ki
plunk z,72v crr,4wl crs
plunker 4,,5jt
pluperfect o,i2l bpw,i2s
pluralist i,iba,6rk 15g
pluralistic 1,iba
plurality n,h25,pl 3zc
plus 4,11n ibb,gsq
plush 0,fvi 9jm
plushy 0,75x fvi 75s 9jm
plutarch i
pluto h,a6b
plutocrat i,,18d
plutonian 0,dso 6qv
ply y,66x 1gf,hh
plyer i,iak ial,je
pms q,,u2
pneumatic 1,13y
pneumocytosis q,,ibc
pneumogastric 8,ibd ibe,1q
pneumonia q,ibc ibf,2ol
pneumonic 1,ibf ibg ibc 5zg
pneumonitis q
pneumothorax q,,2c
poach u,ibh ibi ibj ibk,edr 3nd
poacher 5,ibj ibk ibh ibi,2l7 8c8 3vg
pocahontas i,gir
pock q,6rz hb8,ibl 4n4 esv
pocked 0,ibm 4nb 6e 4n6
pocket 6,,ibn
pocketable 0,g4e 3sc
pocketful n,,2rh
pockmark q,,5s7 6rz
pockmarked 0,ibm 4nb 6e 4n6
podalgia q,,1ez
podgy 0,axd 1l
podiatrist i,6np 6nq,hu
podium 6,1um,1un
poe i
poem a,3ot,ci3
poesy a,bmy,ibo
poet i,3te ibp,ak
poetess i,,3te
poetic 1,ibq ciy ibr bmy 1zd
poetical 1,ibq ibs ibr bmy 4wg
poetise 10,ibp ibt 3te,26h
poetiser i,ibt ibp,ak
poetize 10,ibp ibt 3te,26h
poetizer i,ibt ibp,ak
poetry a,bmy ibq,ibo
pogonion 8,,cz
poignance q,ibu htk,49j
poignancy q,ibu htk,49j
poignant 0,16j htk 16k hze lf ibu
poignantly 2,16l 16j
poilu d,,2dt g57
point 9,38f ext 2tw 8yz h70 e5,7os na
pointed 0,d1 ibv cx r5 d5y h9v i0d ibw
pointedness 7,ibv d1,a5f
pointer 5,2tw h70 hno ext,2tx 27h
pointillist i,hzo 5b3,at
pointless 0,4sg 1gk 4se 6dr er3
pointlessly 2,1gk
pointlessness 7,er3 1gk,1gl
pointsman i
poise 12,54a,ebo
poised 0,3nt 3nq
poison r,ibx iby blk ibz ic0,10i 3xf
poisoner i,ibz,6ot
poisoning 4,5pw d9w ibz blk,4s 2z4
poisonous 0,ic1 iby 90p ic0 ibx
poisonously 2,ic2 gdg
poitier i
poke z,fj8 ic3 fj9,fja ic4
poker 4,,4xw
pokey 6,d8q a3d a3e 96d,d8t
poking 4,fj9 fj8,ddc
poky 6,d8q a3d a3e 96d,d8t
pol i,5t4,2qw
polack i,,ic5
poland f
polar 0,6he 9yd 6ha ic6 h7a 2cy ic7 ic8
polarisation j,ic9 ica icb icc icd,a1d
polarise u,icd icb ica ic9,7m1
polarity o,ic8 h7a 9yd 6he,291
polarization j,ica ic9 icb icc icd,a1d
polarize u,icd icb icc ic9 ica,7m1
pole 6,ic5 ic7 ice,3ya
polemic a,icf icg 89l,ak 2pl
polemical 0,89l 2pg icg
polemicist i,icf,ak
polemist i,icf,ak
police e,834 hzh,835 836
policeman i,4u4,833
policewoman i,,4u4
policy 9,qg ich,gff 2pi
policyholder i,,5nt 4wz
polio q,ici,1g5
poliomyelitis q,ici,1g5
polish z,5lb 6vc 5l7 icj ick icl,6a 41i 1o0
polished 0,5ld 5lc
polisher 6,icj 5lb,i95
polishing 4,ick 5lb,377
polite 0,8k3 6ve 6v5 gf9 8k2 6vi
politely 2,8k4 8k3
politeness 7,ha3 6v2,6ny
politic 0,icm
political 0,djv icn dju ico
politically 2,icn djv
politician i,djy 5t4 icp,2qw
politick 15,g6k,bhj
politico i,5t4,2qw
politics o,icp djy 5t4,1jm 2ao
polity 4,3cx,7sz 172
polk i
polka a,,44x
poll 9,5vu 5vs 5vt,bjn 5vv
pollack 5,icq,4r4
pollard 5,,2n1 9df
pollen k,icr ics,ict
pollenate t,ics icu,ces
pollex 8,icv,273
pollinate t,ics icr icu,ces
pollinosis q
pollock 5,icq,4r4
polls f,,fsv
pollster i,5vt 5vu,2y4
pollutant r,icw 85j,8tx
pollute u,85j 43t icx 85n 9fg icw,44k
polluted 0,eq5 10l
polluter i,9fg 85j,990
pollution q,icx 85j,711 xb
pollyannaish 0,4p4 hmb
polo 4,,3p2
poltergeist i,,ddp
poltroon i,icy 8ld 5q9,8l6
polyandrist i,icz id0,id1
polyandry q,id0 icz,id2
polyarteritis q,,2ui
polyatomic 1,35b
polybutene r
polycarp i,,gh7
polychromatic 0,7dy 4cn
polychromic 0,7dy 4cn
polycrystalline 0,8vt 8vr
polycythemia q,,m3
polydactyly q,ef3,42
polydipsia q,,9h2
polyelectrolyte r
polyethylene r,,bmz
polygamist i,id1 id2,4es
polygamy q,id2 id1,4et
polygene 8,e2w,1nm
polyglot i,4fh 4ff
polygynist i,id3 id4,id1
polygyny q,id4 id3,id2
polyhymnia i
polymath i,,id5
polymerisation m,id6 id7 id8,4rz
polymerise u,id7 id8 id6,14b
polymerization m,id6 id7 id8,4rz
polymerize u,id7 id8 id6 id9,14b
polymyositis q,,h3s
polynesian a,cj4 him,3bq 3bp
polyneuritis q,,h8v
polynomial 9,h1l h1m,c1s
polyp 5,ida,bx1 gl3
polyphase 1,h1n h1o
polyphosphate r,,4zl
polyploidy q,,1xk
polypus q,ida,bx1
polysemantic 0,1tz 1tt
polysemous 0,1tz 1tt
polysomy q,,42
polysyllabic 0,g70 idb ba6
polysynthetic 0,1bp 1bv
polytheist i,,idc
polytonal 0,idd 9z3
polyuria q,,h7z
polyvalence q,h28 ide h29 idf,pl
polyvalency q,h28 ide h29 idf,pl
pom i,idg,5eg
pomaded 0,dp8 5ew
pommel z,4d8,3r0
pommy i,idg,5eg
pomo a,,lh
pomologist i,,50y
pomp 7,da3 b2k dlk 6ck,da4 597
pompadour 8,,1a3
pompey f
pomposity 7,hox dlk,4yv
pompous 0,dlk 2wi da3 hox
pompously 2,dlk
pompousness 7,hox dlk,4yv
ponca a,idh idi,9x5 9x6
ponce i,hux,y5 bw
poncho 6,,5ws
pond h,grj,fs5
ponder v,4av h1h kq,31j
ponderer i,h1h 4av,2t1
pondering 0,5dc 47v
ponderosity 7,e18 e0m,e0i
ponderous 0,e0h e0m g9i e18 apb
ponderously 2,idj e0h
ponderousness 7,e18 idj e0m e0h,ax5 e0i
ponka a,idh idi,9x5 9x6
pons 8,,28h
ponselle i
pontiac i
pontifex i,,2of
pontiff i,2c7 2fo,5vo 67a
pontifical 6,2fo 2c7,idk
pontos i,idl,15o
pontus f,idl,15o
pony 5,,bnt hdo
ponytail 8,,1a3
pooch u,,idm
poof i,c7r,c7s
pool 6,,a27 7jy
pooler i,,hxu
poop 6,8nb hak,8nd 1h2
poor 0,dvn 5cn 3l 9pj 5cm 9tk elo gxi
poorly 2,3m2 dvn
poorness 7,9pj 447 5cn idn,eof 2qd
poove i,c7r,c7s
pop z,5he,485 51t
pope i,2c7 2fo,5vo 67a
popeyed 0,hl5 c5x 1t4 c5v
popinjay 5,,4r6 76r
poplin 6,,3mj
popliteal 1,dcg
popper 6,,15g 1xj
popping b,ido,4hw
poppy k,,4qs
poppycock a,e99,b8
populace e,idp,3m8
popular 0,idq 9kj 7jc idr ce3 ids 2av
popularisation 4,idt idu idv idw,6xa 83i
popularise u,idw idv idu idx idt,5c7 dah
populariser i,idx idw,17o
popularism a,,3is
popularity 7,idr hc9 idq
popularization 4,idt idu idv idw,6xa 83i
popularize u,idw idv idu idx idt,5c7 dah
popularizer i,idx idw,17o
popularly 2,9kj
populate 16,an6 idy,36x
populated 0,f3f 7cp
population e,idy an6,3m8
populist i,,wu
populous 0,f3g 7cp
porc d,idz,438
porch 6,d7b,5a2
porcine 1,cd5 dqb 1l
porcupine 5,,dhq
pore p,ie0 ie1 6b5 e75 ie2,5d1
poriferan 5,hwz,50b
poriferous 0,ie2 ie0 ie1 ie3
pork d,idz,438
porkchop d,,6pd
porn 4,bpb,2ua
porno 4,bpb,2ua
pornographer i,ie4 bpb,byj
pornographic 0,ie5 8df bpb
pornographically 2,ie5
pornography 4,bpb ie5 ie4,2ua
porose 0,ie3 ie2
porosity 7,ie6 i3g ie2,826
porous 0,i3g i3f ie6
porousness 7,ie6 i3g,826
porphyria q,,ayk
port f,blb bbu,7wd ie7
porta 8,2dg,5tk
portability 7,ie8 h0m,h0n
portable 0,h0m ie8 h0l
portal 6,,2og
portend w,3aa 3be,3ac
portent b,3be ie9 cd9 3aa,3ad
portentous 0,ie9 cd9 bmx 3be 110
portentously 2,dlk
porter i,iea ao3,54h 51u
porterhouse d
portfolio 6,,3me
porthole 6,bbu,cao bbv
portion o,7ot,67z
portly 0,cd6 1l
portmanteau 6,df5,799 df6
portrait 6,ieb iec,6gs
portraitist i,g26 ied 9nu,at
portraiture 4,ieb iee iec ied 9nu,6gs 9im
portray w,iec 9nu emi ieb g26 iee 9nw,ark 24q
portrayal 4,ieb beu iec emi,6gs pc
portrayer i,g26 ied,at
portraying 9,9nw ied 9nu,9ny
portugal f
portuguese a,,65d
portwatcher i,,g76
pose 16,ief gv6 ieg,7p0 561
posed 18,ief
poseidon i
poser a,ieh gv6 emm ief,byl h0
poseur i,ieh,byl
poseuse i,,ieh
posh 0,6y3 6lt
posing 4,ieg ief,20
posit a,323 9on iei 7c6,fyk 2st
position f,fsv cva 1gh,c4
positionable 1,7c6
positional 1,fsv
positioner 6,1gh 2st,r0
positioning 4,7c6 hnr 1gh a41,pf
positive 0,iej 30k hma 84h
positively 2,8bh
positiveness 7,iek 30k 76v iel iej,h7a
positivism 9,iem iel ien,bdu
positivist i,ien iel iem,4lu
positivistic 1,iel iem
positivity 7,iek 30k iej,h7a
posse e,,834
posseman i,,y5
possess 16,byg dye anc o2 e74 e7u 403
possessed 0,89h 85f
possession 4,e74 47e dye,hsd 67z
possessive 1,o2 jc dye
possessor i,e7u dye
possibility 9,ieo lc 324 fum h9,2bk qw
possible 0,h9 fum lc h4 17f 36g 86x bxh ieo ful
possibleness q,lc fum h9,qw
possibly 2,gjh
possum 5
post 4,g77 cxv cr,fsv be0
postage a,gcb,hqh fix
postal 1,gc7
postbox 6
postcava 8,,iep
postdate u,ct6 ct7,29j
postdiluvian i,,24o
posted 18,ieq
poster a,i8l i8n ieq,i8m
posterior 0,ier 2u1 ies iet
posteriority 7,ies ieu ier,2a4 fug
postgraduate i,e4k e4j,7bq
posthitis q
posthumous 0,fui fuf
postiche 6,iev iew,37t 8iy
postictal 1,8by
postilion i,iex,5d5
postillion i,iex,5d5
postindustrial 0,ezh eze
posting 4,i8l i8n ieq,i8m 1b3
postman i,gcc,75p
postmark a,,3c8
postmaster i,iey,ghx
postmillennial 1
postmistress i,,iey
postnuptial 1,29t
postpaid 0,htj 642
postpone 16,9es 9et 8xb,5tt 9ew 9ex
postponement 4,9hi 9et 9es,4ka 8xa
postponer i,8xb 9es,8xc
postscript a,,mr
postulant i,,5vz
postulate w,86c 323 iei,6w5 fyk
postulation a,iez 2ic iei,30f mo
postulator i,iei,n1 17i
postural 1,if0 74y 37v
posture 7,37v if0 ief,37x
posturer i
postwar 0
posy 6,52q,52r
pot 6,783 7iz,8c8 3vg 7j0
potable d,1js atf,1lx 4bn
potassium r,,1rw
potation 4,arq,6ii atd
potato d,,if1 578 b67
potawatomi a,,27 46
potbellied 0,1k 1l
potbelly 6,if2,476 if3
potboy i,if4,3ui
potemkin i,if5,5t4 vt
potence q,,4s
potency 7,3cg b4v if6 bnw,3ch afd
potent 0,f2e if6 bnw 3cu 1ps 3cg
potentate i,3d7,1v4
potential q,if7 fum g1k ful,lc
potentiality q,if7 5wa g1k,lc 2lp
potentially 2,fum
potentiometer 6,,ph
potently 2,f2e
potful n,,2rh
pothead i
pother q,ajh aji,1dx 1dd
pothole h,,5lj
potholed 0,ibm 6e
potholer i,if8,121
pothouse 6,if9,ifa
pothunter i,,2ni 1ev
potman i,if4,3ui
potpourri e,31v,j8
potshot 4,,8j7
potter i,6c4 ifb ifc,2vk 31b
potterer i,ifc ifd ifb ife,96d
pottery 6,6ym,6yn
potty 6,7iz,7j0 e6d
potyokin i,if5,5t4 vt
pouch 6,ibn,3js
pouched 1,3ay
pouchlike 0,5lm kj
pouf 6,c7r dxm,c7s 47y
pouffe 6,dxm,47y
poulenc i
poulet d,6ly,6lz
poulterer i,iff,3nh
poultice 6,65u i9p,3qg
poultry 5,3sd,cyz
poultryman i,iff,3nh
pounce 12,ifg,63r
pound n,,ifh
pounder 6,i4k,dam 48a
pounding b,ifi ifj,3r1 dzt
pour 12,99s ifk 99q,560 8tc
pourboire l,3k1,3k2
pouring 0,drt dru
poussin i
pouter 5,i6v dow,26z aph
poverty q,9pj,eof
pow i,,5yh
powder r,ifl drl ifm ifn,8vo 5lq
powdered 0,ifm ay8
powderer i
powderiness 7,ifo ifm,5la
powderise u,ifp ifn,ad3
powderize u,ifp ifn ifl,ad3
powderpuff 6
powdery 0,ifm ay8 ifl ifo hu1
powell i
power 7,afd
powerbroker i,,45f
powerful 0,1ps afd 1pr 77m 7md gqm if6 ifq ifr ifs
powerfully 2,1ps
powerfulness 7,afd e2l f2e 1ps
powerhouse 6,,253 9ed
powerless 0,e1z e22 cf2 e1x
powerlessness 7,e22 e1z
powhatan a,ift,27
powwow a,ec2,7v6
powys i
pox q,g96 6m2,6nz 857
practicability 7,ceg ifu,9v2
practicable 0,ifu bxh 2ie ceg h9
practicableness 7,ceg ifu bxh,9v2
practicably 2,ceh bxh
practical 0,2ie 5zu d56 2id d54 fbx ifv ifu ifw ifx
practicality 7,d56 dw8 2ie,9v2
practically 2
practice 4,5zu bxw dw8 2ie 2i6 84o,pf 4jx
practiced 0,tp hc
practician i,71o,382
practise 10,ify,7ui
practised 0,c0f c06
practitioner i,71o,382
praetor i,ifz ig0,v0
praetorian i,ig0 ifz,43a
pragmatic 0,ifv 2ie ig1
pragmatical 1,ig2 ifv ig3 2ie ig1
pragmatically 2,dw8
pragmatism 7,ig3 ig1 ig2 ig4 dw8 ifv ig5,bdw d56
pragmatist i,ig4 ig5 ig3 ig1,ig6 ig7
prairie f,,dyk
praise w,12x 7on,2j5 fw
praiseful 0,7oo 7om
praiseworthily 2,wk 2hq
praiseworthy 0,2hq 2ht
praising 0,7oo 7om
prajapati i
pram 6,i24,4cv
prance 12,ig8 ig9 iga,1uk
prancer 5,ig9 ig8,2m2
prandial 1,57t
prank 4,5gh,5gi
prankish 0,2ob en5 igb
prankishness 7,igb 2ob,gte
prankster i,e6l 2b2,1dy
prat 8,2u1,1j
prate a,4np 3hy 3hv,4nq 3hx
prater i,3hv 3hy,1og
pratfall 4,4qr,c90 3pi
prattle w,3hy igc 4np,3hx
prattler i,igc 3hy,1og
praxis 4,,b4y
praxiteles i
pray w,igd 3zk 9p1 48f 2bd,7jz
prayer 4,48f 9p1 vb igd,2fw 2gp
preach w,ige 13g e83 bt5 e84 316 igf 2bd,fxf byo
preacher i,bt5 ige,n1
preachify w,gz2,13g
preaching a,e84 ige,epj
preachment a,e83 ige,e84
preadolescent 0,igg 546
preamble a,,cw9
prearrange 10,,2t0
prebendary i
precancerous 1,2b4
precarious 0,igh 948 2k7 ap4 57x igi
precariously 2,948
precariousness 7,igi ap4 948 igh f5x,942
precast 0,cxc 66w
precaution 4,igj 68i igk,igl 6hh
precautional 0,igk 4pf
precautionary 0,igk 4pf igj
precava 8,,iep
precede 16,299 igm ign igo igp igq 29a,5w6
precedence q,igr igs,6eh
precedency 4,igr 29a 299,6eh 29d
precedent 9,igq 299,buy fy8
precedential 0,igs b7u igr
preceding 0,5x 5w cvb igt igo igu igv igw
precentor i,5vm,s8
precept 9,igx,5uz 24s
preceptor i,igy igz,3mr
preceptorship 4,igz igy,cr
precession 4,igp igm 299 ign,hus pf
prechlorination m,,6o4
precinct f,,aq4
preciosity 7,2uo,16c
precious 0,6lg ih0 47h fec feb 8hi
preciously 2
preciousness 7,8hi fec ih0 6lg,8hk bsv
precipice h,ih1 ih2,70u
precipitance 7,71 dxq,dxo
precipitancy 7,71 dxq,dxo
precipitant r,a42 dxq ih3 dxv 71 ih4,1b6
precipitate u,ih4 ih3 dxq ih5 ih6 a42 ih7,h7 ks
precipitately 2,dxq
precipitateness 7,71 dxq,dxo
precipitation 7,ih6 c8y ih3,8es 4rz
precipitator 6,ih7 ih3,29p
precipitin r,,1bw
precipitous 0,dxq ih2 dxv 71 ih8 ih9 ih1
precipitously 2,ih2
precipitousness 7,ih9 71 ih2 dxq,dcc dxo
precis a,hpw,6p iha
precise 0,ckr 6zs ckq ckt gpb
precisely 2,buh et0 ckr jj
preciseness 7,6zs ihb ckr jj,6xg bub
precision 7,ihb,bub
preclude 15,3f1 cw2
preclusion 4,cw2 3f1,3f3
precocious 0,11d 11b
precognitive 0,6w8 110
preconceived 18,7r7
preconception 9,ihc,c65
preconcerted 0,ihd 9ci
precondition u,,54c
preconditioned 0,ihe 54f
precooked 0,ihf 54f
precooled 0,8ca 8c9
precordium 8
precursory 0,ihg 110
predate u,299 igm,5w6
predation 4,9p7 ihh,9p8 eds
predator 5,gfr,1co 10d
predatory 0,1cy 2zq 1ct
predecessor i,ign,cvs
predestinate v,cvq pr 9th,ihi
predestined 0,cvq 9th
predetermine v,ihi 4c0 2bd,9v9 ihj
predetermined 0,i9c 89b
predicament q,iam,4ie
predication a,iez 7zv,30f
predicator a,,6ya
predict w,2bl ihk 10x 338,cv5
predictability 7,9fp cvv,6cs
predictable 0,cvv 9fp cvu f05
predictably 2,cvv
prediction 9,10x 2bl,2pu
predictive 0,ihk 110 3aa 2bl
predictor 6,338 2bl,2b8 nd
predigested 0,a24 a20
predilection 9,ihl,ihm
predisposed 0,ihn 5wd
predisposition 7,9z1 ihm,5wn 492
prednisone r,9j7,9j8 9j9
predominance q,iho anb ane,8h
predominant 0,d15 anb d11 ane 89k iho
predominantly 2,ihp d15
predominate 16,ane d15 iho dh
predomination q,iho ane,8h
preeclampsia q,,b2j
preemie i,ihq,h7t
preeminence q,ai7 fwh,6eh
preeminent 0,fwh 7tx ai7
preeminently 2,fwh
preempt 14,ihr ihs,ej
preemptor i,ihs ihr,2l7
preen t,7y5,1qc 6yp 8t5
preexistence q,iht ihu ihv,qw
preexistent 0,ihu 29c iht ihv
preface a,cw8 fdn igt,cw9 se
prefatorial 0,igt 5x cw8
prefatory 0,igt 5x
prefect i,,w6
prefer 11,ihw 6p9 i1e ihx ihl,3wy 1zh
preferable 0,9s7 8l1
preferably 2
preference 9,i1e ihl ihw 11q ce2 6p9,wo ihm
preferent 0,ce2 47h ihl
preferential 0,11q 11m ihl
preferentially 2,11q
preferment 4,ihx cdu 6p9,bj9
preferred 0,9s7 8l1
prefiguration 9,ihy 10w ihz,2o1 10x
prefigurative 0,10z 110 3aa
prefigure w,ihz 3aa ihy 10w 10z,96q 3ac
prefix a,,17t
prefrontal 0,2a1 29x
pregnancy q,b28 bf5,4s
pregnant 0,bf5 gjt b28 bf4 gjr
prehend z,2k1 753,752
prehensile 0,f9c 55e
prehension 4,753 2k1,hsd
prehistoric 0,hyq 1el
prehistorical 0,hyq 1el
preindication b,3ad,2g0
preisolate u,,fi6
prejudice 9,4bz ii0 ihj,4c1
prejudiced 0,ii1 i3z
prejudicial 0,933 bz
prejudicious 1,ii0 933 4bz bz
prelapsarian 1,aum
prelate i,2oe,2of
prelim a,ii2,hke 7l3
preliminary 0,c1m c1i hs0 ii2
preliterate 0,ejc hc7 ejb 3sw
prelude b,hs0,dda
premarital 1,29s 29t
premature 0,ii3 b04 ii4 2nh
prematureness q,ii4 b04 b03 ii3,3ib
prematurity q,ii4 ii3,3ib
premedical 1,igu gkv 5x
premeditated 0,19g 19f
premenstrual 1,65p
premie i,ihq,h7t
premier i,6em cls,6en
premiere a,clr,7rz
premise a,31x ii5,323
premises f,,5ta
premiss a,31x ii5,323 ii6
premium l,ii7 5ay,48p
premix d,,7sw
premolar 8,4cr,2a2
premonition c,4ug,2k3
premonitory 0,ihg 110
prentice i,2k8,24
prenuptial 1,29s 29t
preoccupancy 4,7v 47t 7ru dy8,6ct hig
preoccupation 9,cmx 7v dy8,46a 6ct
preoccupied 0,47t 7ru 47v 7v 7rs
preoccupy 11,dy8 cmx 7v,421
prep 4,e7z,e80
prepackaged 0
prepaid 0,htj 642
preparation 4,gct 6z3 54c,pf m2
preparative 0,igv 5x a8i 9wt 54c
preparatory 0,igv 5x a8i at7 b44 54c
prepare u,54c 8c2 igv ii8 gct 1gf 3nj 8c4,3ne
prepared 0,54f ii8 54e bba ihe ihf ii9
preparedness q,ii8 afg 54f,pl
preponderance 7,iia iib anb hpb,afd 5hw
preponderant 0,anb 89k iia hpb
preponderantly 2,ihp anb
preponderate 16,hpb anb iia iib,ane
preponderating 0,anb 89k
preposition a,iic,7z0
prepositional 1,iid iic
prepositionally 2,iid
prepossessing 0,38q 389
prepossession 9,ihc ihj,c65
preposterous 0,b3 b6
preposterously 2,fv0
prepotency q,iho,8h
prepubescent 0,bc5
prepuce 8,cvy cvz,1e5
prepupal 0,bc5
prerequisite 9,iie hh4,aye
prerogative 7,b17,f3
presage w,3aa 3be,3ac
presbyope i,,2ec
presbyopia q,cbi,cbn
presbyter i,,b7v
presbyterian i,,1yv
preschooler i,fpm,3n2
prescience 9,iif a89
prescient 0,a89 a87 iif
presciently 2,5ur a89
prescribe w,9zg he5 iig,6wo
prescribed 0,hc2 2ir hc1 9ci
prescript a,5uz,cxm
prescription a,iig 9zg,cxm 2ax
prescriptive 0,he5 9zg
preseason s,,iih
presence q,e2s hkk,qw
present 0,byu 9kb hkk hff 8yn byt eki f7j 9l4 iii e5,9in
presentable 0,iij 9ad
presentation 4,9l4 iii 3fx iik 9kb,6ci 5o9
presentational 1,iii
presenter i,iil iik n7,17o wu
presentiment c,4ug,2k3
presentist i,,bqe
presently 2,iim
presentment 4,hf3,afj
presentness 7,8yn byu,2kn
preservation 4,81a 819,9ep
preservative r,iin iio 2bs 819 5th,m2
preserve 16,87f 819 b33 874 87c iio 81a,81j fom
preserved 0,9gx gcl 9gw gck iip
preserver 6,iiq iir 5th,6kt
preserves d,81h,81i
preset 0,i9c 89b
preside 15,iis iit 6dy iiu iiv iiw iix,421
presidency s,w0 iit iix 6dy iiu iiv iiw,iiy
president i,iiv iit iiw iiz ij0 w0 iis,6bz 6en
presidential 1,iiz iit ij0 iiu iiv iiw
presidentially 2
presidentship 4,ij0 iit iix 6dy iiu iiv iiw,cr
presley i
press z,7pp byo 7pv ij1 kq ij2,5me xi
pressing 0,elv 7pv vf 6op 7pp,ij3
pressingly 2,elv
pressman i,7p7 8fc,7fh
pressure j,ij1 ij2 7pp ij4 ij5 4jy 77l byo,742 cus
pressurise u,ij4 ij5 ij1,81j
pressurize u,ij4 ij5 ij1,81j
prestidigitator i,7z6,qi
prestige q,ij6 br9,aco
prestigious 0,br9 f2f bra ij6 3cu
prestigiousness q,ij6 br9,aco
prestissimo 2,21s
presto 2,21s
presumably 2,ij7
presume v,31w ij8 46d den ij9 e5,2b9
presumption 9,den 31w,31y
presumptive 0,ij8 46d bo6 31w 46b
presumptively 2,ij7
presumptuous 0,321 322 b5w ij9
presumptuousness 7,b5w 321,399
presuppose v,ii6 ija,31w enk
presupposition 9,ija ii6,ijb
preteen i,ijc igg 546,y4
preteenager i,ijc,y4
pretence 7,ijd,2vm ac0
pretend w,5ic 453 c8p 4s6 167 agd 2bd 3k7,age
pretended 0,31z 320
pretender i,c8p 453 5ic,6w6 44p
pretending 4,167 5ic,6k0
pretense 4,167 5ic,6k0
pretension 7,ijd,2vm
pretentious 0,2wi cnm 4s6 ije 2u6 dlk dln hyb ijf hox com cnl
pretentiousness 7,hox ije hoy cnm 2wi,4yv 16i
preterist i,,bqe
pretermission 9,ijg ijh h7b,b9p
pretermit v,ijh h7b ijg,h7f
preternatural 0,c4p hd2 4xo 2gl
preternaturally 2,iji hd2
pretext a,ijj,4s6
pretor i,ifz ig0,v0
pretorian 1,ig0 8fr ifz 59l
prettify u,41i,1o0
prettily 2,41r
prettiness 7,90d 41r,38t
pretty 2,c8c 41r 41e 90d
prevail 16,ane 9zz iib dh,45n
prevailing 0,d15 d11
prevalence 7,8yg 9zz d15,67e
prevalent 0,d15 d11 8yg 9zz
prevaricate w,bo9 chp bob c6j c6p,9a2
prevarication 4,chp bob bo9,88g f6u 1tq
prevaricator i,c6p bo9,44p
prevenient 0,2be 29c
prevent 15,3f1 9ej 4pf 3f3
preventative 6,ijk e5e,1nu 3vq
prevention 4,3f3 9ej,7oj
preventive 0,dzh 1qt ijk
previous 0,igw hyp 5x 1el
previously 2,29f igw
previse v,2bb pr cbq,xh 78k
prevision 9,,ijl
prewar 0
prexy i,iiu,98d
prey i,ijm ihh,658 10d
priam i
priapic 0,gd8 gd7 2a9
priapism q,,m8
priapus i
price 7,8h7 ijn 8hj ijo ijp,bsv 8h6
priceless 0,fea feb fec
pricelessness 7,fec fea,bsv
pricey 0,8hj 8hm ijn ijq
pricing 9,ijp ijo,bsw
prick z,ijr 30p ijs ijt 54p iju 9ml,i2y 1ce
pricker 6,ijt 54p ijr,ijv 54q
pricking 4,iju ijr,ijw
prickle k,ijt ijx 3t7 ijy,ijv ijs
prickling 9,ijy ijz ijx
prickly 0,5bk 5bl
prickteaser i,8dd,1tb
pricy 0,8hj 8hm ijn ijq
pride c,7r4 7y7,16n d48
prideful 0,ab3 b7k 2tq b7i 7r4
pridefulness c,7r4 b7k,16n
priest i,2of avd ik0 70f,n1 n2 5vo
priestess i,,2of
priesthood e,70f avd 2of,5ma
priestley i
priestlike 0,ik0
priestly 0,ik0 70f 2of
prig i,ik1,1ce
priggish 0,ik2 42b ik3
priggishly 2,ik2
priggishness 7,ik3 ik2,2l2
prima d,fwg fwi
primacy q,,dz
primaeval 0,b01 2nh
primal 0,5za b01 5zc 2nh
primarily 2,6m5 clv
primary 0,clv ik4 6m4 a5g clu hnv ik5 ik6
primate i,2oe,2of
primates 5,,f6d
prime 0,cls clt 2nz
primed 0,cmm ik7
primer a,ik8,ik9
primeval 0,b01 2nh
primigravida i,,dn1
priming 4,,gct
primipara i,,ge4
primitive 0,8u6 2nm 2nn 8u5 2wm
primitively 2,hnw 8u6
primitiveness q,8u5 8u6 2nm hc8,8u7
primitivism 6,8u5,8u7 ap
primly 2,ika ik2
primness 7,dq5 ik3 grt ik2,dq6 2l2
primo a,4ae 4aa,gs
primogenitor i,dc2,213
primordial 0,b01 2nh
primordium 8,25j,25k
primp t,ash ikb 2g6,37u
primping 4,ikb ash,asi
primus 6,,2nt if3
prince i,2nv ikc ikd hb5,2qv
princedom f,ikc ikd 2nv,3uz 9k5
princeling i,,2nv
princely 0,9jk hb5 9jm 2qx 2nv
princess i,2nu,2qv
principal 0,6m4 5zc,2ta
principally 2,6m5 6m4
principalship 4,dz5,cr
principle 9,i7n bru d58,db9 fdp
prink t,37u asg hqo dh,2g6
print 10,ike 7p7 ikf ikg ikh,8oh
printable 0
printer 6,7p7 ikf ike 4vp,ikg
printing a,iki,5x2 12v
printmaker i,g3y,2u8
prior 0,2a3 29c 29a
prioress i,y,10
prioritise v,ikj,apv
prioritize v,ikj igr 29a,apv
priority q,igr ikj,6eh
priorship 4,,cr
prise z,fl5,fl6 fl7
prismatic 1,7ee 5ar
prison 6,6oy,d8t
prisonbreak 4,57y,57z
prisoner i,5yh,1ya
prissily 2,ika ik2
prissy 0,ik2 92h 42b 6pc
pristine 0,ikk 6yv 3h3 6yo
privacy 7,ikl 50s,ikm 27t
private 0,720 ikl 6x1 72p 7vj 7vi f8l hda ikn iko,2rw
privateer 6,ikp,gi5 1gw 8uf
privateersman i,ikp,gi5 1gw
privately 2,720
privateness 7,50s ikl i3y ffy 720,27t ikm
privates 8,cap,dc0
privation 4,9ph 9pl,9pj j2
privilege 7,b17 ce5,11l f3
privileged 0
privy 6,73k,29h amc
prize l,dmq,49a
prizefight b,ikq
prizefighter i,8ug ikq,3sf
prizewinning 0,4ab 4aa
pro 0,ikr,om
proactive 0,q6
probabilistic 1,iks bvb g1j
probability 7,bvb iks bo6,1xd
probable 0,bo6 g1l bvb bo5 ij8 ikt fzt g1j
probably 2,46g bo6
probation 4,iku ikv ikw
probationary 0,ikw 9nj iku ikv
probationer i,hxo,hw 21
probative 0,ikx bmx
probatory 0,ikx bmx
probe w,buu fes kq,c0n a1k
problem q,iky 89s 3ma,4ie ikz
problematic 0,98t 3ma 1n6 1ud iky
problematical 0,98t 3ma 1n6 il0 1ud iky
problematically 2,3ma
proboscis 5,,7za h6j
procedural 1,il1 il2 hlg 5r0
procedure 4,5r0 hlg il1 il3,pf 377
proceed w,87d 87c il3 36s 118 87f,87g gw
proceeding 4,67v il3,afj
proceedings 4,67v il3,afj
proceeds l,i04,b0l
process 4,5r0 hs4 il4,pf
processed 0,ii9 54f
processing m,4ra il4 6o5,9fo
procession 4,5yu,dda 36y j8
processor e,6o5,1b0
proclaim w,il5 bwm 26p il6,bl2 17j
proclaimed 0,9b4 1n5
proclamation a,26p il5,1fg
proconsul 5,,2g1 4bv
procrastinate 16,a3k 8x9 8xb,9ex
procrastination 4,8x9 a3k,8xa
procrastinator i,8xb a3k,8xc
procreate t,ewd d3k 8sj,qs
procreation 4,8sj ewd,4ak
procreative 0,d3k 52o ewd
procrustes i
proctalgia q,,1ez
proctitis q
proctocele q,il7,7f6
proctologist i,,hu
proctor i,few feu il8,50w dqi
proctorship 4,il8 few,cr
procurable 0,3ed no
procural 4,il9 biy,ns
procurance 4,il9 biy,ns
procurator i,i8o i7i,1b5 30o
procure 14,biy il9 ila,5pl
procurement 4,il9 biy,ns
procurer i,hux huy,bw
procuress i,,hux
prod z,hfp et3 d6l dhv,cux
prodding a,dhv et3,2l
prodigal i,ilb c4z c52 c53 c4y,6lo
prodigality 4,c4y c53 c4z,c50 e52
prodigally 2,ilc c4z
prodigious 0,4dn 33e
prodigiously 2,bvc
prodigy 9,3be ie9,559 3ad
prodroma q,ild
prodrome q,ild
produce 10,405 8oh fwa ile 8ok 59j 616 4y1,qs
producer i,59j cjy ile 8oh ilf,3ce 2o5
product 6,616 4y1 8oh,7j3 2u9
production 4,5tq ilg ilf,34 iii
productive 0,1w1 ilh 1vz 2m3 cev
productively 2,d3l 1w1
productiveness 7,ilh ili d3j dbl 1w1,d3i
productivity 7,ilh ili,d3i
prof i,ilj,cj
profanation 4,4lx 9rd 3xf,9re 83i
profane 0,4ly 3yx ilk 4lz
profanely 2,4ly
profaneness 7,ilk 4lv fsd 4ly,fhn ill
profanity a,4lz 4ly,1fv
profess w,ilm 7qy iln,6w5 17j
professed 0,ilo 9b5 hdc 1n5
professedly 2,9b5
professing a,iln ilm,17h
profession e,5ma bht,i6
professional 0,hdc hdb ilo 5ma
professionally 2
professor i,ilj ilp ilq,cj
professorial 1,ilp ilj
professorship 4,ilq ilj,cr
proffer 14,hj8 fcz 7r1,hh
proficiency 7,ilr tp,7mt
proficient 0,tp hc ils ilr
proficiently 2,tp
profile a,,6i1 g2m
profit l,6zi 48o ilt d72,b0l ej
profitability 7,d71 3rk,d72
profitable 0,3rk d71 3rj fn1 d70 g93 11o
profitableness 7,11o d71 3rk,11l d72
profitably 2,d3l
profiteer i,ilt 6zi,52u 48o
profits l,6zi,b0l
profligacy 4,c4y agz,c50 ah0
profligate i,ilu ilb 98y c4z,10q 6lo
profligately 2,ah4 98y
profound 0,9d8 f9p ilv 33k ilw ay 9d5 ilx 1c9
profoundly 2,9dc 9d7
profoundness 7,ilv ay 9d7 f9p 9d6 9d8 ily,ilz b1
profundity 7,ay ilw ily 9d8,b1 9pn
profuse 0,bd 5q 8e3
profusely 2,bk
profuseness 7,8e3 bd,5r
profusion 7,8e3,5r
progenitor i,dc2,213
progeny i,6mc,1e8
progeria q,,2c
prognathism q
prognosis 4,cv6 im0 ihk 3aa 2bl,akh
prognostic b,3be ihk 110 cv6 im0,3ad
prognosticate w,2bl 3aa ihk akh cw6 cv6 338 3be,cv5 3ac
prognostication 9,3be akh 3aa 2bl,3ad 1fg
prognosticative 0,ihk 110 2bl
prognosticator i,338 2bl,2b8
program 9,1b2 im1,46a ia
programing 4,im2 im1 im3,i9d qr
programme 4,8yp,13e 2n9
programmer i,776 im3,777 778
programming 4,im2 im1,i9d
progress 4,d5q 118,5cf y2
progression e,115 118,6du 11a
progressive 0,11k im4 fzx im5 11c 11j gvq g05
progressively 2,ew6 ew4
progressiveness 7,im5 im4 11k,6ev
progressivism 9,,6bu
progressivity 7,im5 im4,6ev
prohibit w,3q5 cup,7h6
prohibited 0,cuq 3s1 cur 1w8
prohibition a,im6 3q2 im7 im8,83x 9cf
prohibitionist i,im8 im7 im6,54
project 4,125 im9 896,377 tb
projected 0,fo0 46w
projectile 6,2ty ayv,drh
projecting 0,fo0 46w
projection 9,ima,10x 2wh
projectionist i,imb imc imd
projector 6,imc imd imb ima,a1q 4gp
prokhorov i
prokofiev i
prolapse q,9r5,1y8 63r
prolapsus q,9r5,1y8
prolate 0,b9r 1mt
prole i,amk,52v
proletarian i,amk ime frj,52v
proletariat e,frj ime,52w
proliferate u,imf img imh,5kh aos
proliferation m,imh img imf,2ab
prolific 0,cev 1w1
prolificacy 7,imi,d3i
prolix 0,imj coh imk iml
prolong u,c36 87e fys fyr imm,ba3
prolongation 4,fyr imn c36,873
prolonged 0,c2y 1ax
prolusion 4,cw8,cw9 gct
prometheus i
prominence q,g1w imo 82t,aco br2
prominent 0,82w 82t 4vm g1w imo
prominently 2,82x 82w
promiscuity 4,imp imq,4ak
promiscuous 0,imr imq ey6 g0h imp
promiscuously 2,g0j imr imq
promiscuousness 4,imp imq,4ak
promise w,889 ims 4b7 imt imu imv 36s e9q,17j
promisee i,imv ims 889,17o
promiser i,imu 889,17o
promising 0,g1m 3bh fzt 3bf
promisingly 2,3bh
promisor i,imu ims 889,17o
promissory 1,imt ims 889 4b7
promo a,12l,mo
promontory h,cvj,b93
promote 15,4z0 11g bfp 11f d5p bj9,1g0 30u
promoter i,3ul 12t,vv
promotion a,12l bj9 12t 11g,mo vr
promotional 1,12l
promotive 0,bfp bfl 4z0
prompt 10,eot f7b 16t et5 imw,593 681
prompter 6,3da 8wj,h0 s9
prompting a,imw f7b 8wj,i48 8wi
promptitude 7,imx,69y
promptly 2,imy imz in0 in1
promptness 7,imx in2 cch in0 in1,69y 2kn
promulgate w,bwm in3 in4 13e il6 in5,17j 26l
promulgated 0,in6 12s
promulgation 4,13e in4 bwm in3,1fg 26p
promulgator i,in5 in3,fvs
pronator 8,,fdh
prone 0,eth in7 2ln in8 j4
proneness 7,in8 eth,2lt
pronominal a,9l7,i66
pronoun a,9l7,7z0
pronounce w,2v4 o8 ho9 dy 9zq,3hx mg
pronounced 0,ggi 9un
pronouncement a,9zq o8,30f
pronto 2,imz
pronucleus 8,,foc
pronunciation a,dy ho9 2v4,1fv 8aw
proof 9,7vz gyk,afm 2pq
proofread v,in9 ina,9as 2x2
proofreader i,ina in9,7p7
prop 6,inb,c5 e70
propaedeutic 4,igv 5x,8jw
propaganda a,inc ind ine inf ing,2n9
propagandise w,inf ing inc,27g 12t
propagandist i,ine ind inc,17o
propagandistic 1,ind inc ine
propagandize w,inf ing inc,27g 12t
propagate t,inh h1z,gw
propagation 4,h1z 5c7 inh ini inj,1ha 8sj
propagative 1,ini inj h1z
propagator i,agf ini 5c7,50y 17o
propanone r,kt,kv kw
propel z,65y ayw r1 ink inl,560
propellant r,inl ayw 65y 6ft,10i
propellent r,inl ayw 65y 6ft,10i
propeller 6,ink 65y,5cc
propelling 0,ayw 6ft
propellor 6,ink 65y,5cc
propensity 7,inm,etf 492
proper 0,42b 2l2 42a 9ab dua ik2
properly 2,9ac 42b 2l0
properness 7,2l2 2l0 42b,457
property l,47d 1al,47e 6kh
prophecy 9,cw6 akf 110,10x akh
prophesier i,3ba,akl
prophesy w,fgv e5,2bl
prophet i,3ba inn 110,akl 9u
prophetess i,,3ba
prophetic 0,110 inn 3ba akf cw6 10z 2es 6w8 9j6 aki cd9 ihg ihk
prophetical 0,110 akf cw6 inn 10z 2es 6w8 9j6 aki cd9 ihg ihk
prophetically 2,110
prophylactic 6,ijk 7u8 dzh 2br,1nu 28e
propitiate w,2h5 7sa 7s8,7s9
propitiation 4,7s8 1vt 2h5,gwu 8c
propitiative 0,7sa 2h9 2h5
propitiatory 1,c0q 7sa 2h9 2h5
propitious 0,3bg cdy dkb
propman i,,ino
proponent i,wu inp
proportion o,i0a,1xf
proportionable 0,inq inr
proportional 0,ins inr
proportionality o,7hr int,b5d
proportionally 2,inu ins
proportionate 0,inr 7hq 7hp inq ins int 780
proportionately 2,inu 7hq
proportionateness o,7hp 7hq 3ns inr,7hr
proposal a,12y,mo
propose w,133 inv inw hbv fcz 36s,17j 9te
proposer i,inw hbv 133 inv,7r9
proposition a,fyk fcz inv,1fg 12y
propositus i
propound w,inp wu,xi
proprietary l,inx 55w 4yg 55v,hsc
proprietor i,4yg 55w inx,1sg
proprietorship l,inx 4yg,hsc
proprietress i,,4yg
propriety 7,2l2,457
proprioceptor 8
propulsion 4,iny r1 eot 65y,38g 34
propulsive 1,ayw iny 6ft 65y
propylthiouracil r,,brc
prorogation 4,inz 9es io0,a98
prorogue 15,9es io0 inz,5tt 9ew 9ex io1
prosaic 0,io2 i0s i8z io3 50d
prosaically 2,io4 7jm
prosaicness 7,io3 io2 i0s 7jm,7jb
proscenium 6,cw1,3kd d6j
proscribe w,3q5 3q2 3rb,7h6
proscribed 0,cuq cur
proscription 4,3q2 3rb 3q5,9cf a
prose a,hcq,ibo
prosecute 15,io5 io6 io7 io8,p5
prosecution 4,io7 io5 io6,j8
prosecutor i,io8 io5 io6,2g1 380
proselyte i,,8ay
proserpina i,io9
proserpine i,io9
prosiness 7,io3 i0s,7jb
prosodic 1,f22
prosody a,f22,9j0
prosopopoeia a,i42,bup
prospect q,2bk,if7 465
prospective 0,g1k d6c
prospector i,,7bv
prosper 14,ioa,ks
prospering 0,4yn 4uo
prosperity q,iob bsb 4yn ioc,9pe 4yr
prosperous 0,ioc 4yn gxe bsb 4uo iob
prosperously 2,ioc
prospicience 9,cbq cbh,2k4
prospicient 0,cbh cbj cbq
prostaglandin 8,,3bs
prostate 8,,bgk
prostatitis q
prostheon 8,iod,cz
prosthetist i,hi3,1fq
prosthion 8,iod,cz
prostitute i,3yv ioe,1tb
prostitution 4,dwj ioe,dwk
prostrate 0,iof iog ioh j4 ioi,g0l
prostration 4,1kw ioi iog ioh,14j hgs
prosy 0,i0s 50d io3
protagonism 4,13f,u4
protagonist i,wp,wu
protanopia q,ioj 4ob,92v
protanopic 0,4ob 4o2 ioj
protean 0,iok 8kg iol
protease r,i23,blt
protect x,6ge 2bs 2ru 9ep xk,9ec
protecting 0,iom 2bs
protection 4,9ep 2ru 6ge,pf 644
protectionist i,,wu
protective 0,2bs ion 6ge 68h 2br 900 hr9 iio iom ioo
protectively 2,iop
protectiveness 7,ion iop 607 2bs,16m
protector i,xk ioq 6ge,9em
protectorate f,,4zy
protectorship 4,ioq xk,cr
protege i,ior,te
protegee i,,ior
protein r,2az ios,5yy
proteinaceous 1,ios 2az
proteinase r,i23,blt
proteinuria q,1jf
proteolysis m,iot iou,4rz
proteolytic 1,iou iot
proterozoic s,b05 2nh
protest w,iov iow agk 7nf iox agj ioy 9s ioz,3j0 agi
protestant 1,1yv,11t
protestantism 9,ip0,67c
protestation a,iow iox ioz iov,agi 30f
protester i,agj ioy agk iov,54
proteus 5,iol
proto 0,b06 2nh
protogeometric 0,hde as
proton h
protoplasm 8,91o,q0
protoplast 8,bha,1j
prototypal 0,2ny 2nz bmt
prototype 9,bmt 2ny,2o1
prototypic 0,2ny 2nz bmt
prototypical 0,2ny 2nz bmt
protozoa 5
protozoan 5,6s3,1ks
protract u,c36 87e fyr imm,ba3
protracted 0,c2y 1ax
protractedly 2,g2u c2y
protraction 4,87e fyr c36,59i 873
protropin 8,,ip1
protrude 16,im9 c3a 46w fnz
protruding 0,fo0 46w
protrusible 0,c3a c37 im9 5he 5hc
protrusile 0,c3a c37
protrusion 4,5hb fnz 5he 5hc im9,cy 5ce
protrusive 0,46w im9 5he 5hc 46v hi0 fo0 ip2
protuberance p,5hb 46v ip3,cy
protuberant 0,46v 46w ip4 5hb ip3 ip5
protuberate 16,ip3 ip5 46v 5hb ip4,5hd
proud 0,2tq ep4 2to ip6 4ex 4tl a2j ab3 7r5 hra ia9 1t8
proudhon i
proudly 2,2tq
proust i
provable 0,9l2 2gd
prove 16,bk3 9l3 2gy e5,5s 17c
proved 0,ip7 ip8 ip9 ipa ipb
proven 0,ip7 ip8 ip9 ipa ipb
provenance f,8mi,9ql
provender d,8wa ipc,1lx
provenience f,8mi,9ql
proverb a,ri ipd,rj
proverbial 1,ipd ri
provide 14,18i 1m0 66z,hh
providence f,akk,dqj
provident 0,cbj ipe cvx 60d cbh 6tw
providential 0,cy7 cfj
provider i,66z 18i 66x,i8 gn
province f,7jr ipf 5iz,50l 2ox
provincial 1,ipf 5iz 7jr 5ix fkp ipg
provincialism 9,,i4s 4c1
provincially 2,ipf
provision a,iph 1m0 ikw 18i 66x ipi,7u1 pf
provisional 0,ikw 9nj
provisionally 2,ikw
provisionary 0,ikw 9nj iph
provisioner i,ipj ipi,66z
provisions d,ipc,1lx
proviso a,iph,7u1
provocateur i,,77a
provocation 4,1c3 42q,1cd
provocative 0,1dw 42q 2sg 1dg 1df fdj et7
provoke w,2sg 7z5 1dg 1dw et1 20t,qs 593
provoked 0,1c8 1ca
provoker i,clb 42q,1dy
provoking 0,1df 1dw
provost i,,98d
prow 6,cv4,c6s
prowess 9,1hm,2w4
prowl 12,ipk ipl kq,1uk cu2
prowler i,ipl ipk,4tg
prox 0,d6a 7h3
proximal 0,ipm ipn
proximate 0,ekk
proximity 7,ipn ipm,um
proximo 0,d6a 7h3
proxy a,i8o,1b5
prude i,ipo,1ce
prudence 7,d3c ipp,6tz cy3
prudent 0,6tw 6tx 6tv dzb ipe ipp
prudery 7,dq5,dq6
prudish 0,ik2 42b dq5
prudishly 2,ipq ik2
prudishness 7,dq5 ik2,dq6
prune d,71x ipr g7n ips,g7o
pruner 6,ipr g7n 71x,je g7r
pruning 4,ips 71x,71w
prurience c,61l g91,1su
pruriency c,61l g91,1su
prurient 0,g91 8df 61l
prurigo q,,d2
prussian i,fnd,3yu
pry z,fl5 ipt ic3 8t8 hep,fl6 fl7 2y5
prying 9,hep 8xz ic3 ipt 8xu,8xx
psalmist i,,7oz
psammoma q,,d3
psephologist i,,9kq
pseud i,c8p,44p
pseudo 0,320
pseudocyesis q,,4s
pseudophloem k,,8g5
pseudorubella q,,2ah
pseudovariola q,1j1,1j2
psi n,,357
psilosis m,ipu,4t q4
psithyrus 5,,4wp
psittacosis q,hnz,208 ho0
psoas 8,,23
psoriasis q,,d2
psyche 9,556 ipv gn1,3g ipw
psychedelic 0,7ef 5ar
psychiatric 1,ipx ipy
psychiatrist i,1lh ipy,hu
psychiatry 9,ipy ipx 1lh,4h7
psychic i,6wb gn1 hwn f98 556,6e4
psychical 0,gn1 f98 ipv 556
psychically 2,gn1
psycho i,65h,287
psychoanalyse v,ipz,4n2
psychoanalysis 4,iq0 iq1,iq2
psychoanalyst i,iq3 ipz,1lh
psychoanalytic 1,iq1 iq0
psychoanalytical 1,iq1 iq0
psychoanalyze v,ipz iq3,4n2
psychogenic 1,gn2 f98
psychological 0,gn3 iq4 f98 iq5
psychologically 2,gn3
psychologist i,45c iq5,4ch
psychology 9,iq5 iq4 45c,8vi
psychomotor 1,46a fps
psychoneurosis q,h8z 5o,bfh
psychoneurotic i,6yb 5o h8z 5m 7q3 9jh ajc efs eg8 glf gy2 hgl hhl hzc i5i iq6,287
psychopath i,iq7,6yb
psychopathic 0,f5m 3pq f5q
psychopathologic 0,f5m 3pq iq8 ipy
psychopathological 0,f5m 3pq ipy
psychopathology 9,iq8 ipy f5m,iq5 4h7
psychopathy q,f5q f5m,5n
psychopharmacological 1
psychophysiology 9,,iq5
psychopomp i,,5pm
psychosis q,avy f5n,f5q
psychosomatic 0,iq6 5o
psychotherapeutic 1,iq9 iqa iq2
psychotherapy 9,iqa iq9 8i4,ipy
psychotic 0,f5n 3pq 65h avy
ptah i
pteridologist i,,1fq
pterion 8,,cz
pterygium 8,,7yx
ptolemy e,,6q5
ptosis q,,9r5
ptsd q,,d6k
ptyalise t,iqb,8i7
ptyalism m,iqc iqb,iqd
ptyalize t,iqb iqc,8i7
pub 6,if9,ifa
puberty s,iqe,y3
puberulent 0,apy 5ui
pubes 8,g6l,2p2
pubescence s,iqe iqf,y3
pubescent 0,iqf bc5 iqe
pubis 8,,25g
public 0,iqg idp 7ja iqh iqi,3m8
publically 2,iqj
publican i,iqk,3uh
publication a,4y0 fij ike fih,5ul iki
publicise w,12p 5ca vw e5,12q 27g
publicised 0,12s 12r iql in6
publiciser i,vw 12p 5ca,17o
publicist i,vw 12p,17o
publicity a,12l,mo
publicize w,5ca 12p vw 12u e5,27g 12q
publicized 0,12s 12r iql in6
publicizer i,vw 12p 5ca,17o
publicizing 4,12u 12p 5ca,12v
publicly 2,iqj iqg
publish 10,ike fih 4y0 fij iqm iqn h9r,8oh 5ca
published 0
publisher e,h9r iqn ike fih,8ed 382
publishing 4,iqm fih,12v
puccini i
puck 6,,5e3 97l
pucka 0,iqo 5ay
pucker z,iqp iqq,8o7 483
puckish 0,2ob en5 en6
puckishly 2,en7 2ob
puckishness 7,en6 2ob,2od
puddingheaded 0,t1 t2
puddle f,iqr,chs 3z8
puddler i,iqr,fgt
pudendum 8,,cap
pudge i,iqs axd,bgo
pudgy 0,axd 1l iqs 6qx
pueblo f,e9y,1ki
puerile 1,iqt ekd 6mg 3i3 6mf 6mb
puerility 7,6mb 6mg ekd iqt,3ib 6mh
puerpera i,,ge4
puff y,iqu d9t iqv,f3m 58k
puffed 0,caj 3aq
puffer 5,4r3 dgi,4r4 dgj
pufferfish 5,4r3 dgi,4r4 dgj
puffiness 7,4p9 hox fe1,iqw 4yv
puffing 4,iqv ec8 iqu 6qz d9t,iqx by7
puffy 0,4dj fe1 33e 2uv 4p9
pugilism 4,53v 3sf,53x
pugilist i,3sf 53v,3yq
pugin i
pugnacious 0,iqy 1cz iqz 1ct 46y
pugnaciously 2,1cz
pugnacity 7,46y 1cm,ok
puissant 0,ifq 1ps
puke i,5ik,1ce
puking 4,abt 3tv,45x 45y
pukka 0,iqo 5ay
pulchritudinous 0,41s 41e 8z9
pule t,gpk,4rm
pulitzer i
pull z,1y ir0 9q0 aqr,560
pullback 4,ir1,e71 b
puller i,fkn aqr ir0 1y,11i je
pulley 6,4vv,ir2
pulling 4,9q0 ir0 1y,r1
pullulate t,ir3 ifk,5nu 8tc
pullulation m,dax 52x,day in
pulmonary 1,ibg 5zg
pulmonic 1,ibg 5zg
pulp h,h2t ir4,h2w 8g5
pulpit 6,1um,1un
pulpy 0,ir4 ir5 h2t h2x
pulsate 12,ir6 dzt ir7,ifj
pulsation b,ir8 ir9,cny
pulse b,ir8 dzt ir6 ir9,cny dzu
pulseless 0,58u 2zm
pulsing b,ir8 ir9,cny
pulverisation 4,ifl dok ifp ifn,8vo 7l8
pulverise u,9kr ifp ifn ifl,9kt ad3
pulverised 0,ifm ay8
pulverization 4,ifl dok ifp ifn,8vo 7l8
pulverize u,ifn dok ifp,ad3
pulverized 0,ifm ay8
puma 5,65s,65t
pummel z,4d8,3r0
pump 6,,5cc ira
pun a,irb irc,au7
punch z,4d7,3r0 4d9
puncher i,5fw,8lf
punctilious 0,gpb ckr gpc
punctual 0,ird in2 in1 ire
punctuality 7,in2 ird,2kn
punctuate u,irf efi,sb
punctuation 4,efi irf,u 2tx
punctum 8,,c4
puncture z,irg i80 ijw,i2y
punctured 0,i2z 6ph
pundit i,id5,cq
pungency 7,irh iri 3t4 of,633 i22
pungent 0,of 3t4 og iri 3t5 irh
pungently 2,3t4
puniness 7,i4r irj irk g4f,f6q a46
punish 15,1w6 8et 6iv,2ld
punishable 0,dr2 4ko
punishing 18,2om 1w6 2on
punishment 4,6iv 1w6,j2
punitive 0,8et 1w6 8er i1c i1p irl
punitory 0,8et 1w6 8er i1c i1p irl
punjabi a,hv9 hva,2zg dr7
punk i,dj6,21
punster i,irc irb,ed5
punt z,irm irn,fp3
punter i,irn ice irm,4tw aun
puny 0,irk 13m i4r
pup 5,iro,5i9
pupate t,,ddg
pupil i,39r,b4a
pupillary 1
puppet 6,irp irq,cj2
puppeteer i,irq irp,qi
puppy 5,,iro 3um
puppyish 0,irr 546
puppylike 0,irr 546
purblind 0,4o9 hi6 4o2
purcell i
purchasable 0,59k 3ef 59l no
purchase 14,5nm 5ns 5nn 5no 5np kq,59q yb ej ns
purchaser i,5no 5nm,5nt
purchasing 4,5np 5nm,5ns
purdah 6,irs,27t irt
pure 0,3h3 i8y 3h2 6z9 iru h5i i8x ikk irv irw irx
puree d,,1ls 6a
purely 2,iry
pureness 7,i8y 6ze 3h3 6iq irz
purgation 4,foh is0 is1 is2,6n 6ci
purgative 6,1pw 675 bso is1,2ax
purgatory q,,8qf
purge 15,,hlz
purging 4,6n,3y3
purification 4,is3 ai0,3y3
purifier 6,is4 ai0,143
purify u,ai0 is2 is5 is3 i8y is4 ahz is0 6ze,1o0
purifying 0,6zh 6zg 9uz
purist i,,4yi
puritan i,is6 hct,1yv 9r
puritanic 0,hct 8ew ipo is6
puritanical 1,ik2 is7 is6 is8 42b ipo
puritanically 2,ipq ik2
puritanism 7,is8 is7,ip0 etb
purity q,i8y 6ze 3h3 ai0 irz is2
purkinje i
purl w,b3m is9,ar0 4lj
purloin 14,cj9,5ko
purple 0,isa isb 1tk beh,4s1
purpleness 7,isb isa,4s1
purplish 0,isa 1tk
purport w,1ge fa2,6w5 f9j
purportedly 2,isc
purpose 9,1gc d4x 1ge,1gg 9v2
purposeful 0
purposeless 0,zz 1gk 1gi zy 9u1 6dr
purposelessness 7,1gi zz,1gl
purposely 2,13a
purpura q,i12,m3
purpurate u,beh isb,7cv
purr b,4hv,4hw 4wl
purse 6,duo idm,3mb isd
purser i,,gi5
pursual 4,6ib,11h
pursuance 4,ise isf isg,ish 873
pursuant 0,827 hp isg
pursue 15,bhj 6ie isf 3fj 6ib 6ic isi,p5 gw
pursued i,6if 6ie,6ig
pursuer i,6ic 6ie,6ih
pursuing 0
pursuit 4,6ib ise 6ie isf,11h ish
pursy 0,58s 2z3
purulence 8,isj ch5 f0z,4q2
purulency q,isj f0z
purulent 0,f0z 77 isj
purvey 14,ipi isk isl,18i
purveyance 4,isl ipi,1m0
purveyor i,isk ipi,66z
purview 7,ea6,1u1
pus 8,ch5,4q2
pusey i
push 12,cux ism ij3 i24 dh,7pp 4as 560
pushan i
pushcart 6,62l,4cv
pushchair 6,i24,4cv
pusher 6,isn i0r,4tg 21
pushful 0,1u8 1u6
pushiness 7,5j1 1u8,30h
pushing 4,ij3 cux,r1
pushkin i
pushover 4,6s5,cru 125
pushtun i,hyc,193
pushup 4
pushy 0,1u8 1u6 bh9 5j1
pusillanimous 0,8le 5q9
puss 5,8xg iso,8xh isp
pussy 8,8xg,8xh
pussycat 5,iso,isp
pussyfoot 12,8p4,1uk
pustule q,ibl 4n8,e46 4mu
put z,2st,560
putamen 8,,1yp
putin i
putoff a,9es,ijj
putout 4,,isq
putrefacient 0,f10 77 isr
putrefaction 7,iss ist isr,9bm 99t
putrefactive 0,f10 77 isr
putrefy u,isr f10 iss ist,gwh isu
putrescence 7,isv isw isx isy,iss 97s
putrid 1,isz isy isv it0 iss t5 isw
putridity q,it0 isy isz,xb
putridness q,isv isy isz,iss
putsch 4,8jj,36y
putt z,it1 it2 it3 it4,51t
putter 6,it3 it4 it5 it1,div
putterer i,ifc ifd ifb ife,96d
putting 4,it2 it5 it1,e9d
putz 8,9zd,2z9 9ze
puzzle v,1sz h3y 3m7,1t2
puzzled 0,hd8 47w
puzzlement 9,3m7 1sz,3m9
puzzler a,h3y 1sz,89s
puzzling 0,bib 7x6 bic 7x8
pyaemia q,it6 it7,it8
pycnosis q,it9 ita,2ah
pyelitis q,,mx
pyemia q,it6 it7,it8
pygmalion i
pygmy i,i7d i7e,ayh
pyknosis q,it9 ita,2ah
pyknotic 1,ita it9
pyle i
pylorus 8,,2dg
pynchon i
pyorrhea q,itb itc,m8 dec
pyorrhoea q,itb itc,m8 dec
pyramid 14,,48o
pyrectic r,itd ite 15u,10i
pyrex r,,dfi
pyrexia q,15u ite
pyrochemical 1,6l2
pyrogenic 1,itf ei5 itd cim
pyrogenous 1,itf ei5 itd cim
pyrographer i,,2u8
pyromancer i,,akl
pyromaniac i,,42y
pyrometer 6,,itg
pyrophobia q,,p1
pyrosis q,dzv
pyrrhus i
pythagoras i
pythia i,ith
pythias i,i5d
pythius i
python 5,,1yy
pythoness i,ith,iti
pyuria q
qaddafi i,d6m
qadhafi i,d6m
qadi i,,v0
qat 6,foe,1xj
qatari i,fof fog,2lz
quack i,itj,5j 6hu
quackery 4,bdm itj
quad 6,itk itl,itm c3e
quadriceps 8,itl,c3e
quadripara i,,ge4
quadriplegia q,,1i8
quadriplegic i,,1wz
quadroon i,,gpd
quadruple u,itn ito kq,aos
quadruplet e,itp itk,k1 itm
quadruplex 0,h1u 4ev
quadrupling m,ito itn,aov
quaestor i,,2g1
quaff d,dr9 itq,arq b1p atb
quaffer i,itq dr9,atc
quag h,gsu 4uq,4up
quaggy 0,4uq 42s gsu
quagmire h,gsu,4up
quail 12,8q0,4as
quaint 0,itr its 2b1 itt
quaintly 2,itr cca
quaintness 7,itt cca itr,4j8
quake b,b11 hun itu itv,1pl hur
quaker i,,11t
qualification 7,b9i 5wl 7u3 itw,cml itx
qualified 0,7u5 ity 7u4 e0u gvz
qualifier a,itz us itw gw1,1ev gw2
qualify 16,itw 5wl b9i 5r8 itz iu0,iu1 o8
qualifying 4,iu0 gw1 itw,f24 806
qualitative 0
qualitatively 2
quality 7,iu2 5r8 6gn 6gq itw 5wl dsh,6kh 5r9
qualm c,gtt,23s
quandary 9,iam a3f,4ie a3g
quantifiability 7,gk2 iu3
quantifiable 0,iu3 9lq gk2
quantification 4,iu4 iu5 iu6 g09,g1x 3y9
quantify u,iu6 g09 iu4 839 iu5,9fl 8b3
quantitative 0,9lq 9lp axm hg6 iu3 iu7 iu8
quantitatively 2
quantity 3,1xd ba,a9 1xc
quapaw a,,9x5 9x6
quarantine 4,,27t fi9
quarantined 0,iu9 iua
quarrel w,1qu 18t iub,1qv 2pp
quarreler i,iub 1qu,jv
quarreller i,iub 1qu,jv
quarrelsome 0,2pv 2pk 86j
quarrier i,57r iuc,je
quarry 5,ijm iuc,658 a27
quarryman i,57r,je
quart n,,3zd
quartan q,6by
quarter n,iud ddl,axn aq4
quarterback i,,cnu
quartering 4,4fp,2rx 4x
quarterly 1
quartermaster i
quartern n,iud,axn
quarters 6,a28 4fp,4x
quartet a,itp,k1 3qe
quartz r,8vq,fxa
quash 15,iue,8un
quasi 0,iuf 1i6
quat 6,foe,1xj
quatern n,itp,k1
quaternary n,itp,k1
quaternate 0,h1v 4ev
quaternion n,itp,k1
quaternity n,itp,k1
quatrain a,,8js
quaver b,,4hw
quavering 0,iug 2th
quaveringly 2,iug
queasily 2,eir
queasiness 7,iuh fjh eir 2dn,fpt h8a
queasy 0,g4y eir g4z 186 iuh
quebecois i,,4s2
quechua a,es8 fol,2p7
queen 5,iui hb6,43k 91y
queenlike 0,hb6 2qx
queenly 0,hb6 2qx iui
queer 0,8xv 2b1 8t0
queerly 2,d5f cm2 8xv
queerness 4,8t0 dac 8xv dad,4j8 4ak
quell u,iuj 8up,801
quelling 4,8up iuj,3f3
quench y,1mu,1mx gb
quenched 0,gur 1o2 iuk
querier i,2y4 f5b,1og
querulous 0,7ne 7nd
querulously 2,7ne
query w,f5b bjl 2y4,2y5 bjo
quest 9,ise,ish
quester i,ckn
question a,bjl ikz fcr f5b fce,bjo fox
questionable 0,1n6 1n4 2eu 98t aoz cm3
questionably 2,aw6 1n6
questioner i,2y4 f5b,1og
questioning a,bjo i3r fce f5b 47w,2gp
questioningly 2,iul 8xy
questionnaire a
quetch w,3j0
quetzalcoatl i
quibbler i,692 4co,693
quiche a,,5qa
quick 0,ccj imy ccz dk 69y
quicken u,df dm dh,di
quickener h,bj2 ium fex,1b4
quickening m,,sa
quicker 2,ccs ccj
quickest 2,cct ccj
quickie 4,,cmr
quickly 2,2dx imy ccj
quickness 9,tq 1d8,tr
quicksand h,,8qf 694
quicksilver 0,6f1 vo
quickstep 12,,93r
quid d,,iun
quidnunc i,5mp,5mq
quiesce 13,eee d6u,iuo
quiescence 4,15m aod iup iuq,2p aof
quiescency 4,15m aod iup 2yb iuq,2p aof
quiescent 0,iup 15m
quiet 0,iur hbh 34g iuq ius hbg iut iuu
quieten u,eee 2h6 d6u,iuo 1mw
quietist i,,h3w
quietly 2,iuv hbh
quietness 7,ius 34g hbh i8q iur,eef 5sa
quietude c,34g,5sa
quietus q,,98k
quiff 8,,cvk
quill 5,,i1b iuw
quilt 6,,42k
quilted 0,iux iuy
quin i,iuz,itm
quincy i
quine i
quinquefoliate 0,4fz
quinsy q,,22v
quint i,6s9 iuz,k1 itm
quintessence 9,brr,brs 6bb
quintet a,,7oy
quintipara i,,ge4
quintuplet e,6s9 iuz,k1 itm
quip w,d6t iv0 bmh,fkq
quirk 7,8t0 hj3,4j8
quirkiness 7,8t0 hj3,4j8
quirt 6,,iv1
quisling i,7af,7ag
quislingism 4,7ae,33
quit 16,699 e5
quite 2
quits 0,bnc 77k
quittance l,iv2,48p
quitter i,1g
quiver 12,hun iv3 huq,hur
quivering 4,huq iv3 hun,hus 20
quixotic 0,eoh 8o1
quixotically 2,eoh
quiz a,iv4,7l3
quizmaster i,,7mp
quizzer i,buw iv4,2y4
quizzical 0,ia1 i3r en5 47w
quizzically 2,i3r
quondam 0,bpy 1el
quota n,,aku
quotable 0,iv5 2ht
quotation a,mp 6um gu9,mr 71y
quote w,gu9 6um iv6 kq,dx8
quoter i,iv6 gu9,17o
quotidian 0,btv 3qc
rabat f
rabbi i,1x6 iv7,5vo
rabbinic 1,iv7 iv8 1x6
rabbinical 1,iv7 iv8 1x6
rabbit 5,5jr,dwh
rabble e,guw,8ta
rabelais i
rabid 1,cad gau 41 iv9
rabidity 7,iv9 cad,b22
rabidness 7,iv9 cad,b22
rabies q,gau,pi
race 12,3u8 5t2 cua 5t3,gw 7mx
racecourse 6,iva,ivb
racer 5,cl7 ivc 5t3,3dx 1uu
racetrack 6,iva,ivb
raceway 6,iva,ivb
rachel i
rachis 8,ivd,3h6 deg
rachischisis q,,42
rachitic 0,eiv 186 ive ivf
rachitis q,ive ivf eiv,3ff
rachmaninoff i,ivg
rachmaninov i,ivg
racial 1,ivh 4hf 4he fc8 h24
racialist i,ivi ivj,2bq
racially 2,ivh
racily 2,d85
racine i
raciness 7,iri d8a ivk d85,i22 d8b
racing 4,5t3,350
racist i,ivi ivj,2bq
rack 6,,1h1 d7c
racker i,,2so
racket b,ivl ivm hbk flv 3mo,3py bg9
racketeer i,3mo ivm,21
racketeering 4,,59r
racketiness 7,4vd hbk,hbj
rackety 0,hbk c8 ivl 4vd
racking 0,htl lf
raconteur i,228,22a
racquet 6,,gdq
racy 0,ivn 3up
radar 6,ivo,ph
raddled 0,ivp 614 38x 3gb
radhakrishnan i
radial 1,ivq ivr
radially 2,ivs
radiance j,3as 5l9 3zx ivt co0,96t 5ag
radiancy 7,5l9 3zx ivt,5ag
radiant 0,3zx 1e1 5l9 ivt co0 ivu
radiate 17,ivt 3zx ivv 5l9,bct 45z
radiation j,ivv ivt,b8d bat
radiator h,ivu,4ui
radical 0,c5e ivw h9h buo,6dv
radicalism 9,,6bu
radically 2,h9h
radicle 8,,67q
radiculitis q
radio a,ivx ivy,ivz iw0
radioactive 0,iw1 iw2
radioactively 2,iw1
radioactivity m,iw2 iw1
radiochemist i,,4gu
radiochlorine r,,6o3
radiocommunication a,ivx,ivz
radiographer i,,hu
radiolocate 16,iw3 ivo,g5i
radiolocation 6,ivo iw3,ph
radiologist i,iw4,hu
radiosensitive 0,iw5 bp7 i63
radiotherapist i,iw4 pj,hu
radiotherapy 4,pj iw4,pk
radish d,,if1 5oa
radius 7,ivr ivq,9ya 6pr
radix n,,aku
raffish 0,94k iw6 94l 4j6
raffles i
raft 6,,4u0
rafter 6,,3zp
raftered 0
raftman i,iw7,7q
rafts n,aqe,3zc
raftsman i,iw7,7q
rag 6,iw8,ay6
ragamuffin i,iw9,ds4
rage c,d5j iwa,22p
ragged 0,iwb iwc iwd 38x iwe 3gb
raggedness 7,6i iwe iwd iwb,h4s gex
raging 0,iwf f9q 8c0 1c9
ragpicker i,,44f
ragsorter i,,je
ragtime a,,44x
rahu i
raid 4,cuj gfs,cuk 1cp
raider e,5fp gfs,3qo
rail 6,iwg fei iwh iwi iwj iwk,3pw d5e
railbird i,,195
railcar 6,62c,4cv
railhead 6,,bla
railing 6,iwg iwj iwi iwh,3pw
raillery a,3j5,3j6
railroad 6,d5e iwl iwm,1hk
railroader i,55g,3ui
railroading 4,iwm iwl,bhs
rails 6,iwn,97g
railway 6,d5e iwo,1hk
railwayman i,55g,3ui
railyard 6,,3ym
raiment 6,iwp 2g5 2g6,fj ks
rain j,744 guv iwq iwr,dtd c8y
rainbow h
rainfall j,744,dtd
rainfly 6,,76b
rainless 0,avs 113
rainmaker i,,bxl
rainproof 0,iws 1hw
rainwater r,iwr,7to
rainy 0,iwq 42s iwr 744
raise u,4yz e55 g11 g3,3a4 560
raised 0,b97 z1 b96 g13 yx
raiser i,1fn cbb,1fo
raising 0,ew5 b94 dq,2ws
raj q,,anf
raja 5,iwt,2qv 2r4
rajah i,iwt,2qv
rajpoot i,iwu,54x
rajput i,iwu,54x
rake z,,560 iwv
rakehell i,ilu,10q
rakish 0,94k iw6 94l 94m 4j6
rakishly 2,94k
rale b,iww,3py
ralegh i,iwx
raleigh f,iwx
rally z,guz,7ba 2zw
rallying 4,bfq bfl,guy
ram z,iwy iwz ix0 ix1,fja
rama i
ramachandra i
ramble 16,fll ix2,87d
rambler i,ix2 at2 fll,1ul 17o
rambling 0,ix3 a2t 758 1pj
rameau i
rameses i,ix4
ramesses i,ix4
ramification 4,4dd d5i 4de,35k
ramify u,7oa d5i 7og 4de 55m 4dd,nw 5kh
ramman i
rammer 6,ix1 iwy,ix0
ramp 6,ete,ix5
rampage 4,ix6 ix7 iwa,7jt p5
rampageous 0,ix7 8c0 ix6
rampant 0,ix8 bpn iwa
rampantly 2,bg
rampart 6,5ii,5ij
ramrod 6,,3ya
ramses i,ix4
ramus 8,,25g
ranch 6,ix9,92m
rancher i,dng ix9,1fo
ranching 4,ixa ix9,1fm
rancid 0,ixb gdz t5 ixc cha ixd
rancidity q,ixd gdz,9bm
rancidness 7,ixc ixb gdz,m6 2s7
rancor c,4it ixe,1cs
rancorous 0,ixe oj 4it
rancour c,4it,1cs
random 0,bp1 dvl bp0 dvk ixf
randomised 0,fh9 33y
randomization 4,,fiw
randomized 0,fh9 33y
randomly 2,2mn bp1
randomness 7,bld dvl bp1,48b dvm
ranee i,ixg,2qv
range 7,1u1 c2w b0q ixh c2t,1u2 5s
ranger i,,833 2g1 cld
ranging 18,at2
rangy 0,d8i d8k
rani i,ixg,2qv
rank e,3uz apv ixi,g2e 3xj
ranked 0,dkh dki
ranker i,ixi,2dt
rankin i
ranking q,ixj ixi b7u,aco
rankle 11,,26r
rankness 7,imi chb cgu bh,d3i 2s7
ransack z,9o9 ixk ixl,9t1 ixm
ransacked 0,bea 4ld
ransacking 4,ixl ixk,c1h
ransom 4,ixn,8h6 9g7
rant a,dvu 4kj fjb,9b1 4kk
ranter i,ixo fjb,1og
ranting a,dvu fjb,9b1
ranula q,,91l
rap z,fq9 4kt fqs ixp 1gf,3yf ixq
rapacious 0,1cy o4 1ct jc 3eh
rape 15,2zr 2zo ixr,2za
raped 0,9ts 4nu
raper i,ixr 2zr,1co 21
raphael i,,2nq
raphe 8,ixs,ixt
rapid 0,cck dk 69y
rapidity 7,69y ccl cck,69z
rapidly 2,2dx cck
rapidness 7,69y ccl cck,69z
rapier 6,,4kh
rapine 4,,9p8
rapist i,ixr,1co 21
rappeller i,7e,7f
rapper 6,,1rk s9
rapport o,ixu,fq0
rapporteur i,,ixv
rapprochement 4,ixw,33
rapscallion i,fqa 56g,4jq 3n2
rapt 0,b3b b3d
raptorial 1,1cy azp 1ct
rapture q,b39 b3b,b3c
rapturous 0,b3b b3d b3a b39
raptus q,8by b39,2fe b3c
rare 0,ixx f33 ixy bqp f31 f30
rarefied 0,ixz bur iy0 a2p
rarely 2,iy1 f33
rareness 7,f30 ixy f33,98h
rarified 0,ixz iy0
rarify u,7oe
raring 0,azm 2dl
rarity 6,f30 iy2 ixy ixz,98h 9mf
ras 8
rascal i,fqa 4jp,4jq
rascality 4,igb iy3,gte 8fx
rascally 0,ia0 4jp en5 56g 4jr fqa
rase 10,ady,9kt
rash e,b5k,b5l 6du
rashly 2,eq1
rashness 7,e13 567 eq1 4vh,e16 ctk
rask i
raskolnikov i
rasmussen i
rasp a,iy4 5oz,1fv
rasping 0,5oz 5or
raspingly 2,dmo 5oz
rasputin i
raspy 0,5oz 5or iy4
rassling 4,dmd,53x
rasta i,iy5,8k
rastafarian e,iy5,8k 8wq
rat 5,iy6 a5x iy7,dhq
ratability 7,iy8 hcl,fzp gk2
ratable 0,hcl 30n iy8
rate s,8m0 d0w,iy9 hqh
rateability q,iy8 hcl,fzp
ratepayer i,,iya
rather 2,f7t fpl
rathole h,,8na
ratification a,iyb iyc,hj
ratified 0,fxx fmm
ratifier i,bgp iyc,wp
ratify 15,iyc iyb bgp,8go 8gp
rating 9,bsw bsx iyd,2j4 v4
ratio o,b5d,iy9
ratiocinate v,iye g6e iyf iyg 1zj,5qv
ratiocination 9,iyf iye,fyk 2pu
ratiocinative 0,g6e 9yh iye
ratiocinator i,1zj iye,2t1
ration d,iyh,6q6 1oq
rational 0,78v f97 iyi iyj 78u 9lj f99 iyk f98
rationale 9,iyg iye,c0u
rationalisation 4,iyl 2f5,9ea c0u
rationalise u,2f5 iyl,7bg 2f7
rationalism 9,iym,bdw
rationalist i,ien iym,4lu
rationality 7,iyj iyi 78v f97 iyn,iyo g6d
rationalization 9,iyl 2f5,c0u
rationalize w,2f5 iyl,2f7 aux
rationally 2,78v
rationalness 7,iyi iyn 78v,g6d
rationed 0,aiq a1m
rationing 4,iyh,1on
ratlike 1,iy6
ratter 5,2fh 4b3 4jw iy7,1g iyp
rattigan i
ratting a,f2t 4b3,a8m
rattle 13,8me iww iyq,4wl 3py
rattlebrained 0,ctq b6
rattlepated 0,ctq b6
rattler 5,iyr iyq,8i1
rattlesnake 5,iyr,8i1
rattling b,iww 8me iyq,3py
rattrap 6,,4ie 4x
ratty 1,iys iy6 38x
raucous 0,5p3 aek 5or 4v9
raucously 2,5p3
raunch 7,75y a67,4yv
raunchy 0,iyt a67 8df 3yx 75y
ravage b,9sg,269
ravaging 4,9vx 9tz 9sg 267,9p8
rave a,iyu dro,8rc
ravel b,iyv iyw,92x
ravening 0,1cy o4 1ct jc
ravenous 0,brj b3k brk b3i 8ng
ravenously 2,edm brj
ravenousness q,b3i brj b3k,5ht
raver i,ixo iyu fjb,93s 1og
ravish 11,2zr bf6 2zo 991 bl6,2za 9ic
ravisher i,991 acv 2zr,10q 1tb
ravishing 0,41t 41e
ravishment 4,bl6 2zo bf6 2zr,1yl gwp
raw 0,iyx f4e iyy adu iyz
rawboned 0,iz0 285
rawhide r
rawness 9,eu8 4mr 8u9,6wi 7nt
ray j,3zz,96t
rayleigh i
rayless 1
raze 10,ady iz1 9ks,9kt
razing 4,iz1 9ks ady,269 268
razor 6,,3h1
razz a,4xq 3n4,475 3n5
razzing a,4xq 3n4,475
rbc 8,d0,8eh
rbi 4,,iz2
reach 12,36l 36f iz3,gw 2tk
reachable 0,fc fa
reaching 4,hq0 11s iz3,20 h5
react v,811 iz4 fps 316,p5
reactant r,iz5,6l2
reaction m,bnr fps iz5,4rz 46a
reactionary i,4nz iz6 hk9,5xa
reactionist 0,iz6 hk9
reactivate u,pr,po
reactive 0,iz7 iz4 iz5 iz8 bp7 bvy 811
reactivity 9,bvy iz4,rf
read v,9as hg5 9av 4yj 5e7 kq,1nj
readability 7,iz9 fy2 6xh,f9f 6xk
readable 0,6xh 9at fy2 iz9
readably 2,9au 6xh
readapt u,,g0
reader i,4yj iza izb hg5 9as,cq 5nt
readership e,izb 9av 4yj,39h
readily 2
readiness q,ii8 ik7,pl izc
reading 9,5e7 9as,6xa
readjust u,izd ize,g0
readjustment 4,ize izd,ga
readmit 15,,x1 x5
ready 0,ik7 ii8 cmm in0 izf izg
readying 4,gct 54c,pf
reaffirm w,izh izi,17e
reaffirmation a,izi izh,17h
reagan i
reagent r,,q5
real 0,qp izj e61 ql qu aly hgz e5y
realign u,,vj
realisation 4,izk 1e9 2jk,7oy 2jn
realise v,b0a b0c b0d,ej 393
realised 0,hb 81
realism 7,ig1 izj ig7 ig6,d56 qo
realist i,ig6 izj i9s,15g
realistic 0,dw9 ig7 dw8 g0x izl izm
realistically 2,dw9
reality 9,izn izj izl dcl izo qp,c05 qo
realizable 0,h4 izp h9
realization 4,izk qq 1e9 2jk qm,2jn qr
realize v,1e9 2jk izk blo izq kq,1ea
realized 0,hb 81
really 2,dcn qx dcl qp
realm q,fpy,2ox
realness q,izj izl dcl izo,qo
realtor i
reanimate t,ium izr,54g
reanimated 0,24y 1md
reap z,dft dxj 4gf,7b3 9qn
reaper 6,dxj dft,92o
reappear u,izs b6n dh,2gf
reappearance b,b6n izs,2gz
reappraisal 9,izt izu,2j4
reappraise v,izu izt,ei
rear e,3k3,cnt izv
rearguard e,,9u4
rearing 4,hgb cyi coy,izw j0
rearmost 0,3jn 3jo
rearrange u,izx izy,1qc
rearrangement 4,izy izx,2t2
rearward 2,3iu 3ks,3k3
rearwards 2,3iu
reason g,7sj,9vm i9
reasonable 0,7jp c89 izz j00 7jo dzj j01 c8b gvg
reasonableness 7,iyj j00 iyk 7jp,iyo 131
reasonably 2,c8c c89
reasoned 0,j02 b4x
reasoner i,1zj 2pf 7sj 5qv,2t1
reasoning 9,2pu 5qv,6cb
reasonless 0,grx fgy ex0 fgw
reassail x,,2za
reassemble 10,,300
reassert w,7vv izi,17e
reassertion a,izi 7vv,17h
reassess v,j03 izt,2j5
reassessment 9,izt j03,2j4
reassign 15,j04 j05,30u
reassignment 4,j05 j04,30v
reassurance 4,j06 j07 j08,u4
reassure 11,j07 j08 j06,2h6 328
reassured 0,7vh 32c
reassuring 0,7gw j09 7gv
reassuringly 2,7gw
reata 6,ftw,ftx
reaumur i
reave 14,9o9,9t1
reawaken t,,2sn
reb i,do4,do5
rebarbative 0,j0a ke
rebate 6,,j0b dpa
rebecca i,j0c
rebekah i,j0c
rebel i,do4 j0d f8r f8s,do5 agk
rebellion 4,j0e f8s f89 a6i j0f j0g j0d,88x 7w7
rebellious 0,f89 a6i f87 j0e aea a6j f8s 9f1
rebelliously 2,f89
rebelliousness 4,9f1 aea a6i f89 j0g,3ol 88x
reboot t,,j0h
reborn 0
rebound 12,51o 3jm,51s
rebuff w,j0i j0j j0k,ab2 191
rebuild 10,j0l j0m,5gy
rebuilding 4,j0m j0l,j0n
rebuke w,49c j0o xn 9s,45s
rebuker i,j0o 49c,6w
rebury 15,,5lr
rebut w,89o 89n j0p 7x9 j0q,3r 7xa
rebuttal a,j0q j0p 89o,j0r ia5
rebutter a,7x9 j0p 89o 89n,2pj ia5
recalcitrance 7,j0s,3ol
recalcitrancy 7,j0s 9f7,3ol
recalculate v,,5qr
recall v,j0t j0u 2bd
recant w,3o 3n,3r
recantation a,3n 3o,3p
recap 6,j0v j0w
recapitulate w,j0w j0v,iha
recapitulation 4,j0x,2ab 6gj
recapture 11,,c09 5ym
recasting a,hws,j0y
recede 12,ir1 j0z j10 dh,gw
receding 4,c7m j10 ir1,a6r b
receipt 4,j11 mc,nq mn
receipts l,dpf,1xb
receivable 0,awj 5ro
receive 14,ef nv j11 te e8 ej,nw
received 0,8ad en 8ab
receiver 6,iw0 g3i j12 j13 j14,j15 wd
receivership 4,j13 j14 g3i,pl 67v
recency 7,j16 j17 fuk h9g,hyo d1m
recent 0,h9g fuk d1d j17 1el j16
recently 2,fuj fuk
recentness 7,j16 j17 fuk h9g,hyo d1m
receptacle 6,e6d,3mb
reception a,j18 j19,7op a4m
receptionist i,j19 j18 j11,1si
receptive 0,j1a j1b ffg
receptively 2,et
receptiveness 7,j1b j1a et,izc
receptivity 7,j1b j1a et,izc
receptor 8,3v3 j12,67q 25k
recess z,1k5 ha5,2st
recessed 0,j1c 7qo 5uu kj
recession q,j1d,9pe
recessive 8,j1d,1nl
recherche 0,b8x 9jn
recidivate t,j1e j1f,j1g
recidivism 4,j1f j1h 3k9 j1e,3ka
recidivist i,j1h 3k9 j1f,21 bw
recipe a,cxi,cxm
recipient i,te ef,nt
reciprocal 0,fa5 8f6 j1i j1j 8f7 fa4 j1k j1l
reciprocality o,8f6 fa5,67z
reciprocally 2,h3i fa5
reciprocate 12,j1m j1n j1k 98c j1l,p5 4as
reciprocative 0,j1l j1k fa5 j1m j1n
reciprocatory 0,j1l j1k fa5 j1m j1n
reciprocity 4,8f6 j1i fa5,67z 98c
recission 4,j1o 275,6v
recital a,h52 j1p h53 j1q,229 7rz
recitalist i,j1q j1p j1r,j1s
recitation 4,j1t j1r j1u j1v 9b0,sj 98x
recite w,9b0 j1u j1r j1t,3hx 7ui b2e
reciter i,,1og
reckless 0,4vh 397 567
recklessly 2,60m
recklessness 7,567 60m 4vh,ctk
reckon v,dqp 5qq,2b9 ei
reckoner a,qz 5qr,1fq dqz
reckoning 9,2lh 5qr,5r1
reclaim 14,cv7,ej
reclaimable 0,j1w h23
reclaimed 0,j1x j1y
reclamation 4,j1z j20,j21 9j1
reclassification 4,,31r
reclassify v,,31q
recline z,j22 j23 j24 j25 g88,236 2st
reclining 4,j24 j22 j25,20
recluse i,e30 j26,e31
reclusive 0,j26 72p g6o ikm 720
recognisable 0,eh5 mi
recognise v,e91 ib,2jh id
recognised 0,83s ex 83m ey
recognition q,mf eh8,ev gmk
recognizable 0,i2a eh5 9um mi
recognizably 2,i2a
recognize v,mq 1e9 a81,e7 1ea
recognized 0,ex ey
recoil 12,8q0,4as
recoilless 1
recollect v,j0t j27 j0u 2bd
recollection 9,204 j0u j0t,206 gmk
recollective 0,j27 j0t
recommencement 4,j28,44c
recommend w,13h j29 e5,133
recommendation a,j29 13h 7hn,xo
recommit 12,,7ij 7ix
recompense 4,7mn 7mj 7mm,48p 1vq
reconcile u,gh dx3 7s9 3nv 2h7,dx2 vi
reconciled 0,828 hp
reconciler i,2h7 dx3,7sb
reconciliation 4,ixw 3nv 7s9 gh dx3,33 3nw
reconciling 0,s2 rq
recondite 0,aw ax az
reconditeness 7,ay az aw,b1 b0
recondition u,,7u2
reconnaissance 4,j2a j2b,j2c
reconnoiter 13,j2b j2a j2d,4hp
reconnoitering 4,j2d j2b,j2a
reconnoitre 13,j2b j2a j2d,4hp
reconnoitring 4,j2d j2b,j2a
reconsider v,j2e j2f 1ad,ag
reconsideration a,j2f j2e,81m
reconstruct v,bs5 j0l j0n,7yo 5gy
reconstructed 0
reconstruction s,j0n j0l j2g,cmr
reconstructive 0,84g 84d 9f8
reconvene 12,,8a0
reconvert u,,8az
recopy 10,,8d5
record w,6qt hz a7u 6k7 ixv j2h,b33 2ps
recorded 0,cjx cjw
recorder 6,j2h j2i 6qt,2g3
recording 6,6qj ghv j2i,1iz 3ni
recount w,h53 j2j e5,na
recounting a,j2j h53,h52
recoup 14,j2k,7mm
recourse 4,j2l,1fz
recover 14,j2m 89u j2n j2o 9j3 ckm 89x 89y,ej 1v5
recoverable 0,j2p j2q
recovered 0,8xs 341
recoverer i,j2o j2m
recovering 0,89v 186
recovery b,89x 9j3 j2n 89u,gi 7y0
recreant i,icy 2fh 8la j2r,8l6 1g
recreate t,ium j2s izr,54g
recreation 4,1ym j2t,pf
recreational 1,j2t 1sm j2s 1ym 1sn
recrimination a,,jm
recrudesce u,j2u j2v 2qm,41y 1gb
recrudescence b,j2v j2w j2u,bme
recruit 15,aqk j2x j2y biz dyx bj1,bju biw
recruiter i,dyx aqk j2z,66z 2g1
recruitment 4,bj1 j2x j2z,h5
rectangle p,cyu 247,j30
rectangular 0,247 hod 234 cyu hof i3o
rectification 4,j31 j32,is5 6fq
rectifier 6,9kn,29p
rectify u,j32 j31,2x1 ai0
rectilineal 0,g2l 7c1
rectilinear 0,g2l 7c1
rectitude 7,j33,e8t
rectocele q,il7,7f6
rector i,8xp,n1
rectum 8,,1j
rectus 8,,fdh
recumb z,j25 j3 j23,3wz
recumbent 0,j3 j4 j25
recuperate t,j2n dh,ej j1g
recuperation m,89x 89y 89u,7y0
recuperative 0,dzi 1qt 89y 89u
recur u,fj3 870 j34,41y
recurrence b,j34 870 fj3,j35
recurrent 0,870 86y j34 fj3
recurrently 2,870
recurring 0,872 86y
recurvate 0,8zj 2nb
recurved 0,8zj 2nb
recusant i,41a agl aed agn,agj
recyclable 0,j1w h23
red 0,61g 61h 1tk,4s1
redact i,19 8i3 b3u j36,2ae 2v3
redaction 4,b3v j36 b3u 8i3,s1 3cc
redactor i,19 b3u,2ae
redbird 5,,5i3
redbrick 0,gvl 864
redcap i,,iea
redcoat i,g58,2dt
redden t,4sw,4jh
reddened 0,7d2 f1z 4cn 3de
reddish 0,61g 1tk
rede w,26i xi,6xb 139
redecorate 10,,yu
rededicate w,30w,7ik
redeem 15,9j5 j37 j38 8c 6q7
redeemable 0,j2q 63y j2p 640
redeemer i,6q7 ixn,bvu
redeeming 0,j37 dj2 22n 5if
redefine 16,j39 j3a,9fi
redefinition a,j3a j39,9fk
redemption 4,8c j38 9j5,9j1
redemptional 1,j38 8c
redemptive 1,j38 j37 9j5 8c 22n
redemptory 1,j38 9j5 8c
redeposition m,,9oq
redevelopment 4,c6y,1v9
redford i
redhead 5,62i,5gf
redheaded 0,4py 4ps
redheader i,62i
redirect 12,j3b,64b
rediscover 13,j3c j3d,aa7
rediscovery 4,j3d j3c,581
redistribute z,,a1j
redline 15,,aaq
redly 2,61g
redneck i,,5iy
redness 7,f1w 61h 7d2 61g,4s1
redo u,j3e j2g,8oh
redolence 7,czc 2sa,2s7
redolent 0,bu5 hj1 3g4 hj0
redouble u,,bq8
redoubled 0,ew1 iu
redoubtable 0,1iu 1im
redress l,1vr ca j3f,1vs
redskin i,f4a,1ki
reduce u,908 j3g 1o4 90b,s
reduced 0,3x g8j 3w 37c 37b 3xw 46j 9c4 9c5 9c6 9c7 9c8 98s
reducer 6,j3h 9mt,q5
reducible 0,16 j3i
reducing m,j3j 9mt,bnr
reductant r,j3h 9mt,q5
reduction 4,1o4 j3j 9oe j3i 908,bnr
reductive 0,j3g j3k 908
redundance 7,j3l bvk,hr4
redundancy 7,j3m j3l bvk iml,j3n hr4
redundant 0,bvk bvm j3l j3m
reduplicate 10,axu,axv
reecho 13,,b2f
reedlike 0,j3o 285
reedy 0,hbl j3o c8 285
reef h,j3p j3q,axj
reefer 6,j3r,6s2
reefy 0,j3q cv3 j3p
reek t,j3s j3t chd,bu4
reeking 0,j3u 42s
reel 6,5zp dsf j3v,ctx 1uk
reelect 15,j3w j3x,b7z
reelection 4,j3x j3w,b81
reeler i,j3v 5zp,1ul
reenact 10,j3y j3z j40,8iz bes
reenactment 4,j40 j3y,pc
reenactor i,j3z j3y,qh
reenforce u,4w2 j41,54d
reenforcement a,,6d1
reestablish 15,j42
reevaluate v,j03 j43,2j5
reevaluation 9,j43 j03,bsw
reexamination 4,j44 j45,9or 3e4
reexamine v,j45 j44,1zq
ref i,j46,aew
refashion 10,j3e,8oh
refectory 6
refer w,6uk 1pa 1pi 9s 1p7 9m0 e5,6un
referable 0,2xe 2xf
referee i,j46 j47 j48,aew
refereeing 4,hji j47,1rc
reference a,1pi mp j49 6uk 6ul,3q9 mr
referendum 4,,b86
referential 0,9m8 9m3
referral 4,,70t j29
refill u,j4a j4b e5,b8h
refilling m,j4b j4a,cjo
refinance 14,,ckh
refine u,6vc 7oe icl j4c j4d,1o0
refined 0,6vi 6ve 8kc grt 99a b57 cks dca fs8 hrc
refinement b,icl j4c 6vc,8kd gi
refiner i,j4d j4e 6vc j32
refinery 6,j4e,ai4
refining m,is5 j32,4ra
refinisher i,iiq
reflect 13,4av gt0 5dc kq,ext 31j
reflectance n,j4f,77i
reflecting 0,gt2
reflection 9,78g j4g 4ri,13b 742
reflective 0,5dc 47v j4h 4av
reflectively 2,5dc
reflectiveness 7,j4h,85x
reflectivity 7,j4f b2g gt2,77i 48b
reflector 6,gsz gt0,s9
reflex 4,45x 3du,fps
reflexion 6,j4g 4ri,742 9ka
reflexive a,3du 3kt 3dy
reflexively 2,j4i 3du
reflexly 2,j4i 3du
reflux b,b1y,m8 1h0
refocusing 4,,csa
reforge 10,,j3e
reform 4,ebf j4j j4k,1v9 5t0
reformation 4,j4k,epq i75
reformative 0,e1s gg j20 j4j
reformatory 6,e1s gg j20,d8t
reformed 0,j4l agn
reformer 6,54 j4j,jv 143
reformist i,54 im4 j4k j20 j4j g05,jv
refractoriness 7,j0s fdb aeb,3ol
refractory 6,fdb 3om j0s,5ly
refracture t
refrain a,6pn 9t,3is
refresh t,5ex d1f j2s pr,j0t d1h
refreshed 0,fez ff0
refreshen t,d1g,nw
refreshful 0,5bf 5bh
refreshfully 2,j4m
refreshing 0,5bf 5bh
refreshingly 2,j4m 5bf h9e
refreshment 4,j2s d1f d1g,7ay j4n
refrigerant r,j4o 79y j4p mz j4q,10i
refrigerate u,j4q j4p 79y j4r 8cg j4o,5th 6ms
refrigerated 0,79z mz
refrigerating 0,79y mz
refrigeration m,j4r j4q j4p,8cd
refrigerator 6,8cg j4q j4p,acu
refuel 14,j4s j4t d3x,d3v d3w
refueling 4,d3x j4s j4t,1m0
refuge 4,dw3 j4u,2os 1g1
refugee i,,bzj
refulgence 7,5l9 3zx,5ag
refulgency 7,5l9 3zx,5ag
refulgent 0,3zx 1e1 5l9
refund l,j0b j4v,48p
refurbish u,j4w j4x,d1h
refurbishment q,j4x j4w,epq
refusal a,j4y j4z j50 49 9bc,4f mo
refuse w,aef 9bc j4z ab2,811
refutal 4,afl,9vd
refutation 4,j0r afk 89o 89n,28n afm
refute w,89o 89n j0r afk 7x9 afl,3r 7xa
refuter i,7x9 89o 89n,2pj
regain 14,j2m j51 ckm,ej
regaining 4,j51 j2m,ns
regal 0,bdf 2qx
regale y,1k3 42o,66x
regalia 6,iwp,2li fj
regally 2,bdf
regard v,ag eng 1nj kq daf,46e wt
regardant 0,3ku 3kk
regardful 0,9eu 9ez
regardless 2,afz
regenerate t,d1h,8iz 3a4
regenerating 18
regent i,j52 ifr,7iy 1v4
regicide 4,,6ot 4qd
regime e,3cw j53,3cx 1b2
regimen 9,j53,1b2
regiment e,j54 j55,2w0
regimental 1,j55 j54
regimentally 2,j55
regimentation 4,,eo2
regimented 0,89i 85f
regiomontanus i
region f,1gp,g5p
regional 1,j56 2ov fnk
regionally 2,j56
register 15,bju cja i08 j57 bjt j58,6qt
registered 0,ity
registrant i,j58 bju
registrar i,,3ui 98d
registration 4,bjt bju,x2
registry a,j57 bju cja,4r1
regnant 0,ifs 1ps
regorge t,3tv kq,3tx
regress 4,j59 j1g,2pu j5a
regression 4,cmw,2c 9ea
regret 11,gud 7qb 2bd,c09 9he
regretful 0,j5b
regretfully 2,j5b
regrets a,,j4z mn
regrettable 0,j5c 3l
regrettably 2,1j0 j5c
regroup 15,j5d,cxa
regrow t,,ddg
regular 0,fvn j5e j5f 912 fvl hje j5g bxq
regularisation 4,j5h j5i j5j,hsd
regularise u,djr j5j kq j5h j5i,v2 1qc
regularity 7,912 btj j5k btk j5f j5l he1 d16 fvn,j5m
regularization 4,j5h j5i j5j,hsd
regularize u,djr j5j kq j5h,v2 1qc
regularly 2,fvn
regulate u,j5n djr j5o 2e9 dr0 j5i exq kq,vi v2
regulated 0
regulating 4,exq djr,hsd
regulation a,hn7 dr0 djr,5uz al
regulative 0,j5o 7vu
regulator 6,2e9 j5n,fmc
regulatory 0,j5o 7vu j5n
regurgitation 4,,j0u
rehabilitate 15,j5p j5q j5r,9f8
rehabilitation 4,j5r j1z j5p j5s,j21
rehabilitative 0,j5q 84g j5p 84d j5s
reharmonization a,,dww
rehash y,,j5t
rehear 15,j5u,j5v
rehearing 4,,g3p
rehearsal 4,j5w ify,5ey
rehearse 10,ify j5w,7ui
reheel u,,95g
rehnquist i
rehouse 15,,an5
reich e,,1pp
reichstein i
reid i
reign 15,ane j5x,djs 6by
reigning 0,ifs 1ps
reimburse 14,j5y 1p3,j4v
reimbursement l,1p3 j2k j5y,1vs
rein 6,,8uk 421
reincarnate u,j5z j60 j61,4hy j62
reincarnation 9,j61 j5z,3ek 4hx
reinforce u,4w2 3jl j41,54d
reinforced 0,j63 5h0 40a 5h1
reinforcement 4,j41 4w2,36e
reinforcer 9,,b9c
reinstall z,,f7l
reinstate 15,j64 j65 j66,9f8
reinstatement 4,j65 j66 j42 j64,j21
reinterpret w,,26i
reinvigorate t,ff2,54g
reinvigorated 0,fez ff0
reissue a,j67 j68,4y0 axv
reiter i
reiterate w,dx8 fj0 j69 e5,27g
reiteration 4,j69 dx8,8d9
reiterative 0,fj0 fj4 dx8
reject v,a7m 9bc ae6 a ab2,ei
rejection 4,a 2fg 9bc 9oz a7m,34 3p1
rejective 0,ae6 ab2 9oz a7m ae5 j6a
rejoice 11,c5r c5j j6b j6c c5q,c09 c5l
rejoicing c,j6c b7k j6b c5r b7i,4p5
rejoin 15,7gb,f1o 28k
rejoinder a,3km,7gc ia5
rejuvenation 4,dnw j4n j62,6tb j21
relace z,,frp
relapse 4,3ka j1e,3kb ks
relapsing 4,3ka j1e,3kb
relate v,31g 1pa 67z 1p7 e5,31j
related 0,174 177 40e 173 78h 8dn 8ez 8fd 176 1e7 807 1od 9r2 bez
relatedness o,40e 174 177,1oc
relation 3,67z 1yx 5do j6d fcb 31g,a9
relational 0,j6e 7lv
relations o,,1jm
relationship o,j6d 1yx ne 1e8 67z,pl
relative 0,7lv 1e8 j6f j6e
relatively 2,7lu 7lv
relativistic 1,j6g j6h
relativity 7,j6h j6f j6g ins 7lv
relax t,j6i j6j 9pb j6k aof j6l,ks fl6
relaxant 6,9pb j6m 34b j6i,a3c
relaxation 4,j6k j6j j6i,in
relaxed 0,9gj 9gh gm0
relaxer h,j6l j6j j6m,1b4
relaxin 8,,pb
relay w,,mh
relearn v,,92
release z,abd d0g 9b6 fih,616
releasing 0,bcy 16p
relegate 15,j6n 9lb 9hp j6o,j6p 30u
relegating 4,9hp j6n,3ck
relegation 4,9hp j6o j6n 9lb 6xt,3ck 31r
relent 16,j6q
relentless 0,dob 871 dod f0e 86y
relentlessly 2,j6r 871
relentlessness 7,f0e dob 871,f0f
relevance o,2i2 2i3,1oc
relevancy o,2i2 2i3,1oc
relevant 0,2i3 2i2 2i1 dd8 i4b
relevantly 2,2i3
reliability 7,9n7 9n8 3c1 9na,9nb
reliable 0,9na 9n7 9nc 9nd 9ne
reliableness 7,9n7 9n8 3c1 9na,9nb
reliably 2,9ng 9na
reliance 9,j6s j6t 9nk 9np,326 9nh
reliant 0,9np 3i5 j6t 9nk
relic 6,,2ce
relief c,1nx j6u,1o3 7gj
relieve t,1nt j6v 3kn cl6,1o0 adc
relieved 0,1o1 1o2
reliever i,3kn 1mv j6v 6m,31k
relievo 6,bbq,63n
religion 9,6q9 6rg 6rj j6w j6x,465 6ht ct
religionism 7,j6y i74 j6w,cae 9x2
religionist i,j6w j6y i74 6rg 6q9,9u
religiosity 7,i74 j6x,9x2
religious 0,j6x 6rj f7a 9x2 6rg i74 6q9 6ri 6rf 9x1 fav
religiousism 7,i74,9x2
religiously 2,j6z j6x
religiousness 7,9x2 j6x 6rj,9x3
relinquish 14,j70 j71 69k,7vf
relinquishing 4,j71 69k cw4 j70,j72 52
relinquishment 4,j71 69k j70 cw4 abd,j72 52
relish c,ds0 3wx,bih 3fe 3wy
relishing 4,9gu,3s9
relive v,j73 j74,c0b
reliving 9,j74 j73,c05
reload z,,g4u
relocate u,j75 j76 j77 hro,bst 560
relocated 0,j78 3wb
relocation 4,j77 hro j76 j75,1hg vr
reluctance 7,acx g4w j79 ad0,5wi acz
reluctant 0,g4w ad0 j79 g4x acx 2c4
reluctantly 2,g4w
rely v,9nk 9np j6t j6s,7ve
relyric 10,,gap
rem n,,hfi
remain u,j7a 37 j7b 428,5s
remainder o,fxt j7b,7ot
remaining 0,fxm fxs
remains h,cyf,7hj
remake 10,j3e,8oh
remand w,j7c,6e6
remark w,7hu 3q9,se 1fg
remarkable 0,c4r hew 4xo bmx
remarkably 2,j7d c4r
remarry 15,,f4k
rembrandt i
remedial 0,j7e 1v8 j3f
remediate u,1vp j3f,8el
remediation 4,j3f 1vp,1vq
remedy u,1vp j3f 1nu j7e,8el 1vq
remember v,j0t 6gx j7f 204 gmk 2bd
remembering 9,gmk j7g j7f j0t,374
remembrance 9,204 7hd j7g j7f 6gx j0t,206
remind v,el6 8wj j7h j7i pr,na
reminder 9,j7i j7h el6,mo c05
remindful 0,bu5 3g4
reminisce v,j7j bu5 j7k j0u,j7f
reminiscence 9,j7k j0u bu5 j7j,7uv gmk
reminiscent 0,bu5 3g4 j7k j0u j7j
reminiscently 2,bu5
remiss 0,h7g erl fvw
remission b,j7l j7m,r
remissness 7,fvw h7g,9qb
remit 14,j7n j7o 7r1,59q 9k9
remitment 4,j7o j7n j7c,48p
remittal 4,j7o j7l j7n j7m,48p r
remittent 0,9c7 3x j7m
remnant o,fxr j7b,fxt
remodel u,j2g
remonstrance a,c28,7k7
remonstrate w,,9lf
remonstration a,c28,7k7
remorse c,7qa,7qb
remorseful 0,893 894
remorseless 0,gne 53c
remorselessly 2,gng gne
remote 0,aho j7p j7q caz cb0 cb7
remotely 2,j7p
remoteness 7,cb0 1q4 j7q aho j7p eqd,ahn j7r
remotion 4,am 1y7,9u8
remount 12,,4ar
removable 0,ae3 hh5 ae2 c43 hh6
removal 4,am 8wn 1y7,9u8
remove u,1y7 am j7s e5
removed 0,j7q j7t caz
remover i,j7s 1y7,kw h0p
remuda e,,e2n
remunerate 14,7mm g93 7mg b0e ars,59q
remunerated 0,7mk 642
remuneration l,b0e 7mm,b0m
remunerative 0,7mg 642 7mm
remunerator i,ars 7mm,bvu
remus i
renaissance s,,j7u
renal 1,h7x fp9
rename w,,3sn
rend z,j7v kq,frt
render u,18i fc7,gcs hh
rendering 4,j7w fc5 fc6 fc7,7rz c0u
rendezvous 4,30z,gl8 4i0
rending 0,5p4 5or
rendition a,j7w,7rz
renegade i,2fh j2r j0f,9e8 1g
renew 10,d1h j60 j7x,8iz j62
renewal 4,j1z j7x d1h,j21 8d9
renewed 0,j7y j7z
renewing 0,ff1 5bh
reniform 0,j80 ka
renoir i
renounce w,1c 1f j72 4g dh,j81
renouncement a,j72 1c 3r,j82
renovate t,j83 j4w j4x c6y iiq,d1h
renovation 4,c6y j4w j83,1v9
renovator i,iiq j83
renown q,c9y,br8
renowned 0,69t 69v
rent l,fwz 6i6 j84 fx2 j85 j86 30w,6i7
rental 4,fx0 j86 j84,47d 7hz
renter i,4tf j85 j84 6i6 fwz fx2,ars 4yg
rentier i,,4wy
renting 4,j86 fwz,7hz
renunciant 0,hcu 8ew cw4
renunciation a,j87 3r,j88
renunciative 0,hcu 8ew
reopen z,,fl7
reorder v,hrx,apv
reorganisation 4,j89,hne
reorganise 15,j5d j8a,cxa 7bg
reorganised 0,hnk 7vo
reorganization 4,j89 j8b j5d j8a,hne itx
reorganize 15,j8a j5d j8b j89,7bg cxa
reorganized 0,hnk 7vo
reorientation 9,,ehf
rep 6,,7yc 3mj
repair u,95g cmr 95h,1o0 1v9
repairer i,95h 95g
repairman i,dvb,95h
repand 0,j8c
reparation 4,7mi,1vs
repast d,57t,1ls
repatriate i,,6ut 9of
repay 14,j4v j8d iv2 j8e 7r1,59q hh
repayable 0,awk 5ro
repayment 4,j8e j8d j4v,9g7
repeal w,275 6u,277 6v
repeat w,dx8 axu fj3 j35 8d9 e5 86z j1h j8f,27g axv
repeated 0,870 86y
repeatedly 2,870
repeater 6,j8f j1h axu,21
repeating 4,8d9 axu,873
repel z,h5w j0k 388 e49 2s j0a ac4 j8g,cux 26v
repellant 7,j8h j8g j0a h5w,m2
repellent 7,j8h j8g j0a h5w,m2
repellently 2,j8i ac4
repelling 0,ac4 2y
repellingly 2,j8i ac4
repent 11,35q 894
repentance c,i1d 894 gud,7qa
repentant 0,894 i1d 35q gud 893 i1o
repercussion b,3jm,1a5 2km
repertoire e,,j8
repertory 6,,9op
repetition b,j35 8d9 fj4 fj3 axu dx8,dzu 873
repetitious 0,fj4 j35 daw 8d9 j3n fj0
repetitiousness a,j3n fj4,j8j
repetitive 0,86z 86y j3n axu fj3
repetitiveness a,j3n 86z fj4,j8j
rephrase w,hwr hws,dx8
rephrasing a,hws hwr,j0y
replace u,j8k 9pt j8l j8m i3j j8n af4,d1h j8o
replaceable 0,fad fab
replacement 4,af4 j8m i3j 9pt j8p j8k,7l0 3kn
replacing 4,af4 9pt j8k,7l0
replant z,,18n
replenish u,j4a j4b e5,b8h
replenishment m,j4b j4a,cjo
replete y,74m hf8 j8q hf7,1mx
repletion 4,j8r j8q 74m,d49 3s9
replica 6,axu,64l
replicate 10,kq,2nf axu
replication 4,j8s,8d8
reply w,28k 28l 7gc,se 1fg
repoint u,,95g
report w,9r8 229 hy,na 12q
reportage a,j8t j8u,i0
reported 0,hf2 hf1
reportedly 2,hf2
reporter i,h9p j8u,17o
reporting a,j8t j8u,i0
repose 4,aof j25,ehs
reposit 14,j8v j8w,d8w
repositing 4,j8w j8v,j8x
reposition 4,j8w j8y j8v kq,j8x 560
repository 6,9op,1gz 7vb
reprehend w,j8z 7th xn,45s
reprehensibility 7,j90 7th,3oc
reprehensible 0,7th 7ti j8z j90
reprehensibly 2,8wo 7th
reprehension a,xn j8z,627
reprehensively 2,8pu 7th
represent 16,bbn 9xv 1nc 4sq,8fb gjm
representation 6,4sq 10y 2pm bbn 24q,469 2u9
representational 0,9io 9ik cit grp h5r
representative i,1bb 3mn 7yc,3u3 wu
repress 15,iue f3t j91,8un
repressed 0,f3v f3u
repressing 0,f3t 7vu
repression q,j91 iue,4wx
repressive 0,f3t 7vu iue
reprieve q,j92,j6u
reprimand w,24m xn,45s
reprint a,j67 j68 hjl,4y0 axv
reprisal 4,,i05
reprise 10,j0x,gu8
reprize 10,j0x,gu8
reproach a,ixq j93 j0o,xn jo
reproacher i,j0o j93,6w
reprobate i,9gn 8fp,bw a7m
reprobation 9,7te,2fg abn
reproduce 10,axv j8s,8oh
reproducibility 7,axr axt,9n7
reproducible 0,axt axr axs
reproducibly 2,axt
reproduction m,ewd,sa
reproductive 0,d3k 52o ewd
reproof a,xn xm,627
reproval a,xn xm,627
reprove w,xm j0o xn,45s
reprover i,j0o xm,6w
reprovingly 2,xp
reptile 5,,4hi
republic e,9kd,3bx
republican i,djb,5t4
repudiate w,3r j94 j87 j6a j95,a7m
repudiation 4,j87 j95 3r j94,j88 j4y
repudiative 0,j6a ae6 j94
repugn w,6eb eu4,86o
repugnance c,eaj 2s,2x
repugnant 0,2s 2y eaj
repulse x,j0k j96 j97,cgh
repulsion j,eaj,38g 2x
repulsive 0,2s 2y g50 ac1 h5w
repulsiveness 7,g50 2s e49,4mb
repurchase 4,5nq 5nr,5ns 5nm
reputability 7,9aa bra,dli
reputable 0,bra 9aa br9 brd j98
reputably 2,bra
reputation q,j99 j9a j9b,br8 hf5
repute v,j9b j99 j9a,46e br8
request w,2tt 2ic big ffi 2gp,mh mo
requester i,5vz,2i7
requiem 4,8e5,2a6
require 16,9jq h6p j9c 2y1
required 0,h6n bqw
requirement 9,j9c bqx iie 9jq bzm h6y,aye h6q
requisite h,bqx h6n bqw j9d,h6q
requisiteness q,j9d h6n,h6m
requisition w,7h6,9jp
requital 4,j9e j9f j8d,1w7 j9g
requite 14,j8d j9f,hh
reread v,,9as
rerun w,,3zq
res 8,,759
reschedule w,9ew,5tu
rescind w,275 j1o,277
rescindable 0,j9h j9i
rescission 4,j1o 275,6v
rescript a,9cf,28l p4
rescue 15,9j2 9j1 9j4,9j3
rescuer i,9j4 j2o 9j2,gn
reseal z,,j9j
research 4,gq9 c1j,1zx
researcher i,4um 84m c1j,4ch
resemblance 7,j9k 2lf,1lq
resemble 16,2lf j9k,hg
resent 11,j9l 4it,9vn
resentful 0,oj oi ixe
resentfully 2,oj
resentment c,4it j9l,1cs
reserpine 6,,6o9
reservation f,,50l 1fg
reserve 14,1p2 j9m,9pm 1op
reserved 0,4y3 1q3 4y6 4y2 1q2 a1a j9n
reserves e,gra,2s1
reservist i,,2dt
reservoir n,,j9o fs5
reset w,,9fl
resettle u,j77,7cn
resettled 0,j78 3wb
reshape v,,9v9
reside 16,an4 j9p 1kk 31,an6
residence f,4u 72o 31,4w 4tj
residency 4,31 hcy j9p hif an4,34 cr
resident i,1kk j9p hif an4 31,1qi
residential 0,j9q 31
residentially 2,j9q
residual 1,j9r fxt 2xn
residuary 1,j9r fxt 2xn
residue r,2xn fxt j9r,bav 7ot
residuum o,fxt,7ot
resift z,,j9s
resign 15,1f j82 dh,j81
resignation a,j82 j81 1f,9si 2y7
resignedly 2
resile u,51o 51v j9t,51s
resilience 7,j9u 51v j9v,51w
resiliency 7,j9t j9u 51v 51o j9v,3jm 51w
resilient 0,j9w 51v 3up 51y j9t j9u 51o j9v
resinous 0,i8g u7 j9x
resiny 0,i8g u7 j9x
resist 16,9ge 9gf 9f5,9gg cgh
resistance 4,hls j9y elq,e3 fzf
resistant 0,f8u esk el7
resister i,h69 12d 3oe,jv
resistive 1,j9z elq
resistivity j,elq j9z,5wi
resistless 0,fhf hym fhg eqo
resistor 6,,29p
resmudge z,,ja0
resole u,ja1,95g
resolute 0,9sq rm 9vg 9sp clj cyt ja2 ja3 ja4
resolutely 2,9sq
resoluteness 7,rm ja5 9sq,qc
resolution a,ja6,3pb
resolve v,uy 7sp ja6,5g 1f5
resolved 0,ja2 9sq
resolvent r,kw ah7,ahb
resolving 9,c7b,hy7
resonance j,ja7 ja8 ja9,742 hoo
resonant 0,ja8 fl9 ja7 i98 b2f 4lj jaa
resonate v,ja9 jab ja7 jaa i98 ixu,4wl
resonating 0,ja8 fl9
resorcinol r
resort 15,j2l j4u,2ia 392
resound 13,b2f ja8,4wl
resounding 0,ja8 fl9
resoundingly 2,ja8
resource l,d5a 1g1,1xe 11n
resourceful 0,5wc 5w8 2s0 jac
resourcefulness 7,jac 5wc,1g1
resourceless 0,idn
respect 9,ws 9ey br7 br6 jad,9u9 ag
respectability 7,9aa brd 9ad,dli
respectable 0,9ad brd 81p 9aa 9a9 iij jae bra
respectably 2,8ow 9ad brd
respected 0,j98 bra
respecter i,jad e95 ws,u5
respectful 0,9ez 9ev 9eu e94
respectfully 2,9ez
respectfulness 7,9ev jaf 9ez,6ny
respective 0,eyh ehl
respectively 2,eyh
respects a,,mo
respighi i
respiration 4,5zh 58i,goc
respirator 6,f3k 58f,f3l
respiratory 1,jag 58j 58i 58f 5zh
respire t,58j 58i 58f jag 58h 5zh
respite 4,j92 r,j6u c9w
resplend 16,jah 41n dgz,8gd
resplendence 7,dgz 41n jah,38t
resplendency 7,dgz 41n jah,38t
resplendent 0,41n 41e dgz jah
resplendently 2,djf 41n
respond v,811 28k 28r 28q 28o 316,p5 se
respondent i,28o 28q 28k 811,775 17o
responder i,28o 28k 811,17o
response 4,fps 28l,1a5 q4
responsibility 4,aye,j2
responsible 0,i2 9nb i1 28p 1vh fzq jai
responsibleness 7,9nb 8oz i2,8p0
responsibly 2,i2
responsive 0,2c6 28r 28l 811 28q
responsiveness 9,bvy,rf
rest o,fxt fqh jaj dh,7ot 5s
restart u,jak dh,fn8 87f
restate w,dx8 9li e5,27g
restatement a,9li dx8,1fg
restaurant 6,5pv,w
restauranter i,jal,4yg
restaurateur i,jal,4yg
rested 0,ff0 fez
rester i,jaj fqh 58m jam
restfully 2,jan
restitute u,j83 j51 jao,j4v d1h
restitution 4,1vr jao j83,1vs cmr
restive 0,b3p b3q flc jap
restively 2,b3p
restiveness 7,flc jap b3p,23s h8a
restless 0,a97 h0t a6j fjh 199 jaq
restlessly 2
restlessness 7,jaq h0t,g61
restock 14,,jar
restoration 4,j21 j51 9f8 j62,cmr
restore 15,9f8 j62 j21 iiq j4x ff1 dzi dh,d1h
restorer i,iiq 9f8
restrain z,843 jas 89c 5q1,844 7vp
restrained 0,jat jau jav jaw jax
restrainer i,89c 4om jas 843,6l2
restraint 4,7vs f3x 4om,hsd a8g
restrict u,8z0 jay 7vp 7vu g1z pr ioo,6tp
restricted 0,6tu gw0 6tt s6
restricting 0,7vt 7vu
restriction 9,g1x g1z jay 8z0 7vp,dr0 exq
restrictive 0,7vu ioo jaz 8z0 7vp 7vt f3t j5o jb0 2bs jay
restroom 6,,73k
result j,1a5 bk2 fw8 gx 1a9 jb1,6ek bk3
resultant 0,gx gy jb1 1a9 fw8 bk2
resume u,jak jb2 j28 dh,87f nw
resumption 4,j28 jak,44c
resurgence 4,j7u jb3,gi
resurrect t,jb4 jb5 jb6,j0h
resurrection 4,jb5 jb4,j7u
resuscitate t,j0h izr jb7 jb8 ium,jb9 ks
resuscitation 4,jb7 j0h,j7u
resuscitator 6,jb8 j0h,f3l
resuspend u,jba jbb,jbc
resuspension r,jbb jba,jbd
retail 4,jbe jbf jbg,4z9 jbh
retailer i,6et jbf,3nh aiw
retailing 4,jbg jbe jbf,4z9
retain 15,jbi e73 j27 87a,85d imn
retained 0,iip gcl
retainer 6,iun c7d,21c je
retake 4,jbj jbk,9t1
retaking 4,jbk jbj,9j3
retaliate x,3em jbl irl i05 3en,1w6 jbm
retaliation 4,i05 3em jbl,j9g
retaliative 0,irl 8et
retaliator i,3en 3em,1co
retaliatory 0,irl 8et 3em jbl
retard u,,9a6
retardation 7,9a5 9a4,do
retarded 0,8pi 3l0 ehm gz8 8pf jbn
retch t,3tv kq,3tx
rete 8,iaf,67q
retell w,j1v ci2,8iz
retention 4,e72 e73,e74
retentive 0,j27 206 jbi
retentively 2,j27
retentiveness 9,206 j27,c7g
retentivity 7,206 j27,c7g o0
rethink v,1ad,46e
reticence 7,jbo jbp,h3b
reticent 0,jbp jat jbq jbo jav
retick z,jbr,3ke
reticular 0,5tx jbs 5tv 8qp d1q fah h8j gny h8n
reticulate 0,5tx 5tv 8qp d1q fah h8j gny h8n
reticulation 6,jbt jbu
reticulocyte 8,,d0
reticulum 5,jbs 5tx jbu jbt,h8m
retie z,,4ge
retina 8,jbv jbw,11v
retinal 1,jbw jbx jbv
retinene r,jbx,4vs
retinitis q
retinopathy q,,661
retinue e,8g1,2zw
retire 15,jby jbz jc0 jc1 jc2 jc3,j81 699
retired 0
retiree i,jc1 jbz jby,97m
retirement q,jc0 jby,3xj
retiring 0,gvw hpu gvu hpd
retool 14,jc4 dh,j8a j8p
retort w,7gb 3km,28k 7gc
retrace 12,,4ym
retract w,3o 3n,3r
retracted 0,3kv 3kk
retraction 4,3n 3o 384,3p 20
retractor 6,,a39
retraining 4,,dp5
retral 0,3kw iet 3kk ier
retranslate w,,aw3
retreat 12,ir1 j0z dh,gw b
retreatant i,,370
retreated e,,3m8
retribution 4,j9e,1w7 1vq
retributive 0,irl jc5 8et 80d
retributory 0,irl jc5 8et 80d
retrieval 4,j0t,gmk
retrieve 14,j2m 9j3 ckm,ej
retriever 5,,jc6
retroflection 4,jc7 jc8,2c 2vc
retroflexed 0,3kx 3kk
retroflexion 4,jc7 jc8,2c 2vc
retrogress t,jc9 j1e jca j59 dh,9b8 j1g
retrogression 4,j59 jc9,4be j5a
retrogressive 0,jca jcb jc9
retrospect 9,jcc,78g
retrospection 9,jcc,1pi gmk
retrospective e
retroversion 4,jc7,2c jcd
retrovert u,j1g j59 dh,8en
retrovision 9,,ijl
retry 15,j5u,j5v
return 12,4ym e7f dh,gw oa
returning 0,jce 3ky jcb 3kk
reuben d,,5ki
reunification 4,e7g jcf,75o
reunify 15,jcf e7g dh,82b
reunion 4,e7g jcg jcf,a4m 75o
reunite 15,jcg jcf e7g dh,69s 82b
reusable 0,j1w h23
reuse y,j5t,2ia
rev u,jch,3a4
revaluation 9,izt jci jcj,2j4
revalue u,jcj jci izt,is iyd
revamp u,,d1h
reveal 13,a8n 4b1 a8l jck a8m e5,9in 27g
revealing 0,f2p 13d
revel y,9id 3im flv,bs 8bn
revelation 9,a8m jck 4b1,2y7 55d
revelatory 0,exu 2es exw 110
reveler i,gnq,69l
reveller i,gnq flv,69l
revelry 4,3im flv,8bn
revenant i,,ddp
revenge 4,i05 3em,j9g
revengeful 0,jcl jcm
revengefully 2,jcn jcl
revenue l,dpf,1xb
revenuer i
reverberance 7,i98 fl9 b2f,7cz
reverberant 0,fl9 i98 gt0 b2f 5ax e7b fl8 ja8 jco
reverberate 13,b2f ja8 fl9 b2d i98,4wl
reverberating 0,ja8 fl9
reverberation 7,b2d b2f,b2g
reverberative 0,ja8 fl9 b2f
revere 11,ehv jcp dii ys jcq jcr,yi ws
revered 0,e96 e92
reverence 11,jcp jcq jcr,ws
reverend i,n1,5vo
reverent 0,ys dii jcq ehv jcp yq 3gc jaf 9wz jcr
reverential 0,jaf ys jcr jcq
reverentially 2,jcs jaf
reverently 2,jcs ys
reverie 9,96o jct,96s ah
revers 6,,fta
reversal 4,j5a 8en,2sh
reverse u,8en feo 88s jcu j5a dh,nw
reversed 0,jcv 3kq fen 3kk
reversibility 7,6fb,6ev
reversible 0,8ep 8eo
reversioner i,,310
reversionist i,3k9,bw
reversive 0,3ky 3kk j1g
revert u,j1g 3ky j59 3ka dh,8en
reverting 4,3ka jce j1g jcb,3kb
revery 9,jct,ah
revetment 6,,3pw
review v,j45 8rd izt j44 7hw 8rc jcw,1zq ei
reviewer i,jcw 8rd,3ca
revile w,jcx 89q,bv
revilement a,89q jcx,4m0
revisal a,jcy 1vn,j0y
revise w,1vn jc4 jcy itx 19 j0y dh,9ar j8a
revised 0,1qz 1qw
reviser i,19 1vn,2ae
revising a,j0y 1vn,b3v
revision 4,itx jcy jcz jc4 1vn,jd0 j0y
revisionist i,,2g2
revitalisation 4,j7u jd1,gi
revitalising 0,ff1 5bh
revitalization 4,j7u jd1,gi
revitalize t,,1o0
revitalizing 0,ff1 5bh
revival 4,j7u jd2,gi
revivalist i,bt2,bt5
revive t,j0h ium jd2 izr,jb9 54g
revived 0,j7z 24y j2w j7y jb3 1md
revivification 4,j7u ium,gi
revivify t,ium j7u izr,54g
reviving 0,ff1 5bh
revocation 4,279 275,pl 6u
revolt 4,f8s jd3,7w7
revolting 0,ac4 2y
revoltingly 2,ac6 ac4
revolution 4,jd4 jd5 h9h az6 f7c jd6 jd3,do 36y
revolutionary 0,h9h d1d jd4
revolutionise u,f7c jd6 jd4,alq
revolutionism 9,jd7 az6,465
revolutionist i,az6 jd7 jd4 jd5,20d
revolutionize u,jd6 jd4
revolve 12,6u9 hmo dse 4ht,jd8 g7b
revolved 0,jd9 fen
revolver 6,7f9,dur
revue a,,jda
revulsion c,eaj,2x
reward b,jdb 52p a2n,1a8 48p
rewarding 0
reword w,hwr hws,dx8
rewording a,hws hwr,j0y
rewrite w,9ar jcz 19 j0y,dv9
rewriter i,19 9ar,2ae
rewriting a,j0y 9ar,b3v
rex i,fpu,5wu
reyes i,h86
reynolds i
rhabdomancer i,aq7,akl
rhabdomyoma q,,fyg
rhabdosarcoma q,,g37
rhadamanthus i,,15o
rhagades q,,d2
rhaphe 8,ixs,ixt
rhapsodic 0,b3b b3d
rhea 5,,hp2
rhetoric 9,jdc 4kk b9z,3y4
rhetorical 0,4wg jdd jdc 4wf crc bei cvp dlj hml ibs jde
rhetorician i,b9z jdc jdd,1og
rheumatic i,2ut 2uv jdf,287
rheumatism q,jdf 2ut,2ah
rheumy 0,jdg 2ut 42s 2uv
rhibhus i,jdh,uh
rhinal 1,h59 7za
rhine h
rhinion 8,,cz
rhinitis q,8gg
rhino 5,jdi,bnu
rhinoceros 5,jdi,bnu
rhinopathy q,jdj,m8
rhinophyma q,,jdj
rhinorrhea q
rhinostenosis q,,jdk jdj
rhinotracheitis q,,208
rhodes f
rhodomontade a,54t,4tk
rhomb p,jdl,j30
rhombic 1,jdm jdl
rhombohedral 0,jdn 4f9
rhombus p,jdl jdm,j30
rhubarb d,,dnz
rhyme a,82m amb jdo ibt jdp,jdq 3ot
rhymer i,ibt jdo,ak
rhymester i,ibt amb 82m,ak
rhythm a,jdr 5pf,ht1 910
rhythmic 0,5pf 90x jdr g1q jds 5pe 93u fka g1r gk9 jdt 6g4 jdu jdv
rhythmical 0,5pf jdr jds 5pe 93u fka g1r gk9 jdt 6g4 jdu jdv
rhythmically 2,5pf
rhythmicity 7,g1q 5pf,g84
rhytidectomy 4,c6x,3e2
rhytidoplasty 4,c6x,3e2
riant 0,dvo 4ov
riata 6,ftw,ftx
rib 6,8ha,21u 25g
ribald i,3yw 3yx,jdw
ribaldry 7,d8a,633 d8b
ribbed 0,8hg 8he 8hf 6e
ribbing 4,jdx 4jo,1h1 3m0
ribbon h,jdy jdz,7hj
ribbonlike 0,jdz 76k
ribbony 0,jdz 76k jdy
ribes k
ribhus i,jdh,uh
riboflavin r,,je0
ribosome 8,,6br
ricardo i
rice d,je1,3un 578 6c6
ricer 6,je1,ghe
rich 0,gxe je2 189 18a ioc 8e3 imi
richards i
richardson i
richelieu i
riches l,je3
richler i
richly 2,1y0
richmond f
richness 7,8e3 189 d4h bb je2 gxe,5r 18b
rick e,8pl dyl je4,4nk dym
rickenbacker i
rickets q,ivf,3ff
rickettsiosis q,je5,1g5
rickety 0,je6 8gj je7
rickover i
ricochet 12,51o 61q,51s
rid 14,ab5 b9m
riddance 4,b9m 3vt ab5,am 3rb
riddle z,89r,i2y 89s
riddled 0,931 3yi
ride 12,hq2 atx att bnn je8 atq 7l2 kq,gw je9
rider i,bnn hq2,7q 6y9
ridge h,axj,b93
ridged 18,61a
ridgeline h,,3ze
ridgepole 6,jea,3zp
ridicule w,4jo 9qf fgq cb3,3n5 4m0
ridiculer i,fgq 4jo,ed5
ridiculous 0,jeb b3 ed2 9qf b6 b5
ridiculously 2,fv0 cb3
ridiculousness a,b5 cb3 b3,b8
riding 4,je8 hq2,350 6tl
riemann i
riesman i
rife 0,d15 be d11 5q
riff a,jec,1pu
riffian i,jec,1pu
riffle z,,560
rifle 6,5yv,3di
rifleman i,5yr,97k 2dt
rift h,,9z0
rig 6,5ja,2li 6jx
rigger 6,jed,2vk jee
rigging 6,jed,2li
right 7,f3 ca,a7 fsv
righteous 0,jef e8t fny jeg
righteousness 7,e8t jef,80a
rightfield 6,,3ym
rightful 0,jeh 80d jei
rightfully 2,fvr
rightfulness 7,jei fvr jeh,c8d
righthander i
rightish 0,hk9
rightist i,gx6 hk9,5xa
rightly 2,fnv e98
rightmost 0
rightness 7,e98,80a
rigid 0,jej fd4 f27 f26 f28 fd3 f25
rigidification m,jek jel,9m
rigidify u,jel jem jek f28 f25,jen jeo
rigidifying m,jek jel,9m
rigidity 7,f28 f25 jej jem jel fd4,97x f29
rigidly 2,jep jej
rigidness 7,f28 f25 cmy jej f27 fd4,97x f29
rigor 7,2yl,2ym
rigorous 0,buf 9jx bua dxg 787 9ju
rigorously 2,buf
rigorousness 7,2yl dxg buf 9jx,2ym etb
rigour 7,787 2yl,3cb 2ym
rigourousness 7,2yl dxg,2ym etb
rile z,26r jeq 26u,26v 7ju
riled 0,26x 26y
riley i
rilievo 6,bbq,63n
rilke i
rill h,jer,5dg 5tj
rim p,,529 800
rima 8,h0k,2dg
rimbaud i
rime a,d2i 82m jdp,d2k jdq
rimed 0,79w mz
rimless 0
rimose 0,4d6
rimy 0,79w mz
rinderpest q,,208
ring 13,fqj b2f fqi jes i98,4wl
ringed 0,278 hzp 1mt 5b3
ringer 4,jet 72q fqi,jeu 72r
ringing a,jes fqi fqj,4hw 4b6
ringleader i,,clb
ringlet 5,791 8yb,800 5dv
ringlike 0,6sz 5h9
ringling i
ringmaster i,,7mp
ringway 6,47p,47q
ringworm q,fot,4m7
rinse z,bal kq fv4 jev jew,jex
riot 4,jey ag8 jez,jf0
rioter i,jez,1dy
rioting q,jez,20f
riotous 0,bd ag8 5q aga jey
riotously 2,jf1 c5k ag8 bd
rip z,j7v jf2 kq,frt 95m
ripe 0,gj2 izf jf3 1as glx hre ik7
ripely 2,gj2
ripen u,gj0 jf4 giy,dpt
ripened 0,1as gj2
ripeness q,jf3 gj2,gj1
ripening m,giy gj0 jf4,sa
riposte 4,3km 7gb,7gc 8im
ripped 0,3io 3in 43j 49z avl 4ci av9 avm avn avo
ripper i,,2zk
ripping 0,5p4 5or
ripple b,jf5 jf6 5fe,57s cr6 8o9
rippled 0,8q4 1du 8q6 1dj
rippling b,jf5 jf6,57s
riptide b,8is,8iu 8yi
rise 12,6es 71f 2ql 2ws 2wt,gw 5kh
riser 6,2ql,ar4
risibility 7,jf7 1yn,cun
risible 0,1yn 1yo jf7
rising 0,epy epx
risk 15,fkh bg6 940 944,36o 941
riskily 2,944
riskiness q,i36 jf8 944,93z
riskless 0,jf9 jfa jfb
risklessness q,jfb jf9,4h8
risky 0,944 57x bg6 940 i36
risque 0,d85 8df
rite 4,hnn 4b8 jfc jfd,fe3 903
rittenhouse i
ritual 4,4b8 7km jfd jfe jfc,903 5zu
ritualise u,jfe kq,cx1
ritualist i,,wu
ritualize u,jfe 7km 4b8 kq,cx1
ritz 6,b8y,4t5
rival 16,bnf 6e8 bne 7n0 jff,7mr 1ev
rivalrous 0,7n0 1ex 6e8
rivalry 4,7ms jff,36y
rive z,j7v kq,frt
river h,cs3,5dg
rivera i
riverbank h,,3re
rivet v,6b5 7rf,31j
riveter 6,jfg jfh jfi,309
riveting 0,9j 9k
rivetter 6,jfg jfh jfi,309
rivulet h,jer,5dg
roach 5,,1a3
road 6,636,ft2
roadblock 9,3vo,3vr
roadhog i,,3dx
roadman i,3ml,3mm 3mn 3mh
roadside 6,jfj,49p
roadway 6,,636
roam 12,at2 72b asz gjo 2ii,gw
roamer i,72b at2,7q
roar w,jfk 4yl jfl,4lj 3py
roarer i,3z2 474 jfl,17o
roaring b,4yl jfk,3py
roast u,jfm 3xm jfn dh,3nd
roasted 0,8c6 3ng
roaster 6,3xm jfm,622 6kt
roasting 4,jfn jfm,3nj
rob 14,jfo c40 h1a e4x,5ko 44s 4fn
robber i,h1a jfo,3qo
robbery 4,e4x jfo,ftp
robbins i
robe 6,3y5 jfp jfq,9yj
robed 0,2g7 2g8
robert i
roberts i
robertson i
robeson i
robespierre i
robinson i
robot 6,3dp,r4
robotic 1,3do 3dp 3dr
robotlike 0,3do 3dr
robust 0,43c dwa 43b 6li dwb jfr
robustness 7,dwa 43c,571
roc i,,1xl
rochambeau i
rock h,51m 7xw jfs 51l,4ui 6g
rockbound 0,jft 6e
rockefeller i
rocker 6,jfu,2so gu
rocket 6,gue jfv jfw,8mk
rocketry 9,jfw,7qh
rockiness 7,jfx 51l,fju
rockingham i
rocklike 0,dls rp
rockwell i
rocky 0,51l 6e jfx 51m
rococo 7,cak 3aq,ehh
rod 5,3ya,40z 3l9
rodent 5,dhq,296
rodeo 4,,byf
rodgers i
rodin i
rodlike 0,jfy 1mt
rodomontade a,54t,4tk
roebling i
rogers i
roget i
rogue i,fqa,4jq
roguery 4,9wj,9wk
roguish 0,ia0 4jp en5 igb 4jr 9wj
roguishness 4,igb 9wj ia0 4jp,gte 9wk
roil z,gwc jeq,4as 7ju
roiled 0,26x 1dr 26y 1dj
roiling 0,1dr 1dj
roily 0,1dr 1dj
roister 15,61u jfz,flv
roisterer i,jfz 61u,gnq
role 4,g0q 3lv d4x,312 beu
roleplay 10,p8 i9u i9v jg0 p9 p7,39q
roleplaying 4,jg0 p8,pc
rolf i,eby
roll 12,jg1 jg2 dh,3f2 gw
rollback 4,,8j2 1o4
roller 4,,6pi
rollerblader i
rollick 12,695,696
rollickingly 2,i9z
rolling 0
rollo i,eby
roma f,4v0 jg3,2zg
roman i,jg4,92e
romance q,1sw 8db 8k6,1yx
romani i,4v0,2zg
romanian a,jg5,65d
romanic 1,jg4
romanoff e,jg6 jg7,bde jg8 6q5
romanov e,jg6 jg7,bde jg8 6q5
romantic 1,jg9 1sw jga,as1
romantically 2,eoh 1sw
romanticisation 4,jgb df9,dgw
romanticise u,df9 jgb,9h6
romanticism 7,jgc eoh jgd,egq
romanticist i,jgd jgc jga,2u8
romanticistic 1,jg9 jga
romanticization 4,jgb df9,dgw
romanticize v,df9 jgb,9h6
romany a,4v0,2zg dr7
romberg i
rome f,jg3,fwe
romeo i,,yp
rommany i,4v0,2zg
rommel i
romp 12,695 4rc 5wt jge,696 4rd
romper 6,jge 695,9yj
romulus i
rontgen i
rood 6,8tp,8tr
roof 6,jgf jgg,2ru
roofer i,jgh jgg,2vk
roofing 4,jgg,61z
roofless 0,afh 3l
rooftop f,,9se
rooftree 6,jea,3zp
roofy 6,jgi,jgj
rook 5,,8t7
rookie i,8vx,24
room 6,29h jgk jgl,39s
roomer i,4td jgl,4tf
roomette 6,jgk 29h,53r
roomful n,,2rh
roomie i,jgm,1wn
roominess 7,5wg 1h8 7j2,57b 1xs
roommate i,jgm,1wn
rooms 6,jgn,2e0
roomy i,jgm 7j2 7j1 1h8 dza,1wn
roosevelt i,ce7
roost z,i2e dh,8t3
rooster 5,,4d4
root k,jgo jgp jgq,5xi
rootage f,,cn1 b36
rootbound 0,jgr 19i
rooted 0,d2z cn0
rooter i,195,so
rooting m,jgq,2ab
rootle z,,5lk
rootlet k,jgp jgo
roots q,,1xk
rope 6,ftx jgs fx4 fu7,422
ropedancer i,jgt,145
ropemaker i,,2vk
roper i,fu7,9c0 5fw
ropewalker i,jgt,145
ropey 1,jgs jgu ftx 72k
rophy 6,jgi,jgj
ropiness 7,dhe jgu,dar
roping 4,fu7,anu
ropy 1,jgs jgu ftx 72k dhe
roquette k,2wj,2wk
rosacea q,,mw
rosaceous 1,jgv 1tk
rosary 6,,jgw
rose k,jgx jgv 1tk,540
roseate 0,jgv 1tk
rosebud k,,5g3
rosebush k,jgx,540
rosehip k,,5xj
roseola q,b5k,b5l
rosette 6,,zp
rosicrucian i,,2p3
rosiness 7,cry jgy cs0,dud lj
ross i
rossetti i
rossini i
rostand i
roster a,g2q,1b3
rostrum 6,1um,1un
rosy 0,hmd cs0 4t2 hmb 24i cry jgy
rot u,gwg iss ist,gwh 9bm
rotarian i,,2p3
rotary 1,dse
rotate 12,6u9 6u8 4ht,jd8
rotated 0,jd9 fen
rotation 4,6u8 6u9 4ht,20
rotational 1,6u8
rotatory 1,4ht dse
rotc e,,8ee
roth i
rothko i
rothschild i
rotor 6
rotten 0,3ll 362
rottenly 2,57 3ll
rottenness 7,isv isw jgz jh0,iss 97s
rotter i,5ik,1ce
rotting m,ist gwg,99t
rotund 0,jh1 ho1 1mt dgk 4yp
rotundity 7,dgk jh1,6t4
rotundly 2,jh2 ho1
rotundness 7,dgk jh1,6t4
roue i,ilu,10q
rouge 6,4sz,4t0 gcu
rouged 0
rough 0,6e 6i 64 1of 3uf jh3 5i0 5j3 6gi 8dj 8he 8mr 8ur e7w ejx fyy jh4 g2o ibm jft 51l dmu jh5 jh6 jh7 jh8 jh9 jha jhb jhc
roughage d,,57a
roughen z,,8y4 62
roughened 0,6gi 6e
roughhewn 0,jhd jhe
roughish 0,jh5 6e
roughly 2,5u
roughneck i,5id,1co
roughness 7,6i dq0 8u1 4d6 6e 5oz,h4s 3gj
roughrider i,,5d5
roughshod 0,jhf 3sy 4z4 3t0
round 0,5h9 6t4 6sn 6so 6sp 5h8 5xd 6sq 6sr 6ss 6st 6su 6sv 6sw 6sx 6sy 6sz 6t0 6t1,1wt
roundabout 0,6sk 6sl 1pj 2y3
rounded 0,1mt 5hf 1ms 1yq 278 2yu 3b3 53e 8pd 916 919 a8d amr b9r b9t ef1 g2y hkd hvw hvz i7r ib8 jfy jh1 jhg jhh
roundedness 7,5hf 1mt,5hg
rounder 6,10q isd,990 48a
roundhead i,,wp
roundhouse 4,,43d
roundish 0,6t0 5h9
roundly 2,5h9
roundness 7,ho1 f0a,fd6 5hw
roundsman i,,3mh
roundup 4,,ixa
roundworm 5,fot e9f,4m7 jhi
rous i
rouse 12
rouser i,2sm 2sn,2so
rousing 0,jhj bwl
rousseau i
rousseauan 1
roustabout i,9az,3ua
rout x,,40v
route f,a58 636,3hb ft2
router 6,,s9
routine 4,dpc btv,5r0 7rz
routinely 2
rove 12,at2 at4 asz gjo 2ii,gw
rover i,72b jhk,7q jhl
roving 4,at4 gux at2 at3,6tl
row e,jhm jhn jho hgp kq,g2e 4tp
rowdily 2,aek
rowdiness q,aeh aek,20f
rowdy i,5id aek 4v9 aeh,1co
rowdyism q,aeh,20f
rower i,hgp jhn,4tw
rowing 4,jho jhn,350
rowlock 6,hgo,e6z
royal 1,jhp 5wu jg8
royalist i,68p 68n,gx6
royally 2,jhp
royalty l,jg8,48p
rpm s,jch,8m0
rub z,6a jhq,5me
rubber r,5w1 b7d jhr,5w2
rubberise u,jhr,76a
rubberize u,jhr 5w1,76a
rubberlike 0,b7d 51y
rubberneck i,bx9 jhs,bxa 5e6
rubbernecker i,jhs,5e6
rubbery 0,b7d 51y 5w1
rubbing 4,38y jht,j9y 10y
rubbish r,99c jhu,8tx
rubble r,99b,99c
rubdown 4,62 ghm,ghl
rube i,5iw,5iy
rubella q,,gk1
rubens i
rubeola q,gk1,857
rubicund 0,dzm 24i
rubify u,8pz,61i
rubinstein i
rubor q,f1w
rubric a,,5uz
rubricate w,,e91 cx9
ruby l,,9yf
ruck e,,7t2
ruckle z,8o7 kq,8me 8o9
rucksack 6,3jp,3js
ruckus 4,xu,7jt
ruction 4,xu,7jt
rudder 6,,14k
rudderless 0,zy zz
ruddiness 7,jgy dzm 61g,lj
ruddy 0,dzm 24i jgy
rude 0,enr 52g 56h 75 1fk
rudely 2,aa1 enr
rudeness 7,75 enr jhv,7ow
rudiment 8,jhw jhx eud,1j
rudimentary 0,3wp eud 3w2 eu7 jhw
rudra i
rueful 0,893 894 7qb
ruefully 2,893
ruefulness c,7qb 893,9he
ruff 4,d27 6oo,2hi 7au
ruffian i,5id jhy,1co
ruffianly 0,jhy 8c0 5id
ruffle 11,jf6,cr6 8o9 26r
ruffled 0,1du zb 1dj yx
rug 6,623,625 626
ruga 8,,bm4
rugged 0,jhz eej ji0
ruggedly 2,jhz
ruggedness 7,eej e5a jhz jh3,571 fju
rugose 0,jh6 6e
ruin z,5l2 ji1 ji2 ji3 26a 664,4ns
ruination 4,ji1 ji3 ji4,4ns 269
ruined 0,9tp 93c
ruiner i,26a ji4 5l2,990
ruining 4,ji2 ji4 5l2,268
ruinous 0,664 bz ji1 ji3
rule 9,dr0 8a8 djs,al 8aa
ruled 0,ji5
ruler i,1v4 ji6 djs 9ch,gk6
rulership 4,ji6 1v4,cr
ruling 4,ifs cf8 1ps,2mm
rumanian a,jg5,65d
rumble b,dq3 dq4 dpu,3py 4wl
rumbling b,dq3 dq4 dpu 4yp,3py
rumen 5,ji7 ji8,579
ruminate v,ji8 4av ji9 ji7 9df 5dc 78g h1h kq,b1m 31j
rumination 4,78g ji9 4av ji8,13b 6lk
ruminative 0,5dc 47v 4av
ruminator i,h1h 4av,2t1
rummage z,ixl,ixm
rummy 4,1jy,3ij 4xw
rumor a,dzr 5ec,azt
rumormonger i,4jb,17o
rumour a,dzr 5ec,azt 5ed
rumourmonger i,4jb,17o
rump 5,8t4,1j
rumple u,iqp iqq,acg 8o7
rumpled 0,ach 758
rumpus 4,xu,7jt
rumrunner i,,883
run 12,g7q cp3 jia cu9 flo dh,95n bcn
runaway 0,jib 4rc bpn,4rd
runcinate 0,4d6
rundown a,jic,6p
rundstedt i
rung 6,,8ss
runnel h,jer,5dg
runner i,883 flo g7q,21 7q
runniness 7,crn crm,crp
running 4,jid jia dru g7q,hyi 8nq
runny 0,crm g3b fku crn
runoff b,hqs,1h0
runt i,i11 g4f jie,ayh
runty 0,jie g4f axi i11 irj 3sc
runway 6,iwn,97g 6rs
runyon i
rupert i
rupestral 1,jif 7xw
rupicolous 1,jif 7xw
rupture z,frt e32 kq,7m1
rural 0,1f4 jig jih 1f3 1fi 2n7 5t8 8jg e6p 3l3
ruralism 7,jih,ehj 2yj qc
ruralist i,,wu 5iy
rurality 7,jih jig 1f4,2yj qc
rurally 2,jig
ruritanian i
rush 12,3u8 dxp 6h8 ivc ch6,gw 11h
rushdie i
rushed 0,ee2 dxv
rusher i,jii,7cr
rushing 4,dxp jii 3u8 ch6,jid 11h
rushy 0,jij 2my
ruskin i
russell i
russet 6,,e7v
russia f,jik
russian 1,60v,5b
rust u,8fk 8fi jil jim,9v5
rusted 0,jin jio
rustic 0,8jg 5ix 1f4 da2 5iz
rustication 4,,30a
rustiness 9,jip jio jiq,3go
rusting m,jil,8fj 7ga
rustle 13,jir jis jit jiu jiv,4wl 5ko
rustler i,jiu jis,3qo
rustling 4,jiv jit jis jir,ftp 3py
rusty 0,jio jin jip jim 1tk
rut 4,jiw dpb d5o d5n,dpa dpc
rutabaga d
ruth a
ruthful 0,893 894 h0d
ruthless 0,gne 53c 8ua i8j
ruthlessness 7,i8j gne,f0f
rutledge i
rutted 0,d5o 5tm
rutty 0,d5o 5tm jiw
rwandan i,,23g
ryukyuan a,,dao
saame a,fth fti,ftj
saami a,fth fti,ftj
saarinen i
sabahan i,,50k
sabbatarian i,,9u
sabbath s,,jix
sabine h
sable 6,jee,5es
sabot 6,dde,25h 4z1
sabotage 4,8j1,268
saboteur i,ak0,26a 7ag
sabra i,,fie
sac 8,,e7a 3ug
sacagawea i,jiy
sacajawea i,jiy
saccade 4,fkl,20
saccharide r,5yx,5yy
saccharify u,jiz,jj0
saccharine 0,74n 74o
sacco i
saccule 8,jj1,1s3
sacculus 8,jj1,1s3
sachem i,jj2,5t4 jj3
sack 6,ib9,3js 5l2 9t1
sacking 4,3mi ae4 5tf,3mj 52
saclike 0,5lm kj
sacral 1,jj4 jj5 jj6 f7a
sacrament 4,3sp,fe3
sacramento f
sacred 0,f7a jj7 80r jj8 akn jj9 f79 jja hg2 j6x jjb jj5 2ht
sacredly 2,j6z f7a
sacredness 7,jj8 duf jj7 80r 9cp f7a,e7c
sacrifice 14,7in cwe 9wx 7ik,j70 34
sacrificer i,,9u
sacrificial 1
sacrilege 4,4lx 4lv,9re
sacristan i,jjc,6rl 612
sacrosanct 0,jja f7a
sacrum 8,jj6 jj4,25g
sad 0,4ix 49j 9he 4iw amo e0n glk i1t jjd jje
sadat i
saddam i,ee9
sadden 11,,16t
saddhu i,jjf,6kx
saddle 6,jjg,3k0
saddleback 6,,79p jgf
saddlebag 6,,3js
saddler i,,3ce
saddlery 6,5wo jjg,2li 4gh
sadducee i,,2xw
sade i
sadhu i,jjf,6kx
sadism c,jjh jji jjj
sadist i,jjj jjh,5gr
sadistic 0,jji jjh
sadly 2,jjk 4ix jjl
sadness c,9he 4ix,16n
sadomasochist i,,5gr
safari 4,,bzy
safe 0,jfa jjm jf9
safebreaker i,8mh,3qo
safecracker i,8mh,3qo
safeguard x,igj,6ge igl
safekeeping 4,dqk,aye
safely 2
safeness 7,jjm jjn 9nf jfa,2yj
safety q,4h8 dw3,2os
sag 12,aue auf,aug
saga a,,jjo
sagacious 0,i43 hkn 6ty
sagaciously 2,33j i43
sagaciousness 7,6ty fmn i43 icm,33l fmo
sagacity 7,6ty fmn icm,33l fmo
sagamore i,jj2,jj3
sage d,gby,gn5 e2k
sagebrush k,,i3c
sagely 2,jjp jjq
sagging 0,aui auj
sagittarius 5,2nx
sagittate 0,jjr ka
sagittiform 0,jjr ka
sahaptin a,jjs jjt,5qh 8hd
sahaptino i,jjs,5qh
sahib i,gmm
said 0,19d 19e
sail 12,jju jjv 4s0 8pk 2ii jjw,8ue 4as
sailing 4,h67 g97 jjx,4ya 4tv
sailmaker i,,3ce
sailor i,8pk 4s0 jju,2w2
sailplane 6,dg6 jjy dg8,14o 3f6 dg7
sailplaning 4,dg8 jjy,14d
saint i,jjz 22o 2ft 22m jk0 jk1 5v5 80u is2,92b 48h
sainted 0,22m 22n
sainthood 4,jk0 jk1 jjz 22o 2ft,ja cr
saintlike 0,22m 22n
saintly 0,22m 22n jjz 22o
sake 7,451,48l
sakharov i
saki 5,h2j,1jo
sakti i,jk2
salable 0,ggm ggl gnb
salacious 0,g91 a67 8df 3yy 3yx
salad d,jk3,acb
saladin i
salamander 5,,2dd
salaried 0,7mk 642
salary l,b0e,b0m
sale 4,,4z9
saleable 0,ggm ggl gnb
salesclerk i,70i,70l
salesgirl i,gqh,70l
saleslady i,gqh,70l
salesman i,3mm jk4,70l
salesmanship 9,jk4 3mm,ny
salesperson i,70l,3ui
saleswoman i,gqh,70l
salian i
salience q,82y 82w,g1w
saliency q,82y 82w,g1w
salient 0,82w 4vm 82y
salientian 5,2da 2db 2dc,2dd
salim i,61e
salinate u,jk5 jk6,nw
saline r,jk6 jk5
salinger i
salinity 7,jk7 5b9,cos 5ba
salish a,jk8,jk9
saliva 8,aud jka jkb,3bt
salivary 1,jka aud
salivate t,jkb iqd aud,4ol
salk i
sallow 0,jkc 2uv
sally a,iv0,3q9
salmacis i,,32l
salmagundi d,31v,j8 jk3
salmon 5,,jkd
salmonellosis q,,51i
salome i
salomon i
salon 6
saloon 6,3sq if9,29h ifa
salpingitis q
salpinx 8,hs5,76o
salt r,4zl 54n jke jkf,m2 1g8
saltate 12,6py 522 2ii,560 51s
salter i,jke jkf,iir 3nh
saltiness 7,760 jk7 i83 jkg,3y4 cos
salting 4,jkf,jkh
saltwater r,5bc,2lx
salty 0,i83 bwl 760
salubrious 0,jki 1lz jkj
salubriousness 7,jkj jki,dzf
salubrity 7,jkj jkk jki,dzf
salutary 0,dj5 1qt
salutation a,jkl 7op jkm jkn,7hi mn
salutatorian i,,cq
salute w,jkm jkn jkl 7op do2,4zi a2n 4d0
saluter i,do2 jkn
salvadoran i,jko jkp,2p7
salvadorean i,jko jkp,2p7
salvadorian i,jko,2p7
salvage 15,jkq jkr,9j2
salvager i,jkr jkq jks,j2o
salvation 4,8c,9j1
salve 4,3pm,1nu j3f
salvific 1,8c
salving 0,9ld 6kr
salvo 4,d5z,hpe 3va
salvor i,jkr,j2o
samara k
samaritan i,,fif
same 0,19e 31p 19d eh0 bni 31o g1n e8i egz jkt
sameness 7,bni 31p
sami a,fth fti,ftj
samnite i,,92e
samoan i,,cj4
samoyed 5,h9t,60v
sample 9,8jv jku,buy aix
sampler 6
sampling 4,,3pc
samson i,5ea,y5
samuel i
samurai e,,6bx 2qq
sanative 0,1qs 1qt
sanchez i,61e
sanctification 4,5v6 80u is2,fe3
sanctified 0,80r 418
sanctify u,80u is2 5v6 jjz 22o 2ft,17j
sanction w,2hr 8ii jkv,2ks fw
sanctionative 0,ber beq jkv
sanctioned 0,ho4 fxx 2bx fmm
sanctioning 0,ber beq
sanctity 7,e7c
sand r,2p0 jkw 2oz jkx,4vt iwv
sandal 6,jky,25h
sandalwood k,,53z
sandbag 6,jkz,3js 1d5
sandbagger i,,44p
sandboy i,,6gh
sandburg i
sander 6,jkx jkw,i95
sandlike 0,2oz
sandman i,,5e2
sandpaper r,jl0 jh7 jkw,68
sandpapery 0,jh7 6e jl0
sandwich d,5ki,8qk
sandwichman i,,3ui
sandy 0,4pw 4ps
sane 0,jl1 iyo
sanely 2,jl2 iyk jl1
saneness q,iyo iyk jl1,jl3
sanger i
sangoma i,,1o6
sanguinary 0,4ql 4qi 4q1
sanguineous 0,4ql 4q1
sanies 8,ch5 egc,4q2
sanitariness q,2cm,6zd
sanitation 4,,2cm 3y3
sanity q,iyo jl1,jl3
sannup i,,1ki
sannyasi i,jl4,442 6kx
sannyasin i,jl4,442 6kx
santa i
santee a,,4g0 9x7
sanyasi i,jl4,442 6kx
sap 14,by8 jl5,84s
saphead i,2z9,1h2
sapid 0,coq og jl6
sapidity 7,cop jl6,cos
sapience 9,33l i43,gp7
sapient 0,i43 hkn 33l
sapiential 0,jl7 hkn
sapiently 2,33j i43
sapir i
sapless 0,992 fmv 993 fmt
sapling k,,2n1
saponaceous 1,jl8 jl9
saponify u,jla jl9,nw
saporous 0,coq og
sapper i,jl5 by8
sapphic 0,jdt e8j 5pf e8h
sapphire 0,1tk
sappho i
sappy 0,fn3 3y1 fms 16p
sapraemia q,jlb,jlc
sapremia q,jlb,jlc
saracen i,,430
sarah i
sarasvati i
sarawakian i,,50k
sarazen i
sarcasm a,fgn 3t5,633
sarcastic 0,3t5 fgn 3t4 doc jld jle jlf
sarcastically 2,jlg 3t5
sarcoid 1,cpc
sarcoidosis q,,m8
sarcolemma 8,jlh jli,11v
sarcolemmal 1,jli jlh
sarcoma q,g37,2b4
sarcomere 8
sarcoplasm 8,,6bv
sarcosome 8,,6p6
sarcostyle 8,h3o,6qh
sardine 5,,4r4 jkd
sardinian a,,92e jlj
sardonic 0,jld 3t5
sardonically 2,jlg jld
sargent i
sari 6,,6l6
sarnoff i
saroyan i
sarpanitu i,jlk
sarpedon i
sars q,,2ol
sartor i,cmo jll,72a
sartorial 1,jlm jll jln cmo jlo
sartorius 8,jln jlm,23
sartre i
sash 6,def,1h1 2rp
sashay 12,jlp 6il,4as
sasquatch i,4ew
sass a,3kl jlq emo,3km 28k
sassenach i,,5eg
sassing a,3kl jlq,3km
sassy 0,emo 322 3kl
satan i,43e
satanic 0,9ky 35z
satanist i,9xa,9xb 8k
satanophobia q,,220
satchmo i,2s4
sate y,74m,1mx
satellite 6,2ci,2g3
satiate y,74m jlr,1mx
satiated 0,fjm fjl
satiation 4,j8r jlr 74m,d49 dmj
satie i
satiety q,j8r,d49
satin 6,jls 5an,3mj
satiny 0,5an 1e1 jls
satire a,fgn jle fgq fsn,633
satiric 0,jle 3t5 fgn
satirical 0,jle 3t5 fgn
satirically 2,jle
satirise w,fsn fgn,4jo
satirist i,fgq fgn,ed5
satirize w,fsn fgn,4jo
satisfaction c,d48 dmi,86k b3c
satisfactorily 2,1qf
satisfactoriness 7,ep eo 1qf
satisfactory 0,1qf eo ep d47 gb ty ckp 1qe 7gu 8cw 5if
satisfice 15,jlt,p5
satisfied 0,86g 7n9
satisfier h,jlu d47 9ig gb,1b4
satisfise 15,jlt,p5
satisfy 16,d47 9ig gb eo 1qf dml jlu
satisfying 0,jlv 7gu 1lz 1qf
satrap i,,4bv
saturate u,jlw jlx
saturated 0,jly jlz
saturation m,eon jlx jlw,eoo cjn
saturday s,,d1v
saturn h
saturnalia 4,3ik,3il 3im
saturnine 0,jlf apf 3t5 5bl
saturnism q,ib7,14j
satyr i,fx9,5gr 15o
sauce d,asl,l0
sauceboat 6,,aca
saucer 6,adn,800 coj
saucily 2,emq emo
sauciness 7,2oc emo,2od
saucy 0,emp emo 3up 322 2oc
saudi i,,2lz
sauk i,,27
saul i,hzv
saunterer i,1ui jm0,1ul
sausage d,czn,438
saussure i
saute u,d3r,d2h
savage 0,3sy 3su 3t0 40g jm1 3sv,2wm
savagely 2,5f9 3sy cgj
savageness 7,jm1 cgj cgq 3sv 3sy,cgr
savagery 4,jm1 5f2,cgr 5f8
savanna f,,dyk
savannah f
savant i,id5,cq
savara a,,3ls fra
save 15,jkq b33 j2o b34,9j2 9d2
saved 0,j1y j1x
saver i,j2o jkq
saving 4,b2y 9j1 j37,e3 9j3
savings l,,5gb
savior i,6q7
saviour i,6q7 9j4,gn
savitar i
savonarola i
savor 11,3wx jm2 jm3 cop,3wy
savoring 4,9gu jm3,3s9
savorless 0,4l1 4l2 cot
savorlessness 7,cot 4l1,cou
savory 0
savour 9,cop jm2 i82 jm3,cos
savouring 4,9gu jm3,3s9
savourless 0,4l1 4l2 cot
savourlessness 7,cot 4l1,cou
savoyard i,,qi 22t
savvy v,2jt 2jn 2bd,2k0
saw z,jm4 jm5,1y6
sawbones i,1y9,5j
sawbuck 6,jm6,1h1
sawdust r,,53z
sawhorse 6,jm6,1h1
sawyer 5,jm5 jm4,54h
sax 6,jm7
saxe f
saxist i,1rn,gu
saxon i
saxophonist i,1rn jm7,gu
say w,se jm8 e5,4ls
sayers i
saying a,rj,8aw
scab t,bqd,dzd
scabby 0,jh9 6e bqd
scabies q,fir,4fd
scabrous 0,fyy a68 6e 3yx
scads n,aqe,3zc
scaffold 6,,1un
scag 6,jm9,jma
scalage 4,jmb jmc,2lg jmd
scalar 9,jme,4iy
scalawag i,jmf fqa,990 4jq
scald 4
scale o,exp jmc,3we iy9
scaled 0,jmg jmh
scalelike 0,732 un
scalenus 8,,23
scaley 0,jmg jmh jmi
scalic 1,jme
scaling 4,dkl jmd jmb jmc,dkm 3y9
scalloped 0,8p7 4d6
scallywag i,jmf fqa,990 4jq
scalp 8,,1e5
scalper i,jmj,e0v
scaly 0,fyy jmg 6e jmi jmh
scam 4,8lx 5j9 5zl,5ja 44s
scammer i,5zl 5j9,44p
scamp i,56g,3n2 7ui
scamper 12,jmk jml,g7q dxp
scan 13,,but
scandal a,jmm hpy 2fy abv,azt gtr
scandalisation 4,jmn hpz 2fy,18z
scandalise 11,2fy hpz hpy jmm,2fz
scandalization 4,jmn hpz 2fy,18z
scandalize 11,2fy hpz hpy jmm,2fz
scandalmonger i,,4jb
scandalmongering a,jmo ga2,djj
scandalous 0,abv 98z hpy
scandinavian 1
scanner 6,jmp jmq,jcw 43h fmd
scanning 4,jmq,i5z j8s
scansion a,jmp,5pc
scant 0,f8h 9fc a1
scantiness 7,a1 3th,9f9
scantling 6,,jmr
scantness 7,a1 f8h,9f9
scanty 0,3th 3tk a1
scape 6,i0t,4vu jmr
scapegoat i,,658
scapegrace i,,9gn
scaphocephaly q,,6yi 42
scapula 8,,25g
scapular 5,,cej
scar q,5s7 jms 6rz jmt,4jt
scaramouch i,jmu
scaramouche i,jmu
scarce 2,3tq
scarcely 2,3tq
scarcity 7,98h,9f9
scare 11,18w 967 jmv jmw hv8,18y 968
scarecrow 6,jmw,b5h
scarecrowish 0,jmx 285
scared 0,19r p2
scaremonger i,jmy,1ix
scarer 6,jmw 18w,b5h
scarf 6,fos,9yj
scarface i,5xk
scarify z,jmt 5s7,irg
scarily 2,d21 1is
scarlatina q,,857
scarlet 7,jmz 61g 1tk,61h
scarper 12,cp3 dh,bcn
scarred 0,4na 32h 4n6
scary 0,1is 1im jmv hv8
scat 4,cp3 dh,6g3 fk9 bcn
scathe 4,92y,57v
scathing 0,8r1 5yc
scathingly 2,8r1
scatological 0,a69 3yx
scatter 12,a7i 14t 14u a1o jn0 af1,9u5 agy
scatterbrain i,,1h2
scatterbrained 0,ctq cps b6 1h5
scattered 0,air a1m
scattergood i,jn1,ilb
scattering 4,jn2,4ib 9m
scatty 0,ctq 7s b6 7t
scavenge u,jks,6yp 7b3
scavenger r,6z5,q5
scenario a,jn3 jn4,4yf
scenarist i,jn4 jn3,ak
scend 12,,6es
scene f,95d 3jf,2os 859
scenery 6,3j8 fsz,g5n
sceneshifter i,jn5,ino
scenic 0,41u 41e 3jf
scenically 2
scent 9,2sc 2s7 i31 2sd hel,che
scented 0,cze czd 2sb
scepter a,jn6 3yr,j5x jn7
sceptic i,aoy a7n aj6,1jl
sceptical 0,aj6 a7n 91g 1ee aoy a7o
sceptically 2,jn8 aj6
scepticism 9,1ee a7n aj6,1ef
sceptre a,jn6 3yr,j5x jn7
schedule v,jn9 1b1 jna im2 5tu,9te 1b2
scheduled 0,j5l
scheduler 6,5tu,8m2
scheduling 4,im2 5tu jn9,i9d
scheele i
schema 9,jnb jnc hdd jnd jne,4sq 1b2
schematic 0,hdd as jnc jnb
schematically 2,hdd
schematisation 4,9xs jnf jne,9xv jng
schematise u,jne jnf
schematization 4,9xs jnf jnd jne,9xv jng
schematize u,jnd jne 9xs jnc jnb jnf,8co 7ra
scheme 9,iar,gff
schemer i,23a,898
scheming 0,5qy 2up 5qz 2uk
schemozzle q,jnh,42x
scherzo a
schiaparelli i
schiller i
schism 4,jni jnj,35k
schismatic 1,jnj jni
schismatical 1,jnj jni
schizoid q,jnk 669,gd0
schizophrenia q,669 f5o jnk,avy
schizophrenic 0,f5o jnk 3pq 669,65h
schizothymia q,,bfh
schleiden i
schlemiel i,jnl,1h2
schlep 4,jnm jnn,1h2 6sj
schlepper i,jnm,1h2
schlesinger i
schliemann i
schlimazel i,jno,1ya
schmaltzy 0,3y1 16p
schmalzy 0,3y1 16p
schmidt i
schmo i,jnp,aob
schmoose a,687 fk7,7ur 6dn
schmooze a,687 fk7 8av,7ur 6dn
schmoozer i,8av fk7,1og
schmuck i,jnp,aob
schnabel i
schnook i,jnq,1h2
schnorchel 6,58g,1hx
schnorkel 6,58g,1hx
schnorrer i,jnr,5pk
schnoz 8,e8y,7za
schnozzle 8,e8y,7za
schoenberg i,jns
scholar i,cq 314 4yd bg0 jnt,1jl
scholarly 0,4yd cq anv 4yc bq1
scholarship l,jnt bg0 314 cq,jnu dmq b46
scholastic 1,jnv 4yi jnw ds9 jnx,cq
scholastically 2,jnv
scholasticism 7,,bdw jny
scholiast i,dh4,cq
schonbein i
schonberg i,jns
school e,ds9 jnv jnz
schoolbook a,ik9,4xy
schoolboy i,,541 jo0
schoolboyish 0,545 546
schoolchild i,jo0,4kg
schoolcraft i
schooldays s,jo1,y3
schoolfellow i,6y1,nc
schoolfriend i,,1wn
schoolgirl i,,deh
schoolgirlish 0,dek 546
schoolhouse 6,jnx,w
schooling 4,jnz,f82
schoolman i,cm,cq
schoolmarm i,jo2,jo3
schoolmaster i,dz3,dz5
schoolmate i,6y1,nc
schoolmistress i,jo2,jo3
schoolroom 6,6y2,29h
schoolteacher i,jo3,3mr
schooltime s,jnw jo1,6by y3
schoolwide 0,7pl 5c5
schopenhauer i
schrodinger i
schubert i
schulz i
schumann i
schumpeter i
schwann i
schweitzer i
sciatic 1,jo4 jo5 8lm
sciatica q,jo5 jo4,h8p
scid q,,1g4 d9a
science 9,8vi jo6 4ch,2o8 3c
scienter 2,5qw
scientific 0,jo7 jo8 jo9
scientifically 2,jo7
scientist i,4ch 8vi
scimitar 6
scintilla h,fge joa,4ib fga
scintillant 0,1e2 1e1 8g9 joa
scintillate u,job 8g9 joa joc 1e2 dgd,bct 8gd
scintillating 0,f9d 5fi 55e 1ma
scintillation 7,joc job,96t do
sciolist i,923 jod,1sl
sciolistic 0,a3h 2gg jod
scion i,,9r1
scipio i
scissure h,6nh,9z0
sclera 8,,1j7
scleredema q,,20h
scleritis q
scleroderma k,gza,al5 i4w
sclerosis q,1qh joe,m8
sclerotic 1,joe 1qh
scoff w,cr5 fkd cr4,3n4
scoffer i,dje cr4 cr3 cr5,9x0 1ce
scoffing a,fkd cr3 cr5,9qe
scofflaw i,,21
scoke k,d98,d99
scold w,49c dpk dxc 6m3 9s,45s 3j0
scolder i,dxc dpk 49c,1ce
scolding a,6m3 49c,xn
scoliosis q,,edi
scoop n,,2rh
scoot 12,95j 95m jof egb jog,3u8
scooter 5,jof jog 95j,4cv
scopal 1,joh joi 1u1
scope 7,1u1 joh,1u2
scopes i
scorbutus q,joj jok,3ff
scorch u,68e jol,5ck
scorched 0,111 113
scorching 0,eaz 4oy
score 9,bng hb8 dkk jom hvt jon,bsw 7mr d6z
scoreboard 6,,cqt joo
scorecard a
scorekeeper i,,aew
scoreless 0,di0 36u
scorer i,jon bng hb8,3pf c94
scores n,aqe,3zc
scoring 4,dkk,bsx
scorn c,865 85q 86a jop,1lf 2v
scorner i,jop 85q ab2,1ce
scornful 0,867 869
scornfully 2,86b 867
scorpio f,joq
scorpion 5,joq
scorsese i
scot i,dfm
scotch d,,9ml 52s
scotchman i,dfm
scotchwoman i,jor,dfm
scotland f
scotoma q,,1sx
scotsman i,dfm
scotswoman i,jor,dfm
scott i
scoundrel i,4jq 4jp,26z
scoundrelly 0,4jp 4jr 4jq
scour z,jos jot jou jov jow,d4r 6a
scoured 0,bp5 38x
scourer i,jov jot,6gm 7q
scourge 6,jox cnb,iv1
scourger i,cqk jox cnb,cql
scouring 4,jou jow jos jot,c1h 3y3
scours q,,208
scouser i,g4n,5eg
scout 13,j2b g75 hza jhk j2d,4hp g76
scouter i,jhk j2b,jhl
scouting 4,j2d j2b,j2a
scoutmaster i,,2qw
scowl t,d2w,d2v doj
scpo i
scrabbly 0,joy 2my
scrag d,joz 4xd 6os
scraggly 0,jp0 758
scraggy 0,4xd fjp 285 joz 8q6
scram 12,,bcn
scramble 12,jp1 6we jml jp2,gw 6wf
scrambled 0,aep 6g7
scrambler 6,jp2 jp1,11i 4f7
scranch w,8md,4lj
scrap h,4i9 fnc 99c,4ic 4
scrape z,i00 jp3 jp4 jms 65 jp5,6a 3py
scraper 6,jp5 jp4 i00,39x
scrapheap f,,ax8
scrapie q,,208
scraping b,jp3,4ic 3py
scrapper i,3yq 1qu
scrappy 0,1d0 1ct 18u
scraps r,d8x,8tx
scratch z,jht jp6 65 2ii jms 9ml jp7 3jy,c3 esv
scratcher 6,jp7 jp6 fio,3mh
scratchiness 7,6f 64,6i
scratching b,jp3,3py
scratchy 0,64 6e 6f 65
scraunch w,8md,4lj
scrawl 10,jp8 jp9 5ov,jpa
scrawler i,jp9 jp8,9yt
scrawny 0,4xd 285 jpb
screak w,8o2 jpc,4lj 8v0
screaky 0,8o5 jpd c8 tk
scream w,8v0 jpe 8v1 8v2,3hr 475
screamer 4,3z2 jpf,17o dyz
screaming a,jpe f9r 8v0 1c9,475
screech 13,8o2 jpg jpe jpd,4lj 3py
screecher i,3z2 jpc,17o
screeching b,jpg 8o2,3py
screechy 0,jpd tk jpg jpe
screen 6,4og 9sf jph jpi,d82 2ru
screener i,,51u
screening 4,jpj jph,2t7 3mj
screenland e,cju,cjv
screenplay a,,4yf
screenwriter i,,jpk
screw 4,d8s,833 3ie ix5
screwball 4,8mf 8nz,8mg ccp
screwballer i,,ee0
screwdriver 6,,39x
screwing 4,d3t 42e,79o
screwup 4,3ph,gu2
screwy 0,f5p 3pq
scriabin i
scribble w,jpl i1q,dv9
scribbler i,i1q jp9 jpl jp8,7fh 9yt
scribe z,jpm jpn,hb8
scriber 6,jpn jpm,54q
scrimmage 4,gls,5ey 7jt
scrimpy 0,3tk 3th byr gjj dwe gjk
scrimshank 15,jpo jpp,diq
scrimshanker i,jpp jpo,dio
scripps i
script a,4yf,arc
scripted 0
scriptural 1,4ca 4c8
scripture a,4c8,4c9
scriptwriter i,jpk,ak
scrivened 0,jpq 8yy
scrivener i,8d6,3ui
scrofula q,jpr eiw,i68
scrofulous 0,eiw el3 186 jpr 98z
scroll a,791,800
scrooge i,6rn,6ro
scrotum 8,,3ay
scrounge 14,cui 5pk dh,edr
scrounger i,5pk cui 5pj,442
scrub z,jot jow jps jpt,6a fvd
scrubbed 0,6yw 6yo
scrubber 6,jps jpt jot,je 5es
scrubbing 4,jow jot,3y3
scrubby 0,joy f16 2my 5lv 6jn
scrubs 6,,9yj
scruff 8,h4t,3k3
scruffy 0,jpu 38x
scrunch b,8ui,3py 8md
scruple 9,gtt jpv,hp8 23s
scruples g,808,809
scrupulous 0,jpv 603 gtt 600 gpc
scrupulously 2,80c 603
scrutineer i,5vx jpw 3e4,5w0
scrutinise v,jpx 39n jpy jpw 3e4,but 1zq
scrutiniser i,jpy jpx 39n,5w0
scrutinize 13,jpx jpy jpw 3e4,but
scrutinizer i,jpy jpx 39n,5w0
scrutiny 4,3e4 jpw 5vx jpx 39n,1zx dfd
scud 12,95j 95m,3u8
scudding 4,,dp
scuff 12,jpz jq0,jq1
scuffer 6,jq0 jpz,jky
scuffle 4,am7 jq2,18u
sculler i,,hgp
scullion i,,c7d
sculpt z,jq3 jq4 63n 63g 63d,63h 63b
sculptor i,63d jq3 jq4,2u8
sculptress i,,63d
sculptural 1,jq5 63n
sculpture 6,63n 63g jq3 gv9 jq5 jq4,2u5 2o9
sculptured 0,63k 63i
sculpturer i,63d jq3 jq4,2u8
sculpturesque 0,gv9 50u
scummy 0,3i a5y 3k 39v
scupper 6,1uw,725 1v0
scurf h,jq6 93x jq7,4i9
scurfy 1,jq7 fyy jq6 6e
scurrilous 0,bx by
scurry 12,jmk jml,g7q
scurrying 0,ccg dk
scurvily 2,3wf 3i
scurvy q,joj 3i jok 3k,3ff
scuttle 12,jmk,g7q
scuttlebutt a,azt,229
scylla i
scythian a,,430 cbm
sea h,ggb,3z8
seaborg i
seacoast h,762,765
seafarer i,3ua,8pk
seafaring 4,h67 4tv,4ya 6tl
seagoing 0,hik hil
seagull 5
seahorse 5,jq8,jq9
seal 6,j9j jqa jqb jqc jqd,5fz 72w
sealant r,jqd jqa jqe j9j,cjr
sealed 0
sealer i,jqd jqe j9j jqb jqa,cjr 2g1
sealing 4,jqf jqe,9ep
sealskin 6,,d5g 9yj
seam 6,jqg jqh cmo,e5f
seaman i,3ua,8pk
seamed 0,g2o jqh 6e
seamless 0,jqi jqj jqk 8ob
seamster i,cmo jqg,72a
seamstress i,asm,72a
seance e,,2iy
seaport f,dw0,blb
seaquake b,,b11
sear u,68e,5ck
search 4,c1h d4r ic4 jql ckn,pf
searcher 5,ckn jql ixm d4r c1j ic4,2g1
searching 0,f5e f5c
searchlight 6,,4op
searing 0,8r0 5yc
seashore h,762,765
seasick 0,1hn 186 h5t
seasickness q,h5t 1hn,1hp
season s,iih 3e8,6by
seasonable 0,jqm hlq jqn hlo
seasonableness 7,jqn hlq jqm,2kn
seasonably 2,2ll jqm hlq
seasonal 0
seasoned 0,c0g c06
seasoner d,1g8 cor,6kt 1jd
seasoning 4,1g8 jkh cor,1jd 2sh
seat f,jqo 2u1 jqp 3k0 47y jqq 8t3,jqr 2st
seated 0,jqs
seating 4,jqt jqq jqp jqo,dza jqu
seats 6,jqt,dza
seattle f
seawater r,5bc,2lx
seaweed 5,jqv,1kq
seaworthiness q,,1hz
sebaceous 0,cdk uc jqw
seborrhea q,,d2
sebum 8,jqw cdk,3bt
sec s,jqx,96h
secant o,,6pr 8gh
secede 15,57l 57m dh,583
secern v,9bz,1zh a0s
secernate v,9bz,1zh a0s
secernment 9,jqy 2jo,sa 374
secessionist i,,wu
seclude u,jqz jr0 io1,ddm
secluded 0,ikn 720
seclusion 4,ikl jr0 jqz,ikm akx
second 0,jqx b6r,96h
secondarily 2,1rb
secondary 0,1rb 1r4 3eb ey4 jr1 jr2 jr3 jr4
seconder i,3ji,wp
secondhand 2,jr1 hk6 1rb 2cb
secondly 2
secondment 4,bgq 3ji,hj j05
secrecy 7,jr5 50s,h3b 27t
secret 0,7qu 5m2,2n9
secretaire 6,bqg,9sc
secretarial 1,jr6 1si
secretary i,jr7 1si jr8 jr6,wc h0
secretaryship 4,jr8 jr7 1si,cr
secrete t,jr9 jqy bgl,c5m
secreter 8,bgl,25k
secretin 8,,d9y
secretion m,jqy 3bt jr9,sa 4q2
secretive 0,73c 73d jr5 d5t
secretively 2,73c
secretiveness 7,d5t jr5 73c,j7r h3b
secretly 2,ffy
secretor 8,bgl jr9,25k
secretory 1,3bt
sect e,25 jra jrb,6rg
sectarian i,jrc jra jrb 25 c76,2bq
sectarist i,jrc,2bq
sectary i,jrc,2bq
section a,6gj,s1 3is
sectional 6,,434
sectionalisation 4,aks jrd,9u8
sectionalise 15,jrd aks,3oi
sectionalization 4,aks jrd,9u8
sectionalize 15,jrd aks,3oi
sectioned 0,akb 55q
sector p,jre jrf,7yi 301
sectorial 1,jrf jre
secular i,fvz jrg,52v
secularism 9,jrg jrh,24s
secularist i,jrh jrg,wu
secularize u,,ks
secure 14,biy 21b ila e5,5pl 17r
securely 2,clm jri
secureness 7,ccy eom jri,jrj cd1
securer i,ila biy,nt
security q,jrj e0w 32d 9nf,4h8 1xe
sedan 6,,1uu
sedate 0,9bw 9bu jrk
sedately 2,5sb
sedateness 7,jrk dms 9bw,7iq
sedation 4,ava efn,4s w9
sedative 6,9p9 34a 34b efn,2ax 1jt
sedentary 0,2q
sediment h,asc jrl,bav
sedimentary 0,jrl asc
sedimentation j,1pk,1pl
seditious 0,et7 jrm 1dw c8m
seduce w,jrn jro jrp jrq jrr,42e 4lm bku
seducer i,jrr jrp jro jrn,990 10q
seduction 4,jrq jro,4l8
seductive 0,44w 44v f6f
seductress i,,jrr
sedulous 0,30r 30t
sedulously 2,30r
see 13,45k 2jk jrs 45l c68 kq blo izq,l7
seeable 0,6tn 6tm jrt jru gb9 glh gq7 jrv hvb jrw jrx
seed k,63p jry f63,5xj
seedbed 6,,cra
seeder 6,f63,5cc
seediness 7,gex jpu,4yv
seedling k,,3pt
seedman i,jrz,3u2
seedpod k,,5xj
seedsman i,jrz,3u2
seedy 0,jry jpu 63p 38x gex
seeger i
seeing 9,45l c68 45k izq,152 r7
seek 14,js0 d4r 36o js1 js2,44n
seeker i,ckn
seeking 4,js2 js1 d4r js0,c1h 36p
seem 13,2gw 2ge 2gy,5s
seeming 0,2gc 2gg
seemingly 2,2gh 2gc
seemliness 7,dk2 42a,2l2
seemly 0,42a 42b dk2
seep 12,hkv hku,ar0
seepage b,hku hkv,1h0
seeping 0,fws aqo
seer i,2b8 blo,1jl
seesaw 6,js3 js4 js5,3p9 3qs
seethe u,5nu,5s
seething 0,1dv 1dj
segal i
segment 6,js6 js7,83j
segmental 0,akc aka 55q
segmentation 4,aks js7,9u8
segovia i
segregate 15,js8 irt js9 dh,aaq
segregated 0,iua iu9 jsa jsb jsc
segregation 4,irt js9 js8,sa jsd
segregationist i,js9 irt jse,2bq
segregator i,js9 js8,2bq
seigneur i,g0n,g7s
seignior i,g0n,g7s
seism b,b11 jsf,1pl
seismal 0,jsf 8gj b11
seismic 0,jsf 8gj b11
seismograph 6,,ph
seismologist i,,dd1
seize z,2k1 1x 2l5 753 1z jsg,752
seizer i,jsg 1x,1u
seizing 4,753 2k1,hsd
seizure q,8by 2tb 2l5,2fe nq
sekhet i
selcraig i,jsh
seldom 2,iy1
select v,yb jsi aax 3pc 6pa,v2
selected 0,b9q
selection 4,3pc yb,e3 31v
selective 0,aax aav yb jsj
selectively 2,aax
selectivity 7,jsj jsi aax,1al
selectman i,,jsk
selector 6,6pa yb,5nf
selectwoman i,,jsk
selene 5,,2r4
seles i
seleucus i
self 9,b69,150
selfish 0,b6i hlr b6h
selfishly 2,b6j b6i
selfishness 7,hlr b6i,gs3
selfsame 0,eh0 19e jsl
selfsameness 7,jsl eh0,eh1
selkirk i,jsh
selkup a,,60v h9t
sell 14,393 jbh 8gw 4z9 7r1 98a,hh 3vz 5s
sellable 0,gnb ggm
seller i,8gw 98a 393,3nh
sellers i
selling 4,4z9 jbh 98a 393,5m7
sellout 4,,990 7my
selznick i
semantic 1,jsm jsn
semantically 2,jsm
semanticist i,jso jsn,dl9
semantics 9,jsn jsm jso,9xe 7zy
semblance 7,ac0,2h0
semen 8,8x5 ces,4q2
semestral 0,i3a 4by jsp
semestrial 0,i3a 4by jsp
semi 6,jsq,akm axa
semiannual 0,4bx 4by
semiarid 0,avt 113
semiautomatic 6,g99 3dq 3dk,dur
semicircular 0,8zk 2nb
semicomatose 0,jsr 7fn
semiconscious 0,80g 80f jss
semiconsciousness 9,jss 80g,7fj
semidark 0,957 la 74b
semidarkness q,74b 957,4k8
semidetached 0,d0j
semiempirical 0,bds 7vy
semifinalist i,jsq,6e8
semiformal 0,cwx 6cg
semihard 0,rp
semiliquid 0,g3f g3b
semiliterate 0,b49 ejd b47 ejb
semilunar 0,8pd 1mt
semimonthly a,4g8 4by,4g9
seminal 1,dd6 8x5 d0d
seminarian i,jst,39r
seminarist i,jst jsu,39r
seminary e,jsu jst
seminiferous 1,8x5
seminole a,,6oc 6lx
seminoma q,,5z5
semiofficial 0,hjd 3cq
semiopaque 0,hl0 csi
semiotician i,jso,dl9
semipermanent 0,g6t 1ax
semipolitical 0,ico djv
semiprecious 0,jsv feb
semiprivate 0,iko 720
semipro i,,ikr
semipublic 0,iqh iqg
semirigid 0,f26
semiskilled 0,jsw 511
semisoft 0,jsx 6kr
semisolid 0,75h
semisynthetic 0,2vv 2vl
semite i,2m1,2wl
semiterrestrial 1,5wr
semitrance 9,,7fj
semitransparent 0,jsy eel jsz
semivowel a,,82q
semiweekly a,i38 4by,4g9
sempiternal 0,95y 52i
sempiternity 7,i3p,ay2
sempstress i,asm,72a
senate e,,7yb
senator i,jt0 jt1 jt2,3iw
senatorial 1,jt1 jt0
senatorship 4,jt2 jt0,cr
send 12,64b gca gcb jt3 jt4 30w,560 6fw
sendee i,gcb,te
sender 6,jt4 gca gcb 3zq,17o j15
sending 4,jt3 64b gca gcb,680
sendup a,5kv,5kx
seneca a,,697
senefelder i
senegalese i,,23g
senesce u,gix hk0,y2
senescence 7,jt5 1ar hk0,sa 1at
senescent 0,hk0 1aq jt5 1ar gix
seneschal i,,c7d
senhor i,,y5
senile 0,am0 1aq
senior i,b7u fua jt6 b7t igs ixj,g8s
seniority q,jt6 b7u,6eh
sennacherib i
sennett i
sens 6,ao7,ao8
sensation 9,151 cf5,152
sensational 0,ga2 2te ga1 jmo 1t8
sensationalism 9,jt7 ga3 jmo,mo fm5
sensationalistic 0,jmo ga2 jt7 ga3
sensationally 2,2te
sense 9,jt8 cf5 ew jt9 jta i2b jtb bp7 jtc 151 9ui g3q,3g0 l7
senseless 0,grx f66 ex0 7fn
senselessly 2,grw grx
senselessness 7,er3 1gk,1gl
sensibilise u,jta
sensibility 9,14z f6m jtb,150 cfb
sensibilize u,jta
sensible 0,7jp jtd 7jo dzj j01
sensibleness 7,jtd 3g2 7jp,j00 d56
sensibly 2,jl2 7jp
sensify u,jta jt8 jtc
sensing 9,9us,152
sensitisation 4,jte jtf,9z1 9fo
sensitive 0,bp7 cfg jtg cf5 rf bp6 bw0 i62 iw5 hb7 iz4 cfb 29q jt9 1mc cff hrh
sensitively 2,cfg
sensitiveness 7,cfb rf cfg jtb,16n jtc
sensitivity 9,rf jtg cfb htm bp7,jtc 48b
sensitization 4,jte jtf jta,9z1 9fo
sensitize u,jta jtf
sensor 6,9ui cf5,s9
sensorial 0,jth jtc
sensorimotor 1,fps
sensorium 8
sensory 0,16w jth 16u
sensual 0,24t 61j jti
sensualise u,61k,3xf
sensualism 9,jti 4i6,1sv bdw
sensualist i,4i6 jti
sensuality c,jti 24t,1sv
sensualness c,jti 24t jtj,1sv
sensuous 0,15b 155 jtc
sentence a,fch 7tj jtk 8bd,8bc 17j
sentential 1,jtk fch
sententious 0,ijf 7sg 2wi 5a9
sentience 7,3g3 jtc 24z 80h,150 c7g
sentiency 9,jtc 80h,c7g
sentient 0,24z 3g3
sentiment c,jtl c65 jtm 3y1,16n 465
sentimental 0,jtm 3y1 jtn jtl 16p gj6
sentimentalisation 4,jgb jto jtp,dgw
sentimentalist i,jgd
sentimentality 7,gj6 3y1,16s
sentimentalization 4,jgb jtp,dgw
sentimentalize u,jto,age
sentimentise t,jtp,3k7
sentimentize t,jtp,3k7
sentinel i,g75,g76
sentry i,g75,g76
separability q,jtq ako,a8z
separable 0,ako ak5 jtq
separate 0,33n aak 33m 9u6 aaj fi8 fi5
separated 0,9u6 ais 33n a1m
separately 2,eym 33n
separateness 7,aak jsa 33n,a7e 3bw
separation b,a7e 582 a8c,pl do
separationist i,jtr,wu
separatism 4,irt jts jtr,jsd 2lt
separatist i,jtr cm7 jts 583 3bz,wu
separative 0,adm adl adj aaq 9u5
separator 6,6bo 9bk,143
separatrix a,jtt,efi
sephardi i,,2xw
sepia 7,,5dz
sepsis q,jlc 77,4fd
sept s,jtu az7,2lj 216
septal 1,jtv jtw
septate 1,jtv jtw
septation 4,,aks
september s,jtu,2lj
septenary n,e2i,k1
septet a,e2i,k1 3qe
septic 0,77 jlc 76 a5o 85l f0z f0x f10 f11
septicaemia q,it8,jlc m3
septicemia q,it8 f11,jlc m3
septicemic 0,f11 77 it8
septrional 0,6te
septum 8,jtw jtv
septuple 0,h1x 4ev
sepulture 6,5kr gj5,5kt dmr 4wm
sequel a,jtx,1a9 si
sequela q,,2c
sequenator 6,jty,143
sequence e,6uh i19 jtz ju0 hn2,6du ju1
sequencer 6,jty jtz ju0,143 8m2
sequent 0,hn2 gx hn1 gy
sequential 0,hn2 hn1 i19 1r8
sequentially 2,hn2
sequester u,7w3 7w2,7b5
sequestered 0,72p jsb 720 iua
sequestrate u,jqz io1,ddm 7m1
sequestration 4,jse jqz,akx
sequoya i,ju2
sequoyah i,ju2
seraph i,ju3 22l ju4,22j
seraphic 1,ju4 22l ju3 yh
serb i,ju5,8h5
serbian i,ju5,8h5
sere 0,avr 113 ju6
serenade a,ak1,7oy 7ui
serendipitous 0,2fx
serene 0,5s8 5s9 74d
serenely 2,5s8
sereness q,ju6 avr,2qe
serenity 7,i8t 34f,2ep 34g
serf i,8hw ju7,e1o
serfdom q,ju7 8hw,4ww
serfhood q,ju7 8hw,4ww
serge 6,,3mj
sergeant i,ju8 9sd,1gu 833
serial 0,hn2 hn1 4g9 ju9 6du
serialism a,,3is
sericeous 0,apy 5ui
sericulturist i,,59j
series e,6du ju9 hn2,hn5 5c8
seriocomic 0,eda 1yo
seriocomical 0,eda 1yo
serious 0,b0h enx 7iq b0g dms hri izo jua jub 5zc
seriously 2,b0i b0h
seriousness c,b0j aij 94c,b0k aik
serjeant i,,3vu
serkin i
sermon a,e84 gz2,epj
sermonise w,gz2 bt5 igf e84,13g
sermoniser i,bt5 gz2,n1
sermonize w,gz2 bt5 igf e84,13g
sermonizer i,bt5 gz2,n1
serological 1,juc
serologist i,juc,el8
serosa 8,bgh,11v
serous 1,jud 2ct
serpent 5,23u,hli
serpentine 0,8zl 2nb
serra i
serrate z,jue het juf 4d6,fjq
serrated 0,het 4d6
serration 6,juf jue,jhm
serratus 8,,23
serried 0,7l6 6yl
serrulate 0,4d6
serum 8,2ct jud,4q2
servant i,c7d 36z,je
serve 16,d4y 5pb dh,iu1 4jx
server 6,617 e1w,5lt 3pf
service 4,jqu,377 1fz
serviceability 7,jug ifw hla,9v2
serviceable 0,hla jug axz d53
serviceableness 7,jug juh ifw hla,9v2
serviceman i,2w2
services 4,,4ya
servicing 4,,8si
serviette 6
servile 0,jui juj hhf juk hhh jul jum
servilely 2,hhg jui
servility 7,hhf jui,hhi
serving 4,ate e1w,4ib 5b8
servitor i,36z,2so
servitude q,jun,4ww
sesamoid 8,fqc,25g
sess 6,ao7,ao8
session a,71m,7v6 juo
sessions i
sestet a,e3y,k1 3qe
set z,2st cjf 8dm 491 e5,560
setaceous 0,3t7 3ta
setback b,jup,fp
seth i
setoff 6,,5a2
seton i
setose 0,3t7 3ta
settee 6,,47x 8i2
setter 5,7p6,7p7 jc6
setting f,joi,1to 2oy
settle 12,uy 9vi gj,2st 5g
settled 0,9ci 3wb 7co b4l 2ir 9zi 9vl ihd 3w9 g5r hd3 j78
settlement e,7ch juq gj jur 7cn,wb 1kj
settler i,7cq jur 7cn,7cr
settling b,jus jut,ekp
settlings h,asb jut,asc
settlor i,juu,4h
setup 6,143,2g3 cc3
seurat i
seven 0,juv 223 e2i
sevener n,e2i,k1
sevenfold 2,h1x 4ev
seventeen 0,juw 223 jux
seventeenth 0,b6r
seventh 0,juy b6r
seventhly 2,juy
seventy 0,gaj 223 gai
sever z,a8b a8a juz jv0,7m1 1y6
several 0,jv1 2dq
severalise v,jv2 9bz,1zh a0s
severalize v,jv2 9bz,1zh a0s
severally 2,eym
severalty q,aak,a7e
severance 4,juz jv0 a8b a8a,582 90a
severe 0,f9s jv3 3bj 1c9 aik 2yl 40a
severed 0,6ph
severely 2,3m1 jv4 f9s hcv
severeness 7,aik 2yl f9l jv3 f9s 94c,bdh 2ym
severing 4,jv0 a8a,90a
severity 7,aik 3lp f9s,bdh
sew z,3ke 3xn jv5,20k 21b
sewage r,jv6,8tx
seward i
sewer 6,724 3xn jv7 3ke,725 b3o
sewerage 6,jv6 724,8tx 725
sewing 4,jv5 3ke,8ro
sex 4,4ak fcl,q4 66i
sexagenarian i,hk3 1aq,29l
sexed 0,jv8 fcl 8df
sexiness c,1su 2ej 8df,1sv
sexist i,ab0 6j9 aat,2bo
sexpot i,,46u
sextet a,,7oy
sexton i,jjc,6rl 612
sextuple 0,h1w 4ev
sextuplet n,e3y,k1
sexual 1,jv9 cfw
sexuality 7,cfw jv9,1me
sexually 2,jv9 fcl
sexy 0,8df 1su eaf 8de bp9 d85 fn0 fu1 fxb g91 hnl ie5 iyt jv8
seychellois i,,5b
seymour i
sforzando a,,6po
shabbily 2,iys acr
shabbiness 4,gex f42 iys acr,4yv 5f6
shabby 0,iys 38x gex
shabu 6,9mu,1xi 9mv
shack 6,ebm an4,33q
shackle 6,6dx chf,2td
shackled 0,524 51z
shade q,jva jvb jvc jvd,74b 6qf
shaded 0,gsy gsx jvc
shadiness 7,jva jve jvc cm3,74b ej8
shading 4,8sn 8so,94p dke
shadow q,i1y 94y jvc jvd,jva 95d
shadowed 0,jvc gsy
shadower i,jvf,6ih jvg
shadowiness q,jva jvc,74b
shadowing 4,jvh jvf,6ib
shadowy 0,jvc gsy i1y jva
shady 0,7qv cm3 5m2 1n6 jve
shaft a,3st 3hc,8y6 3q9
shagged 0,jha 6e
shagginess 7,jvi 5m3 jha,jvj 6i
shaggy 0,5m3 5m4 jvi
shah i,,5wu
shahaptian a,jjs jjt,5qh 8hd
shaheed i,,gh5
shahn i
shaitan i,jvk,al3
shake 12,fjj 9zs jvl 64f fl4 dh jvm huq,4as 9zt
shaken 0,1dn 1di
shakeout q,,9pe
shaker 6,,11t
shakespeare i,jvn
shakespearean i,jvo jvp,cq
shakespearian i,jvo jvp,cq
shakeup 4,j89 j8a,hne
shakily 2,je6 jvq
shakiness 7,huq jvq je6 f5x,hus jvr
shaking 4,fl4 fjj,jvs
shakspere i,jvn
shakti i,jk2
shaktist i,,6kx
shaky 0,je6 8gj jvm huq
shallow 0,cv3 jvt cv2 h85 j3q
shallowly 2,cv3
shallowness 7,dg3 jvu,9pn
sham 6,iew 31z 5ic,8iy
shaman i,jvv jvw,avd
shamanise 15,jvw,bxw
shamanize 15,jvw jvv,bxw
shamash i
shamble 12,jq1 jvx,1uk
shambles 6,v,755 w
shambling 4,jvx jq1,gg2
shame c,bb8 abu 36m,16n 8fz
shamed 0,2xr 2xp 2xo
shamefaced 0,jvy 2xs 8ls jvz 2xo
shamefacedly 2,2xs
shamefacedness c,jvz 2xr 2xs jvy,6dt
shameful 0,abw abx aby
shamefully 2,aaa abw
shamefulness 7,aby abv abw,3wk
shamelessly 2,3tm jw0
shamelessness 7,572 jw0,12a
shammer i,gdm c8p cfc 5ic,dio 44p
shamrock k,,74h
shamus i,jw1,jw2
shanghai f,ep8 jsg,1r
shanghaier i,jsg ep8,1u
shankar i
shannon i
shantung 6,,3mj
shanty 6,ebm,33q
shape 7,4sm 9v9 8vw hzm 9fm,33z 593
shaped 0,cxd 66w
shapeless 0,1x9 1xa jw3
shapelessly 2,1x9
shapelessness 7,jw3 1x9 jw4,4pa jw5
shapeliness 7,8z8 50u,8z9
shapely 0,50u 8z8 50q jw6 gv9 jw7
shaper 6,3ce 63h 8vw,2o5
shaping m,9fm 9v9,9fo
shapley i
shard 6,cz9,3zs
share l,1oq hxt 7jy hxv jw8,1xe hqw
sharecropper i,8s8,8s9
shared 0,h3g 7j6
shareholder i,jw9,4wy
shareowner i,jw9,4wy
sharer i,hxu hxv 2iz,370
sharing 4,jw8 7jy hxt,fam
shark 5,jwa
sharp 0,8qg r5 rb 6nt 9fq d1
sharpen u,jwb jwc,7p8
sharpened 0,ibw d1 61m
sharpener 6,jwc jwb,40z
sharper i,5zk,5z8 5zl
sharpie 6,dil 5zk,253 5z8 5zl
sharply 2,1d2 8ql 8qg
sharpness 9,r6 33g rb,r8
sharpshoot x,jwd jwe 97k,cla
sharpshooter 6,jwe 97k jwd,om ggp
sharpy i,dil 5zk,253 5z8 5zl
shasta a,,lh
shatter u,jwf kq
shattered 0,9tv 4nu
shattering 0,g82 985
shave t,jwg jwh jwi kq,6zf
shaved 0,jwj jwk jwl
shaven 0,jwj jwk jwl
shaver 6,jwi 3n2 jwg,y5 y4
shavian i,,wp
shaving 4,jwh hxb jwg,9o1 4ic
shaw i
shawl 6,jwm,5ws
shawn i
shawnee a,,27 46
shaytan i,jvk,al3
sheaf 6,3o6,5je
shear j,jwn jwo jwp jwq,9g2 71x
sheared 0,e3w
shearer i,jwp jwr jwn,3mh
shearing 4,jwq cp5 jwr jwn,71z
shears 6,jwo cp5 jwn
sheath 6,8hr eei,2ru 3ug
sheathed 0,63w 63v
sheathing 6,hqy,2ru
shed z,by5,1y7 99s
shedder i,jws,1co
shedding j,b2b 9t7 9t8,sa 6tb
sheen 7,ga7 5aj,5l9
sheeny i,eew 5aj 1e1 ga7,2xw
sheep 5,hs7,29m
sheepcote 6,jwt,8ej
sheepfold 6,jwt,8ej
sheepherder i,jwu,auu
sheepish 0,al9 2xs al6 2xo jvz
sheepishness c,jvz 2xs,6dt
sheeplike 0,al9 al6
sheepman i,,594
sheepskin r,cp4,1oe
sheer 0,7x i8x 81 3h3
sheet h,csx,4r0
sheeting 6,,3mj
shegetz i,,dc4
sheik i,jwv 8lo,1v4 y5
sheika i,jww,e7r
sheikh i,jwv,1v4
sheikha i,jww,e7r
shekels l,4xv,2l4
shelf 6,4yh,21u
shelflike 1,4yh
shelfy 0,j3q cv3 49o
shell 6,jwx 4m4,1wt 4xb
sheller i,,je
shelley i
shelling 4,3v7 4m4,3va
shellproof 0,ffu 1hv
shelter 6,33q an7,5a2
shelve 16,9es jwy,5tt 9ew 9ex
shelver i,jwy 9es,je
shelvy 0,j3q cv3
shem i
shemozzle q,jnh,42x
shenanigan 4,9wj 6lv,9wk 6k0
shepard i
shepherd i,jwu,n1 auu
shepherdess i,,jwu
sherd 6,cz9,3zs
sheridan i
sheriff i,,833
sherlock i,jw1,jw2
sherman f
sherpa i,,194
sherrington i
sherry d,,ie7
sherwood i
shevchenko i
shew v,9l3 e5,17c
shibboleth a,h06,rj 9j0
shield x,jpi jwz 5g0 xk jx0,6ge 2ru
shielded 0,3yp
shielder i,xk jpi,9em
shielding 4,jx0 jpi,9ep jwz
shift u,jx1 j8y 1xz dh jx2 kq,560
shifter 6,jn5 dak,ino 5cc
shiftiness 7,iy3 jx3 9wp jx4,8fx 6ev
shifting 0,jx5 8kg
shifty 0,9wp jx4 jx6 iy3 2th jx3 jx2
shigellosis q,,az9
shiite i,,44z
shiksa i,jx7,1tb
shikse i,jx7,1tb
shill i,,9c0 43p
shillyshally 4,8x9 a3k,8xa ebn
shim 6,,iaz
shimmer b,jx8 5ao,do 4mf
shimmery 0,5ao 1e1 jx8
shimmy 10,,fmg 93r
shin 8,,1j
shinbone 8,jx9,cg7
shine 17,8gd 4mf dfq jxa 5l9,bct
shiner 5,jxa 8gd,5e9 7hj
shingle 6,jxb jxc dmu,59u dmt
shingler i,jxc,je
shingles q,jxd,e38
shingly 0,dmu 6e jxb
shininess 7,ga7 5lc 5aj 5r5,5l9
shining 0,jxe ick 5ay 5lb,377
shinny 4,6we,6wf
shintoist i,,8k
shiny 0,5aj 1e1 ga7
ship 6,9qa 9so bb5 615 9sn 821 jxf c2c,4tq 560
shipboard 0,ema pe
shipbuilder e,jxg,638 4tr
shipbuilding 4,,30a
shipmate i,,171
shipment 4,615 9sn 9so,616 4ti
shipowner i,,e7u
shipper e,821 jxf 9so,i8 7lp
shipping 4,c2c 9so,12v
shipshape 0,jxh h6f
shipwreck 6,,9qa
shipwright i,jxg,638
shipyard 6,,43d
shirer i
shirk 15,diq dio dip,3fl
shirker i,dio diq,92t
shirking 4,dip diq,6u6
shirt 6,,9yj
shirtfront 6,,c6s
shirtmaker i,,3ce
shirtsleeve 6,,jxi
shirtsleeves q,,9rs
shirty 0,jxj 5bl
shit a,8nb 5hz 8nc 4b3,8nd 5jb
shite r,8nb,8nd
shithead i,4po,49n
shitless 0,f9t 1c9
shitter i,9dy 8nc
shitting m,9dx 8nc,9e0
shitty 0,3ll 362 jxk
shivaist i,,6kx
shiver 12,jxl jxm 6mr jvm jxn,hur 9zt
shivering q,jxn jvq jxm 2th
shivery 0,7a0 mz jvm
shlemiel i,jnl,1h2
shlep 4,jnm jnn,1h2 6sj
shlepper i,jnm,1h2
shlimazel i,jno,1ya
shlockmeister i,,3nh
shmo i,jnp,aob
shmuck i,jnp,aob
shnook i,jnq,1h2
shnorrer i,jnr,5pk
shoal e,jxo jvt j3q,3z8
shoaly 0,j3q cv3 jxo
shoat 5,i78,5i9
shock c,96w d7v 2fy jxp jxq,96y 1t1
shocked 0,19j p2
shocker a,2fy jxq,990 mo
shocking 0,ga1 ga2
shockingly 2
shockley i
shod 0,4z4 4z3 fgs jhf jxr
shoddiness 7,jxs cpv 6jm,dpp 37f
shoddy r,6jm 6jn jxs cpv,cp6
shoe 6,25h,4z1
shoeblack i,4z2,44f
shoeful n,,2rh
shoelace 6,jxt,fs1
shoeless 0,3tn 3tp
shoemaker i,4zf,3ce
shoes q,,jxu
shoestring 6,jxt,fs1
shoetree 6,,s9 ba0
shogun i,,3d7 dao
shogunate e,8e,8i
shona a,,3sj 3sk
shoofly 6,,4u4
shoot x,e6c jxv cla jxw ggp jbm drj jxx,5eb 266
shooter 6,jxy 4hn,gfu
shooting 4,8j7 jxx cla jxv,r1 e82
shop 6,3za jxz d13 5e5 jy0 jy1,a9t 5nm 5pl
shopaholic i,,jy0
shopkeeper i,cqy,3nh
shoplift 14,jy2 jy3,5ko
shoplifter i,jy3 jy2,3qo
shopper i,jy0 d13 5e5 jxz,5nt
shopping 4,jy1 5e5 jxz,5np
shopsoiled 0,jy4 38x
shopwalker i,cqu,3ui
shopworn 0,jy4 3q6 38x 3q7
shore h,765,3ze
shoring 4,inb,3zp 94i
short 0,5a7 18 5ab jy5 59g 71t cpa jy6 17 8z3 jy7 jy8 jy9 jya jyb
shortage 7,9ff 98f,9f9 7k
shortcoming 7,9e2,3gv
shortcut 6,,636
shorten u,jyc 12 jyd 15,908 s
shortened 0,jy7 18
shortener h,jyd jye 12 jyc,1b4
shortening 4,88b jye,atl 1o4
shortfall 7,9ff,9f9
shorthand a,jyf jyg 8yy,5ow
shortish 0,jy8 18
shortly 2,iim 8z4
shortness 7,jy6 18,9ya
shortsighted 0,epu eps c50
shortsightedness 7,h3p c50 h3q ept epu,1wc e16
shortstop i,,3kg
shoshone a,7fk,1ki 7fl
shoshoni i,7fk,1ki
shostakovich i
shot 4,8j7 i13,r1 2ty
shote 5,i78,5i9
shotgun 6,,3di
shoulder 8,jyh,1j
shouldered 1,jyh
shout w,3z1 8v0 475 3z2 kq 8v1 jyi 8v2,3hx 3hr
shouted 0,g83 985
shouter i,3z2 3z1,17o
shouting a,6kj jyi 8v0,2l 475
shove 12,fm0 jyj fm1 hfr kq,cux
shovel 6,jyk a1x jyl jym kq,39x 5lk
shoveler 5,jym jyn jyk,je 5gf
shovelful n,jyl,2rh
shoveller 5,jym jyn,je 5gf
shover i,hfr fm0 jyj,11i
show 13,9kb 9l3 1o 5o9 38h jpj af6 e5,9in 17c
showcase q,,joi
showdown a,7ww,a6m
shower 6,,7j0 3xx
showerhead 6,,hfg
showery 0,iwq 42s
showgirl i,6pz,6q0
showing 4,jpj af6 9kb,2t7 5o9
showman i,byj,4y7
showpiece 6,,7b6
showroom 6,,hvc
showtime s,44h,44j
showy 0,cnl cnm cnn
shrapnel 6,,jwx
shred n,fge jyo jyp iw8 kq,4ib frt
shredded 0,6pg 6ph
shredder 6,jyp jyo,s9
shrew 5,jyq,d3o
shrewd 0,33g 33h 33i
shrewdly 2,33j 33g
shrewdness 9,33i 33g 5qy,r8
shrewish 0,h4e 5bl
shriek a,jpe 673 jpg kq,475 8v0
shrieked 18,673
shrieking a,jpe 673,475
shrill 0,jyr 673 tk jys jyt kq,8v0
shrilling b,jyt 673,3py
shrillness 7,jys 7eg jyr,6ho 7cz
shrilly 2,i73 jyr
shrimp 5,i11 g4f,ayh
shrimpy 0,g4f 3sc i11
shrine 6,jyu bjv,6g9
shrink u,jyv 8q0 9oe,t 4as
shrinkage 4,7pw 9oe cpd,9c1 9c2
shrinking 4,7pw 9oe jyw,9c1 1o4
shrivel u,jyv jyw,t
shriveled 0,avr 113
shrivelled 0,avr jyx 113 285
shroud z,bjw 6cd e5,3y0
shrub k,540 d3q jyy,55j
shrubbery e,,2os 5ac
shrubby 1,d3q 540
shrublet k,jyy 540
shrug t,,2hs 53g
shrunken 0,jyx 9c8 285 3x
shtup 4,d3t,79o
shuck r,6dp,8dt 1y7
shucks 7,jxk,dpp
shudder t,jxm jxl jyz,9zt hur
shuddering 0,jz0 2th
shuddery 0,1is 1im 6mr
shudra e,jz1 jz2,54x jz3
shuffle 12,jq1 jz4 jvx,1uk jz5
shuffler i,jz4 jq1,5z8 1ul
shuffling 4,jvx jq1,gg2
shun w,bqf 3f4,3fk
shunning 4,3f4 bqf,a
shunt 8,jz6,5tk 5oh
shunter 6,jz6,a4l
shut z,72w 736 jz7 jz8 734 735
shutdown 4,73a 73b,52
shute i
shuteye q,,hfi
shutout b,,9do
shutter 6,jz8 jz7 bwo 735 72w,5cc 4og
shutterbug i,,so
shuttered 0
shutting 4,734 72w,20
shuttle 12,,gw
shuttlecock 6,,3qr
shy 12,,4ux
shylock i,gxg,fyo gxh
shyly 2,3wo a1b
shyness c,a1b,a1c
shyster i,i4q,bw
sialadenitis q
siamese a,jz9,jza
sib i,itm,1e8
sibelius i
siberia f
siberian i,6r2,60v
sibilant a,876 e5p 877 e5m,d1u
sibling i,itm,1e8
sibyl i,jzb jzc aki,6no 3ba
sibyllic 0,aki 110 jzb jzc
sibylline 0,aki 8ve 110 ax
sic 2
siccative r,9rt,q5
sicilian i,gbh,92e
sicily f
sick 0,186 eir 14j 185 1ft 1ga 1hn 3cz 42t 4fi 5d3 eil 89v 9iu 9x8 al1 azh c88 chi eim djq ein eio eip eiq eis eit eiu eiv eiw eix eiy eiz ej0 ej1 fpt
sicken 11,2fz,h5w 9b8
sickening 0,g4y g4z ac5
sickeningly 2,ac6 g4y
sickeningness 7,ac5 g4y,ac8
sickish 0,eir 186
sickly 0,jkc 2uv
sickness q,14j 186,188
sickroom 6,,29h
siddhartha i,5g5
siddons i
side f,432,1gp 8pj
sidearm 1,ccp
sideboard 6,,cqt
sideburn 8,5le,408
sidekick i,5g6,1wn
sidelong 0,2y2 2y3
sideroblast 8,,bq7
siderocyte 8,,d0
sideropenia q
siderosis q,,2ag
sideslip 4,jzd,dg5
sidesman i,,h0
sidesplitter a,ebv,d6r
sidesplitting 0,ed9 1yo
sidesplittingly 2,fpd ed9
sidestep w,6u5,3fk
sidetrack 6,jze jzf 2ii,iwo 9wc
sidewalk 6,hzx,gdp
sidewinder 5,,iyr
sidewise 2
siding 6,jze,iwo
sidle 12,jlp,4as
sidney i
sids q,,98k
siege 4,,4pe
siegfried i
sieve 6,jzg j9s,jzh
sif i
sift z,j9s jzi jzj jzg,gw 9bk
sifter 6,jzi j9s,jzg
sifting 4,jzj j9s,jzk
sigeh q,,4et
sigh t,jzl jzm,58f 1fv
sight 9,jzn r7 9rc,hve 2t7
sightedness 9,c68,r7
sighting 4,9rc,gxo
sightless 0,4oa 4o2 281
sightlessness q,281 4oa,1sx
sightly 0,41j 41e
sightreader i,,qi
sightseeing 4,jzo,dfd
sightseer i,bx9 jzo,bxa
sigmoid 1,2n6
sign a,jzp jzq iyc jzr 8j9 2z kq,70q dv9
signal a,1iz jzs 3ac jzt jzu jeu,7k8 tb
signaler i,jeu jzs,17o
signaling a,1iz jzs,7k8
signalisation a,jzv jzu,74v
signalise w,jzt jzs,18i tb
signalization a,jzv jzu,74v
signalize w,jzt jzs 1iz,18i tb
signaller i,jeu jzs,17o
signally 2,ep6
signalman i,,55g jeu
signatory i,2z
signature 7,8j9 jzq,2hd cc3
signboard 6,joo,5a2
signed 0,3dh 3dg jzw
signer i,2z jzs 887 iyc jzq,17o
significance 7,e62 enf bmx gjt,br2 7zy
significant 0,bmx 81q e62 gwz bmw btx ily c3c hew ikx ie9 2je
significantly 2,81q bmx
signification a,7zx 9ma,mo
significative 0,exu exw
signified a,ew,7zx
signifier a,9ra 9ma,2d3
signify w,9ma jzr 7zx 9ra gjt 1iz jzp 30w,gjm
signing a,jzs,3v9
signior i,jzx,y5
signor i,jzx,y5
signora a,,e7r e3c
signore i,,y5
signorina a,,jzy e3c
signpost a,,i8m
sigurd i
sigyn i,,14y
sihasapa i,,5ee
sikh i,,8k
sikorsky i
silence q,jzz eef h39 iut d6u,g84
silenced 0
silencer 6,h18 d6u,3vf 46n
silent 0,iut etx hbh jzz eef 73d h39
silently 2,h3a etx
silenus i,,15o
silhouette f,,g2m ima
silicate r,,4zl
silicone r,,id9
silicosis q,,2ag
silk 6,k00 5an,3mj
silken 0,5an 1e1
silklike 0,5an 1e1
silkworm 5,,670
silky 0,5an 1e1 k00
sill 6,ao6,3zr
silliness 7,b7 ddx jeb ctn 1h4,b9 d2c
sills i
silly 0,ctn 1h4 b6 b7 1h5 ddx
silo 6,,k01
silty 0,g7f g7c
silvan i,k02 k03 2my,2gj
silvanus i,k04
silver 0,goi 5ap 2p5 1rs 1e1
silverish 0,lm lk
silvern 0,bsj 5ap bsg 1e1
silversmith i,k05,dit
silverstein i
silverworker i,k05,dit
silvery 0,bsj 5ap bsg 1e1 2p5
simenon i
simeon i,,29k
similar 0,1i6 1lr 1i5 1zk 7wz 7zc 8fe iuf
similarity 7,1lr k06 fab 1lp g1h 1i6,bni
similarly 2,g1o 1i6
simile a,,bup
similitude 7,1lq,1lr
simmer u,k07 k08,4v2
simmering 4,k08 k07,3nj
simmpleness 7,,f2k
simoleons l,4xv,2l4
simon i
simperer i,k09,k0a
simple 0,k0b b1j k0c k0d k0e k0f 8zv b18
simpleness 7,k0g k0c jbn 6mj k0b,2we
simpleton i,1h2
simplex 0
simplicity 7,k0c k0g k0b ka jbn h4f 6mj,2we
simplification 4,k0h hrm hrn,i9 b9m
simplify u,hrn k0h jng hrm
simplistic 0,k0d k0b
simply 2,5ms gnj
simpson i
simulacrum 6,b5h,ac0 10y
simulate 10,8d7,axv
simulated 0,2vu 2vl
simulation 4,,gvf
simulator 6,k0i gv7,309
simultaneity 7,7yw 79g,2kn
simultaneous 0,79g 77s 7yw
simultaneously 2,79g
simultaneousness 7,7yw 79g,2kn
sin 7,k0j k0k k0l,k0m 9ov
sinatra i
sinbad i
sincere 0,dcm dzy 98e e8r dck k0n
sincerely 2,k0o dcm
sincerity 7,b0j dzy k0p b0g dcm,b0k k0q
sinciput 8,,25g
sinclair i
sindhi a,,54y h7v
sine o,,8gh
sinew 7,dun 56z k0r 570,4xa 571
sinewy 0,chy 62y
sinful 0,f41 cnh k0j
sinfulness 7,k0j f41 k0s,k0m
sing 10,gbe 5vk k0t 2a6 k0u 1rk 6g3 9s,fc7 3hx
singable 0,6g2
singaporean i,,194
singe u,jol
singer i,1rk gbe 5vk k0t,gu
singhalese a,k0v k0w,194 dr7
singing 4,6g3 gbe 5vk,k0x ia2
single 0,ehl ehk eyf eyg eyh eyi
singleness 7,k0y 7rk,dzy 30q
singlet 6,k0z,6l5
singly 2,ehl
singsong a,,aub 5vi
singular 0,c4r 8xv eyi 4xo 2b1
singularity 7,k10 eyi k11,ai9
singularly 2,c4r
singultus q,e44,45x
sinhalese a,k0v k0w,194 dr7
sinister 0,1iq bu0 1im 35z
sinistral 0
sink 12,aug k12 c99 auk k13,8t2 560
sinker 4,apa k13,ap9 5k7
sinkhole h,,9pd
sinking b,ekp k13,9qz 9c1
sinless 0,elm eln 6ze
sinlessness q,6ze elm
sinner i,bu1 k0l,bw
sinning 4,k0k k0l,9ov
sinologist i,,cq
sintered 18
sinuate 0,8zm 2nb j8c
sinuous 0,8zm 2nb
sinus 8,cmb,5tk 2d7
sinusitis q,hvf
sinusoid 8,,5tk
sinusoidal 0,8zn 2nb
siouan a,4g0 9x7,2mc 1kz
sioux i,4g0,2mc
sip y,k14 k15,atb 9go
sipper i,k15 k14,atc
siqueiros i
sir i,,y5
sirdar i,,45f
sire t,440 cv8,qs
siren 5,9ii,h84 1tb
siriasis q,f6z,e0d
sirloin d,,k16
sirrah i,,4ny
sis i,k17,k18
sise n,e3y,k1
siss w,e5p e5m,3hx 3hr
sissy i,gre k19 k1a k1b,8l6
sister i,k17 k1c k1d,k18
sisterhood e,k1d k1e k17,5do 31l
sisterlike 0,k1c
sisterly 0,k1c k17
sistership e,k1d k1e,5do 31l
sisyphus i
sit z,8t3 ewc jqo k1f dh,36x
sita i
site f,5ta g5t,3ym
sitter 5,,24o
sitting 4,ieg k1f jqs ief 8t3,20
situate 16,g5i 9on g63,2x1 2st
situated 0,g5r 3wb
situation q,3p1 jxu,pl
sitwell i
siva i
six 0,223
sixer n,e3y,k1
sixfold 2,h1w 4ev
sixpenny 0,6jl 18k
sixteen 0,k1g 223
sixteenth 0,b6r
sixth 0,k1h b6r
sixthly 2,k1h
sixties s,,99i y3
sixty 0,k1i 223
sizable 0,1xr 33e
size 7,4f4,1xf
sizeable 0,1xr 81p 33e bjh 2je
sizeableness 7,bjh 1xr 81p,1xs
sized 0,k1j k1k
sizing r,,cjq
sizz w,e5p e5m,3hx 3hr
sizzle w,,4lj
sizzling 0,eb0 4oy
skag 6,jm9,jma
skagit a,,6n4 jk8
skanda i
skank 4,8tv ac4,8tx 6py
skanky 0,ac4 2y 8tv
skateboarder i,,k1l
skater i,k1l,om
skeat i
skedaddle 12,,cp3
skeet 4,,jxw
skeletal 1,bgs
skeptic i,aoy a7n aj6,1jl
skeptical 0,a7n aj6 a7o aoy 1ee a7j 91g
skeptically 2,jn8
skepticism 9,a7j a7n aj6,a7k
sketch 6,k1m k1n 10s,9xt 6gv
sketcher 6,k1n,635 6h5
sketchiness q,k1o eue,eu8
sketchy 0,eue eu7 jb2 k1o
skew u,k1p kq 2y9,vm
skewed 0,k1p 2y9
skewer 6,,g2d
skid 12,k1q jzd k1r,k1s
skidder 6,k1r k1q,je
skier i,ft3,om
skiff 6,,ddy
skilful 0,tp hc
skilfully 2,k1t
skill 9,ny jo6,3c
skilled 0,hc ha tp ghs 9i3 c0p k1u
skillful 0,tp hc tr
skillfully 2,k1t tp
skillfulness 9,tr tp,pl
skim z,,dg4 5me
skimmer 5,k1v,9av 8c8
skimming 4,k1v,am
skimp 14,,31b 7vp
skimpy 0,f8g 9fc exw
skin 8,1e5,4xa 90g d82
skinflint i,6rn,6ro
skinhead i,3o3,5id
skinner i
skinnerian i,,u5
skinny 0,4xd 285 jpb
skint 0,5cm 5cn
skintight 0,k1w 6ox
skip v,,h7b
skipper i,5ya,39r gi5
skirmish 4,bfi k1x k1y,18u 36d
skirmisher i,k1y k1x,3yq
skirt 6,k1z 6u5,42l 9yj
skirting 0,bfc 6ti
skit 4,,pc
skitter z,jmk dh,g7q dg4
skittish 0,bw2 bvz jap
skittishly 2,bw2
skittishness 7,jap bw2,h8a
skivvy i,k20,1s7
skreak w,8o2 jpc,4lj 8v0
skreigh w,jpc,8v0
skuld i
skulduggery a,k21,9a1
skulk 16,ga4 g9y,425
skulker i,gdm g9y gdl ga4,dio g9z
skulking 4,gdn gdl,6u6
skull 8,,25g
skullcap 6,78x,5w3
skullduggery a,k21,9a1
skunk i,5ik,1ce
sky h,6a2,35a
skycap i,,iea
skydiver i,,hw0
skylark 12,695,696
skylight 6,can,cao
skyline f,ea5,g2m 3hb
skyrocket 6,,3zg 3r4
skyscraper 6,,w
skyway f,,a58
slab 6,k22,2dh
slabber t,ass,jkb
slack 0,g7i auj k23
slacken u,k24,c7l s
slackening b,g7j,37e
slacker i,dio k25,92t
slacking 4,dip k25,6u6
slackly 2,g7h g7i
slackness 7,er6 k23 g7i,37f
slacks 6,,58x
slain e
slake u,1mu o,1mx gb s
slaked 0,gur 1o2
slam z,k26 3qy k27 kq,72w 3r0
slammer 6,k27 d8q k26,cl5 d8t
slander 4,k28 2yq 5sj 2yo,5si 2y7 2ys
slanderer i,3iz 2yo,3j1
slanderous 0,5sj bz k28 2yq
slangy 0,7c8 2pa
slant 7,231 76q 236,238 dcc
slanted 0,2y8 2y9
slanting 0,2y8 2y9
slantingly 2,k29 2y8
slantwise 2
slap z,k2a k2b k2c k2d,3yf
slapdash 2,60l 60h
slaphappy 0,5zz fhk t2
slapper i,k2d k2a,e67
slapstick a,,7gd
slash z,k2e cqj d9p d9q d9r k2f,1y6 40o
slashed 0,hzq 5b3 e3w
slasher 6,k2f k2e,1co drh
slashing 0,ayy 6ft
slat 6,k2g,3yd
slate v,,9rz k2h
slatey 0,lx lk
slating 4,,627
slattern i,cqv k2i k2j,3yv g44
slatternliness 7,k2k k2j,k2l
slaty 0,lx lk
slaughter 4,5my ghk 5n0,2z4 1y6 266
slaughterer i,5n0 5my
slaughterhouse 6,v,w
slaughterous 0,4ql 4q1 5n1
slav i,8h5
slave i,4x3
slaveholder i,,4wz
slaveholding 4,k2m jum,5zu
slaveless 0,d08
slaver t,ass,jkb
slavery q,4ww,4wx
slavey i,k20,1s7
slavic a,5ha
slavish 0,k2n jul 3q7 jui
slavishly 2,jul
slay 15,bxi 6ot 4qd,266
slayer i,6ot bxi
slaying 4,4qd bxi,e82
sle q,,al4
sleaze 7,6jr 5in,566
sleaziness 7,gex ag2 5in,acp 4yv
sleazy 0,k2o 5in 76k 6jn gex 6jr
sledder i,k2p,om
sleek z,k2q dp9 5ew,5lb
sleep t,15k hfi fq2 as5 k2r 2ye,jam 4s
sleeper i,as5 15k,jaj
sleepily 2,2ye
sleepiness q,auz 2ye,av0
sleeping 9,k2r 15k,hfi
sleepless 0,3fs 1kc 32w k2s 1k8
sleeplessness q,k2s 3fs,av0
sleepwalker i,hba,as5
sleepy 0,2ye 2ya hfi auz
sleepyhead i
sleepyheaded 0,2ye 2ya
sleety 0,d33 d2m
sleeve 6,jxi,42l
sleeveless 0,4za 4zb
slender 0,k2t h56 285 k2u 848 k2v
slenderize t,,ks
slenderly 2,k2w gjl k2t g4g
slenderness 7,k2v g4g k2x h56,9f9 57d
sleuth i,k2y k2z 9uj,jw2 bjm gxm
sleuthhound 5,k2y 4q6,jw2 4q7
sleuthing 4,9uj k2z,9ur
slew n,9jg 8zb,3zc 3f2
slews n,aqe,3zc
slice l,k30 k31,1oq ate
sliced 0,6pg 63m 6ph 63i
slicer 6,k32 k30 k31,div 309
slicing 4,k32 k31,e9d 90a
slick 7,k33 k2q,5la
slicker 6
slickly 2,dg1
slickness 7,k21 dg0 2un dfz,9a1 dg3
slide 12,k1s k34 dg5 ft1 dh k35,dg4 gw
slider 4,k1r k35 k34,k2p
slideway 6,6rs,6rv
sliding 0,k36 g92
slight 4,j0j,191
slightly 2,k37
slightness 7,i4r k38 k2t,f6q a46
slim 0,k2t 285 k2u
slime z,diz,44k
slimed 0,k39 g92
sliminess 7,k3a g50 k39 9st,dar 4mb
slimly 2,k2w k2t
slimness 7,k2u g4g k2t,gg6 4xi
slimy 0,k39 9st g92 k3a diz 35z g50
sling z,65v 65x k3b k3c,65z
slinger i,k3b 65v,ee1
slinging 4,k3c 65v,fwx
slingshot 6,65x,3p9
slink 12,,1uk
slip 12,k3d k1s jzd bac,4as etj
slippage m,,9be
slipper 6,,4z1
slippered 0,jxr 4z4
slipperiness 7,k33 iy3 g92 k3e,5la 8fx
slippery 0,g92 k33 g90 hdp k3f k36 k39 k3g k3h
slipping 0,k3g g92
slippy 0,g92 k33 jzd g90 hdp k3f k36 k39 k3g k3h
slipshod 0,60l 60h
slipstream j,1hr,1ht
slit 6,fjr 8xg k30,bbv 8xh
slither 12,k34 dh,gw
slithering 0,k3g g92
slithery 0,k3h g92
sliver h,k3i hxb k3j k3k k3l,4i9 4ic
slivery 1,k3j k3i hxb
slob i,g44,jdw
slobber 8,auc ass asq,aud jkb
slobberer i,asq ass
sloe k
slog z,k3m cub ian,31b 1uk
slogan a,h06 k3n,rj
sloganeer i,k3n k3o h06 k3p,ine 796
sloganeering a,k3p k3o,i48
slogger i,iao ian k3m,1ul av5
sloop 6,fqw,3v4
slop z,abs i7f k3q abr hqt k3r,560 8wa
slope h,g4 dcc etd,3ze 2a4
sloped 0,2y8 2y9
sloping 0,2y8 2y9 dkp
slopingly 2,k29 2y8
slopped 0,49z 3io
sloppiness 7,h16 jvj k3s 4uq k3t,93p k3u
sloppy 0,k3t 758 jvj
slops 6,i7f,8wa fj
slopseller i,,3u2
slosh z,k3v k3q,4wl cub
sloshed 0,49z 3io
slot a,,2a4 fjr
sloth 4,k3w,acx 2ra
slothful 0,c81 c83 k3w
slothfulness 7,k3w c81,acx
slouch 7,k3x k3y,4sd 74y
sloucher i,k3y
slough h,d8m k3z 4uq,m8 4up
sloughing m,b2b 9t8,sa
sloughy 0,4uq 42s k3z
slovak a,,5ha
sloven i,g44 d2y,jdw
slovene a,,5ha
slovenian i
slovenliness q,jvj d2y,k3u
slovenly 0,d2y 758 g44 jvj k2l
slow 0,a3e 9a4 9i0 a3d fw4 k40 9a5 dh,t
slowcoach i,iap,96d
slowdown 4,fsa 9a4 k24 9a6 4us,8xa
slower 2,a3e
slowest 2,a3e
slowing 7,9a5 k24 9a4,do
slowly 2,k41 a3e
slowness 9,3go 9i0 9mj ftv a3e,1sr 69z
slowpoke i,iap,96d
slub 7,,6i
slubbed 0,e7w 6e
sludge r,,ih5
slue 12,8zb k1s dh,3f2 dg4
slug z,k42 5i1 3xt 4d7,3r0 2ty
slugabed i,,92t
sluggard i,eht,92t
slugger i,3xt k42,3pe
sluggish 0,k40 a3e k43
sluggishly 2,k40
sluggishness 7,fu5 k43 k40,e43 69z
sluice 6,i1u k44,i1v i18
sluiceway 6,i1u,i1v
sluicing 18,k44
slum f,k45 k46,aq4
slumber t,15k hfi as5 2yf,jam 4s
slumberer i,as5 15k,jaj
slumberous 0,k47 2yf jan k48 2ya
slumbery 0,2yf 2ya hfi
slumbrous 0,k47 2yf jan k48 2ya
slummy 0,k46 447 k45
slump 12,k3y c98 c99,aue 9b7
slur 7,2yp,fr 2yr
slurp y,,b1m
slurred 0,k49 k4a
slush r,k4b k3v k4c,2lx 4wl
slushy 0,k4c 3y1 gmb k4b 16p
slut i,k2i 10r,g44 10p
sluttish 0,k2j imq 758 k2k g0h
sluttishness 7,k2k k2j imq,k2l
sly 0,2un 2uk 8mm
slyboots i,am1,44p
slyness 9,8mm 2un,33i
smack z,k4d j3s k2b k2c k4e,3r0 bu4
smacker 4,k4e k4d,k4f 4d9
smacking 4,k2b k4d,4d9
small 0,3sc a46 g45 g46 3sb 4ia a4k ayi b9a dhs g47 f1q g48 g49 g4a g4b g4c g4d g4e g4f g4g g4h g4i g4j g4k
smaller 0,g4h 3sc
smalley i
smallholder i,,1fo
smallish 0,g4i 3sc
smallness 7,a46 g21 3sc,4f4
smallpox q,1j2,6m2
smarm a,d4m d4k,7ok
smarmily 2,d4o d4k
smarminess 7,d4n d4k,d4p
smarmy 0,d4k d4l d4m d4n
smart 0,33h 6ls 5af 70m 33g 5q2 k4g 6lt 6lu
smarta i,,54w
smarting q,k4h ee3,1ez
smartly 2,70n k4i 5q2 bh7
smartness 7,k4h 70m f9u 5af 33h,1ez r8
smash z,4m1 95o 3qz k4j jwf 95q,3r0 57j
smashed 0,49z 3io
smasher 4,k4j acv 4m1 95o,1tb
smashing 4,jwf 5ie 95o 5if,57i
smashingly 2
smatter w,924 3hu 7nr,hih 3hy
smattering 9,duq,4ib 2jn
smear 4,gdk 91t 2yo,5si 91u
smegma 8,,jqw
smell 13,k4k isu che k4l hkb 2s7 dh,l7 ee5
smelling 4,k4l hj1 k4k hj0,g3q
smelly 0,ch9 cha 2s7
smetana i
smidge n,fge,4ib
smidgen n,fge,4ib
smidgeon n,fge,4ib
smidgin n,fge,4ib
smile t,doi dog 8ij k0a k4m,d2x doj
smiler 8,k0a 8ij k4m doi,c6t
smiling 0,3zv dog 3zu doi,doj
smilingly 2
smirch 4,4qv 49y 2yo,4jt 3pi
smirk t,k09 k4n,doi
smirker i,k4n k09,k0a
smite z,,3r0
smith i
smithy 6,cwi,43d
smitten 0,16b 168
smog q,k4o k4p,gpn
smogginess q,k4o k4p,gpn
smoke j,d4t f3m 4jj iqx ao7 6s1 k4q,14p 58k 58l dsj
smokehouse 6
smoker 6,k4q f3m,6lo a4m
smokestack 6,,6n8
smoking 4,iqx f3m,58h
smoky 0,4jj k4r d4t 4ji og
smolder u,k4s,5kz
smoldering 0,23q 1ca
smolderingly 2,23q
smollett i
smooch 4,k4f k4t 610,5mb 4xj
smooching 4,610 k4t,611
smooth 0,8ob iwv 4la 5la 8oa dfj jqj k4u jkx,6a 8y4
smoothen u,iwv 5lb,6a 8y4 41i
smoother 6,jkx iwv,i95
smoothie d,6hw,6hx 1js
smoothly 2,k4v b1l
smoothness 7,5la 8ob,h4s
smoothy i,6hw,6hx
smorgasbord d,31v,j8
smother z,k4w 2yx h17 2yy,1rv 266
smothered 0,f3w f3u
smotherer i,k4x h17
smothering 0,58r 2z3
smoulder b,k4s,3o8 c09
smouldering 0,23q 1ca
smsgt i,,ju8
smudge 7,4qv a5z ja0,3o8 4jt
smudgy 0,a5z 39v 4qv
smug 0,86h 7n9 k4y
smuggle 14,k4z 883 k50 kq,c1t ens
smuggled 0,881 1w8
smuggler i,883 k4z,21
smuggling 4,k50 k4z,ent
smugly 2,86h
smugness c,k4y 86h,7na
smut 4,8rp,5yw 4ju
smutch z,ja0,6a
smuts i
smuttily 2,k51 8ty
smuttiness 7,k52 a66 4k5 8ty,43v 3yy
smutty 0,8ty 4k5 3yx a66 k53 bpb 39v k52
snack d,7ay hen,57t
snacker i,heo hen,9x0
snaffle 6,djz,7b5
snag z,,e68
snail 5
snake 5,23u 8zl 39w,hli dg4
snakebite q,,4ik
snakelike 0,8zl 2nb
snaky 0,8zl 2nb 23u
snap w,k54 frt 9s kq,3hx 7m1
snapdragon k,,4qs
snapper 5,,g2p 4r4
snappish 0,k55 5bl 4fk
snappishness 7,4fk k55,2yn
snappy 0,k55 5bl
snapshot 6,,4s4
snare 9,bk1 de9 k56,7vm 5yn
snarer i,k56 bk1,8jy
snarf 14,cj9,5ko
snarky 0,jld 3t5
snarl w,k54 9s,3hx
snarled 0,fqy 19i
snarly 0,fqy 19i k57
snatch z,k58 dk0 k59,2k1
snatcher i,k59 1u k58 1r,3qo 21 22
snazzy 0,k5a 6lt
snead i
sneak 12,8p4 ipl,1uk p5
sneaker 6,,25h
sneakily 2,k5b 7qs
sneakiness 7,d5s k5c 7qs,d5t
sneaking 0,7qw 5m2
sneaky 0,k5c 7qs 8fy d5s 5m2 ipl
sneer a,fxj k5d k5e jop,86a e6
sneerer i,jop k5d k5e,1ce
sneering 0,k5f 9p0
sneeze q,k5g k5h eix k5i,45x 58l 4ol
sneezer i,k5i k5h
sneezing q,k5g k5h,45x
sneezy 0,eix 186 k5g
snellen i
snick 4,hes,esy
snicker t,k5j k5k,47b
snide 0,k5f 9p0
sniff 13,k5l k5m k5n,k4k 58k
sniffer i,k5n k5l k5m
sniffle 4,k5o 4rl k5p k5m,58h 4rm
sniffler i,k5q
sniffy 0,ab3 2tq
snigger t,k5j k5k,47b
snip 6,k5r 71x 71q,3zs
sniper i,jwd,97k
snippet 6,k5r,3zs
snipping 6,k5r 71q,3zs
snit q,,26w
snitch i,5ts dgl 4b3 i7j,4az 5ko
snitcher i,i7j 5ts dgl 4b3,3qo 4az
snivel 4,k5s k5o 4rl k5t k5u,3z6 58h
sniveler i,k5q
sniveling 4,k5s 4rl,3z6
sniveller i,479 k5u k5t 4rl,1ce
snob i,ik1 6x1,1ce
snobbish 0,6x1 720 6x2
snobby 0,6x1 720 ik1
snog z,5mc k5v kq,5me
snogging 4,k5v 5mc,610
snoop w,k2z b1x,bjm gxm
snooper i,b1x k2z,jvg
snoopiness 9,hep 8xz,8xx
snoopy i,8xz 8xu b1x hep
snoot 8,ik1 e8y 4ex,1ce 7za
snooty 0,4ex 2tq ik1
snooze 4,67f aqa,67h 67g
snore t,k5w k5x k5y,15k 58f
snorer i,k5y k5w,as5
snoring 4,k5x k5w,58h
snorkel 6,58g,f3l 1hx
snort t,k5z k60 ec6 k5k 4xq k61 ec8,3hr 58l
snorter 6,k61 k5z k60,1ce 3yt
snorting 4,ec8 k60,by7
snorty 0,jxj 5bl k5k
snot 8,ik1 k62 4ex a60,1ce 4xx
snotty 0,4ex a60 2tq ik1 39v k62
snout 5,h6j,7za
snow j,k63 8tw 8kx 8ku,dtd 8uv
snowball k,,is
snowblindness q,4oc,281
snowboarder i,,k1r
snowfall j,k63,dtd
snowy 0,8kx 8ku 2qh 8tw
snub w,afw j0i j96,br ab2
snuffbox 6,,53n
snuffer 6,c3v,40z
snuffle 4,k5o k5p 4rl k5u,58h k4k
snuffler i,k5u
snug 0,k64 3yp 8gr
snuggle z,8wb 610 8wd 8we 8wf,8wg
snuggled 0,731 un
snuggling 4,610 8wb,611
snugly 2,k65 k64
snugness q,8gr k64 7go,7gj
soak z,k66 c40 k67 k68,a4p 44s 4fn
soakage m,k68 k66,9m
soaked 0,49z 3io
soaker i,743 1ju k67 ezo,744 1jy
soaking m,k68 k66,9m
soap 6,jl9 jl8 fuq jla,6z2
soapbox 6,1um,8nj 1un
soapsuds h,fuo,cs7
soapy 1,jl8 d4k jl9 d4l
soar 12,4fs dg8,6es dg7 3f6
soaring 0,e4n e4j
sob t,,4rm
sober 0,k69 dms k6a k6b k6c b0h dmw
sobering 0,jub b0h
soberly 2,dmv dms
soberness 7,k6a dmw k69 dms k6d,av0 7iq
sobersides i,,108
sobriety q,k6a,av0
sobriquet a,5nz,2hc
sociability 7,5so 7xi 74r,k6e
sociable e,guu 74r 5so 74q 8bl cy0 k6f,a4m
sociably 2,74r
social 1,k6g 6v9
socialise u,bkm k6h k6i j0,304 77h
socialised 0,k6j g05
socialiser i,k6i bkm
socialism 9,k6k 7bj 7bn,6bu
socialist i,7bn 7bj 7ku k6k,5t4
socialistic 0,7bj 7ku k6k 7bi
socialite i,,45f
sociality 7,k6e k6f do3 d1y 8x4,24u
socialize 15,bkm k6h k6i,304
socialized 0,k6j g05
socializer i,k6i bkm
socially 2,k6g
societal 1,k6g 6v9
society e,6v9 k6g,301
socinian i,,8k
socinus i
sociocultural 1,6v9 iy
socioeconomic 1,b2z
sociolinguist i,,dl9
sociological 1,k6l
sociologist i,9kq k6l,2an
sociopath i,iq7,6yb
sock 6,25i 3wl,k6m 3r0
socket 6,kl,2d7 e6d
socrates i
sod h,do0,51f
soda d,k6n,4zl k6o
sodalist i,k6p 5dn,2p3
sodality e,5dn k6p,52w
sodbuster i,1fo,2o5
sodden 0,k6q 42s
sodding 0,2t4 2t5
soddy 6,,4tj
sodium r,,1rw
sodoku q
sodomise 15,k6r 5gp 5gq,4xk
sodomist i,5go 5gq,5gr
sodomite i,5go,5gr
sodomize 15,k6r 5gp 5gq,4xk
sodomy 4,4aj 5gq 5go 5gp,4ak 5gs
sofa 6,8i2,47y
soft 0,6kr glz apz cp8 6kq 7pt 8hz 8zs 9ld apx cn8 cqh h2v hrs jsx k6s k6t dc9 gly
soften 13,93k pr kq,iuo 97j
softened 0
softener r,glw,6l2
softening m,gay 9ld glw 6kr,9m
softheaded 0,8nz 8o1
softhearted 0,k6u k6v
softheartedness c,k6v k6u,k6w
softie i,k6x,8v6
softish 0,jsx 6kr
softly 2,iuv dcf bsk
softness 7,apz 6kr,826
software a,5p6,ta
softwood r,,53z
softy i,k6x,8v6
sogginess q,k6y 4uq ap7,93p
soggy 0,4uq ap7 42s k6y apb
soil q,a5l 4vt 44k,43v a5m
soiled 0,39v 39u 431 43u 44l 4k5 5gk 76j a5p a5q a5r a5s a5t a5u a5v a5w a5x a5y a5z a60 a61 a62 a63 a64 a65
soiling 4,a6a 44k,2sh
soilure 4,a6a 44k,2sh
sojourn 4,k6z,fw2
sojourner i,k6z,1kk
solace c,82d 1mw 7gk k70,1o3
solacement c,k70 82d 1mw,7gj 1o3
solar 1,e1j
solarisation 7,k71 f6y,c1y
solarization 7,k71 f6y,c1y
solder z,k72 k73 k74,20k
solderer i,k73 k72,je
soldering 4,k74 k72,367
soldier i,2dt gh2 k75 k76
soldiering 9,k75 k76,ny
soldierlike 0,gh2 gh3
soldierly 0,gh2 gh3 2dt
soldiership 9,k75 2dt,ny
soldiery e,68q k76,835
sole 6,bwp ja1 bwq,51e
solecism 4,d6p,4qr
soled 0
solely 2,1px bwp
solemn 0,dms b0h jrk b0k
solemness 7,jrk dms,7iq
solemnisation 4,69p k77 k78,7km
solemnise u,k78 k77 69p,69m ggy
solemnity 7,jrk b0g dms,7iq
solemnization 4,69p k77 k78,7km
solemnize u,k78 k77 69p,69m ggy
solemnly 2,dms
soleus 8,,23
solicit w,43y 44a 5vw,2tt
solicitation 4,44a f35 43y,vb 2ic
solicitor i,5vw 43y,5vz 380
solicitous 0,7rv 379 7rs k79 96
solicitude c,k79,k6w
solid r,8vo dj3 75h 7xd 5if,bav
solidarity 7,,7j8
solidification m,7xf k7a 7xd,9m
solidified 0,75g 75h
solidify u,k7a 7xd 7xf k7b 8vo 7qq,14b
solidifying m,7xf k7a 7xd,9m
solidity 7,7lj k7c,826
solidly 2,k7d k7e
solidness 7,k7b 7lj 75h k7c,d9m 826
solidus a,jtt,6b8 efi
soliloquise w,gy0,87g
soliloquize w,gy0 k7f gxz,87g
soliloquy a,gxz k7f gy0,8aw 8wk
solipsism 9,,bdw
solitarily 2,g6m
solitariness 7,g6p 1q0 hcr 1pz g6m,27t 1q1
solitary 0,g6m hcr g6o e30 1q0 hcs g6p
solitude q,irs,27t
solitudinarian i,e30,e31
solo 4,k7g j1s,pf
soloist i,j1s k7g,gu
solomon i
solon i,k7h,5t4
soluble 0,ad2 ad1
solution r,7ys 28m,1p6 1fg
solvay i
solve v,k7i c7c k7j 28m k7k,2k0 5qv 5qr
solved 0
solvency q,,eof
solvent r,kw,ahb
solver i,k7j c7c k7i,2t1
solving 4,k7k c7c k7i,9vd
solzhenitsyn i
somali a,k7l,23g
somalian i,k7l,23g
somatic 0,i6a 61j
somatogenetic 0,i6c 61j
somatogenic 0,i6c 61j
somatotrophin 8,ip1,pb
somatotropin 8,ip1,pb
somber 0,7es 2xu dgp
somberly 2,k7m 6ko
somberness 7,dgp dgq 7es 6ko,74b dgr 2k3
sombre 0,7es 6ko 2xu dgp 6kl dgq dmw
sombrely 2,k7m
sombreness 7,dgp dgq 7es 6ko,74b dgr 2k3
some 0,2dq 2dp 512 jv1
somebody 3,,24o 1ba
someday 2
somehow 2,k7n
someone 3,,24o 1ba
someplace 2,k7o
somersault 4,cq3 k7p,cq6
somersaulting 4,cq3 k7p,cq6
somerset 4,cq3,cq6
sometime 2
sometimes 2
someway 2,k7n
someways 2,k7n
somewhat 2,k37
somewhere 2,k7o
sommelier i,,617
somnambulist i,hba hbb,as5
somniloquist i,,as5
somnolence q,auz 2yf,av0
somnolent 0,2yf 2ya auz
son i,flf
sonant a,k7q k7r,82q
sonar 6,2xk,ph 2xl
sondheim i
song a,2a6 k7s k7t 5vk gbe,7oy
songbird 5,,3i0
songful 0,5va 2qj gar
songlike 0,2qi 2qj
songster 5,k7s k7t 2a6 k0u,7oz 1rk
songstress i,,k7t
songwriter i,k7s,7oz
sonnet a,k7u k7v,3ot
sonneteer i,k7v k7u,3te
sonny i,8vy,541
sonogram 6,,7al
sonority 7,i98 k7w,7cz
sonorous 0,k7w 4yp i98
sonorously 2,jh2 k7w
sonorousness 7,i98 k7w,7cz
sonsie 0,50q 50u
sonsy 0,50q 50u
sontag i
soon 2,iim
sooner 2,azx
soonest 2,azz
soot r,8rp a61 lr,5yw 76a
soothe t,1mw,1nt
soothing 0,7gr j09 7gn 7gw
soothingly 2,j09
soothsayer i,338,2b8
soothsaying 9,cw5,cw6
sootiness q,k52 a61,43v
sooty 0,lr lk 8rp
soph i,k7x,d1j
sophism 9,k7y k7z 659,c93
sophist i,659 k7z k7y,15g 1zj
sophisticate i,8h3,108
sophisticated 0,4lp 4ln f9a k80
sophistication 9,acw,biv
sophistry 9,k7y,c93
sophocles i
sophomore i,k7x fbe,d1j
sophonias a,k81 k82
sopor q,,4s
soppy 0,k6q 3y1 42s 16p
sopranino 0,tk
soprano i,7d0,1rk
sorb z,91 9l 9h,ks
sorbed 0,7g5 7g3
sorbent r,9h 91,6g
sorbian a,,8h5 5ha
sorcerer i,bf8,6e4
sorceress i,6se,bf8
sorcerous 0,gbk 2gl 4bu
sorcery 9,4bu gbk,7z4
sordid 0,ag2 932 3wi
sordidness 7,k83 3wi a5s ag2 8fq o5,43v 3wk
sore 0,htm lf iyz
sorehead i,,693
sorely 2,181
soreness c,iyz fhu htm 181 23m,1ez 1ey
sorensen i
sororal 0,k1c
sorority e,,74p
sorption m,9l 91,9m
sorrel 0,1tk
sorriness 7,hut k84 3lh,dpp
sorrow c,5cq 7qb 7m6,9he
sorrower i,do7 7m6,1ya
sorrowful 0,23z 49j h0d 23y 49i 5co k85 k86 g9a h0c jjl k87
sorrowfulness c,49j h0d 23z,bbi 5cq
sorry 0,j5b 3lh 362 hut
sort 9,55u 31q,66j
sorter 6,31q,70h 309
sorting 4,2j6 31q,g78 374
sot i,1jy,3ij
sotho a,k88,3sj 3sk
sottish 0,4ci 3io k89 k8a
sottishly 2,4ci
sottishness 7,k89 k8a 4ci,avp f9h
soubrette 9,,46u
soubriquet a,5nz,2hc
soufflot i
sough w,is9,4lj
soughing 0,h2o bsk
soughingly 2,h2o
sought 18,d4r
soul i,ipv,ipw 24o 1ba
soulful 0,bd3 16p k8b
soulfully 2,bd3
soulfulness c,k8b bd3,16n
sound 13,hbj 71p ahi 4wl,2gw g84
soundbox 6,,jab
sounder 6,,s9
sounding 0,g74 2gg
soundless 0,iut hbh ius
soundlessly 2,hbi iut
soundlessness 7,ius iut,eef
soundly 2,k8c 9d6 7np
soundman i,,254
soundness 7,1hz 131 dzn j02 jeg,48q
soundproof 0,en2 emr
soundtrack 6,aw5,a7v
soup d,5dj,acb
soupcon n,guo,4ib
soupy 0,3y1 72k 16p
sour u,cgp km gdz cgo k8d m5 ma kq,ks kr
source f,9ql cyp dd5,c4 3pb
sourdough r,,fx6
soured 0,k8e
souring m,k8d cgp,gqu
sourish 0,fym kd
sourly 2,apf
sourness 7,ma m5 k8f k8e gdz kd,cos m6
sourpuss i,i6v,26z
sousa i
souse u,k67 asf pr,4a9
soused 0,49z 3io
sousing 4,asf k67,93j
soutane 6
south f,1ic k8g k8h k8i k8j k8k k8l k8m k8n k8o k8p k8q
southbound 0,k8h k8g
southeast 2,k8r,heb
southeaster j,k8s k8m,1hs
southeasterly 0,k8m k8l k8g k8s
southeastern 0,k8l k8g
southeastward o,k8r k8n k8g,heb
souther j,k8t k8i,1hs
southerly j,k8t k8j k8g,1hs
southern 0,7v1 k8j 7v0 k8g k8u
southerner i,7v2,1ie
southernism a,,rj
southernmost 0,k8k k8g
southernness 7,k8u k8j k8i 3bo,2a4
southey i
southmost 0,k8k k8g
southpaw i,fxp,ee0
southward 2,k8v
southwards 2,k8v
southwest f,k8w,heb
southwesterly 0,k8p k8o k8g
southwestern a,k8o k8g
southwestward o,k8w k8q k8g,heb
soutine i
souvenir 6,fon,7hj
sovereign i,5wu 3dz and 35u,1v4 6en
sovereignty q
soviet 1
sovietise 10,k8x k8y,20l gv8
sovietize 10,k8x k8y,20l gv8
soviets e
sow z,f63 k8z f61 k90,2st 5c7
sowbelly d
sower i,k90 f61 f63 k8z,1fo
sozzled 0,49z 3io
space 3,hdk 237 jqr k91 k92,6kh 4pa g5p
spaced 0,ais a1m
spaceman i,339,7q
spacewalker i,,339
spacial 1,k91 hdk
spacing 7,7li k92,8m0 1lo
spaciotemporal 0,7pk 5c5
spacious 0,4dk 33e 1h8
spaciousness 7,1h8 4dk 7j2,1xs
spade 6,,k2
spadeful n,jyl,2rh
spain f
spallanzani i
spammer i,,jt4
span 16,k93,83d 72f
spang z,,5iu
spaniard i,64j
spaniel 5,76s,jc6
spanish a,,65d
spanker 6,k2d k94,e67 fkz
spanking 4,5be k94 5bg,8eu
spanner 6,k95,39x
spare 15,k96 k97,9t 9q9
spareness 7,k98 4xi k99 3th,a1 37x
sparer i,k97 k96,gn
sparge 4,k9a,k9b fjj
sparing 0,d39 d3a
sparingly 2,gjl d39
spark 10,pn dgb k9c,ps 8ge
sparkle 7,k9c 8g9 8ga 5fi dgd 8gb k9d joc,k9e c2g 8gd
sparkler 6,k9d 8g9,9ye 3r4
sparkling 0,k9f k9g
sparkly 0,5fi 1e2 1ma k9c 1e1 8gb
sparrow 5,,k9h
sparse 0,ait a1m k98
sparsely 2,ait
sparseness 7,k98 ait,a1
sparsity 7,k98 ait,a1
spartan i,,l2
spasm q,4nk
spasmodic 0,8bz 2th
spasmodically 2,fko 8bz cmg
spassky i
spastic i,k9i k9j 4nk,hwd
spasticity 7,k9j 8bz eiy k9i,cmj
spat 5,4cp,18t
spate b,9jg hkq,3zc 1h0
spatial 1,k91 hdk 33z
spatiality 7,33z k91,1al
spatially 2,k91
spatiotemporal 1,7pk 5c5
spatter 4,k9k k9l i9j 4a0,3py hts
spattered 0,8kn 2qh
spattering 4,k9k k9l i9j,3py hts
spatulate 0,k9m ka
spavin q,,208
spawn 5,58y,b65 593
spay t,64v k9n,9k1
spaying 4,k9n 64v,1r0
speak w,3hx 87g k9o k9p 1og k9q k9r dh,tb
speakable 0,c2f c2a
speakeasy 6,,3sq
speaker i,1og g85 3hx,2vf b0o
speaking a,k9q k9o 3hx,1fv
spear z,fso cm1,bd5 drh
spearhead 15,,fwf
spec a,k9s,6gu
special 0,hxz c4s 6u3 ai8 4xo
specialisation 4,k9t k9u k9v,rt 2sh
specialise u,k9w hy2 hu 2n2 k9x e5,31b a3a
specialised 0,k9y k9z ka0 ka1
specialiser i,2n2 k9w,1fq
specialism 4,ka2 k9x hu 2n2,6b6 5rt
specialist i,2n2 ka1 ka3 ka2 k9x k9w,1fq
specialistic 1,ka3 ka1 hu 2n2 k9y
speciality 4,cxx ai8 ka4 ik5,11n ai9
specialization 4,k9t k9x k9v k9w,2sh 5rt
specialize u,hy2 k9v dh e5,gc a3a
specialized 0,k9y k9z ka0 ka1
specializer i,2n2 k9w,1fq
specially 2,bqq c4s bqo
specialness 7,ai8 hy1 hxz bqo ka4 ka0 ik5 c4s,ai9
specialty 7,cxx,11n
speciate u,k9u ka5,bu6
speciation m,ka5 k9u,bu7
species e,82r,dco 55u
specific 0,6u3 6u1 ka4 hxz hy0 hy3 ka6
specifically 2,6u3
specification a,k9s 7u3,6gu
specificity 7,ka7,hy1
specified 0,gnk gni ka7
specifier i,,1jl
specify w,7u3 9fl 9fi k9s ka8 ka9 kq,6i7 yb
specimen 9,,buy
specious 0,c9f f6t c9d gnl d4l
speck 7,i7z 8eg guo,94n 6g
specked 0,aoo 5b3
speckle 7,94n 4a2,94p 94o
speckled 0,aoo 5b3
speckless 0,6yu 6yo
specs 6,c60,4gp
spectacle a,kaa 82w arf,jzn
spectacles 6,c60,4gp
spectacular 0,ara arf 1t8 arb kaa
spectacularly 2,kab ara
spectate 13,kac 5e6,jrs
spectator i,5e6 kac,372
specter 9,ddn 2gi,cau 2gj
spectral 1,kad 2gk kae 2gl
spectre 9,2gi ddn,2gj cau
spectrometer 6,kaf kag,kah
spectrometric 1,kag kai kaf
spectrometry 4,kai kag,95z
spectrophotometer 6
spectroscopic 1,kaj kai kah
spectroscopical 1,kaj kai
spectroscopy 4,kai kaj,95z
spectrum j,kae kad,2t6
specular 0,gt1 gt2
speculate v,7yo dqs hf4 7yn kak 7yl,2b9 5qv
speculation 9,7yl 7yn kal dqs 7yo,hlm 324
speculative 0,jf8 hf4 kam kan kao au kap dqs 7yo
speculatively 2,8xy
speculativeness 7,kan kap jf8 hf4,i36 ap4
speculator i,kak e0v dqs 7yo kao,2t1 122 4bj
speech a,epj 8aw k9p td kaq,2y7 39l
speechifier i,b9z kaq,1og
speechify w,kaq b9z epj,9ix
speechless 0,ax7 ere kar
speechlessly 2,ax7
speechlessness 7,kar ax7,eef
speechmaker i,b9z,1og
speechmaking a,98x,epj
speechwriter i,,ak
speed s,1hq cce 3u8 ccl kas 95n dn df ccj,8m0 69z
speeder i,kas,3dx
speedily 2,2dx ccj
speediness 7,69y ccj ccl,69z
speeding 4,dp 3u8 kas,11h
speedskater i
speedup 4,dm df dn,dp
speedy 0,ccl ccj dk 69y 1hq dp cce
speer i
speke i
spelaeologist i,if8 kat kau,121
speleologist i,if8 kat kau,121
spell q,5yg kav kaw kax,5n j1u
spellbind t,cby gbq kay,bhm 6hv
spellbinder i,kay cby gbq bl7,b9z
spellbinding 0,38n 389
spellbound 0,bf7 44u
speller a,kaw kav,9yt ik8
spelling a,kax efj kav,hoh
spelunk v,68u if8,c1e
spelunker i,if8 68u,121
spencer i
spend 16,hs3 18h a7t a7r,59q
spender i,jn1 kaz,ilb
spending 4,a7r kaz 18h,9g7
spendthrift i,jn1 c4z c52,ilb
spengler i
spenser i
spent 0,bya 3gb
sperm 8,kb0,259
spermatid 8,,259
spermatocele 8,,4p9
spermatocyte 8,,d84
spermatozoan 8,kb0,259
spermatozoon 8,kb0,259
sperry i
spew t,iqb bpz,8i7 4n1
spewer i,kb1 3tv,287
sphacelate t,d8p d8m d8n,h6w
sphacelus j,d8m d8n d8p,m8 98j
sphenion 8,,cz
sphenoid 8,,25g
sphere 6,2ox kb2 6so kb3,2oy 1w9
spheric 0,6so 5h9 kb4 7xv kb2 dgk
spherical 1,kb3 6so kb2 7xv 5h9 dgk kb4
spherically 2,kb3
sphericalness 7,dgk 6so,6t4
sphericity 7,dgk 6so,6t4
spherocyte 8,,d0
spheroid p,kb5 b9t,800
spheroidal 0,b9t 1mt kb5
spherule p,,7xr
sphincter 8,,fdh
sphinx 6,,1xl
spic 0,6yu 6yo
spicate 1
spice r,kb6 i21 i22,iin
spicery 7,i22 i21 kb6,m6
spicily 2,i84 kb7
spiciness 7,i22 d8a kb7 d85,m6 d8b
spick i,kb8 6yu 6yo,fur
spicule 8,kb9,ox
spiculum 8,kb9,ox
spicy 0,kb7 d85 og i22 8df d8a
spider 5,kba 2m5,2m4
spidery 1,2m5 kba
spiel a,hzl gu8 i9w,fzv 8iz
spielberg i
spiffing 0,kbb 5ay
spiffy 0,94k 94l
spigot 6,kbc cdn,5jh 2e9
spik i,kb8,fur
spike b,8n0,bxz
spikelet k,ijt,ijv
spiky 0,i0c tk
spile 6,i7l 5jf,7fe 5jh
spill z,abs hqt abr kbd kbe jws,560 ar0
spillage 4,kbe abs,8es cr7
spillane i
spiller 6,jws abs,1co
spillway 6,kbd,i1v
spin 12,dsf 6bp kbf kq,6u9 kbg
spinal q,kbh ivd iuw,bmf
spindle 6,,5bj 3zs
spindlelegs 8,kbi kbj,joz 3qu
spindleshanks 8,kbi kbj,joz 3qu
spindly 0,ft9 285
spine 8,ivd kbh,deg
spineless 0,ds1 13m
spinmeister i
spinnability 7,kbk cpm
spinnable 0,eov cpm eos 486 kbk
spinnbar 0,cpm 486
spinner 6,kbl kbm 4hs,3ce 3op
spinning 4,kbm,8ro
spinose 0,4d6
spinous 0,kbn cx d1 cw ijt iuw
spinoza i
spinster i,kbo kbl kbp,jzy 3ce
spinsterhood q,kbp kbo,ggu
spiny 0,kbn 3t7 3ta 5bm
spiracle 8,4r8,2dg
spiral p,78z 790,2n6 3f2
spiraling 0,794 793
spirally 2,794
spirant a,d1u 876 877,875
spire 6,i7x,k01
spirit i,ipw cfa kbq f7d,1tm
spirited 0,3up 5bd fqv 95t b23 cfe emp ivn gpi j9w kbr kbs kbt 3uo
spiritedly 2,3up
spiritedness 7,5bd 51x 24w 3up,q7
spiritise z,kbq,a1e
spiritism 7,hp4,fbr
spiritize z,kbq cfa ipw 1ih 56t,a1e
spiritless 0,2e3 gl7 2e5 2e1 af2 kbu 8q2
spiritlessness 7,2e5 gl7 2e3,2e7
spiritous 0,1jx 1jp 4iv
spirits d,4iv 1jx,1jo
spiritual 0,j6x f7a,2a7
spiritualism 7,kbv kbw kbx,2q2 465
spiritualist i,kbx kbw kbv hp4,6wb
spirituality 7,kby hp4 kbz,47d fbr
spiritualize u,kc0,1nj
spiritually 2,evn
spirituous 0,1jx 1jp 4iv
spirt b,fkt drn,fku drq
spit t,iqb bzs aud bzt,8i7
spite c,gdf e,gdb
spiteful 0,9sy 4ih gdf 4if
spitefully 2,9sz 9sy
spitefulness 7,gdf 4if 9sy,gdb 40l
spitfire i
spitter 4,bzt iqb,ccp
spitting 4,bzs iqb,45y
spittle 8,aud,3bt
spiv i,,92t
splash z,kc1 i9h k3q kc2 k9l e5 kc3 k3v i9j,14u 3py
splashed 0,aiu a1m
splashiness 7,hox hoy,4yv
splashing 4,k9l kc2 kc1 i9j,hts 93j
splashy 1,kc3 cnl i9h cnm hox
splatter b,k9k,3py
splattered 0,8kn 2qh
splattering 4,k9k k9l i9j,3py hts
splayfoot 8,coa,cob
spleen 8,g0o g0p,ti
splendid 0,41n 41e
splendidly 2,bvg bve
splendiferous 0,41n 41e
splendor 7,5aw 5at,5ag 597
splendour 7,5aw 5at,5ag 597
splenetic 1,g0p 5bk g0o 5bl fgi
splenic 1,g0p g0o
splenitis q
splenius 8,,23
splenomegaly q,,ou
splice z,kc4 kc5 kc6,20k
splicer 6,kc6 kc4,5oc je
splicing 6,kc5 kc4,kc7
spliff 6,j3r,6s2
splinter h,k3i 57l k3l kc8 k3j k3k dh,4i9 583
splintering 4,6nm k3l,57i
splinters r,,53z
splintery 0,kc8 57g k3i
split 4,3oi 700,3ix 14b
splitter i,ak6 700,je ake
splitting 0,5p4 5or
splodge 7,4qx,4qv
splosh z,k3v k3q,4wl cub
splotch 7,4qx,4qv 4a1
splutter b,k9k,3py
spock i
spode 6,,6nb
spoil 15,3ph t0 10m kc9 gqu,4u3 gwh
spoilage 4,gqu t0,8es 99t
spoilation 4,9t0 9t2,9p8
spoiled 0,kca 5bl
spoiler 6,5fp,5t1 3qo
spoiling 4,gqu kc9 t0 3ph,99t ags
spoilsport i,d62,26z
spoilt 0,kca kcb 5bl t5
spoke 6,,21u
spoken 0,c2e c2d hmh
spokesman i,,3mn
spokesperson i,3mn,wu
spokeswoman i,,3mn
spoliation 4,9t0 10m 9t2,268 9p8
spondylitis q
sponge z,9f kcc,kcd 8y
spongelike 0,k6s 9f 6kr 8v
sponger i,hwx kcc 5im,3mh u5
spongioblast 8
spongy 0,k6s 6kr hwz 7pu
sponsor 14,8h4 iil 3jc,hzk 1g0
sponsorship 4,3jc,u4
spontaneity 7,kce eq4,f2k
spontaneous 0,eq4 kce eq3 fdy f7u
spontaneously 2,eq4
spontaneousness 7,kce kcf,f2k
spoof a,5kv 5kw,5kx 618
spook 9,8p5 ddn,1ce cau
spooky 0,bw2 bvz
spool 6,4u1,4u2 f7y
spoon 6,,90h 3mb
spoonful n,,2rh
sporadic 0,cmi cmg fbj fh8 fi7
sporadically 2,i3b cmi
spore k,ict
sport 4,350 695,1ym i6
sportfishing 4,cm4,cm5
sporting 0,6zc 2c0 350
sportingly 2,6zc
sportive 1,i9z 350 en5
sportscaster i,,26n
sportsman i,kcg kch,om
sportsmanlike 0,6zc 2c0
sportsmanship 7,kch kcg,c8a
sportswoman i,kcg,om
sportswriter i,,7fh
sporty 0,6zc 7ei 2c0 56w
spot f,4i0 9rb g75 aa4 9uh,c4 9rc
spotless 0,6yu 6yo ek6
spotlessly 2,6yu
spotlessness q,ek6 6yu,6yq
spotlight q,g1v cvc,g1w e53
spots q,cqe
spotter i,94q,3ui
spotting 4,gbb 9uh 4a1 9rb,a6a 581
spotty 0,hzn ev6 5b3 7w9
spousal 1,59w kci 29t 4es
spouse i,4es kci,1e8 hy9
spout w,drn fjb hfh kcj 3hv,drq 3hx
spouter 5,3hv kcj fjb drn,1og drs
spouting 0,fkv dru
sprain t,je4,5eb
sprawl z,kck kcl kcm kcn,8t3 3wz a1j
sprawler i,kcn kck
sprawling 7,kcm kck,37v
sprawly 0,c32 c2z kcm
spray r,35m 35l,14u
sprayer 6,35l 35m,54h 35o
spraying 4,,a1f
spread z,a1j aey a1o a1t kco e5
spreader 6,kco 5cb a1j,39x 5cc
spreadhead a,,hte
spreading 4,a1t 1ha hrp 5c7,11a 1hb
spree 4,,ah0
sprigger i,kcp,je
sprightliness 7,1ih kbs,5bd
sprightly 0,kbs 3up 1ih
spring s,kcq 51s 522 dh,3e8 4as
springboard 6,,cqt
springfield f
springiness 7,kcr 51v,51w
springlike 0,b7e 51y
springtime s,kcq,3e8
springy 0,51v 51y kcr qb
sprinkle z,14u kc1 jn2 e5 k9a kcs,aez
sprinkler 6,kcs 4a8 kc1,5cc
sprinkling n,jn2 14u,4ib
sprint 12,kct kcu 95p,g7q
sprinter i,kcu kct,gfp
sprite i,5e3,13t
sprog i,,j2y 3n2
sprout u,52x 5g4 dd9 52y,21r
sprouting m,dd9 52x,2ab
sprucely 2,gw3 94k
spruceness q,h6h 94k,h6i
sprue q,ipu,4t
spry 0,1d8 oo
spue t,iqb 3tv kq,8i7 3tx
spume h,kcv d2t 5fd,cs7
spumy 0,5fd 5fj kcv
spunk 7,fpo gph cfe 56n,ei9 56k
spunky 0,cfe 56n 3up gph 56j
spur a,dhv kcw dht,2l 4z0
spurious 0,c9f c92 c9d kcx
spuriousness q,kcx c9f kcy,c9e
spurn w,ab2 9bc j50 kcz,aef
spurner i,kcz ab2
spurring a,dhv kcw,2l
spurt b,fkt drn,fku drq
spurting 0,fkv dru
sputnik 6,,2ci
sputter u,kd0 k9k,ido
sputtering b,k9k kd0,3py
sputum 8,i5f,4xx
spy i,8ja 9rb k2z kd1 9uh,77a 9rc
spyglass 6
spying 4,bqr k2z kd1,kd2 j2c
spymaster i,,ghx
squabble a,4cp 4co,18t
squabbler i,,693
squabby 0,axi
squad e,9ed,2w0 8pj
squadron e
squalid 0,ag2 a5s 932 k83 39v
squalidness q,k83 ag2 a5s,43v
squall w,8v0 8v1 8v2,ebt 3hr
squalling 0,kd3 aga
squally 0,kd3 kd4 aga 4fu
squalor q,k83,43v
squamulose 0,jh4 6e
squander y,kd5 84u ilb kd6 kd7,bs 18h
squandered 0,g80 g7x
squanderer i,ilb 84u kd5,6lo
squandering 4,kd7 84u,e52
square p,cys kd8 kd9 kda kdb,cyu cyv
squared 0,kda kd8
squarely 2,cy2 kdc
squareness 7,kd9 kd8,hof
squarish 0,kdb kd8
squash z,8uo,7pp
squashed 18,8uo
squashy 0,ir4 4uq ir5 42s
squat z,8t1 axc kdd kde dh axi kdf,8t3
squatness 7,kdf axc g8n,g8k
squatter i,e7x,7cq 4tg
squattiness 7,axb axc,axe
squatting 4,kde kdd 8t1,20
squatty 0,axc axi axb
squaw i,,1ki
squawk w,jpc kdg 479,8v0
squawker 6,479 jpc 478,1ce g85
squawky 0,5oq 5or kdg
squeak 13,8o2 kdh kdi jpd,4lj 3py
squeaker 4,kdi 8o2,1w9 h5
squeaking 0,jpd tk
squeaky 0,jpd tk kdh
squeal w,hjx dqa,3hr
squealer 5,4az dqa 7v8 hjx,4b4 dqb
squealing 0,jpd tk
squeamish 0,92h 6pc iuh kdj
squeamishly 2,92h
squeamishness 7,iuh kdj 92h,fpt ccu
squeezable 0,7pt 6kr 7pu
squeeze z,8uo 70b 7pq fmx c5h,7pp
squeezer 6,fmx 8uo,ghe
squeezing 4,c5h 70b,7ld
squelch u,iuj kdk kdl,801
squelcher 6,kdk kdl iuj,9qe 5a3
squiffy 0,49z 3io
squinched 0,kdm 4or
squint t,kdn kdo kdp,d2x
squinter i,kdo kdn
squinting 0,kdm 4or
squinty 1,2y2 kdp 2y3
squire i,2ri,2so c6
squirm 12,kdq kdr kds,4as
squirmer i,kdr kdq
squirrel 5,,dhq
squirt z,b70 fkt kdt,aez
squirter 6,kdt b70,3p9
squirting 0,fkv dru
squish b,k3q,3py cub
squishy 0,k6s 6kr
sspe q
stab z,fqk hyg kdu,5eb
stabber i,kdu fqk,1co
stabbing 0,dwo fsq bz rd
stabile 6,kdv kdw,63n
stabilisation 4,kdx kdy 41w,1v9 kdz
stabilise u,54b 41w kdx,54d nw
stabilised 0,ke0 kdw
stabilising 0,e1t gg
stability 7,ke1 ke2,dlt
stabilization 4,kdx kdy,kdz
stabilize u,kdy kdx
stabilized 0,ke0 kdw
stabilizing 0,e1t gg
stable 0,kdw ke3 ke2 ke1 837 ke4 fud kdv ke0 ke5,3uq
stableboy i,eaw,auv
stableman i,eaw,auv
stableness 7,ke1 ke6 ke2 kdw,dlt
stabling 6,ke5,ke7
stably 2,kdw ke6
staccato 0,6z 6x
stack e,dym ke8 dzo ke9,1bj fs7
stacked 18,dzo
stacker i,ke9 ke8 dzo,54h
stacks 6,aqe,3zc 5oj
stadium 6,3pd,5a2
stael i
staff e,c7h,835 66x
staffer i,,3ui
stage s,2ey mu 3kd,6by pl
stagecoach 6
staged 0,2vn 2vl
stagehand i,ino,3ui
stager i,kea,50w
stagey 0,keb e65 kec
stagger 12,5zp cqz g9w j3v,1uk
staggerer i,j3v 5zp,1ul
staggering 0,ep3 1t8
staggeringly 2,bji
staggers q,,208
staginess 7,ked keb,2vm
staging 4,kea,ilg 302
stagnancy q,kee amn kef keg keh 13l eht,2p
stagnant 0,kef kee keg keh
stagnate 15,kei keg 13l amn keh kef kee,5s nw
stagnation q,amn keg kei eht,2p
stagy 0,keb e65 kec ked
staidly 2,dmv 9bw
staidness 7,jrk 9bw,7iq
stain u,kej a8o kek,aym 2h0
stained 0
stainer i,kek kej,je
staining 4,gbb,ayo a6a
stainless r,kel kem
stair 6,,21u
staircase 6,ken,ft2
stairs 6,fs6,ken
stairway 6,ken,ft2
stairwell 6
stake l,123 d8c fjf,1oq fkh
stakeholder i
stakes l,fjf
stale 0,t5 keo t3 kcb cs5 gwi ixb jh0 kep isy isx
stalemate b,97t,8qf keq
staleness 7,ker keo ayb t5,8ak 1at
stalin i
stalinism e,8e,8i
stalinist i,,u5
stalk 12,kes dy7 ket keu,1uk 6ie
stalked 0
stalker i,ket kes kev,1ul 8jy
stalking 4,keu kev,eds 6ib
stall 6,4z5,53r 4z7
stalling 4,,hhu
stallion 5,kew,dau
stalls 6,ke3,3uq
stalwart i,g8x dwb 43c,wp
stalwartness 7,kex ja3,571
stamen k,,4qu
staminate 0,2a8 2a9
stammer w,key kez kf0,3hx
stammerer i,kez key,1og
stamp z,kf1 kf2 bbs,1uk bbr
stampede 12,pr,36y
stamper 6,kf2 kf1,3mh 1ul
stance 7,box kf3,37v
stanch u
stand z,kf3 kf4 kf5 box dh 238,2ql fqh 5s
standard 0,gw5 3we 8qt gw4 j5f kf6 kf7,8qu
standardise u,kf7 5rc kdz kf8 kf9 kfa 3we 8qt,2j5 djr
standardised 0,kf6 fab gw5 fad
standardiser i,kf8 kf7,10o
standardize u,kf7 5rc kf8 kf9 kfa 3we 8qt,djr
standardized 0,kf6 gw5
standardizer i,kf8 kf7,10o
standby 6,,i7m
standdown 4,,2n kfb
standee 6,kf4 kf3,kf5
stander i,kf5 kf3,24o
standing q,aco bou fuc bol,3xj
standish i
standoff 4,keq j97
standoffishness 7,1q4,j7r
standpat 0,81c 4o1
standpoint 9,238,kfc
standstill q,97t d0r,8qf
stanford 6
stanislavsky i
stanley i
stannic 1,kfd kfe
stannous 1,kfd kfe
stanton i
stapes 8,,ewn
staple 6,,7j3
staplegun 6,kff,309
star h,332 k0 kfg k9g,i97 1fq
starboard 6,,ftn
starchy 0,cb9 cwy cb8 6cg
stardom q,dz1,6eh
stare 13,dae 85v kfh,wt
starer i,kfh dae dfh,5e6
starets i,,138
stargaze 10,kfi 96n 33a kfj 9s,dae 96q
stargazer 5,kfj 33a 96n kfi,96p n6
staring 0,1ai 2t4 1ah 2t5
stark 0,kfk kfl 83
starkey i,kfm
starkly 2,2t4 3bj
starkness 7,83 kfk eky 3bj 3vi,87 3bn
starlet i,,qj
starlight j,,96t
starr i,kfm
starred 0,32g 32h
starring 0,fwg fwi
starry 0,k9g kfg 332 k9f
start u,3bd 44i 44c 44h gmp bj0 44d dh 44e
starter 6
starting 4,ip2 hl4 46w
startle 11,d7p pr,d7v
startled 0,kfn 1t4
startling 0,kfo 1t7
startlingly 2,kfo
startup 4,fn8,44c
starvation q,caa ca8 ca9,5ht 9pl
starve y,ca8 ca9 caa,1g9 8rf
starved 0,kfp kfq
starveling i,,445
starving 0,kfp kfq
stasis q,,m8 2p
statant 0,bov bol
state f,7jr se pl 17g 1fg jm8 e5,50l 4ls
statecraft 7,kfr,fmo
stated 0,c11 9fs
stateliness 7,g67 8k8 kfs 3uu,6cn bzi
stately 0,3uu 1t8 g67
statement a,1fg 2pq se kft,mo 2ps
statesman i,k7h kfu kfr,5t4
statesmanlike 0,kfu
statesmanly 0,kfu k7h
statesmanship 7,kfr k7h,fmo
stateswoman i,,k7h
statewide 0,7pm 5c5
static 0,eqp cn0
station 6,9ot d9g g77,1gz 560
stationariness q,cn1 hd1 kfv,cn3
stationary 0,hd1 kfv cn0 cn1 cn2
stationer i,,3nh
stationery a,fz5,kfw
stationmaster i,,ghx
statistic 9,9we,960
statistical 1,kfx kfy
statistically 2,kfx
statistician i,kfz kfy,1kt
statistics 9,kfy kfx kfz qy
statuary e,,j8
statue 6,kg0 cj3,63n
statuesque 0,kfs jw6 d8k 50u
statuette 6,cj3 kg0,cj2
stature q,,br6
status q,3xj,pl
statute a,kg1,p4
statutorily 2,fxy
statutory 1,kg1
staunch 0,kg2 el9 kg3
stave 6,,fr k2g
stay u,j7a 32 fw2 428 dh,5s
stayer 5,hq1,10d
std a,6nz,857 all
stead 4,450,g0q
steadfast 0,clj kg2 9sq kg4 el9 kg3
steadfastly 2,cll clj
steadfastness 7,kg3 kg4 kg2 clj,g8y rm
steadied 0,kg5 cug
steadily 2,cug
steadiness 7,dlt clj,rm cd1
steady 0,cug 41v 9n9 btk kg5 kg6 cuf,41w
steadying 0,e1u gg
steak d,,k16
steakhouse 6,,5pv
steal 14,5ko k3d 3qo ftp kg7,9t1 4as
stealer i,3qo 5ko,21
stealing 4,ftp 5ko,59r
stealth 4,kg7 7qs,5ls
stealthily 2,7qs
stealthiness 7,d5s 7qs,d5t
stealthy 0,7qs 5m2 kg7 d5s
steam 12,kg8,gw bct
steamboat 6,,3u7
steamed 0,8c7 3ng
steamer 5,,8c8
steamfitter i,,2vk
steaming 0,kg9 42s
steamroll u,kga kgb fmp kgc,77l il3
steamroller 6,fmp kgc kgb kga,cut 8mk
steamship 6,kg8,9qa
steamy 0,kg9 h1c 42s dyq
stearic 1,gl2
steatocystoma q,6e1,91l
steatorrhea q
steed 5,,6hf
steel r,kgd kge,1p4
steele i
steelmaker i,kgf,3ce
steelman i,kgf,3ce
steelworker i,kgf,3ce
steely 0,dw5 kge 5qz rp kgd
steen i
steep 0,ih8 bi1 ih9 ih2 kgg bi3 388,6b5
steeper 6,gga,3vg
steepish 0,kgg ih8
steeple 6,i7x,k01
steeplejack i,,54h
steeply 2,ih8
steepness 7,ih9 e4p ih8,dcc
steer 12,6fx dqv 8lp kgh dqu kq,421 gw
steerage 4,kgh 6fx,ke7 hsd
steerer i,8lp 9c0 6fx,3ua 44p gz
steering 4,dqu h66 6fx dqv,wa hsd
steersman i,8lp,3ua
steffens i
steganography 4,77f,77g
steichen i
stein 6
steinbeck i
steinberg i
steinem i
steiner i
steinman i
steinmetz i
steinway i
stella i
stellar 0,fwg fwi
stellate 0,ivs 4f9
steller i
stem a,4vu,9ra
stemma 8,216,217
stemmed 0
stemmer 6,kcp,je
stench 9,chd,che
stendhal i
stengel i
stenographer i,1sh jyf,1si
stenography a,jyf 1sh,5ow
stenosis q,jdk,m8
stentor 5,kgi 4yo,1og
stentorian 0,4yo 4yp kgi
step 4,igl 93t cud cu0 cue,2vi gw
stepbrother i,,5dk
stepchild i,kgj,3i3
stepdaughter i,,kgj
stepfather i,,kgk
stephanion 8,,cz
stephen i
stephenson i
stepmother i,,kgk
stepparent i,kgk,yd
steppe h,,6eg
stepper 5,e9c,6q0 bhp
steprelationship o
steps 6,fs6,ken
stepsister i,,k17
stepson i,,kgj
stepwise 0,dko dkg
stereo 6,kgl 4c6 4c4,kgm
stereophonic 0,4c6 4c4 kgl
stereophony 6,kgl 4c6,kgm
stereotype 9,kgn kgo i7b,4sq
stereotyped 0,kgo 8aj
stereotypic 0,kgo 8aj kgn
stereotypical 0,kgo 8aj kgn
stereotypically 2,kgo
sterileness q,2cj 2co,2cm
sterilisation 4,1r1 kgp 9k1 kgq,3z 3y3
sterilise t,kgq 9k1 kgp kgr 1r1,2cs 9rp
sterility q,2cj 3vm 2co f1b,2cm 4s
sterilization 4,1r1 kgp 9k1 kgq,3z 3y3
sterilize t,kgq kgp kgr,2cs
sterling 0,dnn 5ay
stern 0,3bm dob 8ew,bdd
sternal 1,kgs 585
sterne i
sternly 2,jv4 3bm
sternness 7,etb 3bj dob 9jy,2yl jaz
sternum 8,585 kgs,25g
sternutation q,k5g,45x
steroid r,kgt kgu,brc
steroidal 1,kgu 8g8 kgt
sterope h,32j 32k,32l
stertor 4,k5x hbm,58h
stertorous 0,hbm c8 k5x
stet w,,274 a4y
stethoscope 6,,9y9
stetson 6,cez,4tt
steuben i
stevedore i,alf,54h
stevens i
stevenson i
stew d,d1p g57 dot,1dx acb
steward i,,wd
stewardess i,eas
stewart i
stewing c,,kgv
sth 8,ip1,pb
stheno i,,bsn
stick 6,aq8 fmb,40z 51j
sticker 6,ijt hys 4gb,ijv frf
stickily 2,kgw dhd
stickiness 7,u8 kgx dhd,dar
sticking 0,fo0 46w
stickler i,,gh4
stickpin 6,,589
sticky 0,dhd kgx u7 u8 42s
stieglitz i
stiff i,eku kgy ekr kgz,y5
stiffen u,jen jeo kh0 kh1 jek,nw
stiffener r,kh1 jeo,cjq
stiffening 4,kh0 jen,5r0
stiffly 2,jep eku jej
stiffness 7,kgz jej eku,97x 74x
stifle z,h17 93g k4x 8up,93i
stifler i,k4x h17 93g
stifling 4,8up eb1 h17 4oy,3f3
stigma 7,9k3 kh2 9mb,4qu g6
stigmata q,,6c
stigmatic i,kh3 kh2 kh4 9k3
stigmatisation 4,55x 9mb kh5,55y
stigmatise u,9mb kh5 55x,5rm ggg
stigmatism 9,kh4 kh2 kh3,1xk
stigmatist i,kh3 kh4
stigmatization 4,55x 9mb kh5,55y
stigmatize u,9mb kh5 55x 9k3,5rm ggg
stilbestrol r,9qw,9qx
stilboestrol r,9qw,9qx
still 2,ebp
stillborn 0,5e 97d 5k 2zm
stillness 7,eed kh6 iut i8q,eef kh7
stilly 0,iuu hbh
stilt 6,i7l,7fe
stilted 0,16d 169
stiltedly 2,16d
stilwell i
stimulant 6,b9c 1xj bw4 54g,nd a3c
stimulate u,bw4 681 18y 1za kh8 b9c kq d7q 2y1,164
stimulated 0,2sk 19b
stimulating 0,bwl bwf i83 jhj
stimulation 4,d7q b9c 681,2sf nd
stimulative 0,1za ac2 bw4 54g 1z9 bw3 fht kh8
stimulus 9,b9c ac2 681 1dg bw4,nd
sting q,kh9 ijs,1ez ee3
stinger 4,kha,92l 89q
stingily 2,6jo 448
stinging q,kh9 90n ijs kha ee7,1ez
stingless 1,kh9
stingy 0,448 3tk gs3 446 6jq 6ks khb ha8 gjy hxs 3th byr gjj dwe gjk
stink 16,,5s
stinker 6,5ik j3t,1ce 8ma
stinkiness 7,chb cha,2s7
stinking 0,3ll 362
stinkpot 5,5ik,1ce
stinky 0,cha 3ll chb chd gds ch9 d63 d86 gdt gdu gdv gdw gdx gdy gdz 362
stint 4,,72f dn9
stinter i,,b32
stinting 0,d39 d3a
stipendiary i,,gbn
stippled 0,aoo 5b3
stippler i,,fz4
stipulate w,7u3 khc ka8 ka9 kq,6i7
stipulation 4,7u1,7s6 31x
stipulatory 0,khc khd 7u3
stir 12,6rq 5g7 ac2 khe,560 4as
stirred 0,h0q 2sk h0r 19b
stirrer 6,jmy khe 18y 6rq,1ix 40z
stirring 4,,jvs
stirrup 6,,21u
stitch 6,3ke khf jv5 4gi,20k 21b
stitcher i,khf 3ke,72a
stitchery 6,4gi 3ke,8rn
stitching 4,jv5 3ke,8ro
stochastic 0,ixf bp1
stochasticity 7,dvl,dvm
stock l,,5wv
stockade 6,,58a
stockbroker i,,1be
stocker 5,f2z g4p,am6
stockholder i,jw9,4wy
stockily 2,7lh
stocking 6,jar,k6m 1m0
stockist i,f2z fej jar khg,66z
stockjobber i
stockman i,594,1fo
stockpile e,j9m khg,1bj
stockpiling 4,khg,j8w
stocktaker i,,3ui
stocktaking 4,fek,izt fel
stockton i
stocky 0,7lh axi
stoep 6,,d7b
stoic 0,khh khi 6mz,15g
stoical 0,khh 6mz khi khj
stoically 2,khh
stoicism 7,khj khh,4lb bdw
stoke 15,khk khl
stoker 6,khl khk,54h
stokowski i
stolid 0,elg 6mz khj bd4
stolidity 7,bd4 khj elg,2e4 4lb
stolidly 2,elg
stolidness 7,khj elg,4lb
stolon k,khm,5xi
stoloniferous 1,khm
stoma 8,32y khn kho 32x khp,khq 2dg
stomach 8,579 1h d9x,53a 1j
stomachache q,477,l6
stomachal 1,d9x 1h 579
stomachic 1,d9x 579
stomatal 1,khp kho khn 32y
stomate k,32y,khq
stomatitis q
stomatous 0,khp kho khn 32y
stomp 12,kf1 kf2,1uk
stomper i,kf2 kf1,1ul
stone h,51m 8dy 7xw 51l ftd,4ui 59u
stonecutter i,90k,57r
stoned 0,avo 3io
stonelike 0,i4o rp
stonemason i,,2vk
stoner i,ftg ftd,1co
stonewaller i,,h69
stonily 2,cq0
stoning 4,ftf ftd,av4
stony 0,51l cq0 6e 51m cq1 bgi
stooge i,cru fv1,u5 6r7
stool 6,,47y
stoolie i,5ts,4az
stoolpigeon i,5ts,4az
stoop 12,8li khr khs,2nf 8t2 eti
stooped 0,edk j4
stooper i,khr 8li khs,jkr
stooping 0,edk j4
stop 12,7zb 699 duh 6da fw0 kfb e5
stopcock 6,kht,cdn
stopes i
stopover 4,fw0 fw1,fw2
stoppage 4,8ir 4ph,2p 3vq
stoppard i
stoppered 0,738 4pl
stopple 6,5jh,4ph ib3
storage 4,khu d8w j9,e72
store 6,3za j9 d8w f2z khu,a9t 9d2
storefront 6,,c6s
storehouse 6,bla,9op
storekeeper i,cqy,3nh
storeria 5,,1xm
storeroom 6,hvi,29h
storey 6,37r,5a2
storied 0,69u 69w
storm j,4p7 khv iwa 4fu khw,3b9 7js
stormily 2,khx khw
storminess c,4vc khy 4fu khw,74a cgy
stormy 0,4fu khw 4vc 4p7 23i 4ft 4t8 4vb 4rj 6pk drv kd4 khz gr1 khy khv
story a,c8f 1nk,mo azk
storyline a
storyteller i,22a,1og
stoup 6,,3wv
stout 0,ja3 cd6 dwb 9sq kex 1l uf
stouthearted 0,56p 56j
stoutly 2,ja3
stoutness 7,kex uf dwb ja3 cd6,571 ug
stove 6,if3,hqb e05
stow z,,85h
stowaway i,,7l2
stowe i
strabismus q,bqn,2c
strachey i
straddle 16,ixh,36x 7p0
stradivari i,ki0
stradivarius i,ki0
strafe x,ki1 ki2 pr,1cp
strafer i,ki2 ki1
straggle 12,jzf kcl ki3 ki4 2ii,9wc a1j
straggler i,ki4 jzf,96d
straggling 0,ix3 758
straggly 0,ix3 aiv 758 ki3 a1m
straight 2,a5c 80x 1lm 69c
straightarrow 0,60
straightaway 6,a5d,js6
straighten 12,ki5 ki6 izv ki7 dh,8t2
straightener 6,ki7 ki6,s9
straightforward 0,ki8 kdc ki9 aq1 5u5 k0y
straightforwardly 2,kdc
straightforwardness 7,aq1 k0y ki8 5y kdc,a5f dzy
straightlaced 0,ik2 42b
straightness 4,kia kib 1lm,8y9 4sm
strain x,515 kic hat kid,frk 9g2
strained 0,3gr 3gm b3q
strainer 6,jzh j9s cjz,ck0
straining 4,kic 2op hrq 2on,a18
strait h,,5tj
straiten z,,513 7vr
straitlaced 0,ik2 42b
straits b,,8qf 713
strand 14,ggq,9 hzm
stranded 0,ggr g6n
strange 0,2b1 kie 4j8 2b0 8xv b4h bz6 d01 hix hp3 itr its kif kig
strangely 2,d5f 2b1
strangeness 7,4j8 kie 2b1,kih
stranger i,hq5,4tg
strangle z,kii 6ou kij 6or,6op 266
strangled 0,f3w f3u
strangler i,kij 6or kii,6ot
strangles q,,aht
strangling 4,6ou kii,2z0
strangulate u,kii 6ou,6op 266
strangulation 4,6ou kii,2z0
strap 6,8uk e9z,kik 4ge
straphanger i,,7l1 7l2
straplike 0,h57 848
strapper i,5ea,y5
strapping 0,43b 43c
strasberg i
stratagem 4,,2vi
strategian i,kil,898
strategic 1,kim eny kin iar 5zc
strategical 1,kim kin iar
strategically 2,kim
strategist i,kil kin iar,898
strategy 9,iar kim kil,gff
stratification 4,kio kip kiq,31r
stratified 0,dkh dki
stratify u,kiq kir kio 8ds kip,9bz 1qc
stratum f,8ds kiq kir,8uv
strauss i
stravinsky i
straw r,6dp,8i0 8dt
strawberry d,,49t
strawman 6,cj1,44p
stray 12,at2 fi7 ki4 asz gjo 2ii cmi,gw
strayer i,ki4 at2 asz,96d
straying 0,g81 g7x
streak 12,,4as kis
streaked 0,hzr 5b3
streaker i,,byk hfo
streaky 0,hzr 5b3 3qm
stream h,5dg jer kbg,3z8
streamer 6,,96t dyz
streaming 18
streamlet h,jer 5dg
streamlined 0,b5f 5m9
streamliner 6,,kit
streep i
street 6,1o8,kiu
streetcar 6,kiv,62g
streetlight 6,,5ub
streetwalk 15,kiw cqv,ioe
streetwalker i,cqv kiw,3yv
streetwise 0,k4g 33h
streisand i
strength 7,571 clg,1al 5w7
strengthen u,54d 3jl kix
strengthened 0,j63 40a
strengthener 6,3jl 54d,s9
strengthening 4,kix 82h 54d,4be ir
strenuous 0,bh6 5bg kic 2oo 351
strenuously 2,bh6
strenuousness 7,2oo bh6 2op,2or
stress a,e4 dx dw e5,f22 e6
stressed 0,kiy 747
stressor h,,1b4
stretch 16,8n3,36x kid
stretchability 7,kiz b7f,51w
stretchable 0,b7f 51y kiz
stretched 0,cpn c33 486 c2z
stretcher 6,ba0,1h1 5cc
stretchiness 7,kiz b7f,51w
stretching 4,ba0,a34
stretchy 0,b7f 51y kiz
strew z,kj0 jn0,a1j 8ki
strewing 4,jn0 kj0,aey
stria 7,kj1 3qk kj2,dpa 3qm
striate u,kj2 kj1 3qk,ggg
striation p,kj1 kj2,dpa
striatum 8,,1yp
stricken 0,185 16b 186 168
strickland i
strict 0,buf fee bua kj3 6fl
strictly 2,iry kj4 buf
strictness 7,kj3 etb fee buf fd4 9jy,80b jaz
stricture a,jdk,m8 627
stride 4,hsq cud kj5,cue 8es
stridence 7,jys 4ma 5p3,7cz
stridency 7,jys 4ma,7cz
strident 0,4ma 876 c8 jys 877
stridently 2,5p3
strider i,kj5,1ul
stridor q
strife 4,a9g 8iv,20f 7w7
strike z,3yf 16t 5iu ixp e67 duj 5jt kq eor eot,5me
strikebound 0,eqn
strikebreaker i,4jv,je
strikeout 4,,isq
striker 6,,om 4s0
striking 0,ara 1t8 4vn
strikingly 2,ara
strikingness 7,82y 4vn 82w ara,g1w 82s
strindberg i
string 6,kj6 884 kj7,53m 3rd
stringency 7,kj8 kj3 9jx,7k 80b
stringent 0,9jx 9ju kj3
stringently 2,kj4 9jx
stringer 6,kj7,3pf je
strings a,,1fg
stringy 0,kj9 285
strip h,49h kja,cza 7b5
stripe 6,3ql hzs,zp
striped 0,hzs 5b3
striper 5,,2w2
stripling i,xz,y4
stripped 0,gsd be7 500 4ld
stripper 6,kcp kjb,m2 je
stripping 4,3ub kjb,am
striptease 4,b29 kjc,qi
stripteaser i,b29 kjc,qi
stripy 0,hzs 5b3 3qm 3ql
strive 15,5fu 515 hat,36o frk
striver i,,je
striving 4,hat 5fu,36p
strobile k,7yj,4qu
strobilus k,7yj,4qu
stroheim i
stroke z,60y 61r 60z,5me 7nu
stroking 4,60z 60y,5md
stroll 4,1uj jm0 1ui,840 1uk
stroller 6,1ui i24 jm0,1ul 4cv
strong 0,40a f9v 409 570 5i6 5i8 jv3 fgr j63 kgy kjd 1c9
strongly 2,40a
strongman i,,qi 3d7
strop z,,jwb
stroppy 0,4w0 4w1
struck 0,16b 168
structural 1,kje hnj czj
structurally 2,kje
structure 6,5a2 czj hnj,1w9 7p5
structured 0
struggle 4,awp cr0 7w7 dme kjf,36p 36o
struggler i,kjf cr0
struggling 0,kjg 747
strum 13,kjh,71p
struma q,dim jpr,2ah i68
strumpet i,10r,10p
strung 18,kj7
strut 4,iga ig8,ht2 1uk
strychnine r,,ha6 ha7
stuart e,,1v4
stub h,,27d
stubbiness 7,kdf jy9,g8k
stubble 8,6dp,8dt 37s
stubborn 0,4w1 5i5 5vc 4w0 5i4 am8 88r hho dw7 hhp hhq
stubbornly 2,8zx 4w1
stubbornness 7,h1g 5i5 fdb 4w1,3ol rm
stubbs i
stubby 0,jy9 18 kdf
stucco r,,i9m
stud 16,83c,83d
studded 0,zk yx
student i,39r cq kji,b4a 1jl
studentship 4,kji cq 39r,cr
studhorse 5,,kew
studio 6,,43d
studious 0,608 600
studiously 2,608
study 4,kjj 1zq 81k,3e4
studying a,i4c gml,5e7
stuff 6,6g brl 8mu,q0 7hj
stuffed 0,d4e 3g6
stuffer a,kjk,2vk 5cg
stuffiness 7,73f hhw 1hd,7xo
stuffing 6,ask 3yc,7sw 8zq
stuffy 0,1hd 8ag 1he 73f 8ab
stultification 4,83h,9qe 83i
stumble 12,5io kjl g9w kjm,1uk 4as
stumblebum i,hud 72h,3sf 5nd
stumbler i,kjm 4sb kjl,1ul 4sd
stump k,kjn,27d 1j
stumper a,kjo kjn,89s
stumping 4,,5u7
stumpy 0,axc axi
stun u,jkz,ekt 3r0
stung 0,26x 26y
stunned 0,1t3 1t4
stunner b,acv 42f,1tb 4wo
stunning 0,2te 1t8
stunningly 2,kab 2te
stunt 4,kjp,c16 e5d
stunted 0,f16 6jn irj
stunting 4,14c kjp,14d
stupe i,49n,1h2
stupefaction 4,96y jss 1sz,1t0 7fj
stupefied 0,ax6 96z 1t4 t2
stupefy u,1sz 96y,42g 1t2
stupefying 0,ep3 1t8
stupendous 0,4dn 33e
stupendously 2,4dn
stupid 0,28j 49n 3l1 28i 2y0 4pp 72i 9mj da5 g9o hb1
stupidity 9,3l1 4aw 55b 28j,eq8 3pi
stupidly 2,amq 28j
stupor 9,96w jss 970,96y 7fj
stuporous 0,970 971 jss
sturdily 2,dwb
sturdiness 7,kjq dwb ji0,dud 571
sturdy 0,dwb 43c kjq
stutter w,key kez kf0,3hx
stutterer i,kez key,1og
stuyvesant i
sty 6,ea4,4fd 8ej
stye q,ea4,4fd
stygian 0,l9 6qv la
style 7,cc3 3y4 kjr 3tb kjs jde kjt,1al 7k8
stylemark 7,b09,2yj
styler i,3tb,2vk
stylise 10,kjs kju,24q
stylised 0,2vr 2vl
stylish 0,6lt 94l 6lu 6ls 6y3 k5a cc5 8cl 94k c7i cc6 cc7 cc8 cc9 cca ccb ccc ccd
stylishly 2,6lt
stylishness 7,6lu 94l 6lt,597
stylist i,kjt 3y4,2u8
stylistic 0,jde 4wg 3y4 b77
stylite i,,9r
stylization 4,kju kjs,kdz
stylize 10,kjs kju 3y4 kjr kjv cc3,24q
stylized 0,2vr 2vl
stylus 6,,s9 48a
stymie 9,kjw kjx 4pi,jxu 3vr
stymy 9,kjw kjx,jxu 3vr
styron i
suasible 0,8bg 5wd
suasion a,i48,7k7
suave 0,99a 4la 6vi kjy a4t
suaveness 7,kjy 99a 4la,dk9
suavity 7,kjy 4la,dk9
sub 14,kjz kk0,3vz
subacid 0,kd
subacute 0,rc ra
subaltern i,fna fn9,5y8
subatomic 1,g46 35b 3sc
subbing 4,kk0 kjz,377
subclinical 1,71l
subcommittee e,,4tb
subconscious 0,kk1 7fn
subconsciously 2,kk1
subcontinent h,,86w
subcontract 15,flg kk2,be1
subcontractor i,kk2 flg,888
subcortical 1,2o3
subcutaneous 1,efv 1e5
subdeacon i,,n1 n2
subdivide u,kk3 kk4 kk5 kk6,a8c 3oi
subdivider i,kk6 kk4,ak7
subdivision 4,kk5 55k kk3 kk4,3ym aks
subdue u,iue 801 hql,8un 4c
subdued 0,eeg jaw bsk a3u jau
subduedness 7,a3u gl6 eeg 953,a4a ed3
subduer i,hql iue 801,89c
subeditor i,8da,2ae
subfigure p,,bno
subgross 0,jrv 6tn
subgroup e,,ja
subhuman 0
subjacent 0
subject a,fox 2o8,mo h6q
subjection 4,4wx 804 bjz,ne 2tb
subjective 0,i3z kk7 i3x ii1 kk8
subjectively 2,i3z
subjectiveness 7,kk7 ek8 i3z,fmk
subjectivism 7,kk9 kka,bdw
subjectivist i,kka kk9,1jl
subjectivity 7,kk7 ek8 i3z,fmk
subjoining 4,kkb kkc,1xu
subjugate 15,iue,8un
subjugation q,4wx bjz,ne
subjugator i,bjz,803
subjunction 4,kkb kkc,1xu
sublieutenant i,,g0s
sublimate r,kkd 9rr kke ai0 kkf kkg,1go j3b
sublimated 18,kkh kkf
sublimation b,kkg kke 9rr,4be do
sublime 0,bek kkf jjb 69w kkd,7tm bt6 nw
sublimed 18,kkh kkf
sublimely 2,kki b7l bek bur jjb
sublimity 7,b7l,dlh
sublingual 1,6x4
subliterary 0,7c8
sublunar 1,6uc b10 6ud b0x
sublunary 1,6uc b10 6ud b0x
subluxate t,,5eb
submarine 6,i79 kkj,i7a
submariner i,,4s0
submaxilla 8,fk6,fk5 2vg
submerge 12,kkk auw kkl ekn dh,k13 8ki
submergence b,ekn kkk kkm fe4,ekp
submergible 0,kkl kkk kkm fe4
submerging b,ekn kkk kkm fe4,ekp
submerse z,kkk kkm ekn dh apg,k13 a4p
submersion 4,ekn apg kkk kkm,ekp 93j
submission a,cjj hgs j6p kkn db kko,mo 36y
submissive 0,8q2 hhi kkn db gl7 8q1 e2b
submissively 2,9f0 jul
submissiveness 7,hhi jul 8q2,hgt
submit w,j6p kft kkn cjj,j48 133
submitter i,kkn db,u5 2i7
submucosa 8,,4xa
subnormal i,4q 2d kkp 3kz,1h2
subnormality 9,kkp 3kz 4q,2c 3l1
subocean 0,kkq hil
suboceanic 0,kkq hil
subocular 1,kkr
suborbital 1,kkr hmn kks
subordinate i,785 31c hph dv5 31a kkt,h0
subordinateness q,dv5 31c,3jz
subordination 4,hph,9nh
suborn w,kku 59o,3xf biy
suborner i,59o kku,21
subpart o,,7ot
subpoena w,,jex
subprogram a,il2,5p6
subroutine a,il2,5p6
subscribe 14,jzq kkv kq,4cx dv9
subscribed 0,jzw 3dh
subscriber i,bgp iza kkv,wp 5nt
subscript a,,32f
subscription a,,48p hj
subsection 6,,js6
subsequence 7,jtx ieu gy,1a9 fug
subsequent 0,gy ieu jtx gx fun
subsequently 2,1a4 gy
subsequentness 7,ieu gy,fug
subserve 15,kkw e1p kkx,1fx
subservience 7,kkx kky kkw,dv5
subservient 0,kkz ji5 kky
subserviently 2,hhg jul
subservientness q,kky kkz jul,dv5
subside u,fz1 j7l,c7l
subsidence b,j7l jus fz1 kl0,r ekp
subsidiarity q,dv5 3eb,3jz
subsidiary e,785 3eb,h0 7lp
subsiding b,jus kl0,ekp
subsidisation 4,kl1 3fy kl2 kl3,2l4 1on
subsidise 14,kl2 kl3 kl1 3fy kl4 kl5,59q hzk
subsidiser i,kl4 kl3,4h
subsidization 4,kl1 3fy kl2 kl3,2l4 1on
subsidize 14,kl3 kl1 3fy kl4 kl5,hzk
subsidized 0,kl6 kl7
subsidizer i,kl4 kl3,4h
subsidy l,kl5 kl3,dlw
subsist 16,d0m bh3 kl8 kl9 dh
subsistence l,kl9 d0m,1vw kla
subsister i,kl8 d0m,1ya
subsoil r,,4vt
subspace e
subspecies e,,dco
substance 3,q0 klb,bav 7ot
substandard 0,9fa hdm
substantial 0,81q 2je
substantiality 7,klc klb,7t7
substantially 2,81r 81q
substantialness 7,klc jlv k7e klb,7t7
substantiate v,17c 7aw 7vw 3c9 e5
substantiating 0,7aw f5
substantiation 4,7vw 3c9 17c,7vz 9vd
substantiative 0,7aw f5 17c
substantive 0,bqz 4gx
substation 6,,9ot
substitute 14,j8p j8n kjz i3j 7l0 1gf 1r4,8j3
substituting 4,kk0 9pp kjz,377
substitution b,i3j kjz j8p,9n4
substrate r,,q0
substructure 6,f2y kld,czj c5
subsurface 0,47m 47l kkj kle
subsystem e,,b36
subtend 16,,5s
subterfuge a,,9a1
subterminal 0,fbf 29v
subthalamus 8,,28h
subtitle 14,,18i
subtle 0,bae eld
subtlety 7,hfj,7zx 2ym
subtly 2,bae
subtract v,9cz j3k gsp 9d1,5qr
subtracter 6,,qz sk
subtraction 4,gsp 9d1 9cz,gsq 1o4
subtractive 0,j3k 9cz j3g
suburb f,klf,klg
suburban 1,klh kli klj klf
suburbanise u,kli klj,nw
suburbanite i,,1kk
suburbanize u,kli klj klh,nw
suburbanized 0,g5m
suburbia e,klf klh,klg
subvent w,klk kll klm,kln
subvention 4,kll klm klk,kl5 1m0
subversion 4,8ft klo 3xf hry,83i hrz
subversive i,az6 jrm c8m klp hry,20d
subversiveness 7,klp jrm,a6k
subvert 15,hry jrm klo az6,9oj
subverter i,az6 hry,20d
subvocaliser i,klq,2vf
subvocalizer i,klq,2vf
subway 6,gpf,d5e
succeed 15,h8 j8o ld dh hn2 i19 1r8 klr kls,36o
succeeder i,ld h8
succeeding 0,80w 80v bk4 ct8 ct9
success b,klt 806,fp 36h
successful 0,4uo bsb 4un 4yn ili klu
successfully 2,4uo
successfulness q,bsb 4uo,4yr
succession 7,i19 kis 1r8 j8o,ju1 6du
successive 0,hn2 hn1 i19 j8o
successively 2,hn2
successiveness 7,i19 hn2,ju1
successor i,klr kls j8o,31k j8n
succinct 0,7lf 5a9 7sc
succinctly 2,7le 7lf
succinctness a,7sc 7lf,59h
succinic 1
succor 4,gsl klv,1fz
succorer i,klw klv,j2o
succour 4,gsl klv klw,1fz 1fx
succourer i,klw klv,j2o
succuba i,klx,929
succubus i,klx,929
succulence 7,fmy fn2,fmz
succulency 7,fmy,fmz
succulent k,fn2 fms fmy,8p6
succumb w,dc,e9
succus 8,,4q2
such 2,h10 h0x
suchlike 0,g1h
suck y,587 kly 586,atb 9gp
sucker i,6r6 9i,6r7
sucking 4,kly 587,84w
suckle y,586 587,atb b1n 1ly
suckling 4,hga,3i2
suction j,klz km0,ij1
suctorial 1,km0 klz kly
sudanese i,,23g
sudate t,i45 9yk,3tx
sudation m,9yk i45,q4
sudden 0,70 71 6y 6pl bcc d4i
suddenly 2,72 70
suddenness 7,71 70,dxo
sudor 8,e4d,3bt
sudorific 6,9yl 9yk,2ax
sudra e,jz1 jz2,54x jz3
suds h,fuo d2t,cs7
sudsy 1,fup fuo
sue 15,pm 67u i4m g3z,6e6
suer i,km1 i4m pm,wr 7nc
suety 0,cdl uc
suffer t,7at 36 287 km2,c07 c0a
sufferable 0,406 407
sufferance 7,eu 1g9 35,bh2 ez7
sufferer i,287 l4 7at 1g9,1ya
suffering q,1ei km3 23w l4 1g9 36,1ez gtn
suffice 16,iu1 tx km4 bjk tt,d47
sufficiency 7,km4 bjk iu1 tx,18b 3a0
sufficient 0,tx bjk tt iu1 tv
sufficiently 2,tx
suffix a,,17t bgc
suffocate z,2yx 2z0 2yy,1rv 266
suffocating 0,58r 2z3
suffocation 4,2z0 2yx 2yy,2z4
suffocative 0,58r 2z3 2yw 2yy 6ov
suffragan i,,2nt
suffrage 7,km5 km6 km7,bhi
suffragette i,km7 km5,km6 cg3
suffragist i,km6 km5,wu
suffuse u,i33 aj1 eoo,i35
suffusion m,eoo km8 i33,a1r
suffusive 0,aj1 1ok i33 km8
sufi i,,44z
sugar d,jiz,e8u jj0
sugarcoat w,,jj0
sugared 0,km9 e8w
sugariness 7,kma kmb e8w,cos kmc
sugary 0,e8w kma kmb e8v km9
suggest w,133 10v fcy kmd imw fcz inw 9s,17j 8b2
suggester i,inw 10v 133,7r9
suggestible 0,kmd 5wd 10v fcy 133
suggestion 9,dga fcz 10v 133,46a 12y
suggestive 0,enj 7zz fcy
suharto i
suicidal 0,949 57x kme
suicide 4,kme 949,2z4
suit 6,g7 67u,9yj gb
suitability 7,2l3
suitable 0,kmf cmk 2l3
suitableness 7,2l3 kmf 9s4
suitably 2,2l1 kmf
suitcase 6,df6,3md
suite 6,jgn 8g1,7oy 2e0
suited 0,kmf 6vx cmk 2g8
suitor i,km1,wr
sukarno i
sulcus 8,,e5b
sulfur r,kmg kmh kmi,2p8
sulfurous 1,kmh kc kmg ke
sulk c,kmj dow ec9,1wg j9l
sulkily 2,ec9
sulkiness 7,kmj eca ec9,1wg 4it
sulky 6,ec9 5bl kmj eca gz9,62d
sullen 0,apf 5bl gz9
sullenly 2,ape apf
sullenness 7,dhf gz9 g8t apf,dhg 2yn
sullivan i
sully i
sulphur u,kmi kmg,6o5
sulphurous 1,kmh kc kmg ke
sultan i,,1v4
sultry 0,jtj eb1 e08 4oy
sum l,1xb kmk sg,1xe 839
sumatra f
sumatran i,,eyq
sumerian i,,3ic
summarily 2,kml
summarisation a,kmm kmn iha,229
summarise w,kmn iha kmm 6p kq,se dx8
summarization a,kmm kmn iha,229
summarize w,iha kmm 6p kmn kq,dx8
summary a,6p 7lf iha,1fg
summate w,sg 7xk kmk 1cg sh,8ie
summation a,jic kmo kmn,6p
summational 0,kmo jb 7xk jic ibb
summative 0,kmo jb
summer s,kmp kmq kmr,3e8
summercater i,,5t7
summercaters i,,5t7
summerise u,kmr,54c
summerize u,kmr kmp,54c
summersault 4,cq3,cq6
summerset 4,cq3,cq6
summertime s,kmp,3e8
summery 0,kmq kmp
summit e,ms 8pe,mu 4i0
summon w,kms 8bo kmt,gv2
summoning 9,kmt 8bo,7z2
summons a,kms,ffc hmz
sumner i
sumptuosity 7,fvh 9jk,8hk
sumptuous 0,9jk 9jm gae fvh
sumptuously 2,hme 9jk
sumptuousness 7,gae fvh 9jk,18b 8hk
sun h,e1j kmu f6y kmv,96t
sunbaked 0,111 113
sunbathe t,kmv kmw 9s,3wz
sunbather i,kmw kmv,92t
sunbeam j,kmx,3zz
sunburn q,kmy,kmz bq5
sunburnt 0,kn0 2uv
sunday s,,jix
sunder u,,7i8
sundial 6,,72e
sundown s,kn1,3b8
sundowner d,,3zf 6ii
sundry 0,31t 31u
sunk 0,kn2 36u
sunken 0,j1c 5uu
sunless 0,746 5ei
sunlight j,kmu,96t
sunlit 0,kn3 3de
sunni e,kn4,44z 25
sunnily 2,6ki 6kf
sunniness 7,6ke 6kf,3ak 6kh
sunnite i,kn4,44z
sunny 0,6kf 3zu 6ke
sunray j,kmx,3zz
sunrise b,3b4,3b8 3b9
sunset b,kn1,3b8 3b9
sunshade 6,,ggt
sunshine j,kmu,96t
sunstroke q,f6z,e0d
sunstruck 0,kn3 3de
suntan q,kmy,kmz kn5
suntanned 0,5d7 114
sunup s,3b4,3b8
sup d,kn6 kn7 kn8,gzg 1mx
super 0,kn9 bvd 7pn 5ay
superannuate u,,mg
superannuated 0,hk2 hcg 1aq hcf
superb 0,5au 5ay
superbia 4,2tp,k4
superbly 2,ghc 5au
supercargo i,,gi5
supercharge u,ij4,3a4
supercharged 0,6hb 16p
supercilious 0,ab3 2tq 7tz
superciliousness 7,7tz k5f ab3,2tn
supercilium 8,5ds,5dv
supercritical 0,8r3 8qx
supererogatory 0,bvk bvm
superfatted 0,cdm uc
superfetate t,,404
superficial 0,2gg dg3 2gc a3h c6z dfy g74 jvu
superficiality 7,dg3 2gg,9pn
superficially 2,2gg
superficies 6,,2h0 d82
superfine 0,hrc ay8 6vi
superfluity 7,hr4 bvk,bvl
superfluous 0,1gk bvk 6dr bvm hr4
superfluously 2,bvk
supergrass i,,4az
superhighway 6,c2k,47q
superhuman 0,dig dif e2l
superimpose z,kna,2st
superinfect t,,f0v
superintend 15,ge9 hrg hrj,vx
superintendence 4,hrj ge9,wa
superintendent i,hrg ge9,50w
superior 0,5ay 7tx 6og kn9 5au 6of bve dnn hq6 ii7 iqo jxe kbb knb knc knd 7tw bcq fwh gcm
superiority 7,6og knd 5ay ixj 7tx,5r8 11l
superlative a,dnn 5ay ms,7on
superlunar 1,kne knf 6ud 1us
superlunary 1,kne knf 6ud 1us
superman 6,9k6 bam,2qw ban
supermarket 6,,dp0
supermarketer i,,hlf
supermex i,kng
supermodel i,,gec
supermom i,,ge4
supernal 0,6a1 1us
supernatant 0,knh 3wa
supernatural 0,2gl hie kni 2gk b4g b7y b99 gbk ghb gop h6v hd2 knj knk knl,1ba
supernaturalism 9,gbl,465
supernaturally 2,iji 2gl
supernaturalness 7,kni 2gl,16i
supernormal 0,hwo 4r hwl 2d
supernumerary i,bvk,qh
superordinate a,knm,2qw 2d3
superpatriotic 0,6j6 6jc
superpatriotism 7,6j5,1wa
superposable 0,7yg 79k
superpose z,kna,2st
superpower e,,1pp
supersaturated 0,jlz jly
superscript a,,32f
supersede 15,9pt j8l j8k knn,j8o
supersedure 4,knn 9pt,af4
supersession 4,knn 9pt,af4
supersonic 0
superstar i,k0,1fq
superstition 9,kno fgz,465
superstitious 0,fgz fgw kno
supervise 15,ge9 knp hrj 50w,vx
supervising 4,hrj ge9,wa
supervision 4,hrj ge9 gxm,wa
supervisor i,50w ge9 gxm,knm
supervisory 1,knp ge9 50w
supinator 8,,fdh
supine 0,knq j4
supper d,kn8 kn7,57t
supperless 0,edo brk
supplant 15,9pt j8l j8k knr af3,j8o
supplanter i,knr 9pt,bw
supplanting 4,af3 9pt,af4
supplement 14,kns si knt fh 17p,sb 18i sj
supplemental 0,3eb 1rb fh
supplementary 0,3eb 1rb fh
supplementation 4,knt kkb kns 17p,evy 1xu
suppleness 7,g3x dk5,1db
suppliant i,5vz ia6 knu ve,2i7
supplicant i,3zk 5vz knu,9u 2i7
supplicate w,knu ia6 knv 5vz,43x
supplication 4,ffp knv knu,9p1 vb
supplier i,66z 18i,i8
supply 14,18i j9o 1m0 66z 66x fii,hh 8es
supplying 4,1m0 18i,pf
support 15,1g0 hzk f5 3j3 3jc h0 d59 1vw knw,hh
supportable 0,406 407
supported 0,kl7 3wa kl6 3w8 5nh knh knx
supporter i,wp 3jj 2f7,wu
supporting 0,bfm 94i f5 e70,pf
supportive 0,f5 3jj 1g0 2f7 fi f4 6d2 7aw bfm
supposal 9,31y ijb kny 7yo dqp,324 7ym
suppose w,kny dqp 7yo 7yl 31y ijb,dqs 2b9
supposed 0,hh3 epf ewp epe
supposedly 2,isc
supposition 9,7yl 31y 7yk kny,hlm 324
suppositional 0,7yk au 7yl ijb 31y
suppositious 0,7yk au 7yl 31y
supposititious 0,7yk au 7yl 31y
suppress u,801 8un 93i jb0 8up 8z1 knz,4c
suppresser 6,knz ko0 8un 801,89c 1nm
suppression 4,8z1 801,2ab 7vs
suppressive 0,jb0 7vu 8un 801
suppressor 6,knz ko0 801,89c 1nm
suppurate t,ch4 ch2 ch3 ch5 ko1,4n1
suppuration 8,ch3 ch5 ch4 ch2,q4 4q2
suppurative 1,ko1 ch2 ch3
supra 2,5v
supranational 0,fbv dgg
supraocular 1,ko2 kks
supraorbital 1,ko2 kks
suprasegmental 0,ko3 1fd
supremacist i,ko4 ang,wu
supremacy q,ang ko4,8h
suprematist i,,ao
supreme 0,ko5 and 8tj 89k
supremely 2,kki gj9
supremo i,,fqx
sura 8,5r7,6gj 23
surcease b,69a,6da
surd a,ko6 ko7,82o
sure 0,8bi 602 6cq 325 8bh 600
surefooted 0,cuf 5wb cug 5w8
surely 2,6cq 8bi
sureness 7,325 ko8 8bi kg6,326 dlt
surety 7,,6cs
surf b,57q ko9,57s
surface 6,d82 bem 76a fdz,1w9 4zr
surfacing 4,fdz,b6o
surfactant r,9v3,q5
surfboarder i,koa,2lv
surfeit 14,74l j8q hqc,18i
surfer i,koa ko9,2lv
surficial 1
surge 12,e0e hkq kob,f20 1h0
surgeon i,1y9,5j
surgical 0,3z
surging 0,4ft 4fu
surlily 2,6rp koc
surliness 7,4fk koc,2yn
surly 0,koc 5bl 4fk
surmisal a,7yl kod,hlm
surmise v,kod 7yl koe,9ct hlm
surmount x,hqj kof,40n dyu
surmounted 18,kof
surmounter i,hql,89c
surpass x,bva 6u4 hye,40n
surpassing 0,knc bvc 5ay 4xo
surpassingly 2,bvc
surpliced 0,6vy 2g8
surplus 7,bvj bvk bvm,bvn
surplusage 7,bvj,bvn
surprisal 4,kog 4oi 1t1,57o
surprise v,1t1 kog 4wo,16t 1t0
surprised 0,1t4 1t3 ax6 di7 hl5 fl1 kfn
surprisedly 2,1t4
surpriser i,,22
surprising 0,1t7 koh 1t5 kfo
surprisingly 2,1t9 1t7
surprisingness 7,koh 1t7,c4k
surrealist i,,2u8
surrender x,4d 69i 5xh koi kq c48,koj 498
surrenderer i,koi 69i 4d
surreptitious 0,7qs 6wq 5m2 6wr
surreptitiously 2,k5b 7qs
surrogate i,j8m 9pq,3kn 1b5
surround z,4zn k4w 1to,c3 1rv
surrounded 0,bfb 5y0
surrounding 0,6tf un
surroundings q,gqz 1to 4zn,2oy bln
surveil 13,isi 6ie
surveillance 4,,9ur
survey v,kjj jb2,1zq 3e4
surveying 4,kok,3y9
surveyor i,g5s kok,777
survival q,kla kol bh3 d0m,1mb
survivalist i
survive 16,bh3 kol d0m 45o kla dh kl8,89u 40v
surviving 0,c2o c2n
survivor i,kl8 kol hpv,1ya
surya i
susceptibility q,5wn eox 5wd
susceptible 0,5wd 5wn 1nq 5w9 8bg ci0 fzs ihn 1vd kmd kom kon
sushi d,,acb
suspect w,koe aj3 cm3 dzs aj4,cv5 a7l
suspend z,94h jbc 94f d7e jbd,dvc
suspended 0,knx 3wa
suspender 6,d7e 94h,d7f
suspense 9,,2k3 a7k
suspension r,jbd jbc,1p6
suspicion 9,dzs aj4 koe aj8 aj3,466 a7k
suspicious 0,aj8 cm3 91g aj4 koo 1n6
suspiciously 2,aj8
suspiciousness 7,koo cm3 aj8,aj5
suspiration a,jzm jzl,1fv
suspire t,jzl 58f jzm 58i 58j,58k 58l
sustain 16,imn 7at kop gci koq km2,87f c0a
sustainable 1,kop imn hf6 17c
sustained 0,87q 87p 69c
sustainer i,gci imn,wp
sustainment 4,koq hf6,knw
sustenance d,1ls hf6,1lx
sustentacular 1,kor koq
sustentation 4,koq kor,knw
susurrant 0,kos bsk kot
susurrate w,kot kos kou kov,h2m
susurration a,kou kov kot,4hw k9q
susurrous 0,h2o bsk
sutherland i
sutler i,ipj,66z
sutura 8,kow,2v1
suture 6,kow,2v1 jqg
suzerainty f,,anf 9k5
svedberg i,kox
svelte 0,k2t 285
svengali i,,76d
sverdrup i
svoboda q,,d0b
swab z,gyw gyy,gyv
swad e,,5j4
swag 6,4zg,koy 4zh
swage 6,,48a 63h
swagger 12,ig8 iga koz,1uk
swaggerer i,koz ig8 4t7,1ul
swaggering 0,ab3 2tq
swaggie i,kp0,ded
swagman i,kp0,ded
swahili a,,3sk
swain i,41b,y5 yp
swallow y,b1p kn6 9go
swami i,,6kx
swammerdam i
swamp h,kp1 asd cqm 4uq,4ur ase
swampland h,kp1,4ur
swampy 0,4uq 42s kp1
swan 5,kp2 17d,kp3 17j
swank 7,6lu cok ccb,597 561
swanky 0,ccb 94l 6lu
swanson i
swap 14,kp4 3vv kq,3vz
sward h,do0,51f
swarm 12,ir3 ifk aut f1i,5nu 8tc
swart 0,5em 114
swarthiness 7,ay3 5em,lj
swarthy 0,5em 114 ay3
swash b,i9j,57s
swashbuckler i,94w,122
swatch 6,,ay6
swath h,,237 kp5
swathe z,kp6 kp7 kp8,4gc
swathing 6,kp7 kp6,644
sway 12,jfs hop i47 5zq jfu,cpq
swaybacked 0,g7t 53k
swayer i,1v4
swazi a,,23g
swear w,4lq 17d kp9 8yq 4lr kpa,4ls 17j
swearer i,kp9 kpa 4lq 17d,4lt 17o
swearing a,8yq 4lq,4lz
swearword a,8yq,4lz
sweat 8,e4d i45 i46 9yk,3bt 3tx
sweatband 6,,2rp
sweater 6,,9yj
sweating m,9yk i45,q4
sweatshirt 6
swede i
sweden f
swedenborg i,kox
swedish 1
sweep 12,jjw jjv 5dh 5er pr,4as
sweeper 5,kpb 5dh,3ui 5di
sweeping 0,5c3 3zy kpb 5dh,3y3
sweepingly 2
sweet 0,74o 22l awv kma kmc 74n kpc yh ha4
sweeten u,jj0 kpd e8u kq 3n3 bi7,kr
sweetened 0,km9 e8w
sweetener 9,e8u 3n3 jj0 kpd,1g8 1ph
sweetening 4,e8u bi7 jj0 kpd,1g8 1v9
sweetheart i,awy,yp 48h
sweetie i,awy,yp
sweetish 0,kpc 74o
sweetly 2,22l
sweetness 9,kma 74o,cos
swell u,4ow,is 3k7
swelled 0,ip6 2tq
swellhead i,4r6,1ce
swelling q,4p9 4ow,iqw
swelter t,,i45
sweltering 0,eb2 4oy
sweltry 0,eb2 4oy
sweptback 0,3kj 3kk
swerve 12,8zb kpe kpf,3f2 a2v
swerving 4,kpe 8zb,a2v
swift 0,ccf dk cce
swiftlet 5
swiftly 2,cpb ccf
swiftness 7,cce ccf,69z
swig 4,arr dr9,9go
swill d,i7f k3r,8wa 1ly
swilling 4,drd,atd
swim 12,kpg h5b 2lv 3ki kq,gw
swimmer i,3ki 2lv kpg,om 7q
swimming 4,h5b kpg
swimmingly 2,k4v
swimsuit 6,,9yj
swinburne i
swindle 15,5j9 5zl 5ja,44s
swindler i,5zl 5j9,44p
swineherd i,i7c,auu
swing 12,kph hop e9d kpi kpj,560 cpq
swingeing 0,3lq 362
swinger i,kpi kph hop,om 10q
swinging 4,kpj g1r 94d 5pf,11h
swingy 0,g1r 5pf fle g1p
swinish 0,4yu e6v 1fk 8ng
swipe z,,3r0
swirl 12,kpk b3m 8bq 2ii,6u9 ar0
swish 13,kpl kpm,4wl
swishy 0,hbn c8 kpm
swiss i,dbz,5bq
switch u,5nf kp4 i3j kpn 1gf cq4,8en fmc
switchboard 6,,6bc
switcher i,kpo,gjq
switching 4,kpn kp4 jx1,vr
switchman i,,au1
swither q,d1p,1dx
switzerland f
swivel 12,i8k 2ii,3f2
swollen 0,7r5 2tq
swoon t,9is
swooning 0,c88 186
swoop 12,ifg,63r
swoosh b,kpl,3py 4wl
swop 4,3vv kp4 kq,3vy 3vz
sword 6,4kh,drh
swordlike 0,4ki ka
swordplay 4,,e3
swordsman i,cgb,3yq
sworn 0,7iw 7iv
swosh 13,kpl,4wl
swot i,ayl 8mv 8mw,314 gml
sybarite i,kpp ez8,4i6
sybaritic 0,ez8 4bg kpp
sycophant i,4ze juk f6s,107
sydenham i
syllabic 0,kpq 29w kpr
syllabicate z,kps 29w kpt,js7
syllabicity a,kpr kpq
syllabify z,kps kpt 29w,js7
syllabise w,kps kpu,js7 2v4
syllabize w,kps kpu 29w,js7 2v4
syllable a,29w kpq idb kps kpu,7c5
syllabus a,8yp,2n9
syllogiser i,kpv kpw,9y3
syllogist i,kpv,9y3
syllogizer i,kpv kpw,9y3
sylph i,,1tb 5pm
sylphic 0,kpx 285
sylphlike 0,kpx 285
sylvan i,k02 k03 2my,2gj
sylvanus i,k04
symbiotic 0,9nq 3i5
symbol a,g6 kpy bbn,1iz
symbolic 1,kpy bbk g6 1nc 8e4
symbolical 1,kpy bbk g6 8e4 1nc
symbolically 2,bbk
symbolisation 4,kpz 8e4 kq0 bbn,7zx 9ny
symbolise w,kq0 bbn kpz 8e4 kq1 g6,qt gjm
symboliser i,kq1 bbn,aqv
symbolising 4,kq2,ciu
symbolism 4,kq3 kq1 kq4,g6 5zu
symbolist i,kq4 kq3,2u8
symbolization 4,kpz 8e4 kq0 bbn,7zx 9ny
symbolize w,bbn 8e4 kq1 kq2 g6,gjm
symbolizer i,kq1 bbn,aqv
symbolizing 4,kq2 bbn,ciu
symmetric 0,4f9 kq5 j5m 4f8 4hg 8to btj fac fia ivs 6bw jdn
symmetrical 0,4f9 3ns j5m 4f8 4hg 8to btj fac fia ivs 6bw jdn 3nq
symmetrically 2,4f9
symmetricalness 7,j5m 4f9,33z
symmetrise u,kq6 kq5 j5m
symmetrize u,kq6 kq5 j5m
symmetry 7,j5m kq5 4f9 kq6,33z 7wj
symonds i
symons i
sympathetic 1,kq7 7ie 7id kq8 7ia 7u7 bda
sympathetically 2,kq7
sympathise v,kq9 7i9 kqa kqb 7gt 7id,c09 5zo
sympathiser i,7gt kqa 7i9 kq9,17o wp
sympathize 11,kq9 bdc kqa kqb kq8,c09
sympathizer i,7gt kqa 7i9 kq9,17o wp
sympathy 9,kq8 7id kqb 7ie bdc 7i9,492 16n
sympatry q,,1ou
symphonic 1,kqc kqd
symphonious 0,dwv dwt
symphonise 10,kqe,i9w
symphonist i,,7oz
symphonize 10,kqe kqf kqd,i9w
symphony a,kqd kqf kqc kqe,hmr
symphysion 8,,cz
symphysis m,,u6 sa
symposiarch i,kqg,7mp
symposiast i,,36w
symposium e,,7v5
symptom q,kqh kqi 6gy,afm 74v
symptomatic 0,6gy 6go kqh kqi
symptomless 0,340 341
synagogue 6,,6g9
synapse 8,,20o
synchronal 0,77s 77r 77w 79g 860 kqj kqk kql
synchronic 0,77s kqm 77r 77w 79g 860 kqj kqk kql
synchronism o,kqm,344
synchronize u,kqn kqm,vi
synchronous 0,77s kqm 77r 77w 79g 860 kqj kqk kql
synchrony o,kqm 77s aw4 kqn,344
syncopated 0,jdu 5pf
syncopator i,,fkb
syncope a,9is,9it 2vc
syncretism m,,7bz
syncytium 8,,6bv
syndactylism q,kqo,42
syndactyly q,kqo,42
syndic i,,1be
syndicalist i,20b,20d
syndicate e,gv3 62t kqp,d8g 31l
syndicator i,kqp,1sg
syndrome 9,,7nv
synecdochic 0,ciz 1zd kqq
synecdochical 0,ciz 1zd kqq
synechia q,,u6
synergetic 0,kqr 7ah kqs
synergism m,kqs kqr fa6,9m
synergistic 0,fa6 kqs
synge i
synonym a,kqt kqu,2d3
synonymist i,kqv,bs6
synonymous 0,kqu kqt kqv k06
synopsis a,hpw kqw,6p
synoptic 1,kqw jkt hpw 31p
synoptical 0,jkt 31p
synovia 8,,3bt
synovitis q,kqx
synovium 8,,11v
syntactic 1,kqy kqz kr0
syntactical 1,kqy kqz kr0
syntactically 2,kqy
syntactician i,dl8 kqz kr0,dl9
syntax 9,kqz kqy dl8,hnj b36
synthesis m,kr1 kr2 kr3 kr4 kr5,4rz 2pu
synthesise v,kr4 kr5 kr6 kr1 9cw kr2,7fv
synthesiser 6,kr5 kr6 kr4,1jl kr7 i6k
synthesist i,kr5 kr2,1jl
synthesize v,kr4 kr5 kr6,7fv
synthesizer 6,kr5 kr6 kr4,1jl kr7 i6k
synthetic 0,2vv 2vl
synthetical 0,kr3 kr1 9cw kr2
synthetically 2,2vv
syph q,g96,6nz
syphilis q,g96 kr8,6nz
syphilitic i,kr8 g96,287
syria f
syrian 1
syringa k
syrupy 0,74n 74o
system 6,302 b36,2s3 ja
systematic 0,kr9 hnd
systematically 2,82a kr9
systematisation 4,77d 77e,fiw
systematise u,77e 77d hn3,abi
systematiser i,hn3 77e,2sr
systematist i,ake hn3,4h4 2sr
systematization 4,77d 77e,fiw
systematize u,77e 77d hn3,abi
systematizer i,hn3 77e,2sr
systemic 0,dbg
systemise u,77e hn3 2sx hnd,abi
systemiser i,hn3 77e,2sr
systemize u,77e hn3 2sx hnd,abi
systemizer i,hn3 77e,2sr
szell i
szilard i
tab 6,6nu kra,4fm fm6
tabby 5,,isp
tabes q,,1yt
table e,86l 4z6 krb krc,2t6 434
tableau 9,,15n 3jf
tablemate i,,90l
tablet 6,k2h,k22
tabletop 6
tabloid a,kra,fm6 h9q
taboo 0,cuq cur
tabular 1,krc i93 86l co6 gnr
tabularise 10,krb,2t0
tabularize 10,krb,2t0
tabulate 10,krb krd 86l,2t0
tabulation a,krd krb,2n9
tabulator 6,8ig,sk
tachycardia q,,2tf
tacit 0,eno enl
tacitly 2,eno
taciturn 0,jbq jbo jbp
taciturnity 7,jbo jbq,h3b
taciturnly 2,h3a jbq
tacitus i
tack z,kre krf kff krg 3xl gcf krh,21b jjx
tacker 6,krg 3xl kre,je 3xn
tackiness 7,dhe 6jr kri 6js,dar 566
tacking 4,3xo krh krf,3xp krj
tackle 15,krk,7wq g2p
tackler i,krk,4pn
tacky 0,kri 6js 42s dhe 5td 6jr
taco d,dni,6lw acb
tact 7,a4u,37a
tactful 0,aae a4v a4u aad a4t
tactic 9,gfe krl,gff
tactical 1,krl gfe krm
tactically 2,krl
tactician i,krn krm gfe,898
tactics 9,krm krl krn,gr9
tactile 1,dvp kro dvq dvr
tactility 9,kro krp dvp,fpi
tactual 1,dvp dvq dvr
tactually 2,dvs dvp
tad n,,4ib
tadpole 5,,671
tadzhik a,krq krr,194
taffy d,,5ud
taft i
tag a,562 ggg,frf 17r
tagalog a,,4i2 69g
tagalong i,,u5
tagged 0,frg
tagger a
tagore i
tahiti f
tahitian a,,cj4 cj5
tai a,krs jza,194
tail 5,4u9,ox 9k8
tailback i,,cnu
tailgate 6,,d9z
tailgater i,,3dx
tailing 4,jvh 6ia,6ib
tailor u,cmo,g8 9rx
tailored 0,3bk
tailoring 4,jlo jv7,61z
tailspin 4,,1dx 14c
taint q,85m f0v,xb
tainted 0,kep t5
taiwan f
taiwanese a,grs,194 6nf
tajik a,krq krr,194
take 15,,p5
takedown a,kdk 9gq,9qe
takelma a,,5qh 8hd
taken 0,krt kru
takeoff 4,9mx,4ti
takeover 4,8jj 25v,36y
taker i,e8 kko,5nt 4bh
taking 4,i6u 38m 752 389,e3
takings l,i04,b0l
talbot i
tale a,c8f chm 27g h53,mo chp
talebearer i,4ja,4jb
talebearing 0,4jc 227
talent 9,bgx,bgz 1fq
taleteller i,4ja,4jb
talipes q,74s,6yi
talismanic 0,knj 2gl 1yb
talk w,87g 3hx 7kc 6iy dh 1og k9r,tb
talkative 0,6j0 6j2 d9i
talker i,1og fxf k9o 3hx,2vf
talking a,6iy 87g,7ur
talks a,3u4,2pt
talky 0,6j0 6j2
tall 0,d8k krv e19 d8i fxu fy1 g72 kfs krw
tallchief i
talleyrand i
tallis 6,,jwm
tallish 0,krw d8k
tallness 7,e19 krv d8k,57d e1a
tallow r
tally 4,iz2 bng,jom
tallyman i,,3ml 70h
taloned 0,6yh 3ta
tamburlaine i,krx
tame u,kry ecv fkf
tamed 0,an0 alb amz
tameness 7,fkf an1 kry al8 an0,50g 1vf
tamer i,amy,dux
tamerlane i,krx
tamil a,,3ls fo9
tamm i
tamp 6,,48a 7la
tamper z,,9zv
tampering 4,gkp gko,2sh
tamponade q,krz,4pg
tamponage q,krz,4pg
tan 7,kmy kn5,kmz ce6
tancred i
tandy i
taney i
tang 7,has,i22
tange i
tangency 6,ks0 ks1 ks2,hos kc7
tangent p,ks2 ks0,6pr
tangential 0,a2w a2x
tangibility 7,hue hug ks3,7t7
tangible 0,ks3 7t6 hue krp 7t4
tangibleness 7,hue 7t6 hug ks3,7t7
tangibly 2,izp
tangle h,k57 bj4 acf iyv,4ui a3g
tangled 0,19i 7nx 19h bj5 bkc fqy giw jgr ks4 202
tango 4,,gso
tanguy i
tangy 0,fym kd cop has
tank 6,6ug,3vg
tanker 6,hjt,67j
tankful n,,2rh
tanned 0,5d7 114
tanning 4,cnf kn5,q4 40t
tantalise w,3n4 ks5 ks6,3n5
tantaliser i,ks5 3n4,4nx
tantalization 4,jdx 3n4,3m0
tantalize w,3n4 ks5 ks6 jdx,3n5
tantalizer i,ks5 3n4,4nx
tantalizing 0,ffo ffn ffl
tantalizingly 2,ffo
tantalus i,ks6
tantamount 0,bn4 77k
tantrist i,,8k
tantrum q,7zn,7zo
tanzanian i,,23g
tao 9,ks7,8k d58
taoiseach i,,6em
taoist i,ks7,8k
taos f,,e9y
tap z,hyx ks8 ks9,1y6 4hw
tapdance 12,,93r
tape 6,ksa j2i ksb,kja ksc
taped 0,cn2
tapeline 6,,ph
taper u,ksd kse,t
tapered 0,h58 848
tapering 4,kse h58 ksd 848
tapestry 7,,7nw
taphephobia q,,p1
taphouse 6,if9,ifa
taping 6,ksa j2i,ksc
tappan i
tapper i,ksf ks9,iqk
tapping b,ks8,4hw
taproom 6,3sq,29h
tapster i,ksf kbc eeo,iqk
tar r,i8h
taracahitian i,5q5,6lw
taradiddle a,chm 3ps,chp b8
tarahumara i,,5q5
tarantino i
tarantism q,,6pu
tarbell i
tardily 2,k41 45u 45t
tardiness 7,ksg 45t,2kn
tardive 0,11e
tardy 0,45t 45h ksg
target a,74g ijm a4z,j49 658
tarheel i,,1ie
tariff l,907
tarkovsky i
tarnish z,gba kq,4a1
tarpaulin 6,,5vr
tarquin i,ksh
tarquinius i,ksh
tarradiddle a,chm 3ps,chp b8
tarriance 4,g2t g2r,8xa
tarry 16,cu2,5s
tarsal 8,ksi ksj,25g
tarsitis q
tarsus 8,ksj ksi,deg
tart 0,fym kd ma kh
tartar h,,4zl d3o
tartarean 0,dso 6qv
tartly 2,ksk
tartness 7,ma kh k8f fym,cos m5
tartufe i,ksl,6hx
tartuffe i,ksl,6hx
tarzan i,,y5
tashmit i,ksm
tashmitum i,ksm
task 4,125 6pt,377 312
taskmaster i,ksn,50w
taskmistress i,,ksn
tasman i
tasso i
taste 13,jm2 cos i1e kso drw ksp ksq ksr,151
tastebud 8,,6l8
tasteful 0,kss 15d kst
tasteless 0,4l2 5td cot 4l1 566 6js 5tc ex6 hoy
tastelessness 7,cot 566 4l2 5td,cou 4yv
taster i,ksp jku,3ca
tasting 4,kso jku ksq ksr,8jv g3q
tasty 0,og drw 1ur 9hk coq d3d ivk dea kb7 dm5 har hgd i82 of jkg k4r k8f ksu
tat 10,,3ne
tatar a,,fo7 60v
tate i
tati i
tatter 6,iw8,ay6
tatterdemalion i,iw9 ksv 930 38x,ds4
tattered 0,ksv 38x
tattily 2,6jp 6js
tattle a,ksw 3hy 4j9,a8m 3hx
tattler 5,4ja 4j9,4jb dn9
tattletale i,4ja,4jb
tattling 0,4jc 227
tatty 0,iys 6js 38x 5td 6jr
tatum i
taunt w,3n4 ksx,3n5 1c3
taunting 0,9qd 869
taurine r,5hy,m2
taurus f,61e
taut 0,ksy ksz hrr kt0 b3q kt1
tauten u,,846 kt2
tautly 2,ksy
tautness 7,kt1 kt0 ksz ksy,cd1
tavern 6,ifa,w
taw 6,jxy,1q7 gfu
tawdrily 2,d9c 6js
tawdriness 7,565 6js 6jm,566
tawdry 0,6js 5td 565
tawney i
tawny 0,1tk
tax l,kt3 kt4 30n kt5 kt6,fzk eo1
taxability q,kt7 30n,fzp
taxable 0,30n kt4 kt7 30l hck hcl
taxation 4,kt3 kt5 kt4,fzk
taxer i,kt6 kt4,30o
taxi 6,kt8 dh,1uu gw
taxicab 6,kt8,1uu
taxidermist i,kjk,2vk
taxidriver i,5ob,3dx
taximan i,5ob,3dx
taxing 0,5ka 5kb
taxman i,bvx,30o
taxonomer i,ake,4h4
taxonomist i,ake,4h4
taxpayer i,iya,ars
taxpaying 0,hcm fzu
taylor i
tchaikovsky i
tchotchke 6,6dg 6dh,46u 6di
tchotchkeleh i,6dg,46u
tea d,kt9,1js 57t
teacart 6
teach w,b3s gf4 3mr 8jx pr 7r1,na
teachable 0,gf4 awe b3s kta
teacher i,3mr ktb b3s kta,b43
teachership 4,ktb 3mr,cr
teaching 4,f82 igx,b42 24s
teakettle 6,,4v5
teakwood k,,53z
team e,9ed ktc ktd,8pj 592
teammate i,,171
teamster i,ktd ktc,6hm
tear z,frt 703 frx fru jf2 kq,7m1
tearaway i,eb4 eb5,94w
teardrop 8,frx,3zl aso
tearful 0,k85 g3j k5p 23z
tearfully 2,k85
tearing m,frz cii 1c9,q4
tearless 0,avw
tears 4,3z6,q4
teasdale i
tease 11,3lw 26s 3n4 jdx,3ly 26z
teased 0,bwc 19b
teaser 6,26s 3lw 3n4,je 26z
teasing 4,jdx 3n4,3m0
teaspoonful n,,2rh
teat 8,ge5,dc0
teatime d,kt9,57t
tebaldi i
tec i,9ut,4u4
techie i,kte,254
technical 1,ktf ktg kth ils kti ktj
technicality 9,ktj ktg,pl 9u9
technically 2,ktf
technician i,254 ils kti
technique 9,kti 254,gp5
technocrat i,,1fq 5t4
technological 0,jo9 kth jo8 7qh bhs
technologically 2,kth
technologist i,777 7qh bhs
technology 4,bhs 7qh kth 777 jo9,2i9 2o8
technophile i,,caf
technophobe i,,h68
techy 0,8n6 5bl
tecumseh i,ktk
tecumtha i,ktk
ted i
teddy 6,6l4,3p9 6l5
tedious 0,50c 50d 509 ktl
tediously 2,50f 50c
tediousness 7,ktl 50c imk,50g
tedium 7,509 ktl 50c,50a 50g
tee f,,5ta
teem 16,ir3,5nu
teemingness 7,5r bi,ba
teen 0,xw 546
teenage 0,xw 546
teenaged 0,xw 546
teenager i,xz,y4
teens s,,y3
teensy 0,4ia 3sc
teentsy 0,4ia 3sc
teeny 0,4ia 3sc
teeter 12,js5,4as
teeterboard 6,js3,3p9
teetertotter 6,js3 js4,3p9 3qs
teeth 8,,8dm
teethe t,,ddg
teetotal y,ktm k6b ktn k69,9n
teetotaler i,ktn,9q
teetotalist i,ktn,9q
teetotaller i,ktn ktm,9q
teetotum 6,kto,3p9
tegument 8,1e5,4xa 90g
tekki i,kte,254
telecast a,ktp ktq ktr,5c6 3zq
telecaster i,ktq ktp,26q
telecasting a,ktr ktp,ivz
telegram a,5og,5c9
telegraph 6,kts 5of ktt ktu,143 i5o
telegrapher i,ktu ktv kts 5of,au1
telegraphic 1,ktt kts
telegraphically 2,ktw 7sh
telegraphist i,ktu ktv kts 5of,au1
telegraphy a,ktv ktu,ktx
telemann i
telencephalon 8,,28h
teleologist i,,wu
telepathist i,kty ktz ku0,17o 7z6
telepathy a,ku0 hwm ktz kty
telephone 6,i5l 5rk ku1 i5m i5n,1xx 9xw i5o
telephoner i,i5m 5rk,1og
telephonic 1,ku2 ku1
telephonist i,ku3 ku1,au1
telephony a,ku1 ku2 ku3,ktx
telescope z,,8uo
telescoped 0,jya 18
telescopic 0,jrw cbp 6tn cbi
televangelist i,,bt2
televise w,ktp ktr ku4,3zq
television a,ktr ku4 ktp,ivz
tell w,se 27g h53 22a 2kc jm8 e5 c8f,4ls na
teller i,,2g1
telling 0,f2p 13d ksw
telltale 0,f2p 13d 4ja
tellurian i,b0s ku5 5wr,1qi
telluric 1,ku5 5wr
tellus i
telly 6,,iw0
telomere 8,,9tc
telugu a,,3ls fra
temblor b,b11,1pl
temerarious 0,4vf 397 398
temerity 7,398 4vf,12a
temp i,e6q,je
temper c,fhs 1wg 4fk 6it,1cc 16n
temperament 7,1q1 ku6,24u
temperamental 1,ku6 bd1 1q1 16p
temperate 0,bn2 9z bn0 9w gvj
temperature 7,d25,fyq 48b
tempering 4,25r 25p 1o5,25s
tempest q,khv khw,7js
tempestuous 0,khw 23i gr1 cgl khv 4fu ku7
tempestuousness q,ku7 cgl 23i khw,4vc cgm
templar i,,3s3
template 9,ku8,2o1
temple 6,,6g9 5du
templet 9,ku8,2o1
tempo s,de,ht1 8m0
temporal 0,emb pe
temporalis 8,,23
temporally 2
temporalty e,fse,kby 39i
temporarily 2,pe
temporariness 7,ku9 pe,em4
temporary 0,pe ku9 pd blz em5 bsz em6 em7 em8 em9 ema emb emc emd
temporiser i,kua kub,8xc
temporizer i,kua kub,8xc
tempt w,1pd bku kom kuc pr 4l8,1pf 1pg 1dg
temptable 0,kom 5wd kud ffm bku kue 1pd 6hv
temptation 9,1ph ffm,bkw
tempter i,kuc kud ffm bku kue 1pd 6hv
temptingness 7,1pc 44v,1pe
temptress i,9ii,1tb
temujin i
ten 0,223
tenability 7,izz j01,i9t
tenable 0,j01 7jp izz
tenableness 7,izz j01,i9t
tenacious 0,j27 am8 am9 4w1
tenaciously 2,ama am8
tenaciousness 7,am9 am8 j27,9ve
tenacity 7,am9 am8,9ve
tenancy 4,f3c 8hs 4tf,31
tenant i,4tf f3c kuf,ars
tenanted 0,f3d 7cp
tenantry e,kuf,j8
tend 16,etc inm 492,5s
tendencious 0,kug hy4 492
tendency 9,492 inm etg kug etc,er etf
tendentious 0,kug hy4 492
tender 0,jtn htm kuh kui k6v iop jtm lf iyz
tenderfoot i,,24
tenderhearted 0,g8g 7m5 yt kui 61c
tenderheartedness c,kui g8g 7m5,7m2
tenderisation 4,kuj kuk,1v9
tenderise u,kuk kuj kul
tenderised 0,kum 6ln
tenderiser r,kul kuk,m2
tenderization 4,kuj kuk,1v9
tenderize u,kuk 6ln kuj kul
tenderized 0,kum 6ln
tenderizer r,kul kuk,m2
tenderly 2,16q
tenderness 7,16q,16r
tending 4,375,377
tendinitis q,kun
tendinous 1,k0r dun
tendon 8,dun k0r,4xa
tendonitis q,kun
tenebrific 0,958 la
tenebrious 0,958 la
tenebrous 0,958 la
tenement 6
tenesmus q,,4nk
tenet a,ame,8oq
tenfold 2
tenner l,,4fq 3rp
tennessean i,,1ie
tennessee f
tenniel i
tennis 4,,3x3
tenno i,gqr,bde
tennyson i
tenonitis q,kun
tenor 7,,1rl 3x8
tenorist i,,1rn
tenosynovitis q,,kun kqx
tense a,i2t,db0
tensed 0
tensely 2,b3q
tenseness q,kt1 kuo hrr b3q,kup
tensile 1,awd 66w
tension q,kuo kt1 kuq kid,kup
tensional 1,kuq
tensionless 0,auj
tensity q,kt1 hrr
tent 6,5o6 4j0,33q
tentacle 7
tentative 0,ikw 9nj
tentatively 2,ikw
tenth 0,kur b6r,axn
tenthly 2,kur
tenting 4,4j1 4j0,4j2
tentmaker i,,3ce
tentorium 8,,bm4
tenuity 7,k2v iy2 kus kut,57d 9mf
tenuous 0,kut kus iy0 iy2 76k k2v
tenuously 2,k38
tenure s,iiy,juo
tepid 0,g9c g9e g9f
teras 5
teratoma q,,d3
tercet n,eii,k1
terence i
teres 8,,23
teresa i,kuu
tereshkova i
terete 0,jhg 1mt
tergiversate w,bo9 2fj boc 2ff,9a2 3r
tergiversator i,bod,28o
term a,,2d3 3sn
termagant i,jyq,d3o
termer i
terminable 0,emc pe
terminal 6,9os ic6,9ot ks1
terminally 2
terminate u,5g uw 73n 52 bh1
terminated 0,7sl 7sm
termination s,c0r,9k8
terminative 0,73n 73l kuv uw 5g
terminator i,bog,6ot
terminological 1,kuw hbp
terminology a,hbp kuw,2d3
terminus 6,bh1 9ta uw kuv,9tc 1gg
terms q,cu1 ijn,3xj 8h6
ternary n,eii h1r 4ev,k1
ternate 0,4fz
ternion n,eii,k1
terpsichore 4,6py kux,1ym pg
terpsichorean i,6q0 kux 6py,qi
terrace 6,,39s
terrain f,,3ym
terrene 1,ku5 b0z 5wr b0x
terrestrial 1,ku5 5wr b0r
terrible 0,1ip 35y 1im 3gh 362
terribleness 7,3gh 35y f9s c4n 1ip,3gj
terribly 2,3gg
terrier 5,iyp,eb8
terrific 0,f9w c4l 1c9 4xo
terrifically 2,ghc c4l
terrified 0,19w p2
terrify 11,kuy 18v,18w
terrifying 0,1iw 1im
territorial 1,kuz 4zy
territory f,4zy kuz,2ov 2ot
terror c,18v 90t kv0 kuy,18x
terrorisation 4,d20 kv1 kuy kv0,5ig 9ov
terrorise 11,kv0 kuy kv1 18v d20,77l 18w
terrorist i,90t 18v,20d
terrorization 4,d20 kv1 kuy kv0,5ig 9ov
terrorize 15,kv0 kv1 18v,77l
terry 6,kv2,3mj kv3
terrycloth 6,kv2,3mj kv3
terse 0,7se 5a9 59h
tersely 2,ktw 7se
terseness a,59h 7se,3y4
tertian 1,90y
tertiary s,kv4 b6r
tertigravida i,,dn1
tertullian i
terzetto n,eii,k1
test 15,bux kv5 kv6,ei c0j
testament 9,kv7 kv8,8or oa
testamentary 1,kv8 kv7
testate i,9wu
testator i,9wu
testatrix i,,9wu
tested 0,ipa 9nd ip7 9na
testee i,buv iv4,28o
tester 6,buw iv4,2y4 ggt
testicle 8,3p3 kv9,3p4 3p5
testicular 1,kv9 3p3
testifier i,9ob 1o 37m,37n
testify w,37m kva kvb 9ob 16z,17j
testily 2,fhq 8n6
testimonial a,kva kvc kvd,2ps fw
testimony a,16z kvb kva kvd 37m 1o,17k
testing 4,kv6 bux,c0h 3e4
testis 8,3p3,3p4 3p5
testy 0,8n6 5bl kve
tetanilla q,kvf,u2
tetanus 4,g5x,4fd 88a
tetany q,kvf,u2
tetartanopia q,,kvg
tetchy 0,8n6 5bl kve
tether z,fx3,17r
tethered 0,527 51z
tethys 5,,27r
teton i,5ee,4g0
tetrad n,itp,k1
tetraiodothyronine 8,kvh,5qn
teuton i,djl,3yu
teutonic 1
teutonist i,,2n2
texan i,,1ie
texas f
text a,f7n kvi,sj
textbook a,ik9 63u 3wr,4xy
textile 6,3mj,1w9
textual 1,kvi f7n
texture 7,h4s,6gn
textured 0,jhb 6e
thackeray i
thaddaeus i,fmf
thai a,krs jz9,194 jza
thailand f
thalamocortical 1,8g4
thalamus 8,,28h
thalassaemia q,kvj,kvk d9a
thalassemia q,kvj,kvk d9a
thalassic 1,ggb
thales i
thalia i,,1dz
thamnophis 5,,1xm
thanatophobia q,,p1
thanatos g,,eq2
thane i,,2rj 6ut
thank w,388,8b2
thankful 0,2jp 2jq 2ji df4
thankfully 2,dmh 2jp
thankfulness c,2jq 2jp,2js
thanks a,,mn 1fz
thanksgiving s,,6qc 6qd
tharp i
thatch 8,,1a3
thatcher i,,jgh
thatcherite i,,wu
thaumaturge i,bf8,6e4
thaumaturgist i,bf8,6e4
thaumaturgy 4,7z4 ejo,gbl c2r
thaw u,9ga gm8 kq,7ts 4v6 bt9
thawed 0,g3k kvl aha gmb
thawing m,gm8 9ga,4v6 bt9
thea i,kvm
theater 6,kvn arm kvo e65,w 7k7
theatergoer i,dpq,5e6
theatre 6,kvn arm,w 7k7
theatregoer i,dpq,5e6
theatrical 0,kvo e65 arm ked e66 e64 keb
theatrically 2,e65
theban i,,5q7 l2
theft 4,ftp,59r
theia i,kvm
theist i,idc kvp kvq,46f
theistic 1,kvp kvq
thematic 1,kvr fox gzq
theme a,fox gzq kvr,mo 46a
themis i
themistocles i
then 2
thenal 1,kvs kvt hu8
thenar 8,kvt hu8 kvs,2p2
thence 2,kvu
thenceforth 2,kvv
theodosius i
theologian i,bqe,cq
theological 1,kvw e2z kvx kvy
theologically 2,kvw
theologise v,kvz kw0 bqe,8kl 4av
theologiser i,bqe kvz kw0,cq
theologist i,bqe e2z kvx kvy,cq
theologize v,kvz kw0 bqe,8kl 4av
theologizer i,bqe kw0 kvz,cq
theology 9,e2z kvx kvw bqe,2o8 ia
theophrastus i
theorem a,,fyk
theoretic 0,au 324 kw1 a8 kw2 7yk hf4 kw3 kw4
theoretical 0,au a8 kw2 7yk hf4 kw3 kw4
theoretically 2,au
theoretician i,egv 324 kw1,1jl
theorisation 9,dbb 7yo,7ym
theorise v,7yo egv dbb b6f 324,2b9
theoriser i,egv 7yo,1jl
theorist i,egv b6f 324 kw1,1jl
theorization 9,dbb,7ym
theorize v,7yo egv b6f 324,2b9
theorizer i,egv 7yo,1jl
theory 9,kw1 324 egv au 7yo,c0u al
theosophist i,,46f
therapeutic 0,1qs kw5 1qt pk
therapeutical 1,kw5 pk
therapeutically 2,1qs
therapist i,1o6 pk,1fq
therapy 4,pk kw5 1o6,2bm
there 2
thereafter 2,kvv
thereby 2
therefor 2
therefore 2,e2a
therefrom 2,kvu
therein 2
thereness q,,e2s
thereof 2
thereon 2
theresa i,kuu
thereto 2
theretofore 2
therewith 2
thermal 1,5sc 5se
thermalgesia q,,1ez
thermally 2,5sc
thermic 1,5sc 5se
thermistor 6,,gpx
thermocouple 6,,itg
thermodynamic 1,kw6 kw7
thermodynamically 2,kw6
thermodynamics 9,kw7 kw6,33f
thermogravimetric 1
thermometer 6,itg kw8,ph
thermometric 1,kw8 kw9 itg
thermometry 4,kw9 kw8,3y9
thermonuclear 0,35g 35f
thermopile 6,,itg
thermostat 6,8v9,2e9
thermostatics 9,,kw7
theseus i
thesis a,,31x
thespian i,qh ar5,qi
thespis i
thessalian i,,l2
thessalonian i,,l2
thetis i,,h83
theurgy 9,,1ba
thiamin r,,je0
thick 0,iuy 7ri 72k 9dd iux kwa 5j7
thicken u,f7f f7i kwb f7h,ks
thickened 0,kwa iuy
thickener r,kwb f7e f7f,6g
thickening 0,fa0 3a8
thicket e,5eq,5ac
thickheaded 0,4pp 28j
thickly 2,9mi k49 7ri
thickness 7,9md,57d
thickset 0,7lh 7rl axi 5j7
thickspread 0,8kv 2qh
thief i,3qo,21
thieve 14,dgl ftp,5ko
thievery 4,ftp dgl,59r
thieving 0,acm ftp 4jr dgl,59r
thievish 0,acm 4jr ftq
thievishly 2,acm
thievishness 7,ftq acm,8fx
thigh 8,cg6,2r9
thighbone 8,cg5,cg7
thill 6,,3hc
thin 0,76k 285 h56 k2v du5 coc 76i cj6 g17 ef5 hvj jdz k2o k2x kus 4xi 284 5pa d8j ft9 iz0 j3o kwc jmx 4xd jyx k2t k99 kj9 kpx kwd
thing q,,3p1 e3
things l,,47d
think v,46e dqp 31j c65 46a,ei 2b9
thinker i,31j,1jl
thinking 9,6cb 31j,6cc
thinly 2,kbu
thinned 0,a3q a3p
thinner r,a3l a3m,1b6
thinness 7,k2v 4xi 76k 285,57d 37x
thinning 4,a3m,a3o
thiocyanate r,,4zl
thiodiphenylamine r,6oa,i53
thiouracil r,,brc
third 0,kv4 b6r
thirdhand 2,jr2 1rb
thirdly 2
thirst q,9h2 edp kwe 34y 8nk,edl 9s8
thirster i,kwf
thirstily 2,azo kwe 34y
thirstiness 7,2qb 9h2 avu kwe,2qe edl
thirsty 0,avu 113 2qb
thirteen 0,kwg kwh 223,4fq
thirteenth 0,b6r
thirties s,,y3
thirtieth 0,b6r
thirty 0,223
thiry i,a0b
thistlelike 0,3ta
thither 2
thole 6,hgo,e6z
tholepin 6,hgo,e6z
thomas i
thompson i
thomson i
thong 6,fu3,kik
thor i
thoracic 1,i0n 6lh
thorax 5,6lh,1j
thoreau i
thoriated 18,kwi
thorn 9,fhr,514
thorndike i
thorniness 7,5bm kg 3t7,6i ok
thornton i
thorny 0,a14 3t7 1ud 3ta 5bm ijt
thorough 0,609 7nm 600 kwj 81
thoroughbred 5,,108 hdo
thoroughfare 6,kiu,636
thoroughgoing 0,7nm 81
thoroughly 2,byd k8c 609 7nm
thoroughness 7,kwj 7nm 609,80b
thorpe i
thoth i
thou n,6ml,4fq
though 2
thought 9,46a 6cb 46e dqp j0t 31j,469 6cc
thoughtful 0,ilx 47v jua 9d8 78g 47t 5dc 78c 9i2 bwt
thoughtfully 2,47v 81t
thoughtfulness 4,78g 37a 47v 81t,13b 81u
thoughtless 0,ev3 ev2 ctk ev1 kwk ev0 4sl
thoughtlessly 2,kwl ev3 ev2
thoughtlessness 7,4sl ctk ev1 ev3,kwm qc
thousand n,6ml 223,4fq
thracian a,,i67
thraldom q,4ww,4wx
thrall i,4ww e1o,4wx 4x2
thralldom q,4ww,4wx
thrash z,av2 fji 40t av1,40o fjj
thrasher 5,kwn kwo,8x0 3i0
thrashing 4,av3 40t av1 av2,9do av4
thread 6,kwp gjn kwq kj7 gjo jdy,53m gw
threadbare 0,3q6 3q7
threaded 1
threader 6,kj7 kwq,39x
threadlike 0,cj6 76k
thready 0,jgu cj6 72k 76k jdy
threat q,gmn,941 68v
threaten 16,bg3 e5 pr,45n xh
threatened 0,kwr 2ze
threatening 0,1iq 1im
threateningly 2,gmo 1iq
three 0,eij 223
threefold 2,h1s h1q 4ev
threepenny 0,k1k 6jl k1j 18k
threescore e,k1i 223,8dm
threesome e,eii,k1 2zw
threnody a,8e5,2a6
thresh 12,fji,fjj
thresher 5,kwn kwo,8x0 jwa
threshing 4,kwo,jzk
threshold s,,44h
thrice 2
thrift 7,hxr 60d d3a,i3c d3b
thriftiness 7,b35 60d d3a,d3b
thriftless 0,epv eps kws
thriftlessness 7,kws epv,c50
thrifty 0,d3a hxr b35 d39
thrill c,6mr kwt 414,bw8 18x
thrilled 0,bwd 19b
thriller a,kwt,jjo
thrillful 0,bwe 19b
thrilling 0,b8i 58t
thrive u,bzd ioa,5kh ks
thriving 0,4yn 4uo
throat 8,dh5 kwu,i51
throaty 0,kwu dh5
throb 12,kwv ir6 ifi ir7,ee3 ifj
throbbing b,ifi jdv kwv 5pf,dzt
throe q,,1ei
thrombopenia q,,m3
thrombosed 0,hhx 3vd
thrombosis q,8e6,fu0
thrombus q,,73p
throne 6,678 bkp
throng e,7t2 fjw,2zw 8tc
thronged 0,8th 8te
throttle 6,dr 7vp kii e5,dt
throttler i,6or kii,6ot
throttling 4,6ou kii,2z0
through 2,anq 7sm
throughout 2
throughway 6,c2k,47q
throw z,4we fwx ee1 7r1,65y
throwaway a,d88 5cg,d89 12h
throwback b,34h 34i,24o j34
thrower i,kww ee1 4we,je
thrown 0,ks4 apu 19i
throwster i,kww,je
thrum b,kjh dh,4hw 4wl
thrush 5,,5u8 1rk
thrust 12,fja edz 30w ism,cux
thruster 6,isn edz,4tg jfv
thrusting 4,fj9 edz,ddc
thruway 6,c2k,47q
thucydides i
thud b,751 kwx 8ui,4hw 4wl
thudding 0,hdi hdf
thug i,dj6,21
thuggee 4,,4qd
thumb 8,icv e69 cku,273 atx
thumbed 0,kwy 38x
thumbnail 8,,ckx
thump 12,ifj kwx 751,4as 4wl
thumping b,751 kwx,4hw
thunder b,4yl kwz 984 kx0 jfl khz,3py
thunderbird i,,2gj
thunderbolt b,4w4 4wn,4w6 4wo
thunderer 6,kx0,ead
thundering 0,hbo ep7 c8 1t8
thunderous 0,984 985 4yl
thunderstruck 0,ax6 1t4
thundery 0,984 khz 985 4fu kwz
thurber i
thurifer i,,n0
thurify 13,6ap czo,2sd
thursday s,,d1v
thus 2,e2a kx1
thusly 2,kx1
thwack 4,k4d,4d9
thwart 15,a6x h69 csm,3f1 8ss
thwarted 0,a6y 36u
thwarter i,h69 a6x,jv
thwarting 4,csm d3p a6x 4pf,7oj
thwartwise 0,8sx 8sv
thymosin 8,,pb
thyroglobulin r,,fg5
thyroid 8,kx2 2cz,bgk
thyroidal 1,2cz kx2
thyroiditis q
thyromegaly q,dim,2ah
thyronine r,,kx3
thyrotoxic 1
thyrotrophin r,kx4,pb
thyroxin 8,kvh,5qn
thyroxine 8,kvh,5qn
tia q,,fhx
tiamat i
tiberius i
tibet f
tibetan a
tibia 8,jx9,cg7
tibialis 8,,23
tic q,,4nj
tick b,kx5 70s kq,4hw 4wl
ticker 6,5z9 kx6,53a 72e
ticket a,,8ju
ticking 6,kx5 kx6 70s jbr,4hw 3mj
tickling 4,kx7 bwk kx8 58t,5md
ticklish 0,a0v 1ud
ticktack a,kx6,1iz 4wl
ticktock b,kx9 kx6,kx5 4wl
tictac b,kx9,kx5
tidal 1,kxa kxb
tidbit d,,7uw
tiddler i,3n2,y4
tiddly 0,avl 3io
tide b,kxb kxa kob,dzu 9n4
tidewater f
tidiness 7,h6i h6g h6f dp6,foq 6z6
tidings a,h9l,2n9
tidy 6,ebe,e6d abi
tie z,4ge 4vw kxc arw g30 kxd,21b h6r
tied 0,528 kxe 51z 1fd
tiepolo i
tier 6,dag kxc,3uz 6e8
tierce n,eii,btm k1
tiff a,4cp,18t
tiffany i
tiffin d,9hg,57t
tiger 5,,g33
tigerish 0,gnf 53c
tight 0,6ox kxf 6ow 70c k65 k1w kxg kxh
tighten u,kt2 kxi
tightening 4,kxi kt2,vq
tightfistedness 7,gs2 khb,gs3
tightfitting 0,kxg 6ox
tightlipped 0,73c 73d
tightly 2,6ox
tightness 7,kj8 kxf 6ox,7k
tightwad i,6ju,6jv
tike i,4ys 3n2,1ce y4
tilden i
tile 6,kxj,k22
tiled 0,8kw 2qh
tiler i,kxj,je
till 6,ib1,4vt bvv
tillable 0,2m3 1w1
tilled 0
tiller 6,ib1,1fo
tillich i
tilt 12,236 fwv 5zq 2ii,2nf
tilted 0,353 2y9
tilter 6,76q,6e8 s9
tilth q
timber r,4tc,59u 3zp
timbered 0,kxk 2my
timberland h,kxl,5wr 9rk
timberman i,,4yg
timbre 7,7cz,g84
time b,71r 96i 72d,63s 6by
timed 0,j5g fvn
timekeeper 6,,aew 70h
timeless 0,kxm kxn bro
timelessness q,bro kxm,qw
timeliness 7,jqn ire hlq,2kn
timely 0,ire hlq 2ll ird jqn hlo hlp
timepiece 6,72e,ph
timer 6,72d,72e
times s,,6by
timeserver i,,3jx
timetable a,,jna
timeworn 0,3q6 3q7
timid 0,3wn a1c 3wm kxo fd0 h0j
timidity c,a1c 3wn,18x
timidly 2,3wo 3wn
timidness c,a1c 8lc 3wn a1b,18x
timing 7,2kn,ju1
timorese i,,194
timorous 0,kxo 3wn a1c c87
timorously 2,kxp kxo
timorousness 7,a1c c87 8lc,18x ce9
timpanist i,kxq kxr,avi
timur i,krx
tin r,kfe kxs kxt kxu,1rw
tinbergen i
tinct u,kxv,7cv
tincture 6,2p4 kxw kxv,7en 74v
tindal i,kxx
tindale i,kxx
tinderbox 6,,8qf 53n
tine 6
tinea 5,fot,4m7 4wp
ting b,kxy,4hw 71p
tinge 7,guo kxv,4ib jvb
tingle 13,ijz ijy 6mr,fip
tingling 0,bwk 58t
tininess 7,a45 3sb,a46
tink 13,kxz,4wl
tinker z,ifb ky0 ky1,31b
tinkerer i,ky1 ky0 ifb,44f
tinkle 13,kxz kxy jco,4wl 4hw
tinkling 0,jco fl9
tinkly 0,jco fl9 kxy
tinner i,ky2,2tz
tinning 4,kxt kxu,27n
tinnitus q
tinny 1,kxs 5in kfe 6jn
tinsmith i,ky2,2tz
tint 7,jvb kxv ky3 ky4,6qf 7cv
tinter i,ky3 kxv,3tb
tinting 4,ky4 kxv,ayp
tintinnabulate 13,ky5 jes,fqj
tintinnabulation b,jes ky5,4hw
tintoretto i
tiny 0,3sb 3sc a45
tip f,cl1 ky6 3k1 ax9,9tc
tipped 0
tipper 6,ax9 5jg ky6,4h axa
tipple d,arq ky7 ky8,6ii 4zi
tippler i,ky8 ky7,3ij
tippy 0,8n7 8gj
tippytoe 12,ky9,1uk
tipsiness q,avp avl,av0
tipster i,e5g,138
tipsy 0,avl 3io avp
tiptoe 12,ky9,1uk
tiptop f,ms,mu 9se
tire 6,kya by9,e9g 9gl
tired 0,3gb 32p 5lw 3ga 4mt 508 614 auh bya cuc fjk ar2 iwc kyb kyc
tiredly 2,kyd 3gb
tiredness q,32p 3gb,av0
tireless 0,bh5 5bg ewy
tiresias i
tiresome 0,50c 50d ktl
tiresomely 2,50f 50c
tiresomeness 7,ktl 50c,50g
tiring 0,b5p 2on
tiro i,24,44f
tisiphone i,,1k7
tissue 8,fil,1j
tit 8,4xt,4xu
titan h,45e bmk 4ek,45f
titaness i
titanic 0,4ek 33e 45e
titer 7,kye,7rd
tither i,,ars
titian i
titillate 11,kx8 kx7 pr,fip 9ic 18y
titillated 0,bwc 19b
titillating 0,bwj 58t
title a,ghy bl2,dyt 2hd
titled 0,8ec 2qx
tito i
titrate u,kyf kye kyg,g09
titration 4,kyg kyf
titre 7,kye kyf,7rd
titter t,ddz de0,47b
titterer i,de0 ddz,de2
tittering 18,kwi ddz
tittle n,fge,4ib
tittup 12,ig8,1uk
titty 8,4xt,4xu
titular 1,kyh bl4 e3c
titulary 1,kyh bl4
titus a
tiu i
tizzy q,ajh,1dx
tlingit a,,1ki dtc
toad 5,2da,2dd
toady i,4ze 4zd,107 4l4
toast d,8qj kyi kyj,576 5ck
toaster 6,kyk kyi 8qj,wp hqb
toasting 4,kyj 8qj,3nj
toastmaster i,kqg,7mp
tobacco 6,3iq kyl kym,3ir 1jt
tobacconist 6,kyl kym 3iq,cqy 3za
tobagonian i,,23t
tobey i
tobin i
tobogganist i,,k2p
tocktact b,kx9,kx5
tocqueville i
toda a,,3ls fo9
today s,hfe,hff
todd i
toddle 12,789 3pz,1uk
toddler i,3pz 789,3n2
toddy d
toe 8,dug,a2d ckw 644
toehold 4,,3xj
toenail 8,hkt,cky iwz
toff i,hb3,h4b
toffee d,,5ud
tog t,2g5 2g6,ks
together 2
togetherness c,kyn,73e
togged 0,6vz 2g8
togolese i,,23g
toil 15,av7 kyo anu,4jx
toiler i,kyo av7,je
toilet 6,73k 7iz,29h 7j0
toilette 4,,asi
toiling 0,5mk 5m5
toilsome 0,2om 2on frl
toilsomeness 7,frl 2om,2or
tojo i
token a,fix,g6
tokenish 0,gsc 500
toklas i
tokyo f,b3z
tolerable 0,407 ty 406 1qf
tolerance 4,ez7 kyp,bh2 1q1
tolerant 0,kyq cws fzy ad9 kyr kys cwq 35
tolerantly 2,kyq
tolerate v,35 cws eu kyp 36,38
toleration 4,eu 35 kyr,ez7 aex
tolkien i
toll 7,8hn kyt,21c bsv
toller i,jet kyu kyt,jeu 3ui
tollgate 6,,d9z
tollgatherer i,kyu,3ui
tollhouse 6,,4z5
tollkeeper i,kyu,3ui
tollman i,kyu,3ui
tolstoy i
toltec i,,3hm
tom 5,di4,isp di5
tomato d,,b67
tomb 6,dmr,4i0
tombaugh i
tomboy i,ebx,46u
tomentose 1,du0 d6f 5ui
tomentum 8,d6f,d6g dgo
tomfool i,2z9,1h2
tomfoolery 4,5gi,5wt
tommyrot a,3ps,b8
tomorrow s,,6sd d68
ton n,,ifh
tonal 1,kyv 9z3 fd7 7cz kyw fow 9z2 idd kyx
tonality a,kyw 9z3,fr
tone a,fd6 fd7 7cz fd5 kyv f23,9j0 3x8
toned 0,kyx 9z3
toner 6,,7ys 6g
tongan a,,cj4 him
tongue 8,6x4 3br,25k 2vg 3v9
tongued 0
tongueless 0,eri ere
tonic 6,k6n,k6o
tonicity q,668,kt1
tonight 2,,hff
tons n,aqe,3zc
tonsil 8,kyy,ti
tonsilla 8,kyy,ti
tonsillitis q
tonsure 4,,hz1 jwh
tonus q,668,kt1
too 2,bvo 1qk
tool 6,48a f85,40z 1bc
toolmaker i,,3ce
toon a,634
tooshie 8,2u1,1j
tooth 8,2a2 kyz,25g
toothache q,14f,l6
toothbrush 6,,5es 8gv
toothed 0,kz0 het kyz kz1 4d6
toothpaste 6
toothy 0,kyz kz0 2a2
top f,6gf 9se 2em kz2 kz3 6zr,1gp 3k4
topcoat 6,dnm,767
tope 6,atg 3ij 4zi,jyu 84u
toper i,3ij atg,6lo
topic a,fox 2ow,mo 469
topical 0,kz4 g5l
topically 2,kz4
topmost 0,kz5 2em
topnotch 0,kn9 5ay
topographic 1,kz6 kz7 kz8
topographical 1,kz6 kz7 kz8
topography 7,kz8 kz6,4sm
topped 0
topper 6,kz3 kz2,je
topping d,d2r knb 5ay,d9f
toppingly 2,ghc knb
topple 12,kz9,63r
tops 0,kn9 5ay
topsoil r,,4vt
torch 6,,4op
torchbearer i,,2qw
toreador i,3qj
torero i,,3qj
torment c,kza 23v 1ej bx4 bx3,1ez 23w
tormented 0,23y 23z
tormenter 6,4nx 3ly bx4 bx3,gjq
tormentor i,4nx 3ly bx3,gjq
torn 0,f4d akd adu 55q
tornado j,kzb,917
toronto f
torpedo 5,drj dom,2zk 5ki
torpid 0,f03 2q g3r e43
torpidity 7,e43 g3r f03 2yb,4s 2e7
torpidly 2,972 f03
torpidness 7,g3r f03 2yb,2e7
torpor q,e43,4s
torquemada i
torrent b,743 kzc bj kzd,744 8yi
torrential 1,kzd kze kzc bpn 9je
torricelli i
torrid 0,2oi 41 e08
torsion j,87v,87z 38g
torso 8,,1j
tortfeasor i,,310
torticollis q,kzf,2c
tortuosity p,87v 8rz,87z
tortuous 0,7nx 202 7oi
tortuousness 7,87v 7oi 8rz 7nx,87z 7nw
torture 11,bx3 23v bx4 1ej cql,1eo 23w
tortured 0,23y 23z
torturer i,cql bx3 bx4,gjq
torturesome 0,1eq lf
torturing 0,1eq lf
torturous 0,1eq lf kza 1ej
tory i,,1ie
toscanini i
tosh a,3ps,b8
toss z,i8e cq2 6qy kzg cq5 2ii,cpx 3f2
tosser i,kzh kzg cq2 i8e,d2u ee1
tot i,3pz,4ib 3n2
total 0,bkx 3es 1cg bky kmk,5s
totalistic 1,8j
totalitarian 0,3cs
totalitarianism 9,8e 8j,8i 6bu
totality q,bkz,7nl
totally 2,1rm bkx
tote 6,62j g98 40b,3js 5b7
totemic 1
totemist i
toter i,40b g98,7q
totter 12,dh,jfs
totterer i,j3v 789,1ul
tottering 0,kzi 2th
tottery 0,kzi 2th
touch z,5me kzj 5md kq
touchable 0,ks3 krp
touchdown 4,,jom
touched 0,5ev h0q 5et h0r
toucher i,kzj 5me
touching 0,16j 16k
touchingly 2,16l 16j
touchstone a,3we,8qu
touchy 0,cff a0v cfg kve 1ud
tough 0,iqz a11 iqy kzk 1ud cxf
toughened 0,5s2 8xo 5rx bli 8xm
toughie a,dj6 kjo,21 89s
toughly 2,ji0
toughness 7,,bh2
tour 4,6si kzl bxa,6sj fm9
tourer 6,bxa kzl,7q 1uu
tourette i
tourism 4,kzm bxa,12v
tourist i,bxa ids 6si kzm kzl,7q
touristed 0,ids idq
touristry 4,kzm,12v
touristy 0,ids idq bxa
tournament b,kzn,7mx
tourney b,kzn,7mx 36d
tousle z,acf,acg
tousled 0,ach 758
tout i,kzo kzp,jmj vv
touter i,kzo kzp,vv
tovarich i,kzq,7lk
tovarisch i,kzq,7lk
tow 4,,dy6
towboat 6,kzr,3u7
towel 6,,ay6
toweling 6,kv3,3mj
tower 6,k01 ecc 7fd,5a2 g79
towering 0,bcr 1ri
towhead i,,4pz
towheaded 0,4pu 4ps
town f,e7y kzs,6uz
townee i,,kzt
towner i,kzt,1kk
townes i,,n6
townie i,kzu,kzt
townsend i
townsfolk e,kzv,h2i
township f,kzs e7y,50l
townsman i,,31k
townspeople e,kzv,h2i
towny i,kzu,kzt
toxaemia q,b2j kzw,14j it8
toxemia q,b2j kzw,14j it8
toxic 0,90p kzx kzy 90o 97r e2g h82 hp7 ic1
toxicant r,ibx ic1 90p,10i
toxicity 7,kzy i3m 90p,hg0 97s
toxicologist i,,el8
toxin r,kzx 90p,ibx
toxoplasmosis q,,4fd
toy 6,3p9,1w9
toying 4,8dc 92r,5wt
toynbee i
trabeate 0,kzz kib
trabeated 0,kzz kib
trabecula 8
trace v,l00 6ts dqi,1zq 4ib
traceable 0,38v 2xf
tracer 6,6ts,9ut 1zt
trachea 8,l01,5d4
tracheitis q
trachoma q,,661
tracing 4,6ts,aqm
track h,kp5 8qo,3hb f6v
tracker i,6ia,8jy
tracking 4,l02 6ia,6ib
tracklayer i,i9r,54h
tract 8,3ym huv,bln 759
tractability 7,1vf 1vd awe,qc
tractable 0,awe 1vd 1vf awc gf4 gf5 5wd
tractableness 7,1vf 1vd awe,qc
tractarian i,,11t
tractile 0,awd 66w
traction 4,l03,38y 9q0
tractive 1,l03
tractor 6,,62g
tracy i
trade 4,61z 98a c1x,5m7 i6
trademark 7,b09,2yj 3c8
trader i,3u2 c1x,3nh
tradescant i
tradesman i,cqy,3nh
trading 4,98a,5m7
tradition 9,l04 904 ho5 l05,469 8aa
traditional 0,l05 904 l04 8ai l06 l07
traditionalism 4,jny l08 l07 9zy,8ah u3
traditionalist i,9zy l07 jny l08,5xa
traditionalistic 0,l07 l05 9zy jny l08
traditionality 7,jny ho5,8ah
traditionally 2,l05
traducement a,5si gdj,2yr
traducer i,3iz gdj,3j1
traffic e,,j8
trafficator a,,3zg
trafficker i,8gw,3nh
tragedian i,,ak
tragedienne i,,qj
tragedy b,2et jjd,5qf
tragic 0,jjd 4ix 2et
tragical 0,jjd 4ix 2et
tragically 2,jjd
tragicomic 1,l09
tragicomical 0,jje edc 4ix l09 1yo
tragus 8,,3az
trail 12,l0a 96d dh,96e kp5
trailblazer i,dpl,hza 7r9
trailer 6,96d l0a,92t 12h
trailing 4,l02 6ia,6ib
train 6,kit at7 b44 iwk a8i 5pi 75c dp5 9w5,3d2 b3s
trainbandsman i,,grb
trainbearer i,,2so
trained 0,a8k a8j at8 ebc
trainee i,5pi l0b b44 a8h a8i at7,24
traineeship l,l0b 5pi,jnu
trainer 6,75c a8i 75b at7,2qw k0i
training 4,dp5 a8i 75b at7,pf
trainman i,55g,3ui
trainmaster i,l0c,aev 55g
trait 7,qc,6kh
traitor i,7ag c8l,21
traitorous 0,c8l c8m 7ag klp
traitorously 2,c8o c8l
traitorousness 7,klp c8l,a6k
traitress i,,7ag
trajan i
trajectory j,,fzf
tralatitious 0,l06 l05
tramcar 6,kiv,62o 62g
tramp 12,l0d 5il e54 3ju,3jt 3zf
tramper i,kf2 3ju cub l0d,1ul
trample 12,l0e l0f l0g kf2 l0h,1uk 5eb
trampler i,l0h kf2 l0f l0e,990 1ul
trampling b,l0g l0e,4hw
trance q,5yg 420,5n 7fj
trancelike 0,t2
tranquil 0,i8q i8r 34g l0i
tranquilising 0,34a 34b
tranquility 7,i8t,2ep
tranquilize t,2h6 efn 2dj,1mw 165
tranquilizer 6,2dj 2h6 efn,34d 34e
tranquilizing 0,34a 34b
tranquillise t,2h6 efn 2dj,1mw 165
tranquilliser 6,2dj efn,34d 34e
tranquillising 0,34a 34b
tranquillity 7,l0i 34g i8q,7sz 5sa
tranquillize t,2h6 efn 2dj,1mw 165
tranquillizer 6,2dj efn,34d 34e
tranquillizing 0,34a 34b
tranquilly 2,5s8
transact 14,l0j 7hz l0k,304
transaction 4,7hz l0j,36y
transactions a,gsr,4r1
transactor i,l0k l0j,1sg
transalpine i,,hq4
transcend 16,bv6 bv7 knc l0l l0m,bva
transcendence q,l0n l0l l0m knc bv7 bv6,qw ang
transcendency q,l0n l0l l0m knc bv7,qw ang
transcendent 0,knc l0m 5ay l0l bv7 bv6 l0n
transcendental 0,hd2 l0o 2gl l0p
transcendentalism 9,l0p l0o,15h
transcendentally 2,hd2
transcontinental 0,86v
transcribe w,l0q l0r,9ar
transcriber i,l0s,4fh 9yt
transcript a,8d4,s1 4r1
transcription a,l0r l0q,774
transcultural 1,ix
transcutaneous 1,i2i 1e5
transdermal 1,i2i 8dr
transdermic 1,i2i 8dr
transduce u,l0t gq3 l0u,6fr
transducer 6,l0u l0t,29p
transexual i,l0v l0w
transfer 4,1hg j04 f7y l0x,9pz 30u
transferable 0,h0o 1l9 1gq 1l7
transferee i,l0x,te
transference 4,8ba 9k9,7hz
transferer i,l0y 9k9 l0z l10 6fw,11i
transferor i,9k9,l0y
transferrable 0,h0o 1l9 1gq 1l7
transferral 4,1hg f7y 6fw,9pz
transferrer i,l0y f7y 9k9 l0z l10 jz5 6fw,11i
transfiguration 4,l11 l12,gst
transfigure u,kc0 gom l11 l12,8en
transfix 11,cby,bhm
transfixed 0,bf7 44u
transform u,l13 jd0
transformable 0,l14 1qr
transformation b,4be,do
transformed 0,6fh 6fe
transformer 6,,29p
transfusion 4,,bfd
transgendered i,l0v
transgene 8,,1nm
transgress 15,4sc 9ov l15,575
transgression 4,9ov k0l 4sc,5f6
transgressor i,l15 4sc,bw
transience 7,bm1,em4
transiency 7,bm1 blz,em4
transient b,blz,7q hoo
transiently 2,blz
transistor 6,,gpx
transit 6
transition 4,hyh 6fq,2sh 4be
transitional 1,l16 6fq
transitionally 2,l16
transitorily 2,blz
transitoriness 7,bm1 blz,em4
transitory 0,blz pe bm1
translatable 0,l14 1qr
translate w,aw3 9xo l17 jcd l0s aqv l18 kq jd0,dx8
translation a,jcd af5 jd0 l18 aw3,4r1 11a
translational 1,af5
translator a,l0s aqv aw3,4fh 7sb
translucence 7,jsz jsy,aia
translucent 0,jsy eel jsz
translunar 1,kne knf 6ud 1us
translunary 1,kne knf 6ud 1us
transmigrante i,,fur 6gh
transmigrate 12,j5z bco gqp dh,4hy bst
transmissible 0,7k3 7k5 7k9
transmission 4,cyc 1hb 6fw 6fv 3zq,jt3 7k7
transmit 14,7k9 6fv 3zq ca0 7k3 858 l19 1hb cyc 8b3,f7y 5b4
transmittable 0,7k3 7k5
transmittal 4,cyc 6fv 6fw,jt3
transmittance n,,77i
transmitted 0,ca0 215
transmitter 6,jt4 l19 6fw 7k9,17o 1b4
transmitting 4,cyc 6fw,jt3
transmundane 0,knk 2gl
transmutable 0,l14 1qr
transmutation 4,l1a 4be l13,18o do
transmute u,429 l13 l1a,nw
transnational 0,fbu dgg
transoceanic 1,hii
transom 6,cam,cao 8ss
transparence 7,l1b g2a g28,742 aia
transparency 6,l1b g2a 76i g28 hi7,742 aia
transparent 0,g28 76i eel l1b g2a 76k
transparently 2,hi7 g28
transparentness 7,g2a 76i g28,aia
transpirate 12,l1c,cr6
transpiration m,l1d l1c,9m
transpire t,l1c l1d,cr6 bt6
transpiring 18,l1c
transplant 12,l0z l1e l1f,9py
transplantable 0,1gq
transplantation 4,l1e dkv l0z,3z 9pz
transplanter i,l1f l0z,d94
transplanting 4,l1e l0z,9pz
transpolar 1
transport 12,l1g l1h 5b7 l1i l1j l1k 6fw,560 2s3
transportable 0,h0o 1gq
transportation 6,l1i 1hg l1g 5b7,1gz 9pz
transporter 6,l1j l1k l1g 5b7,axa
transpose u,i3l 8iq kq,8en
transposed 0,3kq 3kk
transposition 4,e3u i3j,2c 9n4
transsexual i,l0v l0w
transubstantiate u,l1l l13 l1m l1a
transubstantiation 4,l1m l1a l1l l13,2q2 18o
transude t,c5m c5n kq,3tx
transversal 0,8sx 8sv
transversally 2,l1n 8sx
transverse 0,8sx 8sv
transversely 2,l1n 8sx
transvestite i
transvestitism 4,,5zu
trap 6,bkd bk1,s9 725
trapezius 8,,23
trapped 0,l1o 2kb
trapper i,bk1,8jy
trapping 6,3tf,5wo
trappist i,6ue,62u
trapshooter i,,ggp
trashiness 7,jxs jhu 6js,dpp
trashy 0,jhu 6js 6dr 99c jxs 5td
traubel i
trauma q,4n3 l1p l1q jxp htn,188 5n
traumatic 1,l1q htn 4n3 lf l1p
traumatise t,jxp 4n3,5eb
traumatize t,jxp 4n3 l1p,5eb
travail 4,6md a18 av7,4hz anu
trave 6,8sd,3zp
travel 12,gw fm9 6tl 560 11a 8nq 7q dh 8ue,fk3
traveled 0
traveler i,7q l1r fm9 je9 fk3 gw
traveling 4,6tl fm9,11h
traveller i,7q l1r 8ue fm9 je9 fk3 gw
travelling 4,6tl fm9,11h
travelogue a,,387
traversal 4,l1s 8qo,8sb 6tl
traverse 12,8qo k93 l1s l1t kq,8sc 83d
traverser i,l1t 8qo,11i
travesty a,cb2 5kv,7gd 5kx
trawler 6,aqs,23b aqt
tray 6,,e6d
treacherous 0,94a 57x
treacherously 2,c8o i2u
treachery 7,f6i i2u,a6k
treacle a,l1u dgt 74n,dgu
treacly 0,74n 74o l1u dgt
tread 12,l0e hsq,gw 1uk
treadle 6,ds,8t9 l0e
treadmill 6
treason 4,l1v c8l 7ag,7iu
treasonable 0,c8l c8m
treasonably 2,c8o c8l
treasonist i,7ag klp 4b0 l1v,21
treasonous 0,c8l c8m klp l1v
treasure 6,cya dav,je3 2u4
treasured 0,6lg 47h
treasurer i,5ll l1w,bvu
treasurership 4,l1w 5ll,cr
treasury l,bvv,3rr
treat 15,br 6o5 4n2 8kl duw kq 98b,304 164
treated 0,pu pt 142 ao9
treater i,3u3,17o
treatment 4,ghp 98b 4n2 6o5,375 wa
treaty a,ht5,7t1
treble 0,tk
trebuchet 6,2mg,2mh
trebucket 6,2mg,2mh
tree k,2n1 l1x,55j
treelet k,l1x 2n1
treetop k,,6gf
trekker i,,7q
tremble 12,hur jvm itv huq,fjj
trembler i,itv hur,8l6
trembles q,,208
trembling 0,jvq huq 2th hur,hus
tremendous 0,4dq c4l 33e 4xo
tremendously 2,bji c4l
tremolo b,,huq
tremor 4,jyz gqa itu,iv3 b11
tremulous 0,iug 2th
tremulously 2,iug
trench 6,,ajf
trenchancy 7,esz f9e 6zm,b4p
trenchant 0,f9e b4q 55e esz b4n
trencher 6,ajg,a1y cqt
trencherman i,dhj,9x0
trend f,,40f
trendsetting 0,ccc 94l
trendy 0,ccd 94l kjv
trepid 0,kxo 3wn
trepidation c,,2k3
trepidly 2,kxp kxo
trespass 15,fdu bft 4tg,4sc
trespasser i,4tg fdu,bkf 26z
trespassing 0,bfv 5mo
tress 8,550,1a3
trestle 6
trevelyan i
trevino i,kng
trevithick i
trey 6,eii,k1 k2
triad a,eii,k1 8dm
trial 4,l1y,36p
triamcinolone r,2qo,2qp
triangle p,8xf h1k 24b l1z,l20
triangular 0,24b 234 8xf
triangulate v,l1z 8xf,3oi gk4
tribade i,5mw,c7s
tribal 1,l21 6wp l22 fco
tribalism 9,,pl 465
tribe e,fco l22 l21,301
tribesman i,,2p3
tribologist i
tribulate 11,l23 l24,17z
tribulation b,l24 l23,183
tribunal e,8k0,8k1
tribune 6,,xk
tributary h,18c jr3 1rb,18e
tribute a,kvc,fw
trice s,f7q,f7r 4yz
triceps 8,,23
trichiniasis q,l25,h3s d6
trichinosis q,l25,h3s d6
trichromatic 0,7e7 4cn
trichrome 0,7e7 4cn
trichuriasis q,,d6
trick 4,l26 l27 2un 44p cpt
tricker i,e6l cpt,1dy
trickery 4,k21 6lv cpt,9a1 6k0
trickiness 7,iy3 l28 k3e 2un 66e,8fx 7nw
trickle 12,asp atj,ar0
trickster i,e6l 44p 2b2 l26 l27,1dy bw
tricksy 0,2un 2uk l26
tricky 0,k3e 66e jx6 iy3 1ud l28
tricolor 0,7e7 4cn
tried 0,ipa 9nd ip7 9na
triennial s,i39 4by,26b
trier i,36r ux j5v bux 36o jku,v0
trifle 6,,9u9
trifler i,d2b,92t
trifling 4,92p huu i72 6dr,8xa
trifoliate 0,l29 4fz
trifoliated 0,l29 4fz
trifoliolate 0,l29 4fz
trig 9,l2a h6f,2r3
trigeminal 8,l2b,1q
trigeminus 8,l2b,1q
trigger 6,pn eyx,8t9 ps
triggerman i,drj,2zk
trigonal 0,jdn 4f9
trilateral p,8xf j1j fa5,l20
trilby 6,cez,4tt
trill a,l2c,6ps
trilling i
trillion n,3zb,3zc 4fq
trilobate 0,l2d 4fz
trilobated 0,l2d 4fz
trilobed 0,l2d 4fz
trim z,hx8 l2e,1y6
trimly 2,jxh
trimmed 0,71u 71s
trimmer 6,ipr l2e 71x hx8,je 309
trimming 4,,zs
trimness q,l2a jxh k99,h6h
trine n,eii,k1
trinidadian i,,1qi
trinitarian i,,8k
trinity e,eii,k1 1pq
trinket 6,3r5,zp
trio a,eii,k1 7oy
trip 4,bpl fk3,6sj
triphammer 6
tripinnate 0,l2f 4fz
tripinnated 0,l2f 4fz
tripinnatifid 0,4fz
triple 4,l2g h1r l2h l2i kq,4gn aos
triplet e,eii,k1 itm
triplex 0,h1r 4ev
triplicate 6,l2h l2g,64l axv
tripling m,l2i l2g,aov
tripod 6,b16
tripper 6,kjm kjl,sp 1ul
tripping 0,g1r g1a 5pf g1b
trippingly 2,g1c g1a
triquetral 8,,5xe
triskaidekaphobic 0,19x p2
trismus q,,4nk
trisomy q,gxk,gye
tristan i,l2j
tristram i,l2j
tritanopia q,l2k 4oe,kvg
tritanopic 0,4oe 4o2 l2k
trite 0,3q6 3q7 ker
tritely 2,3q6
triteness 9,ker 3q6,8ak
tritheist i,,9u
triton 5
triumph b,4rd l2l l2m b7k j6b,9dq klt c5p
triumphal 1,b7k 4rd b7i l2l
triumphant 0,b7k l2n b7i j6b c5j l2o l2m
triumphantly 2,b7k
triumvir i,,w6
triune 0,h1t 4ev
trivia 6,d2d cia l2p,7hj
trivial 0,cia cib l2q d2d i4r
trivialise w,l2q,aq0
triviality 7,i4r cia,f6q
trivialize w,l2q cia l2p,aq0
trivially 2,d2e
trochanter 8,,ox
trochlear 8,l2r,1q
trochlearis 8,l2r,1q
troglodyte i,e30 68w,e31 2wm
troika 6,,5fx
trojan a,94s,194
troll i,,1xl
troller i,239,23b
trolley 6,kiv,62g
trollop i,k2i 10r,g44 10p
trollope i
trombonist i,,gu
troop e,,2w0
trooper i,68r,2dt
troops e,68q,835
trope a,bup cj0,b38
trophotropic 1
trophy 6,,g5
tropic f,l2s l2t eb3 l2u bnm l2v,fuv
tropical 0,l2t l2u bnm l2s
tropically 2,eb3
tropics f,l2v l2t
tropidoclonion 5,,1xm
trot 12,flm g7p l2w l2x,g7q 5vg
troth a,4b6,4b7 dqf
trotsky i
trotskyist i,l2y,20d
trotskyite i,l2y,20d
trotter 5,l2w l2x flm,e9b hdo
troubadour i,fly,1rk
trouble 9,il0 dxl gtr l2z 513,3yt ajb
troubled 0,747 ag8 dvz 2dn 60c 745 afs aih bb9 czu gzo kiy kjg l2z aga
troublemaker i,1dy,26z
troubler i,1dy,26z
troubleshooter i,,dvb
troublesome 0,a15 1ud 8x8
troublesomeness 7,8x8 a15,2ym
troubling 0,aii 5kb
troublous 0,l2z 747 gtr il0
trough h,6rv,9pd 6fu
trounce w,cqj 40n 40t av3 40s,40o 40u 40v
trouncing 4,av3 40t 40n cqj,9do av4
troupe e,6ua,172
trouper i,3ur,48h qh
trousered 0,58w 2g8
trousers 6,58x,9yj
truant i,hc3,7o bw
truce q,2rn,2ro
truck 6,axa l30,3d0
truckage 4,62q l30,21c c2c
trucker i,l30,3dx
trucking 4,62q l30,c2c
truckle 6,l31 4zc,42d j6q
truckler i,4zc l31 4zd,4ze
truculence 7,l32 1d1,46y
truculent 0,1d1 1ct l32
trudge 12,cub iao,1uk
trudger i,iao cub,1ul
true 0,2ew l33 dcl 2ev l34 ko8
truehearted 0,c8i c8h
truelove i,awy,yp
trueness 7,l33 g8y 2ew 9n8 c8j,qo 9cq
truffaut i
truly 2,dcn 2ew
truman i
trumbo i
trumbull i
trumpery 6,c8v,5jc zr
trumpet 6,8dz l35 e2j,568 bwm
trumpeter i,5gv l35,gu
truncated 0,jy5 jyb 5a7 18
truncation 4,,g8k 63e
truncheon 6,4fv,4fw
trundle 12,,gw
trunk 6,4vr cu3,4vu 3md
trussed 0,528 51z
trust v,7ve c8g,467 38
trustbuster i,,1bd
trusted 0,l36 3c3
trustee i,j52 7ix,wd 7iy
truster i,3h 468,wp
trustful 0,7vl l37 7vk l38
trustfully 2,7vl
trustfulness 7,l37 7vl,qc
trusting 0,7vl l37 7vk l38
trustingness 7,l37 7vl,qc
trustor i,juu,4h
trustworthy 0,3c3 jai 8p0 3c1 8oz 9n8 l39 l36 i2
trusty i,3c3 7vd c8g l37 8p0 3c1 8oz 9n8 l39 l36,8be
truth 9,l3a l33 dji,9uc qo
truthful 0,l3b l34 k0q e8s l3c 2ew
truthfully 2,l3b
truthfulness 7,k0q l3b,5ua
try 15,36o 36p 36r 36s,p5
trying 0,a16 1ud
tryout 4,kv5 39p bux jku 39o,c0j l1y
tryst 4,30y,2iw 30z
tsar i,91v 91w,5wu
tsarina i,91x,91y
tsaritsa i,91x,91y
tsatske 6,6dg 6dh,46u 6di
tsh r,kx4,pb
tshatshke 6,6dg 6dh,46u 6di
tsimshian a,,5qh 8hd
tss q,,u2
tsunami b,,2et 57s
tswana a,3yb,3sj k88
tuareg a,,23g 49d
tub 6,3y6 l3d,3vg
tubal 1,76o
tubby 0,axd 1l 6qx
tube 6,3vf 5ut,i1v 43h
tubelike 0,5ut 5uu
tubercle 8,l3e hbd eiz l3f,fz0 d6g
tubercular i,g9t l3f l3e i68,287
tuberculoid 1,i68
tuberculosis q,i68 eiz l3f,1g5
tuberculous 0,eiz 186 l3e
tuberosity 8,,ox
tubful n,,2rh
tubing 6,3vf,i1v
tubman i
tubular 0,5ut 5uu 3vf
tubule 8,gqd,76o
tuchman i
tuck z,f6a,8ek
tucker 6
tucket a,,fyj
tudor e,,6q5
tuesday s,,d1v
tuft e,l3g,5j4
tug z,l3h fkk aqr l3i,383 9q0
tugboat 6,kzr,3u7
tugger i,aqr l3i l3h,je
tuition l,,21c
tularaemia q,l3j,pi
tularemia q,l3j,pi
tulip k
tully i
tulu a,,3ls fo9
tum 8,579,53a
tumble 12,kz9 c90,63r
tumbler 6,l3k,dsa 5iv
tumbling 4,op l3k,oq
tumefaction m,l3l l3m 4ow,sa
tumefy u,l3m 4ow l3l,bz9
tumesce u,4ow fe1,bz9
tumescence q,l3n fe1,l3o
tumescent 0,fe1 2uv l3n 4ow
tumid 0,4wf fe1 4wg 2uv l3o
tumidity q,l3o fe1 l3p,4p9
tumidness q,l3o fe1 l3p,4p9
tummy 8,if2 579,476 53a
tumor q,d3,bx1
tumour q,d3,bx1
tumult q,d8y ag8,7js
tumultuous 0,ag8 aga d8y
tumultuously 2,jf1 ag8
tumultuousness q,d8y ag8,7js
tune a,fyj,3is
tuneful 0,gm1 gm3
tunefully 2,gm4 gm1
tunefulness 7,gm3 gm1,gm5
tunelessly 2
tuner 6,ivy l3q,iw0
tungsten r,,1rw
tungus a,btc btf,btd btg
tungusic a,btd btg,1qm 1qn
tunic 6,11u,11v 5ws
tunica 8,11u,11v
tuning 4,l3q,5rc
tunisia f
tunisian i,,23g
tunker i,axl,3so
tunnel 6,l3r 5li 5lh,1i2 5lk
tunney i
tup 5,,hs7
tupi a,,2p7
tuppeny 0,6jl 18k
turban 6,,5w5
turbid 0,gsw csi l3s
turbidity 7,l3s gsw,74f
turbidness 7,l3s gsw,74f
turbinal 8,l3t,25g
turbinate 8,l3t,25g
turbine 6
turbulence j,8iu 1dr,742
turbulent 0,ag8 1dr aga cgm 1dj 8iu
turbulently 2,khx 1dr
turcoman a,l3u l3v,3hg 3hh
turd r,8nb,8nd
turf h,do0,51f
turgenev i
turgid 0,4wf fe1 4wg cof 2uv
turgidity a,cof 4wf,coh
turgidly 2,4wh 4wf
turgidness a,cof 4wf,coh
turgor q,,pl
turgot i
turing i
turk i,b50,3hg
turkey 5,di5,3sd
turki a,3hg 3hh,194 1qn
turkish 1
turkmen a,l3u,3hg
turkoman a,l3u l3v,3hg 3hh
turmoil q,,7js kgv
turn 12,3f2 dsg a2v dh,4as
turnabout 4,1ae jcu,1rc
turnaround 4,1ae,ebb 1rc
turncoat i,2fh,1g
turncock 6,kht,3ui cdn
turndown 4,hbx 9bc j50 ab2,a
turned 0,fen fem hs1 jcv jd9
turner 6
turnery 6,,4gh 4y1
turning 4,a2v 3f2 ks,krj vr
turnkey i,d8s,833 3ie
turnover o,,b5d
turnpike 6,,d9z
turntable 6,,1un
turnup 6,8wl 8o9,8wm
turpin i
turpitude 4,9ou,9ov
turtler i
tuscan a,,92e jlj
tuscarora a,,697 698
tush 8,2u1,1j
tusk 5,fj5 9vv eac kz1,fj7 2a2
tussaud i
tussle 4,am7 jq2,18u 36d
tutankhamen i
tutee i,,314
tutelage 4,l3w dqj l3x,f82 9ep
tutelar 0,900 2bs
tutelary 0,900 2bs
tutelo a,,4g0 9x7
tutor i,8mx l3x l3y l3w,3mr b3s
tutorial a,l3y,71m
tutorship 4,l3w 8mx,f82
tutsi i,l3z,3sj
tutu 6,,k1z
tuxedoed 0,6w1 2g8
twaddle a,3ps 3hy l40,b8 3hx
twaddler i,l40 3hy,17o
twain n,8jq,8jr
twat 8,547 8xg,2z9 8xh
tweak 4,i7q ib2,c5h haq
twee 0,grt 6vi
tweed 6,l41 e7w,3mj
tweediness 7,75u e7w,6i 4yv
tweedy 0,e7w 6e 75u l41
tweeze z,i7p,ib2
twelfth 0,b6r
twelve 0,aqd 223
twelvemonth s,l42,6by
twenties s,,y3 99i
twentieth 0,b6r
twenty 0,223
twerp i,l43,1h2
twice 2,aow
twiddle 12,kpk 2ii,6u9
twiddler i,ci8,ci9
twig k,l44 kwc,55l 4de
twiggy 0,kwc 285 l44
twiglike 0,kwc 285
twilight j,8pa,3b8 96t
twilit 0,954 la
twilled 0,8dj 6e
twin i,gi3 gi4,itm
twine z,bin kj6 l45 bio,87x
twiner i,l45 bio bin,je
twinge c,hv7,16n
twinkle 13,4oo joc l46,co0
twinkler h,l46 joa 4oo,jxa
twinkling s,f7q 5aq 1e1,f7r
twinkly 0,3zv 3zu k9c
twinned 0,gi3 gi4
twirl 12,kpk 4hs kbf ee0 2ii gco,6u9 4ht
twirler i,gco 4hs,qi
twirlingly 2
twirp i,l43,1h2 4wl
twist 12,kdq 487 l47 kzb kq,4as 485
twisted 0,2um 2uj
twister d,kzb kdq,917 ap9
twisting 4,aid 8bp,9ae
twisty 0,8rz 3h0
twit 4,l43 ksx 3n4,1h2 1c3
twitch t,chv fkj 4nj dh,9zt 4as
twitching q,4nj fkj chv,4nk
two 0,223
twofold 0,h1q aot 4ev
twopenny 0,6jl 18k
twoscore 0,cyb 223
twosome e,8jq 8jk,8jr 8jn
tyche i
tycoon i,gbo,1sg
tying 4,kxd 4ge,367
tyke i,4ys,5eg 1ce
tyler f
tympan 6,ave kxq,64c
tympanist i,kxq kxr ave,avi
tympanites q,,a31
tympanitis q
tympanum 6,azr,2d7 11v
tyndale i,kxx
tyndall i
type 9,l48 l49 bmu,55u
typecast v,l49,64a gtx
typeface a,4vo,cti
typeset 10,l4a 7p6,4vp
typesetter i,7p6 l4a,7p7
typewrite w,l4b l4c l4d,dv9
typewriter 6,l4c l4b
typewriting a,l4d l4b,5x2
typhoeus i,,1xl
typhoid q,,1g5
typhon i,,1xl
typhus q,,je5
typic 0,bbj bxq l4e
typical 0,bxq l4f bbj j5e
typicality q,l4f he2 bxq,3ew
typically 2,bxq
typification 4,bxs bmu bbn,9ny 9xv
typify 16,bmu bxs l4e l48,bbn
typing a,l4d l4b,5x2
typist i,l4b,3ui
typo a,bpp,bpq
typographer i,7p6 l4g l4h,7p7
typographic 1,l4i l4g l4h
typographical 1,l4i l4g l4h
typography 4,l4h l4g l4i 7p6,61z ikh
tyr i,l4j
tyrannic 0,3cr 3cs 8d
tyrannical 0,anm 3cr 3d9 8d 3cs
tyrannise 11,l4k anj,9zj 5dw
tyrannize 11,l4k anj 3d6,9zj 5dw
tyrannous 0,anm 3d9 3d6
tyranny e,8e,8i
tyrant i,3d6 anm l4k anj,3d7
tyre 6,kya,e9g
tyro i,24,44f
tyrolean 6,,4tt
tyrosine r,,kx3
tyrosinemia q
tyrr i,l4j
tyson i
tzar i,91v,5wu
tzara i
tzarina i,91x,91y
ubermensch i,9k6,2qw
ubiety q,,e2s
ubiquitous 0,hkj hkk hki
ubiquity q,hki hkj,e2s
udder 5,,4xu
udmurt a,l4l l4m,60v fr3
ugandan i,,23g
ugliness 7,d9d abp,2h0
ugly 0,abp d9d abo d42 dph e49 l4n l4o
uhland i
uighur a,l4p l4q,3hg 3hh
uigur a,l4p l4q,3hg 3hh
ukrainian a,,5ha
ukranian i
ulalgia q,,1ez
ulanova i
ulatrophia q,,dec
ulcer q,433 5uo l4r l4s,fz0
ulcerate t,l4r l4s l4t 433,nw 165
ulcerated 0,5uo 2uv
ulceration q,433,fz0
ulcerative 1,l4t l4r l4s 433
ulcerous 0,5uo 2uv 433
ulemorrhagia q,,4n0
ulfila i,l4u
ulfilas i,l4u
ulitis q
ull i,l4v,14y
ullr i,l4v,14y
ulna 8,,ecx
ult 0,hyr 1el
ulterior 0,6wr j7t
ultimacy q,ilz,mu
ultimate 0,8tj fub ilz 8ti btp ckb ko5 fu9
ultimately 2,ckf fub
ultimateness q,ilz fub 8tj,mu
ultimatum a,,9jp
ultimo 0,hyr 1el
ultra 0,c5e buo
ultracentrifugation m,,6bq
ultracentrifuge 6,,6bo
ultraconservative i,4nz 81e 4o1,5xa
ultramodern 0,gvm 864
ultramontane i,,hvp
ultranationalism 7,6j5 6j6,1wa
ultranationalistic 0,6j6 6jc 6j5
ultrasonic 0,err erm l4w
ultrasonically 2,err
ultrasound 4,l4w err
ultraviolet j,ff9 5sy,g14
ululate w,ebt ebs,8v0
ululation a,ebs ebt,1fv
ulysses i
uma 5,,1xm
umber 7,,5dz
umbilical 8,l4x 47a,5d1 67t
umbilicate 0,7qp kj
umbilicus 8,47a l4x,c4
umbo 8,,5sp
umbra q,,i1y
umbrage c,hj4 23n,22p
umbrageous 0,jvc 23n gsy 1ca hj4
umbrella 6,,ggt
umbrellalike 0,jhh 1mt
ump i,l4y,aew
umpirage 4,hji j47,2mw 1rc
umpire i,l4y 2mi j47,aew 2ja
umpteen 0,gfm d7h
umteen 0,gfm d7h
unabated 0,f9x 1c9
unable 0,esj esg
unaccented 0,l4z l50
unacceptability 7,bpj fd1 l51,equ
unacceptable 0,l52 a70 bpj
unacceptableness 7,bpj l52 hdn fd1 l51,equ
unaccessible 0,eqc eqd eqe eqf eqg
unaccompanied 0,g6n 1pz ggr
unaccountable 0,eui 8vd
unaccustomed 0,l53 hiv
unachievable 0,eo9 eo5
unacknowledged 0,l54 l55 l56 l57 l58
unacquainted 0,l59 l5a l5b kig
unadaptable 0,l5c f29 f27
unadapted 0,gcz gcy
unaddicted 0
unadjustable 0,cn2
unadjusted 0
unadorned 0,l5d l5e l5f
unadulterated 0,irv 2t4 3h3 2t5
unadventurous 0,jjn
unaffected 0,l5g f67 l5h l5i 5s1
unaffectionate 0,l5j d23
unaffiliated 0,exd 3bz
unaffixed 0
unafraid 0,cea cec ced cee
unaged 0,l5k eke
unaired 0,1hd 1he
unalienable 0,eqy 85 eqz er0
unalloyed 0,irw 3h3
unalterability 7,l5l cmz 6fn er1,1av 88
unalterable 0,er1 cmz l5l er2 cke
unaltered 0,kxn kxm l5m l5n l5o l5p
unambiguity 7,l5q ki9 gyd,6xg
unambiguous 0,gyd ki9 l5q gyc 84 ki8 l5r
unambiguously 2,l5s gyd
unanalyzable 0,k0e k0b
unanalyzed 0,8u9
unanimated 0,g0w
unanimity q,l5t k7d ho,1ff
unanimous 0,ho hf l5t
unanimously 2,ho
unannounced 0,l5u l5v
unanswered 0,l5w l5x
unanticipated 0,l5y l5v
unappeasable 0,dob dod
unarbitrary 0,hc1 hc2
unarmed 0,9eh 9ef
unarticulate 0,ere 2ed 2eg erf erg erh eri ax7 erj
unary 0,3ho
unashamed 0,3tl 39a jw0
unashamedly 2,3tm 3tl
unasked 0
unassailable 0,eom ff5 1hv ff4
unassisted 0,l5z 3wd
unassuming 0,gvw gvu k0p
unassumingness 7,k0p gvw,f2k
unasterisked 0
unattached 0,l60 ade
unattackable 0,eom 1hv
unattainable 0,eo9 eo5
unattractive 0,e7o jw5 e7m
unauthentic 0,kcy 320
unauthorised 0,l61 l62 l63 l64 f2j
unauthorized 0,l61 l63 l64
unavailability 7,eq9 eqh,eqb
unavailable 0,eqh eq9 eqa
unavailing 0,d64 d65
unavenged 18,3em
unavoidable 0,ezu ezv
unavoidably 2,ezw ezu
unavowed 0,7qw l65 5m2 l58
unawakened 0,2yg 2ya
unaware 0,etm l66 etn eto etp etq
unawareness 9,l66 etm,7fj
unawares 2
unbalance q,ejv,ejw
unbalanced 0,55c 3pq
unbearable 0,4is 4ir f8e fd1 f8d fd2 l67
unbearably 2,l67 4is
unbecoming 0,epn epk l68
unbecomingly 2,ewx epn
unbecomingness 7,l68 epn,eww
unbeknown 2,l69 l6a 6i9
unbeknownst 2,l69 l6a 6i9
unbelief 9,1ef,469
unbelievable 0,330 32z c6f epg ew8
unbelievably 2,enb 330
unbelievingly 2,a7p a7n
unbend t,ki5,8t2 l6b
unbendable 0,clj 9sq
unbending 0,f27 l5c
unbent 0,bow 1lm bol
unbiased 0,ele hd6 adb 4ha
unbiassed 0,ele hd6 adb 4ha
unbigoted 0,kys kyq
unbleached 0,h5k h5j
unblemished 0,kem kel
unblinkingly 2,l6c
unborn 0
unbosom w,,7vc
unbounded 0,52h 52i 52j
unboundedness 7,52j 52h
unbowed 0,bow l6d bol l2o
unbrace u,l6e,a8x j6j
unbreakable 0,f2w f2v
unbroken 0,l6f l6g l6h cgk
unbuttoned 0
uncannily 2,b7y
uncanny 0,b7y 2gl
uncaring 0,l5j ev2 d23 ev0
uncase t,a7y a7z kq,a80
uncastrated 0,f93
uncaused 0,cy4 fq
unceasing 0,13v 69b 3a 69c
unceasingly 2,69e 69b
unceremonial 0,f2i ct2
unceremonious 0,f2i aa0 ct2 5f0
uncertain 0,1uf l6i ap4 1ue ap0 dpd ex5
uncertainly 2,c9x 1uf
uncertainness 7,ap4 l6j l6k 6ep 1uf l6i
uncertainty 7,ap4 a7k,6ct
uncertified 0
unchangeability 7,88 7w1
unchangeable 0,7w1 88 6fn 7w0 cn4 ke6
unchangeableness 7,88 7w1
unchanged 0,egy kxn egx kxm l5m l5n l5o l5p
unchanging 0,829 ke6 hp 88 7w1
unchangingness 7,88 ke6 829
uncharged 0,b8o b8n
uncharted 0,6i8 6i9
unchaste 0,g0h imq g0f
uncheckable 0,l6l evv
uncheerful 0,6kl 6km g9b 6kn 6ko
unchewable 0,chy 62y
unchurch w,bwu bwx,bwo
uncivil 0,jhv
uncivilised 0,3sv 3sw
uncivilized 0,3sv 3sw
uncivilly 2,jhv
unclaimed 0,l6m a7x
unclasp z,,abd
uncle i,3fr 3fq 3fp,fq1 gn
unclean 0,39v 43v 39u 431 43u 44l 4k5 5gk 76j a5p a5q a5r a5s a5t a5u a5v a5w a5x a5y a5z a60 a61 a62 a63 a64 a65
uncleanly 0,a63 39v gob
uncleanness q,43v 39v eq6,6zd
unclear 0,7x8 1tu 7x6 hhc
uncloak u,l6n,99d
unclothed 0,3ti 3tg i0y c23
unclouded 0,iru 3h3 aia
uncloudedness 7,aia 74c iru 6zv
unclutter u,6zk 6zq
unco 2,j7d
uncoerced 0,l6o l6p
uncoiled 0,l6q l6r
uncollected 18,l6s 7b3
uncollectible 0,c92
uncolored 0,h5k h5j
uncombable 0
uncomely 0,epn epk
uncomfortable 0,afu 7gy a8s l6t aft 7gx hto gto
uncomfortableness c,a8s l6t afu,6dt
uncomfortably 2,7gy
uncommon 0,bqp l6u bqo ixx l6v l6w
uncommonly 2,bqp
uncommonness 7,l6u c4q bqp,c4k
uncommunicative 0,73d h3b 73c 97y etv etw etx ety
uncomparable 0,etz eu0 eu1 eu2 eu3
uncompensated 0,l6x 5g2
uncomplete 0,eu7 eu9 eua eub euc eud eue euf
uncompleted 0,eug euf i1j eu7
uncomplicated 0,k0f b1j k0b 8zv
uncomprehensible 0,bic euk bib eul eum eun euo eup
uncompromising 0,dwd dwc
uncompromisingly 2,dwd
unconcealed 0,4mc 4m9 bym
unconcern 7,hc6,5zx
unconcerned 0,4p1 l6y 4oz 64w 9gi ey0 5zw
unconcernedly 2,4p1
unconditional 0,kfl kfk l6z
unconditionally 2
unconditioned 0,f4p kfl f4s kfk l6z
unconfessed e,l56,3m8
unconfined 0,d04 35u
unconfirmed 0
uncongenial 0,f3y 3vj
unconnected 0,ade fhb 9u7 add l60
unconquerable 0,f8p f8o ff3
unconquered 0,l70 l2o
unconscionable 0,bz1 buo
unconscious 0,7fn ffq 7fj 7fm f66 foi hcb jsr kk1,556
unconsciously 2,7fn
unconsciousness 9,7fj etp 7fn,6ct
unconsidered 0,ev1 ev3
unconsolable 0,a92 a93
unconsolidated 0,g7g g7c
unconstipated 0,9yw 9yv g7k
unconstitutional 0
unconstrained 0,d05 35u
unconstraint 7,l71,f9h
unconstricted 0
uncontaminated 0,irx 3h3
uncontaminating 0,6za
uncontested 18,6eb
uncontrollable 0,fdc 3om
uncontrollably 2,bpn
uncontrolled 0,bpn 20e bpg g7d ix8 jib kze
unconventional 0,l72 fha
unconvinced 0,aw7
unconvincing 0
uncooked 0,l73
uncool 0,3lr 362
uncooperative 0
uncork z,,l74
uncorrupted 0,i2m evx bpw 2cr
uncounted 0,8jd 8je
uncousinly 0
uncouth 0,75t 1fk 4yt
uncouthly 2,75t
uncouthness 7,4yt 75t,4yv
uncover z,l75
uncovered 0,c23 3ti
uncovering 4,3ub 581,am 34
uncreased 0,8oa 8ob
uncritical 0
uncrystallised 0,l76 hce hcd
uncrystallized 0,l76 hce hcd
unction 4,d4m d4n,7ok d4p
unctuous 0,d4k d4l d4n
unctuously 2,d4o d4k
unctuousness 7,d4n d4k,d4p
uncurl 12,,8t2
uncurled 0,l6r l6q kia
uncurved 0,l77 kib
uncurving 0,l77 kib
undamaged 0,f92
undaunted 0,ja4 56q 9sq 56j
undecided 0,l78 l79 e3g
undeclared 0,l58 l55 l65
undecomposable 0,k0e k0b
undecomposed 0,d1c d19
undecorated 0,l5d l5e l5f
undefeated 0,l2o l2n l70 l6d
undefendable 0,2zc 2ze
undefended 0,2zc 2ze
undefiled 0,i2m irz bpw
undefinable 0,ex1 ex2
undefined 0,ex2 ex1
undelineated 0,l7a l7b
undemanding 0,fyw fyv
undemonstrative 0,jav jat
undeniable 0,evg ey9 evf
undependable 0,c96 f7k l6j bpm
undepicted 0,l7b l7a
under 2,g8m kkt g8i
underachieve 15,l7c l7d hby,am5
underachievement 4,l7d l7c,hqf
underachiever i,hby l7c,39r
underactive 0,efp 2q
underage 0,hbz 9nr 3i5
underbody 8,,1h
underboss i,,h0
underbred 0,52g 1fk fak
underbrush e,,5eq
underclassman i,d1j,g8s
undercoat 5,l7e,l7f
undercover 0,6wq 6wr
undercurrent 9,,7zy
underdeveloped 0,9w6 9w7
underdog i,,awh
underdone 0,l73
underdress t,,2g5 2g6
underdressed 0,6w2 2g8
undereducated 0,l7g eig
underestimate v,l7h g8o l7i l7j,l7k 2ld
underestimation 9,l7j l7h l7i g8o,2lg
underfoot 2
underframe 6,e9h
undergird u,,1g0 54d
undergrad i,g8s,7bq
undergraduate i,g8s,7bq
underground 0,47l 47m
underhand 0,k5c 8fy
underhanded 0,k5c 8fy
underivative 0,d0d
underived 0,ik6 ik4
underlie 16,,5s
underline w,bdi e5,dx
underling i,785,h0
underlip 8,,frh
underlying 0,enn enl
undermanned 0,eqs 9fe
undermentioned 0,ct8 80w
undermine 15,8j1,3og
underpass 6,,l3r
underperform 10,l7c hby,am5 39q
underpin z,,e70
underprice 14,axf,393
underprivileged 0
underrate v,l7i l7j,gtc
underrating 9,l7j l7i,2lg
underreckoning 9,l7j,2lg
underscore w,bdi e5,dx
undersea 0,kkj 47m
underseal 6,l7e,l7f
undersecretary i,,jr7
underseller i,,8gw
undershirt 6,k0z,6l5
underside f,51e,3k4
undersize 0,g4k 3sc
undersized 0,g4k 3sc
understaffed 0,eqs 9fe
understand v,2k0 2jk 2jv 2jn kq blo izq
understandability 7,6xk 2jv
understandable 0,2jv fe bdc l17 2jk 2k0 6xk
understandably 2,6zx fe
understanding 9,2jn 2jk 2k0,2k4
understandingly 2,i2c
understate w,aq0 l7l,na
understatement a,l7l aq0,1fg
understood 0,kru eno krt enl
understructure 6,kld,c5
understudy i,,qh gmi
undersurface f,51e,3k4
undertake 10,36q 125,ps
undertaker i,bb2
undertaking 4,125 36q,377
undervaluation 9,l7m l7n l7h,bsw
undervalue u,l7h l7n l7m,l7k abl
underwater 0,kle 47m
underway 0,8yj 6t9
underwear 6,,6l5
underweight 0,4xd 285
underworld e,,52w
underwrite w,klk 8kk l7o f8q hqm,kln dqd
underwriter e,l7o 8kk,1be
undesirable 0,l7p l7q
undestroyable 0,ay1 exi em3 exh
undetectable 0,ffa 5sy elx
undetermined 0,l7r exj l7s exk exl
undeveloped 0,jhx
undeviating 0,a51 9ne a4x 9na
undiagnosed 0,l7t 6i9
undifferentiated 0,9cs 9cr
undigested 0
undignified 0,ed2 ed1 jeb
undiluted 0,7rm 4k4 7rg
undiminished 0,l7u 2t5
undimmed 0
undine i
undiplomatically 2,a4t
undirected 0,zy zz
undischarged 0,hs8 g4t 5g2 g4s
undiscovered 0,l7v 6i9
undisguised 0,hrt 3nz
undismayed 0,ja4 9sq
undisputed 0,khd
undistinguished 0,hn8 3qc
undiversified 0,gxx dbf gxw k7d
undivided 0,l7w l7x 1fd bwq
undo z,a8x 9to l7y,8en
undoable 0,eo9 eo5
undoer i,hl1 l7z g7l,jrp
undoing 4,l7y a8x
undomesticated 0,l80 cgk
undone 0,l81 i1j
undoubtedly 2,ap5
undraped 0,9ms
undreamed 0,ew8 330
undreamt 0,ew8 330
undress t,a7y a7z kq,a80
undried 0,l82 42s
undrinkable 0
undset i
undue 0,l83
undulate 12,jf6,cr6 8o9
undulation b,cnv,2n6 2km
unduly 2,l83
undyed 0,h5k h5j
undying 0,98l 1sk
undynamic 0,13i 13k 13l
uneager 0,j79
unearth 14,,bv5
unearthly 0,kbz b7y 21g 2gl
unease 7,gd2 afr,a8s a8t
uneasily 2,2dm 2k7
uneasiness c,afv 2k7,23s
uneasy 0,2k7 afv 2k5 igh
uneconomical 0,l84 l85
unedited 0,l5n kxn
uneducated 0,eig eif eid l7g
unelaborate 0,ezt 3bk
unelaborated 0,eue eu7
unembellished 0,l5e l5d
unemotional 0,6mz jat 4lb 6my elg i58 i5g khh l6c jav
unemotionality 7,bd4 4lb 6mz,2e4 qc
unemphatic 0,l86 l50
unemployed 0,fli ehr
unemployment q,,pl
unenclosed 0
unencumbered 0,l87 l88
unending 0,13v 3a
unendingly 2,69e 13v
unendurable 0,4is 4ir f8e fd1 f8d fd2
unenergetic 0,971 970 as7 fz3
unengaged 0,ehp c83
unenlightened 0,48w h4k 48v l5b
unenthusiastic 0,g9g 7a6 g9d
unenviable 0,3gu l7q 1ud l7p
unequal 0,gu7 9fe gu4 hcj 9fb eqr eqs
unequaled 0,eu3 etz
unequalled 0,eu3 etz
unequally 2,gu7
unequivocal 0,ki9 9fr l5q 84 ki8 l5r 9fs
unequivocally 2,l5s ki9
unequivocalness 7,l5q 9fr ki9,6xg
unerect 0,j4 j3 489 iof edk in7 knq
unerring 0,f0n ctu
unerringly 2,f0n
uneven 0,8q6 gu4 fju 8q4 fjp g9n hyy iwd l89 gu7 l8a
unevenly 2,8q6
unevenness 7,fju l8a ev6 8q6 gu4,dvm ezz
unexampled 0,l8b l8c
unexceeded 0,4af 4aa
unexcelled 0,4af 4aa
unexceptional 0,hn8 3qc
unexcitable 0
unexciting 0,fmw ecv 4l9 fmu l8d 7jm kry
unexclusive 0,iqi iqg
unexhausted 0,fxs fxm l8e
unexpansive 0,jax jau
unexpected 0,l5v koh l5u l5y l8f
unexpectedly 2,fs l5v
unexpectedness 7,koh l5v,c4k
unexpended 0,l8e fxm fxs
unexpired 0,l8g
unexplainable 0,eui 8vd
unexplained 0,l7s euj l7r 8vd
unexploded 0,g4t g4s
unexplored 0,l7v 6i9
unexpressed 0,enp enl
unexpressible 0,exf exe
unexpressive 0,97y 73d
unfading 0,1sj 1sk
unfair 0,l8h f42 l8i cyl l8j
unfaithful 0,2fk adw 2fi i2u
unfaltering 0,clj 9sq
unfalteringly 2,9vh clj
unfamiliar 0,kig 4j8 kie l5a
unfamiliarity 7,4j8 kig,kih
unfashionable 0,2cf l8k 2cd 95x apn gzm l8l l8m l8n
unfasten z,l6b hl1 l8o,a8x
unfastened 0,l8p l8q
unfastener i,hl1 l6b
unfastening 4,l8o l6b,fvx
unfathomable 0,cc cf
unfathomed 0,l8r cf
unfavorable 0,xr es2 xp 12e l8s aas
unfavourable 0,xr es2 xp 12e l8s aas
unfearing 0,396 397
unfeasible 0,eo8 eo5 f0t
unfeelingly 2,5s3 l8t
unfeelingness 7,5rw l8t,5s0
unfeigned 0,dck dcm
unfeignedly 2,k0o dck
unfermented 0,d1l l8u
unfertile 0,f1b 3vl f1c f1d
unfettered 0
unfilled 18,gb
unfilmed 0,l8v l8w
unfinished 0,jhe i1j l8x jhd eug i1i l81
unfirm 0,l8y g7e l8z g7c
unfit 0,l90 l91
unfitness 7,999 esi l92 53k,188
unfitting 0,erc aai
unfixed 0,l8z l8y
unflagging 0,bh5 5bg el9
unflappable 0,7p1 5s9
unflawed 0,cov bpw
unfluctuating 0,ke4 kdw
unfold u,4qt c38 crb,y2 a8n
unfolding m,crb 4qt,9d9
unforbearing 0,ell elj
unforced 0,l6o b5v l6p b5s
unforeseen 0,l5y l5v
unforesightful 0,epu eps
unforgettable 0,dya dy9 gme
unforgettably 2,gmf dya
unforgiving 0,jcm dob jcl dod
unformed 0,1xa 1x9
unfortunate 0,3l erx 1ya 3j 5qe afh dvn l93 aq5 f12 j5c erz
unfortunately 2,1j0 3l
unfounded 0,3wc 3wd
unfree 0,jum 2kb juj k2m 2ka l1o 5yi
unfreeze u,9ga kq,7ts fii
unfrequented 0,l94 6
unfretted 1,d1r
unfrock 15,9g8,9g9
unfrosted 0,eel
unfrozen 0,gmb gma k4c kvl
unfruitful 0,5k 5e 6mi
unfulfilled 0,l95 36u
ungainliness 7,da9 3gp,74x
ungainly 0,3gp 3gm da9
ungathered 18,l6s 7b3
ungenerous 0,gjz 448 446 6jq 6ks khb ha8 gjy hxs
unglamorous 0,7jm ecv
unglamourous 0,7jm ecv
ungodly 0,f41 cnh die
ungovernable 0,eyp evv
ungraceful 0,3gq 3gm dk8
ungracefully 2,dk7 3gq
ungraciously 2,dk7
ungraded 0,l96 l97 l98 l99
ungrateful 0,f3a
ungratified 0,a97 a6j
ungregarious 0,hcs hcr
ungrudging 0,dbw dbr
ungual 1,cky 6yf e9a
unguarded 0,l9a 2ze
unguis 8,6yg,67q
unhampered 0,l9b d06 c51 35u
unhappily 2,jjk l9c
unhappiness c,9he azj g8e,16n
unhappy 0,g8e azj bbi 9he g8d gtm
unharmed 0,l9d f91
unharmonious 0,a9o a9k f3n ahf
unhazardous 0,jf9 jfa
unhealed 0,ej0 186
unhealthiness q,188 2uv
unhealthy 0,2uv 188 2ut 32r l92 4mv fe1 5uo 7a9 9gv ab4 aup cs8 d8o f1y f1v egj jkc kn0 l9e
unhearable 0,erm ern ero erp erq err ers
unhearing 0,982 97z
unheated 0,7a1 mz
unheeded 0,h7e afy
unheeding 0,e11 60q e14
unheralded 0,l5u l5v
unhesitating 0,ja5 9ai
unhesitatingly 2,ja5
unhinge u,61d,1dh 1y7
unhinged 0,55c 3pq
unhitch z,,a8x
unholiness 7,ill k0s 9ky l9f
unholy 0,l9f 9ky ill 35z
unhoped 0,l8f l5v
unhopeful 0,3m 4mq
unhorse 12,ae7,63r
unhurried 0,9hz 9i0 60f b19
unhurriedly 2,9hz
unhurriedness 7,9i0 9hz,69z
unhurt 0,l9d f91
uniat i,l9g,67a
uniate i,l9g,67a
unicellular 1,d9
unicorn i,,5pm
unicyclist i,,4cw
unidentified 0,l9h 27z 6i9 27x
unification b,d5x gnn 75m,7g6
unified 0,evj 1fd
uniform 6,g4o l9i 825 l9j,fj
uniformed 0,6w3 2g8
uniformise u,l9k pr
uniformity 7,l9j e8b 9cs l9i,912
uniformize u,l9k 9cs pr
uniformly 2,e8b
uniformness 7,825 e8b l9i,1lr
unify u,75m 1s9 d5x 75o 1cj kq,f95
unifying 0,82f 7fz 82j
unilateral 0
unilateralist i,,wu
unilluminated 0,956 la
unimaginable 0,eo7 eoa
unimaginably 2,l9l eo7
unimaginative 0,l9m
unimaginatively 2,io4 l9m
unimagined 0,ew8 330
unimpaired 0
unimpassioned 0,hyl hyk
unimpeachable 0,l9n mm
unimpeachably 2,l9o l9n
unimportance 7,ecr f6q f6p cib,27y bsv
unimportant 0,cib ecr f6q eux ekb cia
unimposing 0,l9p l9q
unimpressed 0,l5h l5g
unimpressive 0,l9q l9p
unimprisoned 0,d04 35u
unimproved 0,l98 l96
uninebriated 0,k6c k69
uninfected 0,2cq 2cl
uninformed 0,l5b eie l59 h4k
uninhabited 0,6 5 l94
uninhibited 0,b14
uninitiate e,f0i,3m8
uninitiated 0,f0i 5s5
uninjectable 0
uninjured 0,f91 f8z l9d
uninominal 0,3ho
uninstructed 0,h4k l5b
unintegrated 0,iua iu9 jsa jsb jsc
unintelligent 0,55b 55a
unintelligently 2,55b
unintelligibility 7,etr l9r eup k4a,b8 b0
unintelligible 0,k4a eup l9r k49 bic etr
unintended 0,fq fn cy4 l9s
unintentionally 2,l9s
uninterested 0,2e6 2e2 4lo ae0 494
uninteresting 0,50d ax5 50c f6w i0s idj f7w
uninterrupted 0,l6h l6f
uninterruptedly 2,l6h
unintoxicated 0,k6c k69
uninucleate 1,foc
uninvited 0,l9t l9u
uninvolved 0
union e,l9v l9w hnb,172
unionisation 4,l9x l9w hnb,7cl
unionise 15,l9w hnb l9x,aqk f1o
unionised 0,hcw hnf hng
unionist i,,je
unionization 4,l9x l9w hnb,7cl
unionize 15,l9w hnb l9x l9v,aqk f1o
unionized 0,hcw hnf hng
unique 0,eu3 ka6 etz k10 6u3
uniquely 2,k11
uniqueness 7,k10 ka6 k11 eu3,ai9
unisexual 0,fcl
unison 7,,1ff 79h
unit n,l9y l9z 8pj la0,hg0 7ot
unitarian i,,8k
unitary 0,7nt 6dv
unite u,82b 75m 75o,f1o f95
united 0,1fd 1fc 7v3 1sb 75n 78w 8jp 7yu cey evj hkp ko3 kxe l7w la1 hdj
unitedly 2
uniting 4,1se 75o gnn 75m,1sf 4ni
unitisation 4,6rb la2 la3,6rc ht4
unitise u,la0 la3 la2,3oi 1ci
unitization 4,6rb la2 la3,6rc ht4
unitize u,la0 la3 l9z l9y 6dv la2 1cj,3oi 1ci
unity q,7nt jz,pl k1
univalent 0
universal 0,7pg 5c5 la4 8gy 67d
universalise w,la4,c4u
universalistic 1
universality 7,67d 7pg,67e
universalize w,la4 7pg,c4u
universally 2
universe h,8gy 7pg,4ui
university e,,wb la5
univocal 0,ki9 84 ki8 l5r
unjust 0,l8h la6 l8i cyl l8j
unjustified 0,la7 ex0
unkemptness q,jvj la8,k3u
unkept 0
unkind 0,ee7 kwm 90n dxh ee6
unknowing 9,eih eie l5b,eic
unknowingness 9,eih l66 eie,eic 7fj
unknowledgeable 0,eie l5b
unknown 0,6i9 hq5 6i8 l69 l7t l7v l9h,2ov
unlace z,l6e,a8x
unlade z,hjk,bef
unlash z,,l6e
unlawful 0,epl 33y ej8
unlawfully 2,ej5
unlawfulness 7,ej8 epl la9 ej5 laa
unlax t,j6m,165
unlearned 0,f4p f4s
unleash z,l74,abd
unlettered 0,1zp eid ejb eig
unlifelike 0,2vq 2vl
unlighted 0,lab 956 lac la
unlike 0,lad agv
unlikelihood 7,lae,epd
unlikeliness 7,lae ena epe cb7,epd
unlikely 0,epe cb7 lae epf cb5 j7p
unlikeness 7,agv lad,agu
unlimited 0,g25 laf
unlined 0,jqj 8ob
unlit 0,lab 956 lac la
unliterary 0,hcx 7c8
unload z,,9iy
unloaded 0
unloading 4,hjk,duy
unlobed 0,lag ka
unlock z,e5,fl7 abc
unlocked 0,l8q l8p
unlogical 0,b4 b2 ejf ejg
unloose z,d0g lah,l6e
unloosen z,d0g lah,l6e
unlovable 0,dy4 56
unlovely 0,l4n abp
unloving 0,d23 7a5 l5j
unluckily 2,1j0 l93
unlucky 0
unmake 10,9to
unmalicious 0
unmanageable 0,5jl evv 5jk 8x6 j0s eyp evs l6l
unmanageableness 7,j0s evu evv,3ol
unmanageably 2,evv
unmanly 0,k1a 8le k1b k19 5q9
unmannered 0,enr 56h g0z
unmannerly 0,enr 56h
unmapped 0,6i8 6i9
unmarred 0,kem kel
unmarried 0,akz aky gi7 lai laj
unmask w,l6n c21,99d
unmasking a,c21 l6n,c20
unmatchable 0,eu2 etz
unmatched 0,gu6 eu2 gu3 etz
unmated 0,gi8 gi6
unmeaning 0,gjw bed
unmediated 0,a5e ekj
unmelted 0
unmerciful 0,53c f0f 53b gnd gne gnf
unmercifully 2,gng 53c
unmercifulness 7,f0f 53c,363
unmeritorious 0,lak lal
unmindful 0,1wy etn eqw 1wx etm
unmingled 0,i8x 3h3
unmistakable 0,6zo 6xj
unmistakably 2,6zo
unmitigated 0,2t5 2t4 3pj 4ub l7u
unmixed 0,i8x 3h3
unmodulated 0,gyj gyi
unmolested 0,lam 5zw
unmortgaged 0,l88 l87
unmoved 0
unmoving 0,cn0 eqp hcz cmy d2z f00 hd0 hd1
unmutilated 0,kem kel
unnameable 0,jj9 f7a
unnamed 0,27z 27x
unnatural 0,lan
unnaturalised 0,cvg 11x
unnaturalized 0,cvg 11x
unnaturally 2,2vx 169
unnaturalness 7,16i 169
unnecessarily 2,bvm
unnecessary 0,bvm bvk h72 lao lap
unneeded 0,bvm bvk h72 lao lap
unnerved 0,19y p2
unnerving 0,1iu 1im
unneurotic 0,kyn
unnotched 0,laq j8c
unnoticeable 0,lar eva las lat ev8
unnoticeableness 7,las eva lar,ev9
unnoticed 0,afy afx h7e hqz lau
unnumberable 0,8jd 8je
unnumbered 0,8jd 8je
unnumerable 0,8jd 8je
unobjectionable 0
unobjective 0,kk8 i3z
unobserved 0,lau afy
unobstructed 0,hl7 hz2
unobtainable 0,eqa eqh
unobtrusively 2,lat
unoccupied 0
unofficial 0,f2j kml f2g l62 lav
unofficially 2,f2j
unopen 0,736
unopposed 0
unordered 0,l97 l99
unoriented 0,1ld 1lc 7x4
unoriginal 0,3q7 8ak ho7 3q6 5cu ayb k2n
unornamented 0,l5e l5d
unorthodox 0,fha agn l72 agl agt egh hca j4l
unostentatious 0,law kst lax kss
unpack z,,1y7
unpackaged 0
unpaid 0,5g2 5g1 8hh hs8 l6x
unpaintable 0
unpainted 0,lay laz
unpaired 0,gu6 gu3
unparallel 0,l89 8q6
unparalleled 0,eu3 etz
unpardonable 0,97q
unpartitioned 0,la1 1fd
unpatriotic 0
unpatterned 0
unpaved 0
unpeaceful 0,gr1 470 gr0 khw
unperceiving 0,lb0 lb1 4o3 lb2
unperceptive 0,lb0 lb1 4o3 lb2 ey5
unperformed 0
unpermed 0,kia
unperson i,hd7
unpictured 0,l7b l7a
unpicturesque 0,l4n abp
unpitying 0,gne 53c
unplaced 0,lb3 36u
unplanned 0,650 l9s 654 64x lb4 fq
unplayful 0,k6d
unpleasant 0,ke lb5 3gj kc 40k apd bb7 dxe dxf 181 j0a ksk l9c lb6
unpleasantly 2,ke
unpleasantness 7,lb5 3gj ke,aig
unpleasing 0,lb6 ke
unploughed 0,c9c c9b lb7
unplowed 0,c9c c9b lb7
unplumbed 0,l8r cf
unpointed 0,4sg 4se
unpolished 0,da0 da1
unpolluted 0,irx 3h3
unpopular 0,l8n lb8 l8k
unpopularity 7,lb8 l8n
unposed 18,ief
unpracticed 0,f0j 5s5
unpractised 0,f0j 5s5
unprecedented 0,l8c l8b
unprecedentedly 2,l8c
unpredictability 7,5xs,5xt
unpredictable 0,5xr 5xq bmp
unpredictably 2,bpo 5xr
unpredicted 0,l5u l5v
unpremeditated 0,lb4 650
unprepared 0,epi eph
unpretending 0,law lax
unpretentious 0,gvv
unproblematic 0,b1j 8zv
unprocessed 0,8u4 iyy iyx
unprocurable 0,eqa eqh
unproductive 0,4zb ezs 4za hd9 ezp
unproductively 2,d3m 4zb
unprofessional 0,1sp 1so
unprofitable 0,lb9 fwy
unprofitably 2,d3m lb9
unprogressive 0,81c 4o1
unpromising 0,erz erx
unprompted 0,eq3 eq4
unpropitious 0,lba ery es1
unpropitiously 2,es0 lba
unpropitiousness 7,ery lba,es2
unprotected 0,9er 9eg c22 9eq lbb
unprotectedness 7,9eg 9er,2zd
unprovoked 0,gzx gzy
unpublished 0
unpunctual 0,45h 45g 45t 48u
unpunished 0
unqualified 0,66m 66l hq3
unqualifiedly 2,66m
unquestionability 7,dep mm,6cs
unquestionable 0,mm 3c2 dep mj eyt l9n 37p
unquestionableness 7,dep l5r 3c2 mm,6cs
unquestionably 2,l9o mm
unquestioning 0,8p3 7z 8ot 7w
unquestioningly 2,7z
unquiet 0,aga 2dn ag8 kd3 747
unratable 0,hdv hdt
unratified 0,ej7 1w8
unravel z,lbc abk,7m1 a8x
unraveler i,abk iyw lbc
unraveller i,abk iyw
unreactive 0,eqk f69 eqi f01 97i
unready 0,lbd lbe
unreal 0,as4 c9l lbf as3 i6z c6i c6o c6h ejt cay ejm ejn
unrealised 0,l95 36u
unrealism 9,ar,4sq
unrealistic 0,9jj 6n7 9ja cax
unrealistically 2,9jj
unreality 7,lbf as4,av
unrealizable 0,eo9 eo5
unrealized 0,l95 36u
unreason q,fgx,8ny
unreasonable 0,ex0 bv8 ewz grx la7 buo
unreasonably 2,ekz ex0 bv8
unreasoning 0,4oh fgw
unreceptive 0
unrecognizable 0,bah
unrecognized 0,l57 l54
unreconcilable 0,ev7 fh1 ev5
unreconstructed 0
unrecorded 0,l8w l8v
unrecoverable 0,fh2 fh3 fh4
unredeemable 0,fh0 cnh
unredeemed 0,93b 93c
unreduced 0,l5o kxn
unrefined 0,8u4 1fk 1fj 4yu 75t 8ni 52g g8w
unreflected 0,97 95
unreflective 0,kwk ev3
unreformable 0,fh0 evt cnh evr
unreformed 0,ho6 2bx
unrefreshed 0,kyb 3gb
unregenerate 0,4w1 hgq 5vc 4w0 5i4 am8 88r hho dw7 hhp hhq 8zy
unregretting 0
unregularity 7,dvm
unregulated 0,lbg lbh
unrelated 0,gub c4g gua hob
unreleased 0,iuk
unrelenting 0,dob f9m dod 1c9
unrelentingly 2,j6r 871
unreliable 0,c96 bpm f7k
unrelieved 0,l7u 2t5
unremarkable 0,btv 3qc
unremarkably 2,7ji btv
unremitting 0,69b 69c
unrequited 0,l5w l5x
unreserved 0
unreservedly 2
unresistant 0,fzs 5wd
unresisting 0,hym eqo
unresolvable 0,f74 f0m f73 f0l
unresolved 0,lbi l78 l79
unresponsive 0,lbj 97v
unresponsiveness 7,97v lbj
unrest q,cgl,cgm
unrested 0,kyb 3gb
unrestrained 0,c51 9iv bvp d0n l9b 6g8
unrestricted 0,d07 35u
unretentive 0,cwm
unreverberant 0,hdf hdg hdh hdi
unrevised 0,l5p kxn
unrewarded 0,lbk 36u
unrighteous 0,lbl k0m k0s
unripe 0,eke lbe l5k lbd
unripened 0,eke l5k
unrivaled 0,eu2 etz
unrivalled 0,eu2 etz
unroofed 0,9ms
unruffled 0,7p3 i8q 5s9 i8r
unruly 0,4v8 4v9 88q
unsafe 0,f5u 57x f5x f5y 57w 6el 943 944 945 946 947 948 949 94a
unsaid 0,enp enl
unsalaried 0,l6x 5g2
unsanctification 7,ilk,ill
unsanctioned 0,lav f2j
unsanded 0,l8x jhe
unsatisfactorily 2,a70
unsatisfactoriness 7,equ a70
unsatisfactory 0,a70 equ a6z l52
unsatisfied 0,a97 a6j
unsatisfying 0,a6z a70
unsaturated 0
unsaved 0,93b 93c
unsavoriness 7,ac5 ac7 ahs hj7,ac8 ac9
unsavory 0,hj7 ahs ac7 54m ac5
unsavoury 0,hj7 ahs 54m
unsay w,lbm,3r
unscathed 0,l9d f91
unscheduled 0
unscientific 0
unscramble u
unscrew z,,fl6 4ht
unscripted 0,kcf
unscrupulous 0
unsealed 0,l6k
unseamed 0,jqk jqj jqi 8ob
unseasonable 0,lbn f56 lbo f54
unseasonableness 7,lbo f56 lbn,2kn
unseat z,,47z 560
unseeable 0,5sy 5sx 7qr f2x ff6 ff7 ff8 ff9 ffa ffb
unseeing 0,lb2 lb0
unseemliness 7,lbp epn,eww
unseemly 0,epn epk lbp
unseen 0,ffb 5sy
unsegmented 0,hdj 1fd
unselfconscious 0,lbq g0z lbr
unselfconsciousness 9,lbr lbq,l66
unselfish 0,lbs 1rq dbs
unselfishness 7,1rq dbu lbs,4f1
unsentimental 0,kzk iqz
unserviceable 0,f53 lbt f52 d65
unservile 0
unsettled 0,l79 ap3 l78
unsexed 0,64r 64s 64t 64u
unshakable 0,clj 9sq
unshakably 2,9vh clj
unshaken 0,ja4 9sq
unshapely 0,6rd ov 6r9 9g4 fqp hbf jw4
unshared 0,bwq bwp l7x
unsharpened 0,4sj
unshaved 0,3t2 3t1 4at lbu h34
unshaven 0,3t2 3t1 4at lbu h34
unsheared 0
unsheathe z,,art
unsheathed 0
unshielded 0,lbb 9er
unshod 0,3tp 3tn lbv
unshoed 0,3tp 3tn lbv
unsighted 0,4o2 4o4 4o5 4o6 4o7 4o8 4o9 4oa 4ob 4oc 4od 4oe
unsightly 0,l4o abp
unsigned 0
unskilled 0,511 1so 2wd 510 5jm 8tz e9x gmt g8z jiq jsw 1sp
unskillful 0,510 511 1sr
unsleeping 0,3ft 32w
unsloped 0,lbw i3n
unsmiling 0,lbx d5d
unsmilingly 2,lbx
unsmooth 0,6e 64 1of 3uf jh3 5i0 5j3 6gi 8dj 8he 8mr 8ur e7w ejx fyy jh4 g2o ibm jft 51l dmu jh5 jh6 jh7 jh8 jh9 jha jhb jhc
unsnarling 4,abg abf,abj
unsocial 0,g6o 1py g6m j26
unsoiled 0,6yx 6yo
unsold 0
unsolder z
unsoluble 0,f74 f73
unsolvability 7,f71,1al
unsolvable 0,f74 f73
unsolved 0,lbi
unsophisticated 0,h4g k0f 6mk k0b
unsound 0,lby kam ag0 jgz jf8
unsounded 0,l8r erq cf erm
unsoundness 7,ag0 lby kam c91,9ji
unsoured 0,l8u d1l
unsparing 0,dbt 4ez et9
unspeakable 0,exe 35y exf 362
unspeakably 2,exg exe
unspecialised 0,dbe dbd
unspecialized 0,dbe dbd
unspecific 0,5bx db3
unspoiled 0,d1b evx d19 2cr
unspoilt 0,d1b d19
unspoken 0,eri ere
unsporting 0,cyl l8h
unsportingly 2,cyl
unsportsmanlike 0,cyl l8h
unspotted 0,6yx 6yo
unstable 0,8gj iz8 igh jvr 8gi 8n7 c1p je6 jsf lbz iz7
unstableness 7,jvr igh iz8 fhi f5k 8gj,lc0
unstained 0,laz lay
unstated 0,enp enl
unsteadily 2,c9x 2th
unsteady 0,2th l8y lc0 2tg 8bz c9v hul jvq iug jx4 jz0 kzi lc1 l8z je7
unstilted 0,g0z
unstimulating 0,fmw 4l9 fmu l8d
unstinted 0,dbt 4ez
unstinting 0,dbt 4ez
unstintingly 2,dbt
unstoppered 0,hl3
unstrain t,j6m,165
unstressed 0,l50 l4z l86
unstructured 0,lbh 1tr lbg
unstrung 0,l
unstylish 0,2cf apo 2cd 95x apn gzm l8l l8m
unsubdivided 0,ka k9 r9 2en 8di 8xd amm b9u 4ki dxn fsp gam h71 hi4 hh0 hh9 hhb hmm hqa huz i17 i2v j80 jjr k9m lag
unsubdued 0,lc2 6g8
unsubstantial 0,149 147 f8a f8b f8c
unsubtle 0,6zl 6xj
unsuccessful 0,36u 5e 36t a6y kn2 lbk e6b di0 l95 lb3 lc3 5k
unsuccessfully 2,36u
unsufferable 0,f8e 4is f8f
unsuitable 0,l91 l90 erd
unsuitably 2
unsuited 0,gu5 gu3
unsullied 0,6yy kel 6yo kem
unsung 0,hhe
unsupportable 0,fd2 4is
unsupported 0,3wd 3wc l5z
unsure 0,a1b 1uf 1ue ap0 dpd
unsurpassable 0,4ag 4aa
unsurpassed 0,4af 4aa
unsusceptibility q,bxu esk
unsusceptible 0,esk bxu f8u f8v f8w esf f8x f8y
unsuspected 0
unsuspecting 0,l38 etq 7vl etm
unsweet 0,a6o 5f1 271
unswept 0,a64 39v
unswerving 0,a51 kg2 a4x el9
unsympathetic 0
untainted 0,kel kem
untalkative 0,jbp jbq
untamed 0,cgk cgj l6g l80
untangling 4,abg abe,abj
untaped 0,l8v l8w
untarnished 0,kel kem
untasted 0,d4f 3g6
untaxed 0,hdu hdt
unteach w,,b3s
untellable 0,exe exf
untenable 0,ewz ex0
untermeyer i
untested 0,f0k 5s5
unthaw u,9ga kq,7ts
unthawed 0,d34 d2m
unthematic 1,gzr
unthinkable 0,eoa eo7
unthinkably 2,l9l eoa
unthinking 0,kwk ev3
unthinkingly 2,kwl kwk
unthought 0,l8f l5v
unthoughtful 0,kwk ev3 ctk
unthoughtfulness 7,ctk kwk,qc
untidiness 7,k3u goa 758,755 gob
untidy 0,758 k3u goa k2j 757 ach aei d2y go4 jp0 k3t k3x ix3 la8
untie z,l6e hl1,a8x
untier i,hl1 g7l l6e
untilled 0,lb7 c9c
untimeliness 7,lbo f55 b03 f56,2kn eqb
untimely 2,f56 b03 f54 f55 2nh lbo
untiring 0,dwg 30t
untoasted 0,l73
untold 0,h11 h0x
untoothed 0,laq j8c
untouchable i,dwi ffv 1hv,64d
untouched 0,d4f l5i 3g6 l5g
untoughened 0
untoward 0,epn epk
untraditional 0
untrained 0
untrammeled 0,laf g25
untrammelled 0,laf g25
untraveled 0,lc4 ipg lc5 5iz
untravelled 0,lc4 ipg lc5 5iz
untreated 0
untried 0,f0k 5s5
untroubled 0,5zw 5zv l6y lam
untrue 0,c9g c9d
untrusting 0,aj8 91g
untrustworthy 0,jx6 fhl 9wp lc6 k3e
untrusty 0,jx6 fhl 9wp lc6 k3e
untruth a,88g,1fg
untune u,j,2sg
untwisted 0,1lm
untying 4,l8o g7l,fvx
untypicality q,390 38z,2c
unusable 0,lbt d65
unuseable 0,lbt d65
unused 0,6yt 6yo
unusefulness 7,d67
unusual 0,hiv kih a0d hit l53
unusually 2,j7d hiv
unusualness 7,kih l6v 2b1 hiv,l6u
unutterable 0,jj9 exe f7a exf
unutterably 2,exg exe
unuttered 0,enp enl
unvarnished 0,laz lay 5u5
unvarying 0,6fk 6fl
unveil z,,l75
unveiling 4,99f,iii 44c
unventilated 0,1he 1hd d3y
unverbalised 0,enp enl
unverbalized 0,enp enl
unverifiable 0,kk8 i3z
unversed 0,f0j 5s5
unvoiced 0,ko6 enp ko7 enl
unvoluntary 0,au0 atz cuw ffq ffr ffs
unwanted 0,a7x 1d a7w hpf hpg l6m
unwarmed 0,7a1 mz
unwarranted 0,f0c f0b
unwashed 0,7jf a65 3w6 39v
unwavering 0,clj 9sq
unwaveringly 2,cll clj
unwearying 0,bh5 5bg
unweathered 0
unwed 0,lai akz
unwedded 0,lai akz
unwelcome 0,l9u l9t
unwell 0,1ga 186 14j
unwellness q,14j 1ga,188
unwholesome 0,g4z 97s gz4 g4y
unwholesomeness 7,97s g4z
unwieldiness 7,lc7 8x7 eoi 5jl,8x8
unwieldy 0,5jl eoi 8x7 5jk 8x6 8o1 lc7
unwilling 0,g4x acz dpy g4w
unwillingness 7,acz ffs g4x,1q1
unwind z,,560
unwire z,,a8x
unwise 0,ctr b6 b9
unwisely 2,cts
unwiseness 7,b9 ctr,qc
unwitting 0,l9s fq
unwittingly 2,eqx l9s
unwomanly 0,gfc gfa
unwonted 0,l6w bqp
unworkable 0,eo8 eo5
unworldly 0,21g h4g 21e 72n kbz 6mk
unworried 0,5zv 5zw
unworthiness 7,3wk er9 9st lal,3lf erd
unworthy 0,lal 3wk lak
unwrap w,l7z 4b1 a8l e5,l75 27g
unwrinkled 0
unwritten 0
unyielding 0,am8 4w1 rk rp
unyieldingness 7,rk am8,rm
upbeat 0,4p4 hmb
upbraid w,j93 j0o 64h,jo
upbraider i,j0o j93,6w
upbraiding a,64h j93,xn
upbringing 4,izw cyi,3je j0
upchuck t,3tv kq,3tx
upcoming 0,7h2 7h3
upcountry 0,f4h f4g
upcurved 0,8zo 2nb
update u,lc8 lc9 lca,5gc na
updating 4,lca lc9 lc8,vr
updike i
upended 0,lcb i3n
upending 4,,20
upfront 0,5u5
upgrade v,,apv 1o0
upheaval q,cgm,20f
uphill h,g1 g2,g3
uphold 16,87f fnw 874 87c gci,81j 2f7
upholder i,gci 87f fnw,wp
upholster 14,lcc lcd,18i
upholsterer i,lcd lcc,2vk
upjohn i
upkeep 4,gcj,cmr
upland 0,e4y e4z e50 e51
uplift 11,419,18y
uplifted 0,b7m b7i
uplifting b,,2ws
upmost 0,kz5 2em
upper 0,e4q 2em 1ri
uppercase a,gcr,32f
uppercut 4,,4d9
uppermost 0,kz5 2em
uppish 0,4ex 2tq
upraise t,jb4 jb6,j0h
upraised 0,g13 b97
upright 0,lbw fny i3n boo jef j33
uprightly 2,e93 fny lbw
uprightness 7,bop boo bol lbw,box 2a4
uprise t,2qk 2qm,2qn 2wp
uprising 4,f8s,7w7
upriver 2,lce
uproar q,d8y 5dp hbk,7js 3py
uproarious 0,hbk e58 c8 d8y 5dp 1yo
uproot 15,9pu,9py
uprooter i,26a bof,990
upset u,j 1dh aja,2sg
upsetter i,,86q
upshot j,1a5,6ek
upside f,9se,3k4
upstager i,,qh
upstair 0,lcf
upstairs 2,lcf
upstanding 0,jae 9ad
upstart 4,lcg 2tm,1ce
upstate 2
upstream 2,lce
upsurge 4,hkq,1h0 ir
uptake 4,84w,q4
uptight 0,b3p b3q
uptown f,,klg
upturned 0,hs1 jw7 fen 50u
upward 2,lch 3gf
upwardly 2,lch
upwards 2,lch
upwind 2
uraemia q,3hj 3hk,m8
urania i,lci
uranologist i,33a 33d,n6
uranus h,hp9
urarthritis q,djp,2uu
uratemia q,,m3
uraturia q
urban 1,lcj 6up lck 6ur lcl lcm 6uo lcn
urbane 0,k80 4lp lco
urbanely 2,k80
urbanisation m,lcp lcq lcl lcm,317
urbanise u,lcl lcm lcp lcq
urbanised 0,lcn 6up
urbanity 7,lco lck k80 lcj 6up,6ny
urbanization m,lcp lcq lcl lcm,317
urbanize u,lcm 6up lcq lcl
urbanized 0,lcn 6up
urchin i,ds4,3n2
urd i,lcr
uremia q,3hj 3hk,m8
ureter 8,,5d1
ureteritis q
ureterocele q,,9r5
urethra 8,,5d1
urethritis q,h9u,91n
urethrocele q,,9r5
urey i
urge w,byo 13h elv dhv eo0 e5,xi 133
urgency q,8r7 elw elv,h6m br2
urgent 0,elv vf elw byo
urgently 2,9sr elv
urging 4,dhv byo 6kd,2l 13f
uriah i,,2dt
uric 1,i0u
uricaciduria q,,m3
uricosuric 1,i0u
urinary 1,lcs i0u
urinate t,gqf 9dz 8nc gqe i0u 435,3tx
urination m,gqe 9dz,9e0
urinator i,435 9dz
urine r,i0u lcs 9dz,3tw
urn 6,,lct
urocele q,,c56
urodynia q,,1ez
urologist i,,hu
uropathy q,h80,m8
ursine 1
urth i,lcr
urticaria q,e6e,b5k 1nr
urtication 9,e6e,b5k 1nr fit
uruguayan i,,2p7
usability 7,jug,9v2
usable 0,lcu h23 jug 2ia
usableness 7,jug lcu d53,9v2
usage 4,2ib 2ia,pf
usance 4,,6by
usbeg a,lcv lcw,3hg 3hh
usbek a,lcv lcw,3hg 3hh
use y,2ia 2ib 2i6 lcu d53 3eg 84x dsj,pf
useable 0,d53 hla jug 2ia
useableness 7,jug lcu juh,9v2
used 0,lcx c1b hk6 lcy bu
useful 0,h23 dut h22 j1w juh lcu lcz ld0
usefully 2,h23
usefulness 7,9v2 d52
useless 0,d65 d67 d64 fe5 lbt
uselessly 2,d65
uselessness 7,d67 d65
user i,84x c18 2ia ld1,b6d
ushas i
usher 12,dqx,dqw
usherette i,ao1 dqx
using 4,c17 ld1,c1a
ussher i
ussr f,jik
ustinov i
usual 0,jy ca6 jx fet j5k
usually 2,7ji jy
usualness 7,ca6 7jh jy,7jb
usufructuary i,,84x
usurer i,gxg,fyo gxh
usurious 0,bz1 buo ld2
usuriously 2,bz2 bz1
usurp 14,25v ld3 knr,9t1
usurpation 4,bft ld3 25v,5f6 2tb
usurper i,knr 25v,bw
usury 4,ld2 bz1,ld4 fyp
utah f
utahan i,,1ie
ute a,,7fk 7fl
utensil 6,,40z
uterus 8,ld5,hs6
utile 0,h23 9v2 dut h22 j1w juh lcu lcz ld0
utilisation 4,2ib 2ia,pf
utilise y,2ia 2i6 2ib 9v2
utilised 0,lcy lcx
utiliser i,ld6,84x
utilitarian 0,d52 d50 9v2
utility e,9v2 lcz d52 h23 2ia
utilizable 0,ld0 h23 2ia
utilization 4,2ib 2ia,pf
utilize y,2ia 2i6 ld0 2ib ld6 9v2
utilized 0,lcy lcx
utilizer i,ld6 2ia,84x
utmost 0,c5b gje e4m 1c9,87
utnapishtim i
utopia a
utopian 1,,54
utopianism 9,,6bu
utricle 8,ld7,3ay
utriculus 8,ld7,3ay
utrillo i
utter w,4ls 3hr 2t4 c2f ld8 1fv
utterable 0,c2f c2a 3hr 4ls 3hx
utterance a,1fv 3hr 4ls 3hx,39l
uttered 0,c2d c2e
utterer i,ld8 3hr 4ls,24o 44p
utterly 2,82 2t4
uttermost 7,gje c5b 1c9,87
utterness 7,83,87
utu i,ld9
utug i,ld9
uvea 8,,67q
uveitis q
uvula 8,,fwl
uvulitis q
uxor i,lda ldb,e7r
uxorial 0,ldb lda
uxoricide 4,,48c 4qd
uxorious 0,g8h yt
uygur a,l4p l4q,3hg 3hh
uzbak a,lcv lcw,3hg 3hh
uzbeg a,lcv lcw,3hg 3hh
uzbek a,lcv,3hg
vacancy q,ldc ldd beb,4lg 237
vacant 0,bec beb 4ld ldc ldd 1f 2
vacantly 2,bec
vacate 15,1f 2 beb dh,j81 bcn
vacation s,e76 5t7 e77,e78
vacationer i,5t7 e77,97m
vacationing 4,e77,fyi
vacationist i,5t7 e76 e77,97m
vaccina q,lde,4fd
vaccinate t,f4z f4y ldf f51 ldg,f46
vaccinating 4,ldg f4z,9ep
vaccination 4,f4y f4z,f50
vaccinator i,f51 f4z,9mo
vaccine 6,ldf f4z
vaccinee i,,1kn
vaccinia q,lde 8ll,4fd 208 6m2
vacillant 0,fhj f1t ebn
vacillate 12,ebn crf fhj e3i e3j kpj cre,c9u crh
vacillating 0,fhj f1t
vacillation 4,e3i kpj ebn crf,e3l 11h
vacillator i,e3j ebn,8l6
vacuity 7,ldh,4lg 1gp
vacuolated 1,ldi
vacuolation q,ldj
vacuole 8,ldi,2d7
vacuolisation q,ldj
vacuolization q,ldj
vacuous 0,ctm be6 b6 er3 bed
vacuously 2,be6
vacuum q,ldh,4lg 6yp
vagabond h,1gj at2,7hj
vagabondage 4,at4 at2,6tl
vagina 8,,5d1
vaginitis q
vaginocele q,7f6,7f7
vagrancy q,ldk 1gj,e7k
vagrant i,3zf 1gj at3 ldk,72b 72c
vague 0,hhc ex2 7x8 dyr ex1
vaguely 2,gum hhc
vagueness 7,dyr hhc ex2,1tu
vagus 8,ibd ibe,1q
vain 0,7r5 4za 2tq 7r3 bee 4to 4zb
vainglorious 0,ip6 2tq 4tm
vainglory 7,4tm ip6,4to
vainly 2,4za
vaishnava i,,6kx
vaisya e,,54x jz3
vajra i,,uh
vale h,dr8,9pd
valedictorian i,,cq
valentine a,,awy
valet i,,5n4
valetudinarianism q,32n,999
valgus q,,6yi
vali i,,14y
valiance 7,d79,56k
valiancy 7,d79 56r,56k
valiant 0,56r 56j d79
valiantly 2,ldl 56r
valid 0,b4x ldm 787 b4w fyc j02 ldn
validate v,8go ldo 7aw 3c9,2ks 17c
validated 0,ldn b4x
validating 0,7aw f5
validation 4,3c9 8fg ldo,9vd
validatory 0,7aw f5 8fg ldo
validity 7,787 ldm b4x l8g,3cb fxw
validly 2,b4x
validness 7,ldm l8g b4x,fxw
valkyrie i
vallecula 8,,1j
valley h,dr8,9pd
valor 7,d79 56r,56k
valorous 0,56r 56j d79
valorously 2,ldl 56r
valorousness 7,d79 56r,56k
valour 7,d79,56k
valuable 0,feb ldp koy fec 2jh fea ih0 jsv ldq 2ht ws
valuableness 7,fec ldp feb,bsv
valuate v,2j5 bsw bsu bsv 2j8 2j9,ei
valuation 9,bsw 2j5,2j4
valuator i,2j8 2j5,2ja
value 9,bsv 2j5,9k4
valued 0,iu7 9lq
valueless 0,ldr 6dr
valuer i,l7k 2j5,2j8
values 9,,465
valve 8,lds ldt ldu ldv,67q s9
valved 1,ldt
valvelet 8,ldv lds ldt dt
valvula 8,ldv,lds
valvular 1,ldu lds dt
valvule 8,ldv,lds
valvulitis q
vamoose 12,,bcn
vamp 6,8dd ldw,1tb gp
vamper i,8dd ldw,1tb
vampire i,fsi,4uu
vanbrugh i
vancouver f
vandal i,,26a
vandalism 4,,9wj 268
vanderbilt i
vandyke 8,,37s
vanguard e,,2w0
vanir i,,14y
vanish u,7p a6t ldx ldy dh ldz,uw
vanished 0,hcp 9tm
vanisher i,ldx a6t 7p
vanishing 4,ldy ldz 7p a6t,a6r a6q
vanity c,7r3 7r5,7r4
vanquish x,40n 40q 803 40s,40u 40v
vanquishable 0,40q 40w 40n
vanquisher i,803 40n,805
vantage 7,11l,fsv 11n
vanzetti i
vapid 0,4l1 l8d 4l2 fmw fkf
vapor r,le0 4v7 d9o gpo bt7 bt8 bt6 14a,jbd bt9
vaporific 0,le1 d9o le2 148
vaporing a,54r,4tk
vaporisation 4,4v7 le3 bt6 14a,bt9 263
vaporise u,bt7 bt8,nw
vaporish 0,d9o 148
vaporization 4,le3,263
vaporize u,14a le1 4v7 le0 kq,266 14b
vaporous 0,76i d9o 76k 148 le0
vapors q,gli,9hf
vapour m,le0 4v7,jbd bt9
vapourific 0,le1 d9o le2 148
vapourish 0,d9o 148
vapourous 0,76i d9o 76k 148
vapours q,gli,9hf
vaquero i,5fv,5fw
varan 5,,g4q
varese i
vargas i
variability 7,le4 rz 8kg,6ev
variable 0,8kg 4iy le4 gc le5 6ew 8kf h2a iok jx5 le6,h6q
variableness 7,le4 le7 rz 8kg,6ev
variably 2,8kg
variance 4,aaf,9n0 a9h
variant b,aaf a0p 2g 2cy le8 le5 gc,9n0
variate 9,le5,4iy
variation b,9n4 le8 le5 2g,do pf
varicella q,6m1,6m2
varicocele q,,a31
varicolored 0,le9 5rf h1j 4cn
varicoloured 0,le9 5rf h1j 4cn
varicosis q,,m8
varicosity q,l9e,lea
varied 0,h1j leb h1i hkg le9 lec le7 led
variedness 7,leb ajy 6fi h1j,le4
variegate u,lee gzz lef ajw,ajx
variegated 0,le9 h1j
variegation 4,lef ajw lee gzz,le4 vr
variety e,31v ajt,j8 ajv
variform 0,lec h1j
variola q,1j2,6m2
various 0,a0i eyh 2cy ehl
variously 2,aju a0m
varix q,lea,2c
varlet i,fqa,4jq 2so
varmint 5,leg,990 10d
varnish 6,jqe leh,769 76a
varnished 0,htu htt
varnisher i,leh jqe
varro i
varuna i
varus q,,6yi
vary u,gc 2g le5 le7 8kg a0p lei czz le8 aaf,8j4
varying 0,le7 h1j
vas 8,lej,76o
vasarely i
vasari i
vascular 1,lek lel lem len lej
vascularise u,lel lem,nw
vascularity 7,len lek,1al
vascularize u,lel lem lek,nw
vasculitis q
vase 6,lct,fk1
vasectomise t,leo,9k1
vasectomize t,leo,9k1
vasiform 0,5ut 5uu
vasopressin 8,tz,pb u0
vassal i,chh,u5
vassalage q,ju7,4ww
vast 0,4dy 33e bjh
vastly 2,ekm 4dy
vastness 7,bjh 4dy,1xs
vat 6,l3d,3vg
vatic 0,aki 110
vatical 0,aki 110
vatican 6
vaticinate w,fgv lep cw6 3ba e5,2bl
vaticination 9,cw6 lep fgv,10x
vaticinator i,3ba fgv lep,akl
vaudeville a,,jda
vaudevillian i,,qi
vaughan i
vault 6,6hz,gj5
vaulted 0,amr 1mt
vaulter i,edx,om
vaunt a,4t4 4r5 9s,4tk 1bz
vaunter i,4r5 4t4,4r6
vauntingly 2,4tn
vaux i
vayu i
veblen i
vector 9,,4iy
vedist i,,cq
veer 12,8zb kpe,3f2
veering 4,kpe 8zb,a2v
veg d,dnz,b1u
vega h
vegan i,,leq
vegetable d,dnz,b1u
vegetarian i,leq,9x0
vegetation e,5ac,j8
veggie d,dnz,b1u
vehemence 7,bdg,bdh
vehement 0,cii 1c9
vehemently 2,cii
vehicle 6,8mk ler,l1h 1j8
vehicular 1,ler 8mk
veil z,,1rv 425 9yj
veiled 0
veiling 6,6kp,da8
vein 8,2uh les,2uc 3y4
veinal 1,h8b
veined 0,hzt 5b3
velazquez i
vellicate u,kx8 4nj pr,fip fhv
vellication q,4nj kx8,4nk
vellum r,,kfw
velocity s,1hq,8m0
velour 6,let,3mj
velours 6,let,3mj
velum 8,,27d fwl
velvet 6,k6t k4u,3mj
velvety 0,k4u 8ob
vena 8,2uh,2uc
venal 0,59k 59l
vend 14,dyg gnb dyh 8gw,98a
vendable 0,gnb ggm dyg
vendee i,5no,5nt
vender i,8gw dyg,3nh
vendible 0,gnb ggm dyg
vending 4,dyh dyg,4z9
vendition 4,dyh dyg,4z9
vendor i,8gw dyg,3nh
veneer 6,,769
venerability 7,leu e96,dli
venerable 0,hk4 e96 1aq leu e92
venerableness 7,leu hk4 e96,dli
venerate 11,jcp jcr lev,ws
venerating 0,jaf ys
veneration 4,jcr 8wt jcp,22q 2fw
venerator i,lev jcp,wq
venesect t,lew i5e,9rp
venesection 4,i5e lew,esx 8xj
venetian i,,92e
venezuela f
venezuelan i,,2p7
vengeance 4,i03,i05
vengeful 0,jcl jcm lex
vengefully 2,jcn jcl
vengefulness c,lex jcl,gdb
venial 0,hx5 hx4 hx3
venice f
venn i
venom c,ley gdf 97r gdg,gdb
venomous 0,97r gdg 90p ley 4ih gdf
venomously 2,ic2 gdg
venous 1,les 2uh
vent w,lez 4r7 lf0 lf1,e6 4r9
venter 8,lf0 1h lez lf2,1og 1j
venthole 6,4r7,4r9
ventilate u,lf1 4r7 lf3,d1f
ventilated 0,1gy 1gx
ventilation 4,lf4 lf5 lf6,1v9
ventilator 6,lf3 f3l lf6 lf5 lf1,s9
ventilatory 1,lf5 lf4
venting 4,lf1,bat
ventner i
ventral 0,lf2 1h
ventricle 8,,2d7 35v
ventriloquist i,,qi
venture 15,lf7 cv5 8ul 122,il3 dqs
venturer i,122 lf7 123,3nh
venturesome 0,126 120 129
venturesomeness 7,129 126,12a
venturi 6,,3vf
venturous 0,126 120 kal
venue f,g5e,95d 3mz
venula 8,lf8,2uh
venule 8,lf8,2uh
venus h,lci
veps a,lf9 lfa,60v 60w
vepse a,lf9 lfa,60v 60w
vepsian a,lf9 lfa,60v 60w
veracious 0,l3c ji l3b lfb jg
veracity 7,lfb l3c,k0q
veranda 6,d7a,d7b
verandah 6,d7a,d7b
verb a,f1r lfc lfd lfe,ut gw2
verbal 0,7kk 227 2d3
verbalisation a,lff lfg 4ls 3hx,9zm pf
verbalise u,k9r 3hx lfg,tb
verbalised 0,c2d c2e
verbaliser i,1og,2vf
verbalism a,c2b lfh,7k7 j8j
verbalization a,lff lfg 3hx,9zm pf
verbalize u,k9r 3hx lfg 1og,tb
verbalized 0,c2d c2e
verbalizer i,1og 3hx,2vf
verbally 2,lfd 7kk
verbatim 2,buc bua
verbena k,lfi,4qs
verbiage a,lfh 9zm,j8j 9zn
verbify u,lfe f1r lfc
verbose 0,imk imj j8j
verboten 0,cuq cur
verdandi i,lfj
verdi i
verdict 4,,cko
verdure 7,dnu dny,4kf 8e3
verge 7,5bb,529 87
verger i,,6rl 612
vergil i,lfk
veridical 0,izl dw9
verifiable 0,hdr 7vx emh 2x9 7vy
verification 9,7vw 2x9,7vz
verificatory 0,7aw f5 2x9
verifier i,lfl 2x9,wp
verify v,2x9 2x8 7aw hdr 7vx 7vw lfl e5 2x2,17c bux
verifying 0,7aw f5
verisimilar 0,ikt bo6
verisimilitude 7,,ac0
veritable 0,j5e 3c2 bxq 37p
verity 9,l33,qo l3a
verlaine i
vermeer i
vermicular 0,cal 3aq
vermiculate 10,lfm 38x,yu
vermiculated 0,cal 3aq
vermilion 0,1tk jmz
vermin 5,leg,990
vermis 8,,28h
vermont f
vermonter i,,1ie
vermouth d,,iaq
vernacular a,2pa,2pb
vernal 0,lfn 546
verne i
verner i
vernier 6
veronese i
verrazano i,lfo
verrazzano i,lfo
verrucose 0,jhc 6e
versace i
versatile 0,led le6 h1j lfp 8kg
versatility 9,lfp led k1u,tr
verse a,bmy amb e3z ibp,ibo 3ot
versed 6,c0d c06
versification a,lfq jdq ibp,s0
versifier i,ibt ibp,ak
versify 10,ibp lfq jdq ibt bmy e3z amb,26h
version 9,lei,6xa l48
verso 6,,hte ftn
vertebra 8,lfr lfs,25g
vertebral 1,lfs lfr
vertebrate 5,4hi
vertex 9,,fck
verthandi i,lfj
vertical 0,i3n jmr boo lcb lbw
verticality 7,boo i3n,2a4
vertically 2,i3n
verticalness 7,boo bol i3n,2a4
vertiginous 0,al1 186 al2
vertigo q,al2 al1
vervain k,lfi,4qs
verve 7,k9e,lft
verwoerd i
very 2
vesalius i
vesey i
vesica 8,4ke,1s3
vesicle 8,4mw,1s3
vesicopapule q,hvs,hvr
vesicular 1,4mw
vesiculitis q
vespasian i
vespucci i
vessel 6,lej 4tq,76o 1gs
vest 15,80p lfu,bko 9yj
vesta h,lfv lfw
vestal i,6iq lfw lfv,1tb
vestiary 1,lfx fj
vestibular 1
vestibule 6,29g,29h
vestige a,kxw,74v
vestment 6,idk jfq,jfp
vestmented 0,6w4 2g8
vestris i
vestryman i,,6rl
vestrywoman i,,6rl
vesture 6,fj lfx jfq,3ug 644 73x
vet i,lfy,5j
veteran 0,c0g fy4 c06 hka,2w2
veterinarian i,lfy,5j
veterinary 1,lfy
veto 4,3q5,3pa 89m
vex 11,26r 26w 26t 26s 26u,26v
vexation c,1cc,22p
vexatious 0,270 271
vexed 0,dvz a17 747 1ud
vexer i,26s 26r,26z
vexing 0,bv2 270 a8v 271
vhf 7,b21,e37 b98
viability 7,1m8,1al
viable 0,bxh h9
viand d,,acb
vibist i,lfz,gu
vibrancy 7,i98 ja9,7cz
vibrant 0,kbt 3up
vibraphonist i,lfz,gu
vibrate 12,fmg g0a huq kq hoo iv3,4as hop
vibration 4,iv3 lg0 g0a,20
vibrational 1,lg0 huq iv3 hoo
vibratory 0,h0v 199 ja9
vibrionic 1
vibrissa 5,lg1,du7
vicar i,,2of
vicarious 0,jr4 1rb
vice 7,czf,3oc
vicegerent i,,9pq
vicenary 0,iu8 9lq
vicennial 1,lg2
vicereine i,fp1,e7r 4bv
viceroy 5,fp1,4bv wl
vicinal 1,lg3 g5n
vicinity f,g5n lg3,g5o
vicious 0,3sy bu3 3t0 5f2 cnh d7y
viciously 2,5f9 3sy
viciousness 7,5f2 bu3 gdg 3sy,5f8
victim i,658 6r7 6jz lg4,1ya
victimisation 4,c17 6jz,c1a
victimise 15,6jz lg4 c17 lg5 6r7 658,1d5 1w6
victimised 0,c1b bu
victimiser i,lg5 6jz,990
victimization 4,lg6 c17 6jz 5j9,12f c1a
victimize 15,6jz lg4 lg6 lg5 6r7 658,1d5 1w6
victimized 0,c1b bu
victimizer i,lg5 6jz,990
victor i,805,3yq
victoria f
victorian 1
victorious 0,klu l2n 4uo 4rd l2o
victoriously 2,l2n
victory b,4rd l2n klu,9dq klt
victrola 6
victualer i,lg7 ipj lg8,4xg 66z
victualler i,lg7 ipj lg8,4xg 66z
victuals d,ipc 1ls,1lx
vidal i
vidar i,lg9,14y
videlicet 2,h4n
video 6,lga,2wh ksc
videotape 6,ksb,ksa lga
vie x,7mr
vienna f
viennese 1
vientiane f
vietnamese a,25m 25n,194 25o
view 9,cva ag 81v 1nj hlm c65 kq,ehf 46e
viewable 0,jrx 6tn jrs
viewer i,5e6 jrs,372
viewers e,,39h
viewgraph 6
viewing 4,jpj,2t7 lgb
viewless 0,h95
viewpoint 9,238,kfc
vigesimal 1,lg2
vigil 4,lgb,lgc hnn
vigilance 9,1kf 1k9,1kg
vigilant 0,1k9 1k8 1kf lgd
vigilante i
vigilantism 4
vigilantly 2,lge 1k9
vignette a,k1m,6gv
vigor 7,352 jfr bh7,bhd
vigorish l,ld2,ld4
vigorous 0,bh7 5bg 352 ayz
vigorously 2,k4i bh7
vigour 7,352 ayz,bhd 571
vii n,e2i juv 223,k1
viii n,b6s b6p 223,k1
viking i,,49v
vile 0,9st 35z
vilely 2,9st
vileness 7,ck7 g50 g4y,3oc 4mb
vilification a,gdk 89q jcx,5si 4m0
vilifier i,3iz jcx,3j1
vilify w,jcx 89q gdk 3iz,bv
vilipend w,9ox,46i
villa 6,,4tj
village e,juq,1kj
villager i,,1qi
villain i,4jq 3lu h74,26z 3lv
villainage q,lgf,6ux jun
villainess i,,4jq
villainous 0,h74 cnh 4jq
villard i
villein i,8hw,e1o
villeinage l,lgf,6ux jun
villoma q,hvo,tm
villon i
vim 7,6lq lft,dud 1ih
vinaceous 1,lgg lgh iaq 1tk lgi
vincible 0,40q 40w
vindicate w,fnr bx8 1l2 2f8,fnw
vindicated 0,8p 8q
vindication 4,byy lgj,byz
vindicator i,2f8 lgj fnr,wu
vindicatory 0,irl jc5 8et 80d
vindictive 0,jcl 9sy jcm lex 4ih
vindictively 2,jcn jcl
vindictiveness c,lex jcl 9sy,gdb
vine k,71e,8p6
vinegar d,ko,l0
vinegarish 0,kz lgk kd lgl 5bl
vinegary 0,kz lgk kd lgl 5bl
vineyard 6,,92m
vinify u,lgm iaq,cgo
vino d,iaq,1jo
vinogradoff i
vinous 1,lgg iaq
vinson i
vintage d,,iaq
vintager i,,dxj
vintner i,lgn,3nh 3ce
vinyl r,,ivw
violable 0,lgo lgp 4sc
violate 16,lgp 4sc lgo hj5 f34 fvj,575
violation 4,f2u f34 bft lgp,7iu 5f6
violative 0,hj5 hj6 lgp 9rd 4sc
violator i,fvj 991 4sc 2zr,21 10q
violence 4,jf0 cgr lan 8c0,1cn bdh
violent 0,8c0 cgr 8bu cgq iwf fu4 ga0 ix7 jhy
violently 2,8c0
violet 7,isa,hvg isb
violin 6,1ss ci7,884
violinist i,ci7 1ss,gu
violist i,,gu
violoncellist i,6aa,gu
vip i,a2q,45f
viraemia q,lgq,m8
virago i,1ta,jyq 1tb
viral 1,lgr lgs
virchow i
viremia q,lgq,m8
virgil i,lfk
virgin i,lgt h9i 6iq lgu d1d,h4h
virginal 6,lgu lgt lgv
virginia f
virginian i,,1ie
virginity q,lgv 6iq
virgo f
virgule a,jtt,efi
viridity 7,dns,4s1
virile 0,kjd gdc 40a gb4 ges
virility 7,ges gdc,gd5 geu
virologist i
virtual 0,izm dw9
virtually 2,1pv br0
virtue 7,lgw gno eln,490 9k4
virtuoso i,k0 ghs hc,1fq
virtuous 0,eln 6iq lgw elm 6a6 6ip
virtuously 2,6is eln 6iq
virtuousness 7,lgw eln,490
virulence 7,lgx 97r,dwl
virulency 7,lgx 97r kc,dwl eav
virulent 0,97r 90p lgx
virulently 2,kc
virus 5,lgs lgr,3la
visage 7,8ij 8ih,c6t 2h0
visayan i,4i1,4i2
viscera 8,bl5,53a
visceral 1,bl5
viscid 0,dhd u7 dhe
viscidity 7,dhe dhd,dar
viscidly 2,kgw dhd
viscidness 7,dhe dhd,dar
viscoelastic 0,b7g 51y
viscometer 6,,ph
visconti i
viscosity 7,dar lgy,826
viscount i,,2rj 3uv
viscountcy a,lgz,3uz 3v0
viscountess i,,e7r 3uv
viscounty f,lgz,3uz 9k5
viscous 0,lgy dhd 72k dar u7
viscousness 7,dar lgy,826
viscus 8,53a,25k
viselike 0,kxh 6ox
vishnu i
visibility 7,82z 6tn,i29
visible 0,6tn hru 82z 6tm jrt jru gb9 glh gq7 jrv hvb jrw jrx 3nz
visibleness 7,82z hru 6tn,i29
visibly 2,6tn
visigoth i,,djk
vision 9,ijl r7 eoj,6n3 dry drz
visionary i,egu 2b8 eoj,1jl
visit 15,lh0 lh1 5rp 51n lh2,kzl fk3
visitant i,51n lh0 5rp,7q
visitation 4,l24 6wo,183 2et
visiting 4,lh2 lh1
visitor i,51n lh0 5rp f75 lh1 6dn,7q
visor 6,lh3 c66,lh4 c67
visored 0,bo4 bnx
vista 9,3jf,hve
visual 1,hm1 r7
visualisation 9,lh5 blr,ejr
visualise u,blr blo lh5,jrs 96q
visualiser i,lh6,372
visualization 9,lh5 blo,ejr
visualize 10,blo lh5 lh6 2jk blr,96q
visualizer i,lh6 blo,372
visually 2
vital 0,8r5 ey8 ey7
vitalisation q,lh7 lh8,4s
vitalise u,lh9 lh8 lh7 250,54d
vitaliser i,250 lh8,253
vitalist i,,3h
vitality 7,k9e 24x,lft
vitalization q,lh7 lh8,4s
vitalize u,lh9 lh8 1m9 24x lh7 250,54d
vitalizer i,250 lh8,253
vitally 2,br1
vitalness 7,ey7 bqv br1 1m9,bqy
vitals 8,,25k
vitamin r,lha lhb,1ls
vitaminise 14,lhb,kns
vitaminize 14,lhb lha,kns
vithar i,lg9,14y
vitharr i,lg9,14y
vitiate u,3xf 9dh,184
vitiated 0,a43 8fo a44 59l
viticulturist i,,1fn
vitiligo q,,d2
vitreous 1,dfi
vitrine 6,,3mb
vitriol a,lhc feh 688 kc,m0 89q
vitriolic 0,kc 688 ke feh 267 lhc
vitriolically 2,689 kc
vituperate w,jcx 8r1 feh,bv
vituperation a,feh jcx,89q
vituperative 0,8r1 5yc jcx
vitus i
viva a,hmi,7l3
vivace 2,21s
vivacious 0,kbt 3up
vivaldi i
vivid 0,g0x 6zp dw9 lhd 6xj
vividly 2,g0x
vividness 7,lhd g0x 6zp,6ho
vivification 4,5bd fey ium,q7 pv
vivify t,ium fey izr,54g
vixen 5,dxb,d3o cz0
viyella 6,,3mj
vizcaino i
vizier i,,2g1
vizor 6,lh3 c66,lh4 c67
vlaminck i
vocabulary a,fzm,9zp 3g
vocal 1,7kj lhe i5k i5j
vocalic 0,lhf lhg
vocalisation a,i5k k7r,7k8
vocalise w,lhe lhh 1rk,5vk 2v4
vocaliser i,ld8 1rk k7r lhe,24o gu
vocalism a,i5k 1rk,7k8
vocalist i,1rk i5k,gu
vocalization a,i5k 1fv k7r i5j,7k8 39l
vocalize w,k7r i5k ld8 1rk,2v4
vocalizer i,ld8 1rk i5j k7r lhe,24o gu
vocalizing 4,6g3 lhe,k0x ia2
vocally 2,7kj
vocation 4,5rt,i6
vocational 1,lhi 5rt
vocationally 2,lhi
vociferation a,475,1fv
vociferator i,,1og
vociferous 0,4ma c8
vociferously 2,4ma
vogue 9,kjv,2jm
voguish 0,6ls ccd 6lt 94l
vogul a,gfh gfi,60v fp0
voice 7,i5k k7r,hbj 7k8
voiced 0,k7q
voiceless 0,ko6 kov ko7
voicelessness 7,2ef kov 2eg ko6,20g k9q
voicer i,,1og
void 0,hft c92
voidable 0,j9h j9i 274 fe9
voidance 4,ar1 bsp,am
voider 6,fe8 9dy 274 bsp,2g1
voiding m,9e0 bsp,65r
volaille d,6ly,6lz
volar 1,hu9 hu8 hua
volatile 0,le2 le1
volcanic 1,lbz 8gj
volcano h,,6nh
volition 9,lhj lhk,c7g
volitional 0,lhk 813 lhj
volitionally 2,lhl lhk
volley 4,d5z,3va
volleyball 4,,3x3
volta h
voltage j,bcj,5wi
voltaic 1,d7k bcj
voltaire i,2se
voltmeter 6,gri,gp3
volubility 7,2va 6j2,2vb
volume n,lhm 5hv 1j9 4em,1xd 1xf
volumed 1,4el 33e
volumetric 1,lhn
volumetrically 2,lhn
voluminosity 7,lho 4em bc,1xs
voluminous 0,4em 33e lho lhm 5hv lhp
voluminously 2,lhp bc 4em
voluminousness 7,lho 4em bc,1xs
volund i
voluntarily 2,l6p
voluntary 0,l6p lhq lhr l6o
volunteer w,lhq,na 2w2
voluptuary i,kpp ez8 4bg,4i6
voluptuous 0,fn0 8df lhs
voluptuously 2,50q ez8
voluptuousness 7,lhs ga5 fn0 ez8,5r
volute 6,790 794,zr 5a2
voluted 0,794 793
volvulus q,,m8
vomer 8,,25g
vomit t,3tv abt bci 3tu kb1 kq,3tx
vomiter i,kb1 3tv,287
vomiting 4,abt 3tv,45x 45y
vomitive 6,bci,1nu
vomitus r,3tu,3tw
vonnegut i
voodoo 6,chc,1yc
voraciousness 7,b3i b3j b3k,5ht b3l
voracity 7,b3i b3j b3k,5ht b3l
vortex b,8bq gbf,800 8yi
votary i,3ip,48d avd
vote 15,hq7 3pa lht km5 b86 83k,yb 3pc
voter i,83k hq7 lht,6ut
voting 4,3pa hq7 lht,3pc
votive 0,80t 80q
votyak a,l4l l4m,60v fr3
vouch w,lhu lfl,37m
vouchee i,,310
voucher a,lfl 329 lhu,wp 3pb
vouchsafe 14,,1oy
vow w,16y lhv,dqe
vowel a,lhg lhf lhh,82q
vowelise w,lhh,2v4
vowelize w,lhh lhg,2v4
vower i,lhv 16y,imu
vox a,i5k,7k8
voyage 4,h62,4tv 6sj
voyager i,h62,7q
voyeur i,i10,5e6
voznesenski i
vuillard i
vulcan i
vulcaniser i,lhw lhx
vulcanizer i,lhw lhx
vulgar 0,75t 1fk lhy 75y
vulgarian i,jdw,1ce
vulgarisation 4,lhz idu lhy idw,83i
vulgarise t,idw lhy idu idx idv lhz,5c7
vulgariser i,li0 idx idw,98p 17o
vulgarism 7,k53 75y,4lz 4yv
vulgarity 7,75y 75t 8u0,4yv
vulgarization 4,lhz idu lhy idw,83i
vulgarize t,idw lhy 7jf idu idx idv 75t lhz,5c7
vulgarizer i,li0 idx idw,98p 17o
vulgarly 2,k51 8u0
vulnerability q,li1 kon,93z
vulnerable 0,2ze 2zd 2zc 9ee bg5 f5z i1k kwr l9a
vulnerably 2,2ze
vulpecular 1,li2 cz0
vulpine 1,li2 cz0
vulture 5,li3 1cy,azp
vulturine 0,1cy 1ct
vulturous 0,1cy 1ct li3
vulva 8,,8xh
vulvitis q
wac e,,2dt 1tb 8ee
wacko i,hgj,8mg
wacky 0,ctn b6
wad z,7lb 6jd 7l9,1qc
wadding r,5z7,6g
waddle 4,789 li4,ht2 1uk
waddler i,li4 789,1ul
wade 12,li5 e36 li6 kq,1uk
wader 5,e36 li5,kp3
wading 4,li6 li5,gg2
wads n,aqe,3zc
wafer r,,hyt
waffle d,,4i5
waffler i,c9u,17o
waft 12,,asx
wafture a,li7,53g
wag 12,li8 li9 jvl kq,fl3 ed5
wage l,b0e,b0m
wager 4,hxa 4bi 4au,d7x
wagerer i,4bh 4bi,4bj
wages b,jdb,1a8
waggish 0,edd 1yo
waggle 12,li8 jvl kq,fl3
waggon 6,62o,4cv 1uu
waggoner i,lia,6hm
waggonwright i,lib,638
wagner a
wagnerian i,,u5
wagon 6,62o,4cv
wagoner i,lia,6hm
wagonwright i,lib,638
wahabi i,lic,44z
wahhabi i,lic,44z
wahunsonacock i,ift
wahvey i,fjv
waif i,,3n2
wail w,ebt fsg gpk lid 3z5,8v0 7ng
wailer i,lid ebt,do7 1og
wailful 0,k86 23z
wailing 4,3z5 ebt,3z6
wain 6,ias
wainscoted 0,zj yx
wainwright i,lib,638
waist 8,lie,2p2
waistcoat 6,lfu,9yj
waistline 8,lie,2p2
wait 16,1v0 9hj 2bc lif g9z 9hi kq,p5
waite i
waiter i,617 lig,5lt
waiting 4,lif izg 1v0 ik7,ehs
waitress i,5jq lig,617
waive 15,cw3 lih
waiver 4,lih cw3 cwa,69k
wajda i
wakashan a,frc frd,1ki jk9
wake t,lii 1a7 2si lij,1a5
wakeful 0,1k9 1k8 1kf
wakefulness 9,lgc,lij 4s
wakeless 0,9d6 9d4
waken t,2sn 2si 3fv,15k ks
wakening 4,3fv 2si,2sf
waker i,2sm 2si,2so
waking 9,lij 3fu lii 32w,150
walapai a,ebz ec0,lh 76n
waldheim i
wale 6,lik,4n3 4ta
walesa i
walk 12,1uk 841 hw2 gdp 840 gg2 1ul dh,93t gw
walkaway b,4rc,4rd
walker 6
walking 0,733 un
walkout 4
walkover 4,,3ix
walkway 6,gdp,8su
wall 6,d6j cga,ak8 7hj
wallace i
wallah i,,je
wallenstein i
waller i
wallet 6,,3me
walleye 5,bz7,bqn
wallflower k,,4qs
walloon a,,d0y
wallop x,lil lim lin lio av3,3r0 40v
walloper a,lin lio lil lim,e67 86q
walloping 0,4e0 33e
wallow y,4fr,ez2 4as
wallpaper r,hvk,4r0
wallpaperer i,hvk
wally i,,2z9
walnut d,,76x
walpole i
walrus 5,jq8,jq9
walter i
walton i
waltzer i,,93s
wamble 12,,4as
wampanoag i,,27
wampum 6,4xv,2l4 jgw
wan 0,hu0 13m
wanamaker i
wand 6,,3ya
wander 12,at2 72b at4 asz gjo 2ii,gw
wanderer i,72b at2,7q
wandering 0,gux ey3 at3 2y3
wane u,9bd lip b1z liq,t
wangle 15,ck9 lir cka,h2
wangler i,cka c8q ck9,44p
wangling 9,lir ck9,am2
waning b,liq 9bd lip,9c1
wanker i,kzh gi1,d2u
wanly 2,hu0
wannabe i,2z5,2i7
wannabee i,2z5,2i7
wanness 7,li 7ew,lj
want 11,44n h6z lis 2bd
wanted 0,8nm 6lg 8nl 47h
wanter i,h6z 44n h6y
wanting 0,hcn 9fb 9tm 9fe
wanton i,i72 imq,4i6 18h
wantonly 2,g0j gzx imq
wantonness 7,l71 g0i gzx imq,f9h 27u
war 4,lit liu,3yk 28w
warble w,l2c liv dh,5vk
warbler 5,liv l2c,1rk 3i0
warburg i
ward i,dqh,50l
warden i,,833
warder i,liw dqh,833
wardress i,,liw
wardrobe 6,2rq,434 j8
wardroom 6,,3v5
ware 6,616,2ux 7j3
warehouse 6,lix,bla
warehouseman i,liy,3mh
warehouser i,liy lix,3mh
warehousing 4,j8w lix,j8x
warfare 4,lit,3yk
warhead 6,i07,5lq
warhol i
warhorse 6
warily 2,liz
wariness 7,6hg aj8 liz,6hh
warlike 0,gr0 gr1
warlock i,,iti
warlord i
warm 0,g9e e01 lj0 g9c lj1 lj2 16m 8dk dzw
warmed 0,lj1 g9e
warmer 6,e05,s9
warmhearted 0,lj3 lj4 16m
warmheartedness c,lj4 16m lj3,5zn 16n
warming 0,lj2 g9e
warmly 2,8dl e01
warmness 7,16m lj0 e01 g9e,16n cim
warmonger i,gr6,108
warmongering 9
warmth 9,e04 lj4 lj0,7a7 5zn
warn w,xh xd lj5 68v xf,na xi
warner i,lj5 xh,17o
warning a,68v xf xh xd,2kd xo
warp w,aic 9fy lj6,age 8y4
warped 0,8s0 3h0
warping b,lj6 aic,9g3
warrant w,1x3,fnr 6d4
warrantee a,dqd,te 5nt
warranter i,dqg dqd,3jc
warrantor i,dqg dqd,3jc
warranty a,dqc,dqf
warren e
warrener i,,d83
warring 0,470 gr1
warrior i,6bx liu
warriorlike 0,gh2 gh3
warsaw f
wart p,,5hb
wartlike 0,jhc 6e
warty 0,jhc 6e
warwick i,fpz
wary 0,liz 6hg
wash z,bal fvd fv4 jev jew lj7 fv6 fv8 fvf 3y2 kq,jex 3xz
washable 0,lj7 fv5 bal fv4
washables 6,fv6,9yj fgp
washbasin 6,lj8,k12
washbowl 6,lj8,k12
washed 0,6yz 6yo
washer 6,fv8 bal fv4,je jqc
washerman i,fv9,fv8
washerwoman i,fv7,fv8
washing 4,3y2 fvd,377
washington f
washingtonian i,,1ie
washout i,,dpa
washup 4,3xx fve,3y2 3y3
washwoman i,fv7,fv8
washy 0,a3r 4mo a3p 2xu
wasp 5,,2wl 1yv 28t
waspish 0,5bk 5bl
wassail d,flv jkm 61t,69n
wassailer i,61t kyk flv jkm,3ij wp
wassermann 9
wastage l,ft5 bap h6w,9be cwg
waste 14,kd5 8tx kws e52 lj9 kd6,bs 2ia
wastebasket 6,,3mb
wasted 0,1gk g80 6dr g7x
wasteful 0,l84 l85 e52
wastefully 2,ilc c52
wastefulness 4,kws e52 c52 l84 9u0,c50 pf
wasteland f,3vh,3vk
waster i,lj9 26a kd5 84u 9sg,ilb 990
wastewater r,b5o,8tx
wasteweir 6,kbd,i1v
wasteyard f,ax8,5ta
wasting q,5ok 1yt bap,32n
wastrel i,lj9,ilb
watch 13,lja dqi jrs kd2 5e6 kq l00,wt 6k1
watchdog 5,,xk
watcher i,5e6 ljb lja,372
watchful 0,1k8 3fs 1kf lgd 1k9 1ka 1kb 1kc 32w
watchfully 2,lge 1k8
watchfulness 7,1kf lgd 1k8,1kg 60g
watching 4,gxo ljb,dfd
watchmaker i,eag,3ce
watchman i,g76,51u
watchword a,8j8,h06 5z6 2n8
water r,2lx 3z8 ljc g3g ljd fho,eeq c57 h6q
watercolor 6,lje ljf ljg ljh,eik lji
watercolorist i,ljg lje ljh,at
watercolour 4,ljj ljf ljg,4vs lji
watercolourist i,ljg ljj ljf lje ljh,at
watercourse 6,5dg,5tj 3z8
watercraft 6,4tq,8mq 1gs
waterer i,ljd fho,92o h0
waterfall h,662,3z8
waterfront f,,aq4
wateriness 7,h16 ljc a3r,93p a1
watering 4,frz k9b fho,q4 93j
waterless 0,2q9 113 2qe
waterlessness q,2qe 2q9
waterlogged 0,4uq 42s
waterman i,4tw,je
watermark f,,3hb
waterproof 0,iws 1hw
waterproofed 0,iws 1hw
waterproofing 4,jqf,9ep
waters 8,,4q2
watershed f,,3hb
waterspout 6,743,kzb 744
watertight 0,1hw 9l1
waterway h,,3z8
waterworn 0,ljk 38x
watery 0,ljc j3u 42s h16 2lx
watson i
watt n
watteau i
wattle 6,ftk,639 1h1
watts i
watusi i,l3z,3sj
watutsi i,l3z,3sj
waugh i
wave b,57s 423 jf5 li7 kq,2km 2hs
wavelength 7,,ahn
wavelet b,jf5 57s
wavelike 0,8q4 8q6
wavell i
waver 16,c9u c9r c9s c9t e3j e3i 36s,e3k
waverer i,e3j c9r c9u,8l6
wavering 7,e3i c9u crf,e3l dvm
waviness 7,8y7 ljl 8yd 8q4,8y9 fju
waving a,li7 423,53g
wavy 0,8yd 8q4 8y8 8y7 i3e 8q6 ljl
wax r,ljm ljn ljo ljp,hjv 1rv
waxed 0
waxen 1,ljo ljm
waxing 4,ljp ljn,27n
waxlike 0,7ez 2xu
waxy 0,ljo eos ljm eou eov eow eox
way 7,cc3 1bc,1al b4y
wayfarer i,fma,1ul 7q
wayland i,ljq
waylay x,1uw,1v0
wayne i
ways 6,,5a2
wayside 6,jfj,49p
wayward 0,88m ae9
wbc 8,3x7,8eh fz8
weak 0,13m a3r 37f 1z1 13j c85 cf0 cpu ds1 hu0 irk li1 g27 a3p
weaken u,4si c7l ljr a3s 37e,t
weakened 0,a43 a44
weakener h,ljr 93k 4si,1b4
weakening b,37e c7l,4be
weakling i,8v6
weakly 2,13m
weakness q,c7u c97,9e4
weal q,lik,4n3
wealth q,18b 18a,eof 5r
wealthily 2,18a
wealthiness q,18b 18a,eof
wealthy 0,18a gxe 18b je3
wean y,ljs ljt,586 9pk
weaning 4,ljt ljs,7l0
weapon 6,drh lju,1zt
weaponed 0,2rf 2re
weaponize u,lju drh
weaponry 6,1wu,2s3
wear t,ljv ljw ljx fj ljy ljz,2g6 403
wearable 6,fj ljx ljw ann ljv,644 73x
wearer i,ljy ljv,84x
wearied 0,fjk 3gb
wearily 2,kyd 3ga
weariness q,32p 3ga,av0
wearing 4,6d ljz ljw,1pn 34
wearisome 0,50c 50d
weary 0,3ga 3gb 32p
wearying 0,b5p 2on
weasel 5,,lk0
weather j,eta,3b9
weathered 0,lk1 38x
weatherman i,,gp1
weatherstrip u,,f8j
weatherworn 0,lk1 38x
weave z,fcv 553,87x 935
weaver 5,553,2vk 3i0
weaving 4,h8l 553,8ro
web 5,lk2 bkb h8j h8k,7hj bkd
webb i
webbed 0,huc h8j hub 5tx
webby 0,h8j 5tx lk2
weblike 0,h8j 5tx
webmaster i,,254
website a,,7qd
webster i
wed 15,f4k 59x ggy dh,82b
wedded 0,ggw fls
wedding b,29t 59x ggy f4k,6ce 4b8
wedge p,8xe 9om 7pq,8xf 21b
wedged 0,7l5 6yl
wedgwood 6,,6ym
wedlock q,4et,ggu
wednesday s,,d1v
wee 0,4ia 3sc a45
weed k,1uq lk3 lk4,8p6
weeder 6,lk4,92o 39x
weeds 6,,9yj
weedy 0,lk3 4xd 1uq 285
week s,e0o e0p,6by
weekday s,d1v
weekend s,lk5,6by
weekender 6,lk5,5t7 df6
weeklong 0,g6x 1ax
weekly a,,4g9
weeness 7,a45 4ia,a46
weenie d,czm,czn
weensy 0,4ia 3sc
weeny 0,4ia 3sc
weep t,4rm lk6 3z4 3z6 8v7,5lp
weeper i,3z4 lk6 4rm,1ya do7
weeping 4,3z6 k85 4rm 23z,q4
weewee r,i0u,3tw
weft 6,lk7,kwp
wegener i
weigh 16,g08 81w g07 136,gk5
weigher i,g07,2g1
weighing 9,136 81w,13b
weight 7,e0j lk8,48b
weighted 0,fwc 5kb
weightily 2,dmx lk8
weightiness 7,lk9 e0i 788 dmx 8ef lk8,br2 e0j
weighting n,,77i
weightlessness 7,1h9,e0j
weightlift 4,lka lkb g12,4uk bxx
weightlifter i,g12 lkb,om
weightlifting 4,lka lkb,4uk
weighty 0,lk8 788 e0i e0j 76f lk9
weil i
weill i
weinberg i
weir 6,,92w
weird 0,b7y 2gl 4j7
weirdie i,8p5,1ce
weirdly 2,kif
weirdness 7,4j7 b7y kif,4j8
weirdo i,8p5 g7a,1ce 42y
weirdy i,8p5,1ce
weisenheimer i,lkc,lcg
weismann i
weizmann i
welch 15,lkd,44s
welcher i,lke,5zl
welcome 14,lkf eap do2,e8 4d0
welcomer i,do2 lkf
welcoming 0,eao
weld u,lkg lkh,ik 20k gnn
welder i,lkh lkg,2vk
welfare 4,48l,jnu 48q
welfarist 0,g05
welkin f,bel,bem
well 2
wellbeing q,bsa,bsb
welles i
wellington 6
wellness q,dze 341,bsa
wells i
wellspring a,cyo,9ql cyp
welsh 5,91c,59b
welsher i,lke lkd,5zl
welshman i,91c
welt 6,lik cqj,4n3 jqg
weltanschauung 9,,cva
welter q,754,755
welty i
wen q,6e1,91l
wench i,936 lki lkj,46u cxo
wencher i,lkj lki,10p
wend 12,,gw
werewolf i,gak,1xl
werfel i
wernicke i
wesley i
wesleyan i,gpa
west f,lkk,b1i
westbound 0,lkk
wester j,,1hs
westerly 2,lkk
western 0,e3n hi9 e3m
westerner i,,1qi
westernise u,hi9
westernize u,hi9 e3n
westernmost 0,lkl lkk
westinghouse i
westmost 0,lkl lkk
weston i
westside 0,lkk
westward 2,lkm
westwards 2,lkm
wet 0,42s 4a9 93p 42r 4a7 4uq 6wh 93f k6q atm ecy guk h1c j3u jdg k3s iwq kg9 kgx kri l82 ljc gwf lkn 93j
wetback i,dni,6lw
wetness q,93p 42s
wetnurse i,1s4,1s6
wetter i,9v3 lkn 4a9,q5 3mh
wetting 4,93j 4a9,2sh
whack z,lil fqs 40t,3r0
whacked 0,kyc 3gb
whacking 4,40t 4en lil 33e,av4
whacko i,hgj,8mg
whacky 0,ctn 3pp b6 3pq
whale i,ddu,5nb
whaler 6,,3ua 9qa
wham z,lil,3r0
whammy a,e3x,jup 7z3
whang 4,fqs,4d9 40p
whap z,3wl,3r0
wharf 6,ale lko,1un
wharfage 6,ale lko,21c 1un
wharton i
whatever 0,2dp 2dq
whatsoever 0,2dp 2dq
wheal q,lik,4n3
wheat k,,6c6
wheatley i
wheatstone i
wheedle w,4ll 76c 4l6,4lm
wheedler i,76c 4ll,76d
wheedling 4,4l6 4ll,4l8
wheel 6,637 4cu jg1,ir2 6u9
wheelchair 6,,2rd
wheeler 5,lkp,638
wheeling 4,jg2 jg1,r1
wheelwright i,lkp,638
wheeze t,lkq 32r,58f 58h
wheeziness q,lkr 32r
wheezing 0,32r 2uv
wheezy 0,hbl 32r c8 2uv lkq lkr
whelm 11,hqk,2sg
whence 2
whereabouts f,,g5p
whet 13,,ac2
whiff j,,4rk
whiffer i,,3xt
whig i,,5kk fzx
while s,,96i
whim c,5xp,1u7
whimper t,gpk lks,4rm
whimsey 7,lkt 2mo,46a 2mq
whimsical 0,2mr 2mp lkt 2mo
whimsicality 7,2mo en6 2mr,2mq 2od
whimsy 7,lkt 2mo 2mr,46a 2mq
whine w,k5t lks 479 lku,gw 3hx
whiner i,479 k5t lku,1ce
whinny w,,3hr
whip z,cqj iv1 fu2 kpo cnf av3,40o 40n
whiplash 4,fu2,4n3 4d9
whiplike 1,cne iv1
whipper i,kpo cqj,gjq
whipping 4,cnf kbr cqj 3up,40t
whippy 0,b7c 51y
whir b,4hu 4hv,4hw 4wl
whirl 12,kpk 4hs dsd 2ii 8bq kbf,6u9 4ht
whirler 6,dsf,9qu r4
whirligig 6,kto,3p9
whirling 4,dsd kpk,6u8
whirlpool b,gbf b3m,8yi ar0
whirr b,4hu 4hv,4hw 4wl
whirring b,4hu 4hv,4hw
whisk 12,,5b4
whisker 5,du6 lg1 3t1,4ib du7
whiskered 0,3t1 3t2
whiskers 8,37s,408
whiskery 0,3t1 3t2 lg1
whiskey d,52s,4iv
whisky d,52s,4iv
whisper w,lkv kov lkw kq,3hx k9q
whispered 0,ko7 ko6
whisperer i,lkw lkv,1og
whispering a,jit kov lkv,3py k9q
whistle 13,lkx lky lkz ll0,4wl gw
whistleblower i,,4b4
whistler 5,lkz lkx lky,jeu
whistling 4,ll0 lkx lky,4hw h30
whit n,fge,4ib
white 0,1j5 67m 4mm 1j4 2wl 67l
whiteface 5,,24e
whitehead 8,grc,4jt
whiten u,ll1 ll2 g15 kq,4jh
whitened 0,7f0 2xu
whitener r,ll2 ll1,1b6
whiteness 7,4mm 1j5,4k7
whitening 4,g15 ll1,4jl
whitethorn k
whitewashed 0,htv htt
whitey i,e8z,2wl
whitish 0,grd ly csi lk
whitlow q,,4fd
whitman i
whitney h
whittier i
whittle i,hxc ll3,1y6
whittler i,ll3 hxc,92t
whiz 13,4hv k0,4wl 1fq
whizz i,k0 4hv,1fq 4wl
whodunit a,,1nk
whole 0,bky 7o7 bkx bl0 g4m
wholehearted 0,k0n dcm dzx
wholeness q,7nt dub k7d duc,pl dud
wholesaler i,flh,aiw
wholesome 0,1lz 1lu jki jlv jkk
wholly 2,1rm bky
whoop w,ll4 ll5,8v0
whooper 5,ll5 ll4,8n2 kp2
whop z,lil 3wl,3r0
whopping 2,4e0 33e
whore i,3yv dwj,1tb
whoredom 4,dwj 3yv,dwk
whoremaster i,ll6 ll7,5nt hux
whoremonger i,ll6 ll7,5nt hux
whoreson i,3xe 30p,6mc 1ce
whorl p,791,800
whorled 0,794 793
wiccan i
wichita a,,2q7
wicked 0,cnh k0s f9s cym ck7 9wm bu3 cng f41 fh0 h74 i0j lbl k0j
wickedly 2,bu2 cnh
wickedness 4,9wm cnh,9ov
wicker r,,53z
wickliffe i,ll8
wiclif i,ll8
wide 0,3zy 5bw 5by 3zw 5bz 5c0 5c1 5c2 5c3 5c4 5c5 bjh
widely 2
widen u,a38 ll9,is
wideness 7,5by bjh 3zy 4dk 5bw 1xq,57c 1xs
widening 4,ll9 a38,in 83j
widespread 0,db6 aip db3 a1m
widget 6,de7 2hy,brl s9
widow i,apl lla,1tb
widowed 0,laj akz
widower i,llb,y5
widowhood s,lla apl,y3
widowman i,llb,y5
width 7,57c,57d
wieland i,ljq
wield 14,by0 ira,by1 9zv
wiener d,czm,czn
wienerwurst d,czm,czn
wiesel i
wiesenthal i
wife i,e7r ldb,1tb 4es
wifelike 0,ldb
wifely 0,ldb e7r
wig 6,dov,iev
wiggle 12,fl3 kds kdr llc 23c dh,fjj
wiggler 5,kdr llc fl3,671
wiggly 0,8zm h0u 2nb 199 kds
wight h,8oe,8ji
wigmaker i,,3ce
wigner i
wild 0,6g8 6g5 9iv d0z lc2
wildcat 6,40g 65t c1o,drs 1co
wildcatter i,,hjw
wilde i
wilder i
wilderness 7,,abm
wildlife e
wildly 2,6g8 hyj
wildness 7,cgr hyj 23i f9y,cgy bdh
wile 4,6lv 2un,6k0
wilfully 2,lhr
wiliness 9,8mm 2un,33i
wilkes i
wilkins i
wilkinson i
will 9,lhj kv7,c7g 1gc
willard i
willebrand i
willful 0,lhr l6p
williams i
willing 0,813 izc 812 afg df3 lhk
willingly 2,lhl 813
willingness 7,izc 813,1q1
willis i
willow k,,2n1
willowy 0,dk4 crk
willpower 7,h88,rm
wilmut i
wilson h
wilsonian 1
wilt u,,c7l
wilted 0,g27 auj 13m
wily 0,2un 2uk 6lv 8mm
wimp h,8v5 cv1,8v6
wimpish 0,cv1 cv0
wimpy 0,cv1 cv0 8v5
win x,40u d6x 86q lld kq ld lle,7mr ej
wince 12,8q0 cpw,4as d2x
winckelmann i
wind j,1hs 4rj ccn,eta
windaus i
windbag i,d9n,502
windblown 0,8s1 3h0
windbreak 6,,e0s
windburn q,,bq5
winded 0,58s 2z3
winder 6,llf,je 5cc
windfall b,4wq,1fs fp
windiness a,598 coh 4rj imk,4vc j8j
winding 0,8rz ey3 3h0 2y3
windless 0,llg i8r kh6
windlessness q,kh6 llg,kh7
windmill 6,,dop
window 6,cao,1h1
windowpane 6,,hv0
windowsill 6,,ao6
windpipe 8,l01,5d4
windscreen 6,llh,lli
windshield 6,llh,lli
windsock a,au5,3zg
windtalker i,779,77a
windup 4,7nq gke cl4 3dr,52
windy 0,4rj 4fu 598 1hs
wine d,iaq lgi ksu lgg llj llk lgm lgh,1jo 6x7
wineglass 6,,5iv
winemaker i,lgn,3ce
winery 6,llj llk,la5 ai4
winey 0,ksu og iaq
winfred i,4xf
wing 5,1ib 3kc 3f9,25k 14k
wingback i,,cnu
winged 0,i7t ccm 1i9 1ia i7s dk
winger i,,om
wingman i,,3us
wings 4,,1bc
wink t,lll 4oo llm,2hs co0
winker 6,llm 4of lll 4oj,4og
winking 4,4ok 4oq 4oj 4or,45x
winless 0,lc3 36u
winnebago a,,4g0 9x7
winner i,86q 40u,1ev
winning 0,klu lle 4uo d6x,806
winnings l,lld d6x 40u,ets
winnipeg f
winnow z,lln jzj,j9s
winnowing 4,jzj lln,jzk
wino i,1jy,3ij
winslow i
winsome 0,38r 389
winter s,llo llp hs2 llq,3e8
winterise u,llq,54c
winterize u,llq llo,54c
wintertime s,llo,3e8
wintery 0,llp llo llr lls
wintry 0,llp llo llr lls
wintun a,,5qh hzu
winy 0,ksu og iaq
wipe z,kcd jhq llt llu,6a
wipeout 4,269 260 hh8 boh,9dq c90
wiper 6,llt llu kcd,je ks1
wire 6,dyn llv b8c,5oh
wired 0,7zk
wireless 6,ivx,ivz ktx
wireman i,llw
wirer i,llw 5of llv b8c,17o
wiretap 4,llx lly,1zx b1w
wiretapper i,lly llx,b1v
wiriness 7,llz kj9,4xi
wiring 4,llv b8c,5a3 dv0
wiry 0,kj9 285 llz
wisconsinite i,,1ie
wisdom 9,b1 fmo 33l,469 qc
wise 0,hkn fmo hkm i43 hsb jl7 jjq
wiseacre i,lkc,lcg
wisecrack w,iv0,7hs
wisely 2,jjp hkn
wiseness 7,131 fmo dzb hkn,48q qc
wisenheimer i,lkc,lcg
wish 11,e9t g1g lis,44n
wishful 0,2hn 1u9 2hm 34y 3fb 8l2 9sa 9sb 1u6
wishing c,lis e9t,1u7
wisp e,,l3g
wisplike 0,kwd 285
wispy 0,kwd a3t 285 4ss
wister i
wistful 0,i1t 4ix
wit a,633 555 ede,mo r8
witch i,bf9 iti 4bt,6e4 5pm
witchcraft 9,lm0,4bu
witchery 9,lm0 4bt,4bu
witching 4,gbk 2gl,84o
witchlike 0,knl 2gl
withal 2,ebp
withdraw 12,ir1 jbz abc j0z b dh jc2 jc3 57m,gw 699
withdrawal 4,3ja b lbm 6lb,3n am
withdrawer i,jc3 jqz,6w cge
withdrawn 0,j26 j9n g6o 1q4 1q3
withdrawnness 7,1q4 j26 j9n,j7r
withe 6
wither u,jyv,t
withered 0,jyx 285
withering 0,261 267
witherspoon i
withhold 14,9pm lm1 lm2 lm3,49
withholder i,lm1 lm2 9d0 9pm,89c
withholding 4,lm3 9d0,9d1
within 2,f6e
withstand 16,9f4 lm4,9gf
withstander i,lm4 9f4 9gf,12d 3yq
witless 0,f9t hb1 1c9 28j
witness 13,c69 37n aa6 37l,lja 372 1og
witnesser i,37n c69,372 1og
wittgenstein i
witticism a,633,mo
wittily 2,ede
wittiness a,633 ede,mo
witting 0,80e 5qx
wittingly 2,fr0 80e
wittol i,,8w9
witty 0,ede 1yo li9 633
wive 14,,f4k
wivern i,lm5,aqw
wiz i,k0,1fq
wizard i,k0,1fq
wizardly 0,gbk 2gl bf8
wizardry 9,,70p
wizen 0,jyx 285
wizened 0,jyx 285
wobble 12,78a lm6 lm7,4as
wobbler 6,lm7 78a,i7m
wobbling 0,lc1 2th
wobbly 0,je6 8gj lm6
wodan i,lm8
wodehouse i
woden i,lm8
woe q,km3,gtn
woebegone 0,8o4 k87 38x 23z
woeful 0,k87 23z lm9
woefully 2,9o5 k87
woefulness c,lm9 k87,h0d
wog i,,1wb
wolf 5,8lv,5uk
wolfe i
wolff i
wolflike 1,8lv
wolfman i,gak,1xl
wollaston i
wolverine 5,gps,1ie lk0
woman i,1tb cg0 h1f lma b4z i54,dej 108
womanhood 4,h1f lma 1tb,10c 52w
womanise 15,i54 63q lmb 1tb,304
womaniser i,63q i54,10q y5
womanize u,i54 b4z 63q lmb 1tb,304
womanizer i,63q i54,10q y5
womanlike 7,lmc lmd cg0,cfy
womanliness 7,lmc cg0,cfy
womanly 0,cg0 1tb lmc giv lmd
womb 8,ld5,hs6
wonder v,f59 8xt lme,f5b 4av
wonderer i,lme gha f59 gh8,1jl wq
wonderful 0,c4l 4xo we
wonderfully 2,ghc c4l
wonderfulness 7,we c4l,wh
wondering 0,8xy 8xu
wonderingly 2,iul 8xy
wonderment c,3g9 gh8,1t0
wonderworking 0,c4t 4xo
wondrous 0,c4l 4xo gh9
wondrously 2,ghc c4l
wonk i,ayl,314
wonky 0,3gz je6 3h0 8gj
wont 9,dsi,904
wonted 0,jx jy
woo 15,lmf 8k6 km1 8k5,p5
wood r,53z cw0 hgn,8dt 5ac
woodborer 5,505,50b
woodbury i
woodcarver i,63f,5oc
woodcutter i,,54h
wooded 0,2my 2mx 50o 55h jij joy k03 kxk lmg
wooden 0,lmh hgn
woodenly 2,dk7 3gs
woodenness 7,3gs,750
woodgrain 7,,dl1
woodgraining 7,dl0,dl1
woodhull i
woodland h,kxl,5wr 9rk
woodlet 6,dpr,d91
woodman i,lmi 5oc,5iy 2vk
woodpecker 5,i0k,i0l
woods e,cw0 2mx,5ac
woodshed 6
woodsman i,lmi 5oc,5iy 2vk
woodsy 0,lmg 2mx 2my lmj cw0
woodward i
woodwind 6,cs2,56b
woodwork 6,,5ul
woodworker i,5oc,2vk
woodworking 4,61y,61z
woody 0,hgn 2mx 53z hgm lmh 2my lmj
wooer i,km1 lmf 8k6,wr
woof 6,lk7,kwp
wooing a,8k5 8k6,vb
wool 6,lmk,3mj
woolen 6,lmk lml,3mj
woolf i
woolgather 10,96n 96p lmm 9s,96q
woolgatherer i,96p 96n,92t
woolgathering 9,lmm as8 96n 7t,96s
woollcott i
woollen 6,lmk lml,3mj
woolley i
woolly 0,cqh t4 6kr t2
woolsorter i,,dkj
woolworth i
wooly 0,cqh t4 6kr t2
woozy 0,al1 186
wop i,92d,92e
worcester f
word a,2d3 2v3,7c5 1fg
wording a,9zm 2v3,9zn
wordless 0,eri ere
wordlessly 2,h3a eri
wordmonger i,,ak
words a,gan,8aw f7n
wordsmith i,,ak
wordsworth i
wordy 0,imk imj coh
work 4,377 5ul 31b 90s lmn,pf 4y1
workable 0,bxh h9 lmn 5b5 hs4 k7i
workaday 0,btv 3qc
workaholic i,,7q4
workbench 6,,lmo
workboard 6,,cqt
worker i,je 4jx 31b
workfellow i,7az,171
workforce e,gfg,835
working 0,be5 ifx be3 2ie
workingman i,3mh,3ui
workings 6,,r4
workman i,3mh 8mq,3ui
workmanlike 0,7mw 7mu
workmanship 9,8mq 3mh,ny
workmate i,,je
workout 4,4ul bxx bxy,a18
workplace 6,43d,7wd
works 6,ai4 9d3,i9g bkz
worksheet a,,csx
workshop 6,4gh,43d 8jw
worktable 6,lmo,4z6
workweek s,,ebb
world h,8gy ch izn,4ui 52w
worldliness 7,h2g lmp 4ln gij,c3q
worldling i,b0s,1qi
worldly 0,gij lmp gig h2f
worldwide 0,faj fai
worm 5,jhi lfm,50b 1ce
wormlike 0,8q1 8q2
wormy 0,lfm 8q1 38x jhi 8q2
worn 0,38x 614 1ap 38w 3yh 8o4 azs bp5 czx gew gzp iwb ivp iys jpu jy4 ksv kwy lfm ljk lk1 3gb
worried 0,afs 747
worriedly 2,afs
worrier i,d61 ce8,d62
worriment 7,8x8 ce8,2ym
worrisome 0,aii 5kb
worry 11,ce8 5da gtv 8x8 d61 5gl 9s
worrying 4,3lz gtv,3m0 jvs
worryingly 2,aii
worrywart i,d61,d62
worse 0,lmq lmr
worsen u,9b8 9b7,ks
worsened 0,lmr lmq
worsening 4,9b7 9b8 1c0,9b9 2sh
worship 4,2fw ehv lms yk lmt,pf yi
worshiper i,lmt 46f ehv lms lmu,wr 9u
worshipful 0,yq dii ys 9wz
worshipper i,46f lms lmu,9u
worst 0,g8v g8u i4f,1a9
worsted 6,,3mj
worth 0,9rm ldq 2ht 9k4 feb
worthful 0,ldp 2ht
worthily 2,2ht
worthiness 7,9ro 2ht,48q
worthless 0,6dr dpp 6dq k84 huu 1gk jhu ldr
worthlessness 7,dpp 6dr
worthwhile 0,lmv 2ht lmw
worthwhileness 7,lmw lmv,9k4
worthy 0,2ht 9ro 9k4 2hq 8ov 9rm bxp gnp iv5 jj7 ldp lmv
wotan i
wouk i
wound q,6c 5eb lmx,4n3 ee4
wounded 0,f4c adu
wounding 4,lmx dwo 5eb bz,92y
woven 0
wow a,ebv,d6r eop
wrack 5,lmy,jqv 5l2
wraith 9,ddn,cau
wraithlike 0,f8a 149
wrangle w,56x 18t lmz dta,1qu 2pp
wrangler i,lmz 56x,2pj 5fw
wrangling a,dta 56x,3u1
wrap z,ln0 llf blj ebg kp8 388,1rv 560
wrapped 0,728 94 2qh 96
wrapper 6,ebg ln0,asj
wrapping 6,blj kp8 ln0,644 3qf
wrath c,,d5j
wrathful 0,23r 1ca
wrathfully 2,23r
wrawl w,ebw,3hr
wreak 10,5b5 lmn,qs
wreath 6,d9e,52r
wreathe 12,dh
wreck z,lmy ebl ak0 ln1 ji2,5l2
wreckage 6,ln1 lmy,83j
wrecker 6,ebl ak0 lmy,54h 26a
wrecking 4,iz1 ji2 lmy,269 268
wren 5,,k9h
wrench z,k95 e5 l47,ir0 kdq
wrenching 0,htl lf
wrester i,,fkn
wrestle x,ln2 3se,3yj 81o
wrestler i,3se ln2,3yq
wrestling 4,dmc dmd,dme 53x
wretch i,,9gn 658
wretched 0,bxf gto 6jn 7gy
wretchedly 2,dvn
wretchedness q,gtn gtm dvn,gtp
wrick q,8pl je4,4nk 5eb
wriggle 12,kdq kdr kds,4as
wriggler 5,kdr llc kdq,671
wriggling 0,h0u 199
wriggly 0,h0u 199 kds
wright i
wring z,87s 87t 87u e5,87x
wrinkle p,8o8 8o7 8q5,8n9
wrinkleproof 1,8oc 8o8
wrist 8,61w,25e
writ a,6d4,oa
write 10,26h dv9 ak 3cc ln3 9yt 77g,efj 79c tb
writer i,ak 9yt 26h ln3 dv9 jpa,17o 1qa
writhe 12,kdq,4as
writhed 0,8rw 3h0
writhing 0,h0u 199
writing 4,3cc s1 26h,3cy 774
writings a
written 0,8yy 8yx bi4 dm8 dva f5r g71 jpq jyg
wrong 0,bps 7ti epo bpu bpr evo c9k ln4 ln5 7th 3wj gul
wrongdoer i,bw,990
wrongdoing 7,,3oc
wrongful 0,la9 ln6 3w7 ln4 laa
wrongfulness 7,ln4 ln6 la9,la6
wrongheaded 0
wrongly 2,evq 7ti cdo
wrongness 7,erb ln5 erc 7ti,epm 27u
wroth 0,23r 1ca
wrothful 0,23r 1ca
wrought 0,cxd 66w
wry 0,ata 1yo
wryly 2,ata
wryneck 5,kzf,2c i0k
wulfila i,l4u
wurlitzer i
wuss i,8v6
www 6,,90w
wyat i,ln7
wyatt i,ln7
wycherley i
wyclif i,ll8
wycliffe i,ll8
wyeth i
wykeham i
wykehamist i,,39r
wyler i
wylie i
wynette i
wynfrith i,4xf
wyoming f
wyomingite i,,1ie
wyrd i
wyszynski i
wyvern i,lm5,aqw
xanthelasma q,,ln8
xanthemia q,61s,m8
xanthoma q,ln8,d2
xanthomatosis q,,ln8
xanthopsia q,,1sx
xanthosis q,,d2
xanthous 0,ln9 1tk
xavier i
xci 0,223
xcii 0,223
xciii 0,223
xciv 0,223
xcl 0,223
xcv 0,223
xcvi 0,223
xcvii 0,223
xcviii 0,223
xenograft 8,e3r,1ot
xenon r,,2p8 2p9
xenophanes i
xenophobia q,lna 19z,220
xenophobic 0,19z p2 lna
xenophon i
xeroderma q,lnb,egd
xerodermia q,lnb,egd
xeroma q,lnc,2qe
xerophthalmia q,lnc,2qe
xerophthalmus q,lnc,2qe
xerostomia q,,2qe
xerotes q,2qe
xhosa a,,23g
xii n,aqc aqd 223,4fq
xiii n,kwh kwg 223,4fq
xiv n,cyw 223,4fq
xix n,ham hal 223,4fq
xli 0,223
xlii 0,223
xliii 0,223
xliv 0,223
xlv 0,223
xlvi 0,223
xlvii 0,223
xlviii 0,223
xtc 6,8qq,8qr
xvi n,k1g 223,4fq
xvii n,jux juw 223,4fq
xviii n,b6q 223,4fq
xxi n,223,4fq
xxii n,223,4fq
xxiii n,223,4fq
xxiv n,223,4fq
xxix n,223,4fq
xxv n,223,4fq
xxvi n,223,4fq
xxvii n,223,4fq
xxviii n,223,4fq
xxx 8,,4fq lnd
xxxi 0,223
xxxii 0,223
xxxiii 0,223
xxxiv 0,223
xxxv 0,223
xxxvi 0,223
xxxvii 0,223
xxxviii 0,223
xxy 8,,lnd
xylem k,,i5h
xylophone 6,lne lnf,64c
xylophonist i,lnf lne,91b
xyy 8,,lnd
yacht 6,lng,4tq
yachting 4,4tu lng,4tv
yachtsman i,lnh,8pk
yachtswoman i,lnh,8pk
yack a,4nq,6iy 3hx
yahi a,,lh lni
yahoo a,5iw,5iy
yahve i,fjv
yahveh i,fjv
yahwe i,fjv
yahweh i,fjv
yak 5,4nq,6iy 3si
yakut a,,3hg 3hh
yakuza e,,d8h d8g
yale 6
yama i
yamamoto i
yamani i
yammer w,ebw lku k5t,3hr 3j0
yana a,,lh lni
yank i,heg fki fkm,1ie 1y
yankee i,heg hef 4ru,1ie
yanker i,fkm fki,fkn
yap w,lnj,3uk
yard n,3l6,a2c 5tb
yardage 7,,ahn
yardbird i,8be,j2y 5yh
yardie i,,d8h
yardman i,,55g 54h
yardmaster i,l0c,aev 55g
yardstick a,,3we
yarn 6,h52 kwp,229 53m
yastrzemski i
yatobyo q,l3j,pi
yaup w,ebt,8v0
yavapai a,,lh 76n
yaw b,kpf,dsg 5s
yawn t,lnk hor lnl,58f 45x
yawner i,lnl lnk
yawning 0,hl3
yawp w,3z3 lku k5t,jfk 3j0
yaws q,czg,1g5
year s,l42 272,6by
yearling 5,3pz,3n2 hdo
yearlong 0,g6y 1ax
yearly a,272 4by l42,355
yearn 11,l8 kwf a95,44n
yearner i,kwf l5 l8
yearning c,a95 l5 l8,1u7
yearningly 2
years s,b7r blv,y3 6by
yeasty 1,3uo 3up
yeats i
yell w,8v0 475 jpf 8v1 7nh jyi 8v2,3hr 1fv
yelled 0,g83 985
yeller i,3z2 jpf,17o
yelling a,jyi 8v0,475
yellow 0,ln9 1tl 1tk,4s1
yellowed 0,hk7 2cb
yellowish 0,ln9 1tk
yellowness 7,1tl ln9,4s1
yelp w,lnj lnm,3uk 3hq
yelping b,lnm lnj,3hq
yemeni i,,2lz
yen c,dvj l5,a95
yeniseian a,,60v h9t
yenta i,,jyq 4jb
yeoman i,439,43a d0f
yerkes i
yersin i
yes a,,17l
yesterday s,,6sd
yesteryear s,5ny,87r
yet 2,e2u
yeti i,,aoa
yevtushenko i
ygdrasil i,lnn
yggdrasil i,lnn
yhvh i,fjv
yhwh i,fjv
yid i,eew,2xw
yield 14,18f 8s7 18g dh,18i nw
yielder i,koi koj
yielding 0,ala al6
yieldingly 2,hgu ala
yip b,lnm lnj,3hq 3uk
yips q,,kuo
ymir i
yob i,5id,1co
yobbo i,5id,1co
yobo i,5id,1co
yodeller i,,1rk
yoga 9
yogi i,49s,15g
yoke 6,,3mj
yokel i,5iw,5iy
yokelish 0,52g 1fk
yokuts a,,8hd
yon 2,ahr ahp
yonder 0,ahr ahp
yoruba a,,b40 bu8
young 0,546 6mh xw 545 6ma dek h9k igg irr kuh lno lfn
younger 0,fnb fn9
youngish 0,lno 546
youngness 7,6mh h9j 546,1aj
youngster i,3n2,y4
younker i,4kg,y4
youth i,4kg,y4
youthful 0,lfn 546 fo2
youthfully 2,lfn
youthfulness 7,fo2 lfn,6mh
yowl a,473 ebw 672,475 3hr
yucatec a,lnp lnq,5qa 5qb
yucateco a,lnp lnq,5qa 5qb
yucca k,,540
yucky 0,ac4 2y
yugoslav i,fmq lnr
yugoslavia f
yugoslavian i,fmq lnr
yukawa i
yuma a,,lh
yuppie i,,382
zacharias a,lns lnt
zaftig 0,5ni 1l
zaharias i,9zx
zairean i,lnu lnv,23g
zairese i,lnu lnv,23g
zambian i,,23g
zangwill i
zanuck i
zany i,547 5gj ctn,74i 2z9
zapata i
zapotec a,lnw lnx,1ki 5q6
zapotecan a,lnw lnx,1ki 5q6
zarathustra i,lny
zarpanit i,jlk
zeal c,2oj lnz 3fc,2ok cgx
zealander i,,93y
zealot i,4f5,2xw wu
zealous 0,3fc 3fd lnz 2oj
zechariah a,lns lnt
zeeman i
zeitgeist q,,cfa
zenith f,,buq
zeno i
zep d,dom,5ki
zephaniah a,k81 k82
zephyr i,1i0,1hs
zeppelin 6
zeppo i,ghd
zero n,39z 91h 223,3a0
zest c,ds0 3uo,bih 3fe
zestful 0,3uo 3up ds0
zestfulness c,ds0 3uo,bih 3fe
zesty 0,i82 3uo og has 3up ds0
zeus 5,,2r4
zhukov i
ziegfeld i
ziegler i
zigzag 12,,3f2 gw
zilch n,39z,3a0
zillion n,3zb 223,3zc
zimbabwean i,,23g
zimbalist i
zimmer 6,,1h1
zinc r,,1rw
zing 7,az0,4hw q7
zinnemann i
zinsser i
zinzendorf i
zionism a,,ich
zionist i,,2xw
zip z,,21b
zippo n,39z,3a0
zippy 0,5be 51x 5bg 352 1ma
zirbanit i,jlk
zit q,e46,mw
zloty n
zoanthropy q,,9jb
zodiacal 1
zoftig 0,5ni 1l
zoic 1,10d
zola i
zombi d,,2gj 92b
zombie i,,99v
zona 8,lo0,67q
zone f,fi2 aj2,4i0
zoning 4,,aks
zonula 8,lo1,lo0
zonule 8,lo1,lo0
zoo 6,,1gz
zoological 1,e3b 10d
zoologist i,5gx e3b,4h4
zoom 12,,95n
zoonosis q,pi,208
zoophobia q,d7,p1
zoopsia q,,6qi
zoroaster i,lny
zoroastrian i,,8k
zoster q,jxd,e38
zsigmondy i
zubird i
zukerman i
zulu a,,23g
zuni i,,e9y
zurvan i
zweig i
zwingli i
zworykin i
zygoma 8,lo2 lo3,25g
zygomatic 8,6ka lo3 lo2 5fn,25g
zygote 8,e3v,d9
zymoid 1,blt
zymolysis m,cgn lo4,4rz
zymosis m,cgn h3l lo4,4rz f0y`
