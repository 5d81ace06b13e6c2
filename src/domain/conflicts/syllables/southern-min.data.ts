/**
 * Letters of names as families from southern Fujian and Chaozhou spell them in Malaysia, Singapore and Indonesia (Hokkien and
 * Teochew; no rule was ever given for it): a spelling, then the letters that are spelled so, simplified and traditional.
 */
export const southernMin =
  // Surnames.
  `tan陈陳 lim林 liem林 ng黄黃吴吳 ooi黄黃 wee黄黃伟偉威维維 oei黄黃 oey黄黃 ong王翁 heng王兴興恒恆 lee李利丽麗 lie李 teo张張 tio张張 thio张張 tiong张張忠中
chua蔡 chuah蔡 tjoa蔡 tjhoa蔡 goh吴吳 gouw吴吳 go吴吳 koh许許高 khor许許 khoe邱 khouw许許 ko高 kuek郭 kwek郭 quek郭 kwee郭贵貴桂 yeo杨楊 yeoh杨楊
njo杨楊 nyoo杨楊 yap叶葉 yeap叶葉 chia谢謝车車 cheah谢謝 tjia谢謝 tay郑鄭 teh郑鄭 tee郑鄭弟 the郑鄭 ang洪 low刘劉 lau刘劉 lauw刘劉 chew周 chiew周
tjioe周 chee徐志智 tjhie徐 sim沈心 soh苏蘇 saw苏蘇 souw苏蘇 ho何好 hor何 hoo何 chan曾 tjan曾 beh马馬 be马馬 phua潘 phoa潘 toh卓 tok卓 sng孙孫 soon孙孫顺順
liew刘劉廖 leow廖 liauw廖 liaw廖 lai赖賴来來 loa赖賴 loh罗羅骆駱 lo罗羅 tng唐 tong唐东東 khoo邱 koo邱 oh胡 ow胡 ouw胡 gan颜顏 chng庄莊 tjng庄莊 kang江 kong江光
see施 sie施薛 poh傅宝寶 po傅宝寶 han韩韓 hang韩韓 song宋松 teng邓鄧丁廷定 ting丁 neo梁娘 neoh梁 nio梁娘 niu梁 kua柯 quah柯 kwa柯 kuah柯 lian连連莲蓮联聯 lien连連
choo朱珠 tju朱 gwee魏 ngui魏 goei魏 oon温溫恩 boon文 hong方洪凤鳳丰豐宏芳 png方 seow萧蕭 siow萧蕭 siauw萧蕭 siau萧蕭 ee余意 tham谭譚 pang彭 phang彭 tai戴大泰 tew赵趙 tio赵趙
teo赵趙 tjong钟鍾 cheng钟鍾 cheong钟鍾 ` +
  // Given names.
  `ah亚亞阿 ai爱愛 an安 ann安 aik益 ban万萬 bee美 bi美 beng明 bin民敏 bun文 bok木睦 chai财財才 chye财財才 cheng清青正贞貞 chin真珍振进進 chiang昌 chong宗聪聰 choon春俊
chuan泉全传傳 chwee水 chui水 sui水瑞 swee水瑞 eng英永荣榮 ek益 gek玉 geok玉 giok玉 gin银銀 guan源元原 guat月 gwek月 hai海 har霞 hian贤賢 hean贤賢 hiang香 hock福 hok福 hoe和花
hoon芬云雲 huat发發 huay花惠 hui惠慧辉輝 hup合 hwa华華 hua华華 hoa华華 hwee辉輝惠慧会會 joo裕如 jin仁 kah家嘉 kar家嘉 kai开開凯凱 keat吉杰傑 kee基奇 keng庆慶景琼瓊 kheng庆慶卿
keong强強 kiong强強恭 kiang强強 keow娇嬌 kiaw娇嬌 kio娇嬌 khim琴 khoon坤 koon坤 kiat杰傑吉洁潔 kian建坚堅 kim金锦錦 kiok菊 kok国國 kuang光 kwang光 kui贵貴桂 lam南 lan兰蘭 lay丽麗 lek力
leng玲龙龍灵靈宁寧 leong龙龍良 liong龙龍良 li丽麗利莉 liang良亮 liat烈 lip立 lin麟 mei美 meng明 moi妹梅 mui妹梅 mooi妹梅 nam南 ngoh娥 peng平炳 pheng平 pin彬品 pek白碧 phaik碧 phek碧
phuay培 san山三 sai西 sam三 seng成胜勝盛生星 sing成胜勝盛 seok淑 siok淑 suk淑 siak锡錫 sek锡錫 sian仙 siang祥双雙尚 siong祥松 siew秀 siu秀 sin新信 soo素思 su素思 suan璇 suat雪 tat达達
teck德 tek德 teong忠中 thai泰 thye泰 thiam添 thian天 tian天 thong通 tin珍镇鎮 tuan端 ui伟偉威 whee惠 wah华華 yan燕 yen燕 ean燕 yang阳陽扬揚 yew有友佑 iu有友 yeow耀 yao耀 yong勇荣榮永
ju如裕 su书書 chian千 tjin真 tjeng清 kiem金 kie基 lioe柳 siu寿壽 sioe寿壽 bing明 `

/** The same as the letters of Taiwan's churches write them, without their marks: surnames, then what given names are made of. */
export const southernMinOfTaiwan = `tan陳陈 lim林 ng黃黄阮 tiun張张 chong張张 li李呂吕利 ong王翁汪旺 ngo吳吴娥 go吳吴 lau劉刘 chhoa蔡 iun楊杨 kho許许 te鄭郑戴地 ten鄭郑 chia謝谢 ang洪翁 koeh郭 keh郭 khu邱 chan曾 liau廖 loa賴赖 chhi徐 chiu周洲
iap葉叶 so蘇苏素 chng莊庄 lu呂吕 kang江 ho何和豪河 lo羅罗盧卢 ko高古顧顾 siau蕭萧小 phoan潘 kan簡简 chu朱子珠姿慈 cheng鍾鐘钟正晴靜静 chiong鍾鐘钟 phen彭 iu游尤 chiam詹 o胡湖 si施詩诗 sim沈 i余怡 u余宇 niu梁
tio趙赵 gan顏颜彥彦 koa柯 gui魏 sun孫孙順顺純纯 sng孫孙 tai戴大岱黛 hoan范 hong方馮冯宏鳳凤紅红芳豐丰鴻鸿恆恒 png方 song宋 teng鄧邓丁廷庭亭婷定 to杜涂道 po傅寶宝 hu傅 hau侯孝 cho曹佐 sih薛 siat薛 toh卓 ma馬马 be馬马
oan阮宛婉媛 tang董冬 tong唐董堂 tng唐 un溫温雲云恩韻运運 na藍蓝娜 lam藍蓝 chiun蔣蒋 chioh石 ki紀纪琪其 iau姚瑤瑶 lian連连蓮莲 au歐欧 theng程 thng湯汤 tian田 khong康孔 khng康 kiong姜龔龚強强 peh白 chou鄒邹 bu巫武 koan管娟 toan段
beng明銘铭孟 chi志芝 bun文 kok國国 kian建堅坚 bi美薇 le麗丽 giok玉 kim金錦锦 siu秀壽寿 eng英榮荣永瑩莹鶯應应 hoa華华樺 hui惠慧輝辉 hoe惠慧火 siok淑 hun芬雲云勳勋 leng玲龍龙寧宁綾鈴铃 hiong雄香 ui偉伟威維维 chun俊
jin仁人 gi義义宜誼議议 sin信新晨臣 tiong忠仲中長长 seng成勝胜生盛誠诚城承聖圣 chheng清青菁 chhiong昌 liong隆龍龙良亮 tek德竹澤泽 hok福 chai財财 kui貴贵季桂 peng平萍鵬鹏秉 an安 chin振進进真蓁震 goan元源 bin民敏 kong光 hai海 san山珊
sui水瑞 chui水 bok木 tho土 chhun春 ha夏霞 chhiu秋 moe梅玫 mui梅 lan蘭兰 kiok菊 soat雪 goat月 tin珍鎮镇津 him欣 ju如裕茹 kun君 ka家嘉佳 chong宗 chhong聰聪 hian賢贤憲宪 ti智治池 pek伯百柏 se世 su士思書书 siong祥翔 ek益億亿
bo茂 thiam添 thian天 ban萬万 chhian千 heng興兴恆恒 hoat發发 tat達达 thong通 kiat吉傑杰 kheng慶庆瓊琼 ge毅 iong勇蓉容庸 pin賓宾彬斌 lip立 lek力 chhoan川 choan泉全 pang邦 khim琴 ni妮 tiu宙 khoan寬宽 ai愛爱 keng敬 chiau昭 hiau曉晓
jiu柔 khi綺绮 iok育 jiok若 thiong昶 tshiong昶 tso佐 mai邁迈 khun焜昆坤 joe叡 khe啟启 khau巧 phek碧 thiau柱 ip熠 hak學学 ian淵渊 lok祿禄`
