rm -rf /tmp/st
for i in 1 2 3 4; do
node -e "
const {spawn}=require('child_process');const t=performance.now();
const c=spawn(process.execPath,['--max-semi-space-size=4',...process.argv.slice(1)],{env:{...process.env,NODE_ENV:'',WRITER:'offline',BILLING:'local',MAIL:'folder',PUBLIC_URL:'http://x.test',PORT:'0',DRAFTY_DATA_DIR:'/tmp/st'},stdio:['ignore','pipe','inherit']});
c.stdout.on('data',d=>{ if(String(d).includes('Listening')){console.log(process.argv[1],Math.round(performance.now()-t),'ms');setTimeout(()=>{console.log(require('fs').readFileSync('/proc/'+c.pid+'/status','utf8').match(/VmRSS.*/)[0]);c.kill('SIGTERM')},2500)}})
" $1
done
