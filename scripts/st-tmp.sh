node -e "
const {spawn}=require('child_process');const t=performance.now();
const c=spawn(process.execPath,[...(process.argv[1]||'').split(' ').filter(Boolean),'dist/server/main.js'],{env:{...process.env,NODE_ENV:'',WRITER:'offline',BILLING:'local',MAIL:'folder',PUBLIC_URL:'http://x.test',PORT:'0',DRAFTY_DATA_DIR:'/tmp/st'},stdio:['ignore','pipe','inherit']});
c.stdout.on('data',d=>{ if(String(d).includes('Listening')){console.log(Math.round(performance.now()-t),'ms');setTimeout(()=>{console.log(require('fs').readFileSync('/proc/'+c.pid+'/status','utf8').match(/VmRSS.*/)[0]);c.kill('SIGTERM')},2500)}})
" "$1"
