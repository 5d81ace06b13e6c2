for i in 1 2 3; do
node -e "
const {spawn}=require('child_process');const t=performance.now();
const c=spawn(process.execPath,['run.js','--max-semi-space-size=4','scripts/start.ts'],{env:{...process.env,NODE_ENV:'',WRITER:'offline',BILLING:'local',MAIL:'folder',PUBLIC_URL:'http://x.test',PORT:'0',DRAFTY_DATA_DIR:'/tmp/st'},stdio:['ignore','pipe','inherit']});
c.stdout.on('data',d=>{ if(String(d).includes('Listening')){console.log(Math.round(performance.now()-t),'ms');setTimeout(()=>{const k=require('fs').readFileSync('/proc/'+c.pid+'/task/'+c.pid+'/children','utf8').trim();console.log(require('fs').readFileSync('/proc/'+k+'/status','utf8').match(/VmRSS.*/)[0]);c.kill('SIGTERM')},2500)}})
"
done
