import { type Glass, glasses } from '../art/lanternBody.js'

/** A small program: the glass of the lantern as a star that opens and turns, slower for those who want less movement. */
export function lanternPage(glass: Glass): string {
  const colours = JSON.stringify(glasses[glass])
  return `<!doctype html><meta charset="utf-8"><title>Lantern</title><style>html,body{margin:0;height:100%;background:#0b0a14;overflow:hidden}canvas{display:block;width:100vw;height:100vh}</style><canvas></canvas><script>
const c=document.querySelector('canvas'),p=c.getContext('2d'),colours=${colours},still=matchMedia('(prefers-reduced-motion:reduce)').matches
let turn=0,aim=.4
addEventListener('pointermove',e=>{aim=e.clientX/innerWidth;if(still)draw()})
function draw(){const d=devicePixelRatio,w=c.width=innerWidth*d,h=c.height=innerHeight*d,r=Math.min(w,h)*.46
p.translate(w/2,h/2)
for(let ring=7;ring>0;ring--){const n=16,o=r*ring/7,i=o*(.55+.35*aim);p.rotate(turn*(ring%2?1:-1)/ring);p.beginPath()
for(let k=0;k<n*2;k++){const a=k*Math.PI/n,s=k%2?i:o;p.lineTo(s*Math.cos(a),s*Math.sin(a))}
p.closePath();p.globalAlpha=.85;p.fillStyle=colours[2-ring%3];p.fill();p.strokeStyle='#0b0a14';p.lineWidth=r/90;p.stroke()}}
function step(t){turn=t/1600;draw();requestAnimationFrame(step)}
still?draw():requestAnimationFrame(step)
addEventListener('resize',()=>still&&draw())
</script>`
}
