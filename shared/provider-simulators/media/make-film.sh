#!/bin/sh
# Makes sample-film.webm: forty minutes that show their own second, one picture every two seconds. Needs ffmpeg and DejaVu Sans.
cd "$(dirname "$0")" || exit 1
ffmpeg -y -v error -f lavfi -i "color=c=0x0B2620:s=480x270:r=1/2:d=2400" -an -c:v libvpx-vp9 -b:v 0 -crf 60 -g 60 -deadline good -cpu-used 5 -vf "
  drawtext=font=DejaVu Sans:text='Sample film':x=32:y=32:fontsize=20:fontcolor=0xB9CCC3,
  drawtext=font=DejaVu Sans:text='%{pts\:gmtime\:0\:%M\\\\\:%S}':x=32:y=110:fontsize=64:fontcolor=0xFFB81F" sample-film.webm
